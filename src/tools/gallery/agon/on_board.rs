//! Games, lessons and puzzles on the board in the scenes.

use agon_core::engine::Level;
use agon_core::learn::course::Course;
use agon_core::learn::lesson::Lesson;
use agon_core::notation::{GameTree, parse_position, read_move};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::rules::{Game, Move, Position, Preset, RuleSet, Side, WinReason};
use agon_core::session::clock::Times;
use agon_core::session::conditions::{Terms, TimeControl};
use agon_core::session::players::Players;
use agon_core::session::saved_game::{SavedGame, mark_analysis};
use bevy::prelude::*;

use crate::agon::gameplay::current_game::Purpose;
use crate::agon::gameplay::lessons::game_of;
use crate::agon::gameplay::messages::GameStarted;
use crate::agon::gameplay::puzzles::game_of as game_of_puzzle;

/// The time control of the scenes with clocks.
pub(super) const FISCHER: TimeControl = TimeControl::Fischer {
    minutes: 10,
    increment: 5,
};

/// A game between two computer players, with captures.
const MOVES: &str = "f1g1 l2k2 d9e9 f11f10 g1g2 f10g9 g2f3 b7b6 e9f9 g9b3 f9f8 k7k6 h9h8 b3c3 b1c1 h1h2 h8i7 \
    k6a1 k1l1 c3c4 f3g3 a1b1 c1h1 d1d2 g3h3 h2e10 i7i6 b6c6 a5b6 c6d6 l5l6 d2d3 i6h6 k2k3 f8f7 a2a3 l1k1 c4d5 \
    k1i1 e10e9 b6c6 d5e6 h3h4 d3e4 h4h5 b1b2 h1h2 e9f9 i1i2 f9g8 f7g6 a3b4 i2h3 e6f7 h5g5 k3i4";
/// A game of a beginner, who plays Black and loses.
const LOST: &str = "f1f2 d1c1 l5k5 c1d1 h9h8 b7c7 a5b5 h1h2 b5c5 k7i7 h8h7 h2i2 h7g7 c7d7 f2f3 f11e10 b1c2 d7d6 d9e9 i7i6 \
    k5i5 d6e6 c2d3 l2k3 e9e8 i2h3 f3f4 d1e2 g7g6 i6h7 c5d5 e2f3 e8f8 a2b3 f4f5 f3g3 f8f7 e6a2 k1k2 h3h4 d5e6 \
    e10f10 i5h5 b3b2 h5g5 b2b3 k2i3 h4k1 i3h4 f10f9 d3e4 h7g7 e4e5 a2b2 f5f6 k3k4 g5f5 k1l1 h4g5";

/// The game is on the board.
pub(super) fn start(world: &mut World, game: SavedGame) {
    world.write_message(GameStarted::of(game));
}

fn played(game: &mut Game, moves: &str, count: usize) {
    for text in moves.split_whitespace().take(count) {
        let mv = read_move(text, game.position(), game.rules()).expect("the game is of this program");
        game.play(mv).expect("the game was played by these rules");
    }
}

fn saved(tree: impl Into<GameTree>, players: Players) -> SavedGame {
    SavedGame {
        tree: tree.into(),
        players,
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed: 1,
    }
}

/// The first moves of a game by these rules.
fn first_moves(rules: RuleSet, moves: &str, count: usize) -> Game {
    let mut game = Game::new(rules);
    played(&mut game, moves, count);
    game
}

/// So many moves of a game against the computer.
pub(super) fn against_computer(rules: RuleSet, count: usize) -> SavedGame {
    let players = Players::against_computer(Side::White, Level::Casual);
    saved(first_moves(rules, MOVES, count), players)
}

/// The game of most scenes.
pub(super) fn game() -> SavedGame {
    against_computer(RuleSet::default(), usize::MAX)
}

/// So many moves of a game of two people.
pub(super) fn of_people(count: usize) -> SavedGame {
    saved(
        first_moves(RuleSet::default(), MOVES, count),
        Players::two_people("", ""),
    )
}

/// The start of a game in which all pieces are placed by the players.
pub(super) fn placing() -> SavedGame {
    const PLACEMENTS: &str = "Q@f1 Q@f11 G@b1 G@k7 G@e4 G@g7 G@h5";
    let game = first_moves(Preset::Parlett.rules(), PLACEMENTS, usize::MAX);
    saved(game, Players::two_people("", ""))
}

/// White's guards have enclosed their own queen.
pub(super) fn end() -> SavedGame {
    const NEARLY: &str = "g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40";
    let rules = RuleSet::default();
    let nearly: Position = parse_position(NEARLY, &rules).expect("the position is of this program");
    let mut game = Game::from_position(rules, nearly);
    played(&mut game, "g7g6", 1);
    saved(game, Players::two_people("", ""))
}

/// A finished game with two variations, viewed at an earlier move.
pub(super) fn looked_at() -> SavedGame {
    let mut saved = of_people(usize::MAX);
    let tree = &mut saved.tree;
    tree.lose(Side::Black, WinReason::Resignation);
    for (place, text) in [(7, "h9h8"), (11, "b1c1")] {
        tree.jump(tree.places()[place]);
        let mv = read_move(text, tree.line().position(), &RuleSet::default()).expect("the move is of this program");
        tree.play(mv).expect("the rules allow the move");
        tree.jump_to_end();
    }
    tree.jump(tree.places()[9]);
    saved
}

/// The game that is analysed.
pub(super) fn analysed() -> SavedGame {
    let mut saved = of_people(usize::MAX);
    mark_analysis(&mut saved.tags);
    saved
}

/// The game that is reviewed.
pub(super) fn lost() -> SavedGame {
    let players = Players::against_computer(Side::Black, Level::Steady);
    saved(first_moves(Preset::NEW_GAME.rules(), LOST, usize::MAX), players)
}

/// A game with these times on the clocks, in milliseconds.
pub(super) fn timed(players: Players, white: u64, black: u64) -> SavedGame {
    SavedGame {
        players,
        terms: Terms {
            time: FISCHER,
            ..Terms::default()
        },
        times: Some(Times { white, black, spent: 0 }),
        ..game()
    }
}

/// A lesson is on the board, with these moves.
pub(super) fn start_lesson(world: &mut World, moves: fn(&Lesson) -> &[Move]) {
    let lesson = Course::agon().lesson("no-way-back").expect("there is such a lesson");
    start_exercise(world, game_of(lesson), moves(lesson), Purpose::Lesson(lesson));
}

/// A puzzle is on the board, with these moves.
pub(super) fn start_puzzle(world: &mut World, puzzle: &'static Puzzle, moves: fn(&Puzzle) -> Vec<Move>) {
    start_exercise(world, game_of_puzzle(puzzle), &moves(puzzle), Purpose::puzzle(puzzle));
}

fn start_exercise(world: &mut World, mut game: SavedGame, moves: &[Move], purpose: Purpose) {
    for &mv in moves {
        game.tree.play(mv).expect("the moves of exercises are legal");
    }
    world.write_message(GameStarted { game, purpose });
}

/// The puzzle of most scenes.
pub(super) fn usual_puzzle() -> &'static Puzzle {
    puzzle("67p97m68")
}

/// A puzzle with one move, which is explained.
pub(super) fn short_puzzle() -> &'static Puzzle {
    puzzle("803dfvgs")
}

fn puzzle(id: &str) -> &'static Puzzle {
    Collection::agon().puzzle(id).expect("there is such a puzzle")
}

/// A puzzle by other rules than usual.
pub(super) fn puzzle_by_rules(preset: Preset) -> &'static Puzzle {
    let mut puzzles = Collection::agon().puzzles().iter();
    let found = puzzles.find(|puzzle| puzzle.rules().preset() == Some(preset));
    found.expect("there are puzzles by these rules")
}

/// A wrong move in a puzzle.
pub(super) fn wrong_move(puzzle: &Puzzle) -> Vec<Move> {
    let answer = puzzle.line().first().map(|step| step.mv);
    let game = puzzle.game();
    let wrong = game.legal_moves().iter().copied().find(|mv| Some(*mv) != answer);
    wrong.into_iter().collect()
}
