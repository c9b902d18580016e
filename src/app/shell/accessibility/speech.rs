//! Announcements for players who cannot see the screen, read out by their screen reader.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};

use crate::app::shell::system::language::Language;
use crate::app::shell::ui::navigation::Overlay;
use crate::app::shell::ui::notice::Notice;
use crate::app::shell::ui::question::Question;

/// Announces a sentence, in the player's language, after any earlier ones have been read out.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Spoken(pub String);

/// In `PostUpdate`: writes the shell's announcements.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Speak;

fn speak_notices(mut notices: MessageReader<Notice>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(notices.read().map(|notice| Spoken(notice.text.clone())));
}

/// A question covers everything else, and its buttons make no sense without its text.
fn speak_questions(questions: Query<&Question, Added<Question>>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(
        questions
            .iter()
            .map(|question| Spoken(format!("{} {}", question.title, question.body))),
    );
}

/// Announces a page by its title when it opens over the screen.
fn speak_pages(overlay: Res<State<Overlay>>, language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(overlay.page().map(|page| Spoken(language.tr(page.title))));
}

/// Name and state of a control in the tree, in words; `None` if it has no name.
fn in_words(tree: &TreeUpdate, control: &Node, language: &Language) -> Option<String> {
    let beside = |id: &NodeId| tree.nodes.iter().find(|(other, _)| other == id);
    let named_by = control.labelled_by().first().and_then(beside);
    let name = control
        .label()
        .or(named_by.and_then(|(_, node)| node.label().or(node.value())))?;
    // Some names are whole sentences, and more text follows.
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

/// The control with keyboard focus.
fn focused(tree: &TreeUpdate) -> Option<&(NodeId, Node)> {
    tree.nodes.iter().find(|(id, _)| *id == tree.focus)
}

/// Makes egui describe its controls.
fn describe_controls(new: On<Add, PrimaryEguiContext>, mut panels: Query<&mut EguiContext>) -> Result {
    panels.get_mut(new.entity)?.get_mut().enable_accesskit();
    Ok(())
}

/// Announces the focused control and changes to its state.
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
        // An arrow key may have moved the focus behind the topmost layer; the next frame shows where it ends up.
        let meant = context.get_mut().memory(|memory| memory.focused());
        if meant.is_some_and(|meant| meant.accesskit_id() != tree.focus) {
            continue;
        }
        // A question's buttons are enabled only a moment after they appear, and are announced then.
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

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Spoken>().add_systems(
        PostUpdate,
        (
            speak_pages.run_if(state_changed::<Overlay>),
            speak_notices,
            speak_questions,
        )
            .chain()
            .in_set(Speak),
    );
    // On the desktop, screen readers get the controls themselves.
    if cfg!(target_arch = "wasm32") {
        app.add_observer(describe_controls).add_systems(
            PostUpdate,
            speak_controls.after(Speak).after(EguiPostUpdateSet::ProcessOutput),
        );
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::accesskit::TreeId;
    use bevy_egui::egui::{self, WidgetInfo, WidgetType};

    use super::*;
    use crate::app::shell::system::language::Locale;

    /// What is announced when the keyboard reaches a control.
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
                WidgetInfo::labeled(WidgetType::Button, false, "Undo"),
                "Undo, not available",
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
