//! What is said to those who do not see the screen: their screen reader reads it out.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};

use super::language::Language;
use super::notice::Notice;
use super::question::Question;
use super::screens::Overlay;

/// Says a sentence, in the player's language, once what was said before has been read out.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Spoken(pub String);

pub(super) fn speak_notices(mut notices: MessageReader<Notice>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(notices.read().map(|notice| Spoken(notice.text.clone())));
}

/// A question lies over everything else: without its words its buttons mean nothing.
pub(super) fn speak_questions(mut questions: MessageReader<Question>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(
        questions
            .read()
            .map(|question| Spoken(format!("{} {}", question.title, question.body))),
    );
}

/// What has come to lie over the screen is told by its name.
fn speak_pages(overlay: Res<State<Overlay>>, language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(overlay.title().map(|title| Spoken(language.tr(title))));
}

/// What a control of a tree is called, and how it stands; nothing for one without a name.
fn in_words(tree: &TreeUpdate, control: &Node, language: &Language) -> Option<String> {
    let beside = |id: &NodeId| tree.nodes.iter().find(|(other, _)| other == id);
    let named_by = control.labelled_by().first().and_then(beside);
    let name = control
        .label()
        .or(named_by.and_then(|(_, node)| node.label().or(node.value())))?;
    // Some are named by a whole sentence, and more is said after it.
    let name = name.trim_end_matches('.');
    let mut words = vec![Some(name).filter(|name| !name.is_empty())?.to_owned()];
    words.extend(control.value().map(str::to_owned));
    words.extend(control.numeric_value().map(|value| format!("{value:.0}")));
    words.extend(control.toggled().map(|toggled| {
        language.tr(match (control.role(), toggled) {
            (Role::CheckBox, Toggled::True) => "spoken-on",
            (Role::CheckBox, _) => "spoken-off",
            (_, Toggled::True) => "spoken-chosen",
            (_, _) => "spoken-not-chosen",
        })
    }));
    if control.is_disabled() {
        words.push(language.tr("spoken-disabled"));
    }
    Some(words.join(", "))
}

/// The control that the keyboard is on.
fn focused(tree: &TreeUpdate) -> Option<&(NodeId, Node)> {
    tree.nodes.iter().find(|(id, _)| *id == tree.focus)
}

/// Has egui tell what its controls are.
fn describe_controls(new: On<Add, PrimaryEguiContext>, mut panels: Query<&mut EguiContext>) -> Result {
    panels.get_mut(new.entity)?.get_mut().enable_accesskit();
    Ok(())
}

/// Says which control the keyboard is on, and what has become of it.
fn speak_controls(
    mut panels: Query<(&mut EguiContext, &EguiOutput), Changed<EguiOutput>>,
    language: Res<Language>,
    mut said: Local<Option<(NodeId, String)>>,
    mut spoken: MessageWriter<Spoken>,
) {
    for (mut context, panel) in &mut panels {
        let Some(tree) = &panel.platform_output.accesskit_update else {
            continue;
        };
        // An arrow may have led behind what lies over the screen; the next frame shows where it leads instead.
        let meant = context.get_mut().memory(|memory| memory.focused());
        if meant.is_some_and(|meant| meant.accesskit_id() != tree.focus) {
            continue;
        }
        // A button of a question can be pressed a moment after it is seen, and is told of then.
        let was_there = |id: &NodeId| said.as_ref().is_some_and(|(last, _)| last == id);
        let now = focused(tree)
            .filter(|(id, control)| !control.is_disabled() || was_there(id))
            .and_then(|(id, control)| Some((*id, in_words(tree, control, &language)?)));
        if now != *said {
            spoken.write_batch(now.iter().map(|(_, text)| Spoken(text.clone())));
            *said = now;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Spoken>().add_message::<Question>().add_systems(
        PostUpdate,
        (
            speak_pages.run_if(state_changed::<Overlay>),
            speak_notices,
            speak_questions,
        )
            .chain(),
    );
    // On the desktop screen readers are given the controls themselves.
    if cfg!(target_arch = "wasm32") {
        app.add_observer(describe_controls).add_systems(
            PostUpdate,
            speak_controls
                .after(speak_questions)
                .after(EguiPostUpdateSet::ProcessOutput),
        );
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::accesskit::TreeId;
    use bevy_egui::egui::{self, WidgetInfo, WidgetType};

    use super::*;
    use crate::app::shell::language::Locale;

    /// What is said of a control that the keyboard comes to.
    fn said(info: &WidgetInfo) -> Option<String> {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let draw = |ui: &mut egui::Ui| {
            let (_, response) = ui.allocate_exact_size(egui::vec2(80.0, 30.0), egui::Sense::click());
            response.widget_info(|| info.clone());
            response.request_focus();
        };
        let mut tree = None;
        for _ in 0..2 {
            let mut output = ctx.run_ui(egui::RawInput::default(), draw);
            output.textures_delta.clear();
            tree = output.platform_output.accesskit_update;
        }
        let tree = tree.unwrap();
        in_words(&tree, &focused(&tree).unwrap().1, &Language::new(Locale::En))
    }

    #[test]
    fn a_control_is_named_with_how_it_stands() {
        for (info, words) in [
            (WidgetInfo::labeled(WidgetType::Button, true, "Play"), "Play"),
            (
                WidgetInfo::labeled(WidgetType::Button, false, "Take back"),
                "Take back, not available",
            ),
            (
                WidgetInfo::selected(WidgetType::Checkbox, true, true, "Cell names"),
                "Cell names, on",
            ),
            (
                WidgetInfo::selected(WidgetType::RadioButton, true, false, "Marble"),
                "Marble, not chosen",
            ),
        ] {
            assert_eq!(said(&info).as_deref(), Some(words));
        }
        assert_eq!(said(&WidgetInfo::new(WidgetType::Button)), None);
    }

    #[test]
    fn a_control_beside_its_name_is_told_with_it() {
        let (label, slider) = (NodeId(1), NodeId(2));
        let mut nodes = [label, slider].map(|id| (id, Node::new(Role::Slider)));
        nodes[0].1.set_value("Pieces");
        nodes[1].1.set_labelled_by([label]);
        nodes[1].1.set_numeric_value(70.0);
        let tree = TreeUpdate {
            nodes: nodes.into(),
            tree: None,
            tree_id: TreeId::ROOT,
            focus: slider,
        };
        let words = in_words(&tree, &focused(&tree).unwrap().1, &Language::new(Locale::En));
        assert_eq!(words.as_deref(), Some("Pieces, 70"));
    }
}
