//! Puzzles on the board: right moves are answered, wrong ones refuted and taken back, and once a win was found, any
//! defence can be tried against it. [`puzzles`](agon_core::puzzles) decides what counts; progress is noted elsewhere.

pub mod messages;
pub mod running;

use agon_core::engine::Level;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;

use self::messages::{PuzzleNews, PuzzleWanted};
use self::running::{Context, Running};
use super::analyst::Analyst;
use super::current_game::{Match, Purpose};
use super::exercise::{Exercises, Stays, add_exercises, begin_again, exercise_game};
use super::messages::{AdviceGiven, GameAction, GameStarted, PuzzleAction, PuzzleChanged};
use super::opponent::Pace;
use super::schedule::{MenuSystems, OpponentSystems};
use crate::shell::system::redraw::Wake;
use crate::tabletop::due::DueTime;
use crate::tabletop::motion::PiecesMoving;

pub(crate) fn plugin(app: &mut App) {
    add_exercises::<Running>(app);
    app.add_systems(
        Update,
        (
            (begin_again::<Running>, obey).chain().in_set(MenuSystems::Solve),
            follow.in_set(OpponentSystems::Puzzles),
        ),
    );
}

/// The puzzle on the board, if there is one.
pub type Puzzles = Exercises<Running>;

/// The game of a puzzle.
pub(crate) fn game_of(puzzle: &Puzzle) -> SavedGame {
    exercise_game(puzzle.game(), puzzle.player(), Level::Master)
}

/// The message that puts a puzzle on the board.
pub(crate) fn begun(puzzle: &'static Puzzle) -> GameStarted {
    GameStarted {
        game: game_of(puzzle),
        purpose: Purpose::puzzle(puzzle),
    }
}

fn obey(
    mut requests: MessageReader<PuzzleWanted>,
    current: Option<Res<Match>>,
    mut puzzles: ResMut<Puzzles>,
    mut started: MessageWriter<GameStarted>,
    mut boards: MessageWriter<PuzzleChanged>,
    mut actions: MessageWriter<GameAction>,
) {
    let on_board = current.as_ref().and_then(|current| current.puzzle());
    for &request in requests.read() {
        let is_defending = match (request, on_board) {
            (
                PuzzleWanted::Begin(_) | PuzzleWanted::BeginDay(_) | PuzzleWanted::BeginSeries(_) | PuzzleWanted::Next,
                _,
            ) => {
                // Puzzles that follow each other lead back to the same game.
                if on_board.is_none() {
                    puzzles.is_over_game = current.as_ref().is_some_and(|current| !current.is_exercise());
                }
                // The next one follows from the progress, and is chosen elsewhere.
                if let PuzzleWanted::Begin(puzzle) = request {
                    started.write(begun(puzzle));
                }
                continue;
            }
            (PuzzleWanted::Leave, Some(_)) => {
                actions.write(GameAction::Leave);
                continue;
            }
            // The series takes it in.
            (PuzzleWanted::Claim(_), _) => continue,
            (PuzzleWanted::Again, Some(_)) => false,
            (PuzzleWanted::Defend, Some(_)) => true,
            // Already left.
            (PuzzleWanted::Again | PuzzleWanted::Defend | PuzzleWanted::Leave, None) => continue,
        };
        let Some(running) = puzzles.running.as_mut() else {
            continue;
        };
        if is_defending && !running.can_defend() {
            continue;
        }
        running.restart(is_defending);
        boards.write(running.change(PuzzleAction::SetUp { is_defending }));
    }
}

/// Follows the puzzle on the board, and sends its automatic steps.
fn follow(
    (current, pace, stays): (Option<Res<Match>>, Res<Pace>, Res<Stays>),
    (mut puzzles, analyst, moving): (ResMut<Puzzles>, Res<Analyst>, Res<PiecesMoving>),
    (mut time, mut wake): (DueTime, ResMut<Wake>),
    mut advice: MessageReader<AdviceGiven>,
    mut boards: MessageWriter<PuzzleChanged>,
    mut news: MessageWriter<PuzzleNews>,
) {
    let is_helped = advice.read().count() > 0;
    let Some(current) = current else {
        return;
    };
    let puzzles = puzzles.bypass_change_detection();
    if puzzles.running(&current).is_none() {
        puzzles.running = None;
    }
    let Some(solving) = current.solving() else {
        return;
    };
    let running = puzzles
        .running
        .get_or_insert_with(|| Running::new(solving.puzzle(), current.seed()));
    let mut context = Context {
        now: time.now(),
        pace: pace.0,
        stays: *stays,
        is_helped,
        is_moving: moving.0,
        analyst: &analyst,
        news: Vec::new(),
        judged: None,
    };
    running.advance(solving, &current, &mut context);
    let Context {
        news: noted, judged, ..
    } = context;
    news.write_batch(noted);
    if judged.is_some() || running.verdict.is_some() {
        wake.keep_drawing();
    }
    boards.write_batch(judged);
    time.send(&mut running.due, &mut wake);
}
