//! The ways out: from a game to its menu, from there to the title, where the game is kept, and from the title out of
//! the program.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::begin::go_to_game;
use super::game::Match;
use super::messages::PlayerAction;
use super::sets::AgonSystems;
use crate::app::shell::Draw;
use crate::app::shell::language::Language;
use crate::app::shell::question::{Answer, Question};
use crate::app::shell::screens::{BackPressed, Overlay, Screen};
use crate::app::shell::theme::{self, Palette, size, space};
use crate::app::shell::widgets::{hint, pair, primary_button, secondary_button, take_first_focus};

const QUIT: &str = "quit";
/// Windows lower than this, in points, have room for the menu's buttons only.
const LOW: f32 = 400.0;

pub(super) fn plugin(app: &mut App) {
    let ways_out = (leave, go_back, quit).chain().after(go_to_game);
    app.add_systems(Update, ways_out.in_set(AgonSystems::Menu))
        .add_systems(OnExit(Screen::Playing), put_away)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Pause)).in_set(Draw::Overlay),
        );
}

fn leave(
    mut actions: MessageReader<PlayerAction>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if actions.read().any(|action| *action == PlayerAction::Leave) {
        screen.set(Screen::Title);
        overlay.set(Overlay::None);
    }
}

/// The game is kept already; what thinks about it or shows it stops with it.
fn put_away(mut commands: Commands) {
    commands.remove_resource::<Match>();
}

/// What it means to want back where the shell has nothing to close.
fn go_back(
    mut requests: MessageReader<BackPressed>,
    screen: Res<State<Screen>>,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut questions: MessageWriter<Question>,
) {
    if requests.read().count() == 0 {
        return;
    }
    match screen.get() {
        Screen::Playing => overlay.set(Overlay::Pause),
        // A page is left by the browser's own means.
        Screen::Title if !cfg!(target_arch = "wasm32") => {
            questions.write(Question {
                id: QUIT,
                title: language.tr("quit-title"),
                body: language.tr("quit-body"),
                yes: language.tr("quit"),
                no: language.tr("cancel"),
            });
        }
        Screen::Title | Screen::NewGame => {}
    }
}

fn quit(mut answers: MessageReader<Answer>, mut exit: MessageWriter<AppExit>) {
    if answers.read().any(|answer| answer.id == QUIT && answer.yes) {
        exit.write(AppExit::Success);
    }
}

fn show(
    mut contexts: EguiContexts,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut actions: MessageWriter<PlayerAction>,
) -> Result {
    match menu(contexts.ctx_mut()?, &language) {
        Some(Pressed::Resume) => overlay.set(Overlay::None),
        Some(Pressed::Moves) => overlay.set(Overlay::Moves),
        Some(Pressed::Share) => overlay.set(Overlay::Share),
        Some(Pressed::Settings) => overlay.set(Overlay::Settings),
        Some(Pressed::Rules) => overlay.set(Overlay::Rules),
        Some(Pressed::Keys) => overlay.set(Overlay::Keys),
        Some(Pressed::Leave) => {
            actions.write(PlayerAction::Leave);
        }
        None => {}
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Resume,
    Moves,
    Share,
    Settings,
    Rules,
    Keys,
    Leave,
}

/// The menu of a game.
fn menu(ctx: &egui::Context, language: &Language) -> Option<Pressed> {
    let palette = Palette::of(ctx);
    let width = (ctx.content_rect().width() - 2.0 * (space::M + space::L)).min(size::QUESTION_WIDTH);
    let modal = egui::Modal::new(egui::Id::new("pause"))
        .backdrop_color(palette.scrim)
        .frame(theme::sheet_frame(palette).inner_margin(space::L));
    let contents = |ui: &mut egui::Ui| {
        ui.set_width(width);
        ui.heading(language.tr("panel-menu"));
        // In a low window the buttons need all the room.
        if ui.ctx().content_rect().height() >= LOW {
            hint(ui, language.tr("pause-hint"));
        }
        ui.add_space(space::S);
        ui.with_layout(egui::Layout::top_down_justified(egui::Align::Center), |ui| {
            let resume = primary_button(ui, language.tr("pause-resume"));
            let (moves, share) = pair(ui, language.tr("moves-title"), language.tr("share-title"));
            let (settings, rules) = pair(ui, language.tr("settings-title"), language.tr("rules-title"));
            let buttons = [
                (Pressed::Resume, resume),
                (Pressed::Moves, moves),
                (Pressed::Share, share),
                (Pressed::Settings, settings),
                (Pressed::Rules, rules),
                (Pressed::Keys, secondary_button(ui, language.tr("keys-title"))),
                (Pressed::Leave, secondary_button(ui, language.tr("pause-leave"))),
            ];
            take_first_focus(ui, &buttons[0].1);
            let pressed = buttons.iter().find(|(_, button)| button.clicked());
            pressed.map(|(pressed, _)| *pressed)
        })
        .inner
    };
    modal.show(ctx, contents).inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::language::Locale;
    use crate::app::shell::widgets::testing::{WINDOWS, cut_off_texts};

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = Language::new(locale);
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    menu(ctx, &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
