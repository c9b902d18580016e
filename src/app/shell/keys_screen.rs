//! All keys and buttons of gamepads by what they are for, and how other keys are chosen.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Draw;
use super::gamepad::button_of;
use super::language::{Language, key};
use super::notice::Notice;
use super::question::{Answer, Question, Questions};
use super::screens::Overlay;
use super::settings::Settings;
use super::shortcuts::{Bindings, Chord, Learned, Learning, Refusal, Shortcut, ShortcutPressed, Translate};
use super::theme::space;
use super::widgets::{card, hint, key_line, secondary_button, sheet, subheading};

const SWAP: &str = "swap-keys";
const RESET: &str = "reset-keys";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wanted>()
        .add_systems(PreUpdate, (open, learn, answer).chain().after(Translate))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Keys)).in_set(Draw::Overlay),
        )
        .add_systems(OnExit(Overlay::Keys), forget);
}

/// The key that a shortcut is to have, if the player means it.
#[derive(Resource, Default)]
struct Wanted(Option<(Shortcut, Chord)>);

/// What cannot be changed: what it does, its keys, and its buttons.
const FIXED: [(&str, &str, &str); 5] = [
    (key("keys-move"), key("keys-move-keys"), key("keys-move-buttons")),
    (key("keys-choose"), key("keys-choose-keys"), key("keys-choose-buttons")),
    (key("keys-next"), key("keys-next-keys"), key("keys-next-buttons")),
    (key("keys-back"), key("keys-back-keys"), key("keys-back-buttons")),
    (key("keys-menu"), key("keys-menu-keys"), key("keys-menu-buttons")),
];

const GROUPS: [(&str, &[Shortcut]); 3] = [
    (
        key("keys-game"),
        &[
            Shortcut::PutDown,
            Shortcut::Undo,
            Shortcut::Redo,
            Shortcut::PreviousMove,
            Shortcut::NextMove,
            Shortcut::FirstMove,
            Shortcut::LastMove,
            Shortcut::Moves,
            Shortcut::PromoteVariation,
            Shortcut::RemoveVariation,
        ],
    ),
    (
        key("keys-view"),
        &[Shortcut::OtherView, Shortcut::CameraHome, Shortcut::Threats],
    ),
    (key("keys-everywhere"), &[Shortcut::Mute, Shortcut::Keys]),
];

const fn name(shortcut: Shortcut) -> &'static str {
    match shortcut {
        Shortcut::PutDown => key("keys-put-down"),
        Shortcut::Undo => key("keys-undo"),
        Shortcut::Redo => key("keys-redo"),
        Shortcut::PreviousMove => key("keys-previous"),
        Shortcut::NextMove => key("keys-following"),
        Shortcut::FirstMove => key("keys-first"),
        Shortcut::LastMove => key("keys-last"),
        Shortcut::Moves => key("keys-moves"),
        Shortcut::PromoteVariation => key("keys-promote"),
        Shortcut::RemoveVariation => key("keys-remove"),
        Shortcut::OtherView => key("keys-other-view"),
        Shortcut::CameraHome => key("keys-camera"),
        Shortcut::Threats => key("keys-threats"),
        Shortcut::Mute => key("keys-mute"),
        Shortcut::Keys => key("keys-list"),
    }
}

/// The keys of a shortcut as the player reads them.
pub(super) fn in_words(keys: &Bindings, shortcut: Shortcut, language: &Language) -> String {
    let keys = keys.keys(shortcut);
    let words: Vec<_> = keys.iter().map(|chord| chord.in_words(language)).collect();
    words.join(&language.tr("keys-or"))
}

fn open(
    mut pressed: MessageReader<ShortcutPressed>,
    questions: Res<Questions>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let asked = pressed
        .read()
        .any(|pressed| pressed.shortcut == Shortcut::Keys && !pressed.repeat);
    if asked && !questions.is_open() {
        next.set(match overlay.get() {
            Overlay::Keys => Overlay::None,
            _ => Overlay::Keys,
        });
    }
}

/// What the player presses on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Close,
    Change(Shortcut),
    Reset,
}

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    language: Res<Language>,
    mut learning: ResMut<Learning>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut questions: MessageWriter<Question>,
) -> Result {
    match page(contexts.ctx_mut()?, &settings.keys, learning.0, &language) {
        Some(Pressed::Close) => overlay.set(Overlay::None),
        Some(Pressed::Change(shortcut)) => {
            // Pressed once more, it is to stay as it is.
            learning.0 = (learning.0 != Some(shortcut)).then_some(shortcut);
        }
        Some(Pressed::Reset) => {
            questions.write(Question {
                id: RESET,
                title: language.tr("keys-defaults-title"),
                body: language.tr("keys-defaults-body"),
                yes: language.tr("keys-defaults-yes"),
                no: language.tr("cancel"),
            });
        }
        None => {}
    }
    Ok(())
}

fn page(ctx: &egui::Context, keys: &Bindings, learning: Option<Shortcut>, language: &Language) -> Option<Pressed> {
    let mut pressed = None;
    let close = sheet(ctx, "keys", &language.tr("keys-title"), &language.tr("close"), |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        hint(ui, language.tr("keys-hint"));
        for (heading, shortcuts) in GROUPS {
            card(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                subheading(ui, language.tr(heading));
                for &shortcut in shortcuts {
                    let its_keys = if learning == Some(shortcut) {
                        language.tr("keys-press")
                    } else {
                        in_words(keys, shortcut, language)
                    };
                    let button = button_of(shortcut).map(|button| gamepad(language, button));
                    let name = language.tr(name(shortcut));
                    let line = key_line(
                        ui,
                        &name,
                        &its_keys,
                        button.as_deref(),
                        Some(learning == Some(shortcut)),
                    );
                    if line.clicked() {
                        pressed = Some(Pressed::Change(shortcut));
                    }
                }
            });
        }
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            subheading(ui, language.tr("keys-fixed"));
            for (name, its_keys, buttons) in FIXED {
                let buttons = gamepad(language, &language.tr(buttons));
                key_line(ui, &language.tr(name), &language.tr(its_keys), Some(&buttons), None);
            }
        });
        hint(ui, language.tr("keys-gamepads"));
        if !keys.are_usual() {
            ui.with_layout(egui::Layout::top_down_justified(egui::Align::Center), |ui| {
                if secondary_button(ui, language.tr("keys-defaults")).clicked() {
                    pressed = Some(Pressed::Reset);
                }
            });
        }
    });
    if close { Some(Pressed::Close) } else { pressed }
}

fn gamepad(language: &Language, button: &str) -> String {
    language.tr_with("keys-gamepad", &[("button", button.into())])
}

/// Gives a key to the shortcut it is wanted for, unless it belongs to another: that is asked first.
fn learn(
    mut learned: MessageReader<Learned>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut wanted: ResMut<Wanted>,
    mut notices: MessageWriter<Notice>,
    mut questions: MessageWriter<Question>,
) {
    for Learned { shortcut, chord } in learned.read().cloned() {
        let chord = match chord {
            Ok(chord) => chord,
            Err(Refusal::Escape) => continue,
            Err(Refusal::Taken) => {
                notices.write(Notice::warning(language.tr("keys-refused")));
                continue;
            }
        };
        match settings.keys.owner(&chord).filter(|&owner| owner != shortcut) {
            None => settings.keys.give(shortcut, chord),
            Some(owner) => {
                let args = [
                    ("key", chord.in_words(&language).into()),
                    ("owner", language.tr(name(owner)).into()),
                    ("wanted", language.tr(name(shortcut)).into()),
                ];
                questions.write(Question {
                    id: SWAP,
                    title: language.tr_with("keys-swap-title", &args),
                    body: language.tr_with("keys-swap-body", &args),
                    yes: language.tr("keys-swap-yes"),
                    no: language.tr("cancel"),
                });
                wanted.0 = Some((shortcut, chord));
            }
        }
    }
}

fn answer(mut answers: MessageReader<Answer>, mut settings: ResMut<Settings>, mut wanted: ResMut<Wanted>) {
    for answer in answers.read() {
        match (answer.id, answer.yes) {
            (SWAP, yes) => {
                if let Some((shortcut, chord)) = wanted.0.take().filter(|_| yes) {
                    settings.keys.give(shortcut, chord);
                }
            }
            (RESET, true) => settings.keys = Bindings::default(),
            _ => {}
        }
    }
}

fn forget(mut learning: ResMut<Learning>) {
    learning.0 = None;
}

#[cfg(test)]
mod tests {
    use super::super::language::Locale;
    use super::super::widgets::testing::{WINDOWS, cut_off_texts};
    use super::*;

    #[test]
    fn every_shortcut_is_on_the_page_once() {
        let mut listed: Vec<_> = GROUPS
            .iter()
            .flat_map(|(_, shortcuts)| shortcuts.iter().copied())
            .collect();
        listed.sort();
        assert_eq!(listed, Shortcut::ALL);
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        let mut keys = Bindings::default();
        keys.give(Shortcut::Mute, "Ctrl+Shift+Y".parse().unwrap());
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = Language::new(locale);
            for window in WINDOWS {
                for learning in [None, Some(Shortcut::Undo)] {
                    let cut_off = cut_off_texts(window, |ctx| {
                        page(ctx, &keys, learning, &language);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }
}
