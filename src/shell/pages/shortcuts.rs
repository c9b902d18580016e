//! The list of all keys and gamepad buttons, in which the player can choose other keys.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::shell::input::context::InputContext;
use crate::shell::input::gamepad;
use crate::shell::input::shortcuts::chord::Refusal;
use crate::shell::input::shortcuts::{
    Action, ActionGroup, ActionId, ActionPressed, Actions, Bindings, Learned, Learning, Translate, add_actions,
};
use crate::shell::ui::navigation::go_up;
use crate::shell::ui::page::add_page;
use crate::shell::ui::prelude::*;
use crate::shell::ui::question::{Answered, Questions};
use crate::shell::ui::widgets::key_line::key_line;

/// The list of keys, as a page.
pub const KEYS: Page = Page::with_address("keys", key("keys-title"));

/// Opens that page.
const SHOW_KEYS: ActionId = ActionId("keys");

pub(crate) fn plugin(app: &mut App) {
    add_page(app, KEYS, show);
    let show_keys = Action::new(
        SHOW_KEYS,
        key("keys-list"),
        ActionGroup::EVERYWHERE,
        InputContext::Screens,
    )
    .with_keys(&["?"])
    .with_button(GamepadButton::Select);
    add_actions(app, &[show_keys]);
    app.add_message::<KeysReset>()
        .add_systems(PreUpdate, (open, learn).chain().after(Translate))
        .add_systems(Update, reset.run_if(on_message::<KeysReset>))
        .add_systems(OnExit(Overlay::Page(KEYS)), forget);
}

/// Fixed bindings: what they do, their keys and their buttons.
const FIXED: [(&str, &str, &str); 5] = [
    (key("keys-move"), key("keys-move-keys"), key("keys-move-buttons")),
    (key("keys-choose"), key("keys-choose-keys"), key("keys-choose-buttons")),
    (key("keys-next"), key("keys-next-keys"), key("keys-next-buttons")),
    (key("keys-back"), key("keys-back-keys"), key("keys-back-buttons")),
    (key("keys-menu"), key("keys-menu-keys"), key("keys-menu-buttons")),
];

/// The keys of an action as shown to the player.
pub(crate) fn keys_in_words(keys: &Bindings, action: &Action, language: &Language) -> String {
    let keys = keys.keys(action);
    let words: Vec<_> = keys.iter().map(|chord| chord.in_words(language)).collect();
    words.join(&language.tr("keys-or"))
}

fn open(
    mut pressed: MessageReader<ActionPressed>,
    questions: Res<Questions>,
    overlay: Res<State<Overlay>>,
    (mut next, mut commands): (ResMut<NextState<Overlay>>, Commands),
) {
    let asked = pressed
        .read()
        .any(|pressed| pressed.action == SHOW_KEYS && !pressed.repeat);
    if asked && !questions.is_open() {
        match overlay.get() {
            Overlay::Page(KEYS) => commands.run_system_cached(go_up),
            _ => next.set(Overlay::Page(KEYS)),
        }
    }
}

fn show(
    In(ctx): In<egui::Context>,
    (actions, bindings): (Res<Actions>, Res<Bindings>),
    language: Res<Language>,
    mut learning: ResMut<Learning>,
) -> Option<Do> {
    page(&ctx, &actions, &bindings, &mut learning.0, &language)
}

fn page(
    ctx: &egui::Context,
    actions: &Actions,
    keys: &Bindings,
    learning: &mut Option<ActionId>,
    language: &Language,
) -> Option<Do> {
    page_sheet(ctx, KEYS, language, |ui| {
        let mut pressed = None;
        ui.spacing_mut().item_spacing.y = space::M;
        hint(ui, language.tr("keys-hint"));
        let all: Vec<&Action> = actions.all().collect();
        for group in all.chunk_by(|one, other| one.group == other.group) {
            card(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                subheading(ui, language.tr(group[0].group.heading));
                for action in group {
                    let is_learning = *learning == Some(action.id);
                    let its_keys = if is_learning {
                        language.tr("keys-press")
                    } else {
                        keys_in_words(keys, action, language)
                    };
                    let button = action.button.and_then(gamepad::label);
                    let button = button.map(|button| on_gamepad(language, button));
                    let name = language.tr(action.name);
                    if key_line(ui, &name, &its_keys, button.as_deref(), Some(is_learning)).clicked() {
                        // Pressing it again cancels the choice.
                        *learning = (!is_learning).then_some(action.id);
                    }
                }
            });
        }
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            subheading(ui, language.tr("keys-fixed"));
            for (name, its_keys, buttons) in FIXED {
                let buttons = on_gamepad(language, &language.tr(buttons));
                key_line(ui, &language.tr(name), &language.tr(its_keys), Some(&buttons), None);
            }
        });
        hint(ui, language.tr("keys-gamepads"));
        if let Some(note) = actions.gamepad_note() {
            hint(ui, language.tr(note));
        }
        if !keys.are_usual() {
            justified(ui, |ui| {
                if secondary_button(ui, language.tr("keys-defaults")).clicked() {
                    pressed = Some(Do::ask(defaults_question(language), Do::send(KeysReset)));
                }
            });
        }
        pressed
    })
}

fn defaults_question(language: &Language) -> Question {
    Question {
        title: language.tr("keys-defaults-title"),
        body: language.tr("keys-defaults-body"),
        yes: language.tr("keys-defaults-yes"),
        no: language.tr("cancel"),
        is_grave: true,
    }
}

/// All actions get their usual keys.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
struct KeysReset;

fn reset(mut bindings: ResMut<Bindings>) {
    *bindings = Bindings::default();
}

fn on_gamepad(language: &Language, button: &str) -> String {
    language.tr_with("keys-gamepad", &[("button", button.into())])
}

/// Binds a key to the action waiting for it; if the key is in use, asks the player first.
fn learn(
    mut learned: MessageReader<Learned>,
    (language, actions): (Res<Language>, Res<Actions>),
    mut bindings: ResMut<Bindings>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    for Learned { action, chord } in learned.read().cloned() {
        let chord = match chord {
            Ok(chord) => chord,
            Err(Refusal::Escape) => continue,
            Err(Refusal::Taken) => {
                notices.write(Notice::warning(language.tr("keys-refused")));
                continue;
            }
        };
        let Some(&action) = actions.get(action) else {
            continue;
        };
        let owner = bindings.owner(&actions, &chord).filter(|owner| owner.id != action.id);
        let Some(owner) = owner else {
            bindings.give(&actions, &action, chord);
            continue;
        };
        let args = [
            ("key", chord.in_words(&language).into()),
            ("owner", language.tr(owner.name).into()),
            ("wanted", language.tr(action.name).into()),
        ];
        let question = Question {
            title: language.tr_with("keys-swap-title", &args),
            body: language.tr_with("keys-swap-body", &args),
            yes: language.tr("keys-swap-yes"),
            no: language.tr("cancel"),
            is_grave: false,
        };
        let swap = move |answer: On<Answered>, actions: Res<Actions>, mut bindings: ResMut<Bindings>| {
            if answer.yes {
                bindings.give(&actions, &action, chord.clone());
            }
        };
        commands.spawn(question).observe(swap);
    }
}

fn forget(mut learning: ResMut<Learning>) {
    learning.0 = None;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, drawn, place_of};

    #[test]
    fn rows_are_in_line_with_their_headings() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let actions = app.world().resource::<Actions>();
        let language = Language::new(Locale::EN);
        let texts = drawn(egui::vec2(1280.0, 2000.0), |ctx| {
            page(ctx, actions, &Bindings::default(), &mut None, &language);
        })
        .placed();
        let left = |key: &str| place_of(&texts, &language.tr(key)).left();
        let heading = left("keys-everywhere");
        for row in ["keys-list", "keys-fixed", "keys-move"] {
            assert!((left(row) - heading).abs() < 1.0, "{row}: {} and {heading}", left(row));
        }
    }

    #[test]
    fn it_fits() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let actions = app.world().resource::<Actions>();
        let mut keys = Bindings::default();
        keys.give(actions, actions.all().next().unwrap(), "Ctrl+Shift+Y".parse().unwrap());
        for mut learning in [None, Some(SHOW_KEYS)] {
            assert_fits(|ctx, language| drop(page(ctx, actions, &keys, &mut learning, language)));
        }
    }
}
