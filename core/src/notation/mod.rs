//! Positions, moves and whole games as text (`docs/rules.md` §7, §8).
//!
//! Positions and moves implement [`Display`](std::fmt::Display), moves in the form for machines; [`write_move`] writes
//! the form for people. Reading needs the rules, and for moves the position too: [`parse_position`], [`read_move`].
//! A whole game is a [`Record`] or, where it must be short, a link ([`write_link`]).
//!
//! ```
//! use agon_core::notation::{Record, parse_position, read_link, read_move, read_records, write_link, write_move};
//! use agon_core::rules::{Game, RuleSet};
//!
//! let rules = RuleSet::default();
//! let position = parse_position("q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1", &rules)?;
//! let mut game = Game::from_position(rules, position);
//! let mv = read_move("k7i8", game.position(), game.rules())?;
//! assert_eq!(write_move(&game.play(mv)?.effects), "Gk7-i8xh9");
//! assert_eq!(game.position().to_string(), "q5/7/8/9/10/11/9Q/8g/7G/7/6 b h9 0 1");
//!
//! let record = Record::from_game(&game, &[("White", "Ada")]);
//! assert_eq!(read_records(&record.to_string()).whole()?, [record]);
//! assert_eq!(read_link(&write_link(&game)?)?.plies(), game.plies());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answers;
mod game_text;
mod link;
mod move_times;
mod moves;
mod notes;
mod pgn;
mod position;
mod position_error;
mod position_writer;
mod reading;
mod signs;
mod tree;
mod versioned;

pub use answers::Answers;
pub use game_text::{GameTextError, parse_start, pass_if_forced, play_word, play_words};
pub use link::{
    ANSWERS, BY_LINK, DRAW_OFFER, LINK_NUMBER, Letter, LinkError, LinkTooLong, Linked, read_link, read_linked,
    write_link,
};
pub use move_times::MoveTimes;
pub use moves::{MoveError, MoveTextError, parse_move, read_move, write_move};
pub use notes::{Brush, Shape, ShapeError, read_introduction};
pub use pgn::{
    Comment, DEEPEST_VARIATION, GameResult, JUDGING, Line, Node, Record, RecordError, RecordFault, Records,
    ReplayError, judging_sign, read_moves, read_records, write_records,
};
pub use position::{parse_position, parse_position_parts};
pub use position_error::{PositionField, PositionTextError, PositionTextReason};
pub use reading::{NoGame, is_position, read_text};
pub use tree::{GameTree, NodeId};
pub use versioned::{VersionedError, read_versioned};
