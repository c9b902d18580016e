//! Agon, the oldest board game on hexagons, and Agent, a game of bluff: their rules, notation, computer players and saves.
//!
//! ```
//! use agon_core::engine::{Level, Unwatched, choose_move};
//! use agon_core::notation::{read_move, write_move};
//! use agon_core::rules::{Game, RuleSet};
//!
//! let mut game = Game::new(RuleSet::default());
//! let mv = read_move("b1c2", game.position(), game.rules())?;
//! assert_eq!(write_move(&game.play(mv)?.effects), "Gb1-c2");
//!
//! let reply = choose_move(&game, Level::Casual, 7, &mut Unwatched).expect("the game goes on");
//! game.play(reply.mv)?;
//! assert_eq!((game.plies().len(), game.outcome()), (2, None));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`board`]: the 91 cells, their rings and directions, and sets of cells.
//! - [`rules`]: rule sets, positions, moves and their effects, and the ends of games.
//! - [`notation`]: positions, moves and whole games as text.
//! - [`engine`]: the computer player, and the text protocol in front of it.
//! - [`session`]: a game as it is played and kept: players, conditions, clock, saves.
//! - [`learn`]: lessons that are played on the board, and the stars that a try earns.
//! - [`rule_book`]: the rules on small boards, their sources, and the differences between two rule sets.
//! - [`puzzles`]: positions with one answer, mined from games and proven.
//! - [`played`]: the history of games against the computer, and the distinctions earned in them.
//! - [`openings`]: the moves of games by position, with results, and the atlas.
//! - [`progress_file`]: progress in lessons, puzzles and games, as one file.
//! - [`agent`]: the second game, Agent: its rules, players' views, its text protocol, computer players.
//! - [`shipped`]: content that comes with the program, and in the browser only when it is opened.
//! - [`encoding`]: bytes from outside as text, from any program.
//! - [`line_protocol`]: lines of text between programs, as both games' protocols need them.
//!
//! Dependencies point one way, `board ← rules ← notation ← engine ← session`, with `learn` and `rule_book` beside `session`,
//! `puzzles` and `played` above them, `progress_file` and `openings` above these, `agent` beside them all, `line_protocol`,
//! `encoding` and `shipped` below. Nothing here knows the screen, the clock or the file system: time and randomness come in
//! as arguments.

#![warn(clippy::unwrap_used)]

// First, since the others use its macro.
#[macro_use]
pub mod shipped;

pub mod agent;
pub mod board;
pub mod encoding;
pub mod engine;
pub mod learn;
pub mod line_protocol;
pub mod notation;
pub mod openings;
pub mod played;
pub mod progress_file;
pub mod puzzles;
pub mod rule_book;
pub mod rules;
pub mod session;

/// The version of the programs; of a release, with its commit, which whoever builds it tells (`release/common.sh`).
pub const VERSION: &str = match option_env!("AGON_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};
