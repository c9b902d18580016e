//! Leaving: from a game to its menu, and from there to the title (saving the game).

use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::agon::gameplay::agon_screen::{AGON, AgonScreen};
use crate::agon::gameplay::ahead::MoveAhead;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::lessons::Lessons;
use crate::agon::gameplay::messages::{AnalysisAction, GameAction, GameStarted};
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::Puzzles;
use crate::agon::gameplay::puzzles::messages::PuzzleWanted;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::gameplay::selection::{Selection, SelectionCleared, Unconfirmed, can_put_down};
use crate::agon::hud::panel_actions::{Possible, resign};
use crate::agon::pages::content::add_page;
use crate::agon::saves::saved_games::{SavedGames, game_in};
use crate::agon::text::pages::{EDITOR, LEARN, MENU, MISTAKES, MOVES, MY_GAMES, PUZZLES, RULES, SHARE};
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::system::store::Store;
use crate::shell::ui::browser_history::ScreenWanted;
use crate::shell::ui::navigation::BackPressed;
use crate::shell::ui::prelude::*;
use crate::shell::ui::question::Question;
use crate::shell::ui::theme;
use crate::shell::ui::widgets::buttons::{choices, pressed, row_enabled};
use crate::shell::ui::widgets::controls::{describe_scrolled, heading};
use crate::shell::ui::widgets::sheet::bare_sheet;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::lessons::LessonWanted;
use crate::tabletop::saves::current_entry::CurrentEntry;
use crate::tabletop::title::to_page;

/// Windows lower than this, in points, only have room for the menu's buttons.
const LOW: f32 = 400.0;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<LeftGame>(app, AGON);
    app.add_message::<ScreenWanted>()
        .add_message::<LessonWanted>()
        .add_message::<PuzzleWanted>()
        .add_message::<SelectionCleared>()
        .add_systems(
            Update,
            (
                go_through_history.run_if(on_message::<ScreenWanted>),
                leave,
                go_back.run_if(on_message::<BackPressed>.and_then(in_state(Screen::Playing))),
            )
                .chain()
                .in_set(MenuSystems::Leave),
        )
        .add_systems(OnExit(AgonScreen(Screen::Playing)), put_away);
    add_page(app, MENU, show);
}

/// The game that was left last, if it was neither a lesson nor a puzzle.
#[derive(Resource, Debug, Default)]
struct LeftGame(Option<SavedGame>);

/// The browser's Back leaves the game, which is saved, and Forward reopens it; or the lesson or puzzle.
fn go_through_history(
    mut wanted: MessageReader<ScreenWanted>,
    (games, entry, store): (Res<SavedGames>, Res<CurrentEntry>, Res<Store>),
    left_game: Res<LeftGame>,
    (lessons, puzzles): (Option<Res<Lessons>>, Option<Res<Puzzles>>),
    mut actions: MessageWriter<GameAction>,
    (mut started, mut learning, mut solving): (
        MessageWriter<GameStarted>,
        MessageWriter<LessonWanted>,
        MessageWriter<PuzzleWanted>,
    ),
) {
    let lesson = lessons.and_then(|lessons| lessons.left());
    let puzzle = puzzles.and_then(|puzzles| puzzles.left());
    for &ScreenWanted(screen) in wanted.read() {
        if let (Screen::Playing, Some(lesson)) = (screen, lesson) {
            learning.write(LessonWanted::Begin(lesson.id()));
        } else if let (Screen::Playing, Some(puzzle)) = (screen, puzzle) {
            solving.write(PuzzleWanted::Begin(puzzle));
        } else if screen == Screen::Playing {
            // One without a move is not saved.
            let left = entry.left().and_then(|name| game_in(&store, name));
            let left = left.or_else(|| left_game.0.clone());
            started.write_batch(left.or_else(|| games.reopen_last(&store)).map(GameStarted::of));
        } else {
            actions.write(GameAction::Leave);
        }
    }
}

/// Lessons and puzzles lead back to their page; if they were begun over a game, to that.
fn leave(
    mut actions: MessageReader<GameAction>,
    current: Option<Res<Match>>,
    (lessons, puzzles, series): (Option<Res<Lessons>>, Option<Res<Puzzles>>, Option<Res<PuzzleSeries>>),
    (entry, store): (Res<CurrentEntry>, Res<Store>),
    mut started: MessageWriter<GameStarted>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let puzzle = current.as_ref().and_then(|current| current.puzzle());
    let is_puzzle = puzzle.is_some();
    let exercises = current.filter(|current| current.is_exercise());
    let exercises = exercises.map(|_| match puzzle {
        None => LEARN,
        Some(_) if series.as_deref() == Some(&PuzzleSeries::Missed) => MISTAKES,
        // It was made there.
        Some(puzzle) if puzzle.is_composed() => EDITOR,
        Some(_) => PUZZLES,
    });
    let is_over_game = match is_puzzle {
        true => puzzles.is_some_and(|puzzles| puzzles.are_over_game()),
        false => lessons.is_some_and(|lessons| lessons.are_over_game()),
    };
    let game_below = || is_over_game.then(|| game_in(&store, entry.left()?)).flatten();
    for action in actions.read() {
        overlay.set(match action {
            GameAction::Leave => match exercises.map(|page| (page, game_below())) {
                Some((_, Some(game))) => {
                    started.write(GameStarted::of(game));
                    continue;
                }
                Some((page, None)) => Overlay::Page(page),
                None => Overlay::None,
            },
            GameAction::BackToMyGames => Overlay::Page(MY_GAMES),
            GameAction::Rematch | GameAction::NextLevel | GameAction::SwapSides | GameAction::PlayFromHere => continue,
        });
        screen.set(Screen::Title);
    }
}

/// The game is already saved; this also stops whatever thinks about it or shows it.
fn put_away(mut commands: Commands, current: Option<Res<Match>>, mut left: ResMut<LeftGame>) {
    let game = current.filter(|current| !current.is_exercise());
    left.0 = game.map(|current| current.saved_game(None));
    commands.remove_resource::<Match>();
}

/// Handles "back" when the shell has nothing to close.
fn go_back(
    current: Option<Res<Match>>,
    (selection, unconfirmed): (Option<Res<Selection>>, Option<Res<Unconfirmed>>),
    ahead: Option<Res<MoveAhead>>,
    mut overlay: ResMut<NextState<Overlay>>,
    (mut cleared, mut lessons, mut puzzles): (
        MessageWriter<SelectionCleared>,
        MessageWriter<LessonWanted>,
        MessageWriter<PuzzleWanted>,
    ),
) {
    let in_hand = current.as_ref().zip(selection).zip(unconfirmed);
    let is_ahead = ahead.is_some_and(|ahead| ahead.is_some());
    if is_ahead
        || in_hand.is_some_and(|((current, selection), unconfirmed)| can_put_down(current, *selection, *unconfirmed))
    {
        // What was begun on the board is taken back first.
        cleared.write(SelectionCleared);
        return;
    }
    // A lesson or puzzle can be left at any time, and nothing is lost by it.
    if current.as_ref().is_some_and(|current| current.lesson().is_some()) {
        lessons.write(LessonWanted::Leave);
    } else if current.is_some_and(|current| current.puzzle().is_some()) {
        puzzles.write(PuzzleWanted::Leave);
    } else {
        overlay.set(Overlay::Page(MENU));
    }
}

fn show(In(ctx): In<egui::Context>, language: Res<Language>, current: Option<Res<Match>>) -> Option<Do> {
    // Where a better move is to be found, the list would tell it.
    let has_moves = current.as_ref().is_none_or(|current| current.rights().roams);
    // The computer would be asked in vain in the middle of a game.
    let ends = current
        .as_deref()
        .map_or_else(Vec::new, |current| ends(current, &language));
    let is_offered = current.is_some_and(|current| {
        current.can_be_analysed()
            || (current.result().is_none() && !current.is_analysed() && current.players().are_two_people())
    });
    menu(&ctx, (has_moves, is_offered), ends, &language)
}

/// What ends a running game: beginning anew against the computer, and resigning.
fn ends(current: &Match, language: &Language) -> Vec<(Do, &'static str)> {
    let is_running = current.outcome().is_none() && !current.game().plies().is_empty();
    let is_against_computer = current.players().single_human().is_some() && !current.players().are_by_link();
    let again = (is_running && is_against_computer && current.rights().counts).then(|| {
        let question = Question {
            title: language.tr("pause-again-title"),
            body: language.tr("pause-again-body"),
            yes: language.tr("pause-again"),
            no: language.tr("resign-no"),
            is_grave: true,
        };
        let again = Do::ask(question, Do::send(GameAction::Rematch));
        (Do::Close.and(again), key("pause-again"))
    });
    let resign = Possible::of(current)
        .resign
        .then(|| (Do::Close.and(resign(current, language)), key("panel-resign")));
    again.into_iter().chain(resign).collect()
}

/// The menu of a game, whose moves may be seen, and which may be offered to be analysed; `ends` are the buttons that end
/// it.
fn menu(
    ctx: &egui::Context,
    (has_moves, is_analysis_offered): (bool, bool),
    ends: Vec<(Do, &'static str)>,
    language: &Language,
) -> Option<Do> {
    let palette = Palette::of(ctx);
    let width = (ctx.content_rect().width() - 2.0 * (space::M + space::L)).min(size::QUESTION_WIDTH);
    let frame = (theme::sheet_frame(palette), space::L);
    let height = ctx.content_rect().height() - 2.0 * (space::S + space::L);
    let contents = |ui: &mut egui::Ui| {
        ui.set_width(width);
        heading(ui, language.tr("panel-menu"));
        // In a low window the buttons need all the room.
        if ui.ctx().content_rect().height() >= LOW {
            hint(ui, language.tr("pause-hint"));
        }
        ui.add_space(space::S);
        justified(ui, |ui| {
            let resume = primary_button(ui, language.tr("pause-resume"));
            take_first_focus(ui, &resume);
            let moves = [(MOVES, has_moves), (SHARE, true)];
            let buttons = row_enabled(
                ui,
                moves.map(|(page, is_enabled)| (language.tr(page.title), is_enabled)),
            );
            let asked = [Do::Open(MOVES), Do::Open(SHARE)];
            let mut asked = resume.clicked().then_some(Do::Close).or(pressed(asked, buttons));
            let analyse = (Do::Close.and(Do::send(AnalysisAction::Begin)), key("analysis-begin"));
            let analyse = is_analysis_offered.then_some(analyse);
            for line in [
                vec![to_page(SETTINGS), to_page(RULES)],
                std::iter::once(to_page(KEYS)).chain(analyse).collect(),
                ends,
                vec![(Do::send(GameAction::Leave), key("pause-leave"))],
            ] {
                asked = choices(ui, line, language).or(asked);
            }
            asked
        })
    };
    let scrolled = |ui: &mut egui::Ui| {
        let area = egui::ScrollArea::vertical().max_height(height);
        let shown = area.min_scrolled_height(height).show(ui, |ui| {
            describe_scrolled(ui);
            contents(ui)
        });
        shown.inner
    };
    bare_sheet(ctx, "pause", frame, scrolled)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        assert_fits(|ctx, language| {
            let ends = [key("pause-again"), key("panel-resign")].map(|text| (Do::Close, text));
            menu(ctx, (true, true), ends.into(), language);
        });
    }
}
