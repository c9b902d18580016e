//! Positions, moves and whole games as text (`docs/rules.md` §7, §8).
//!
//! Positions and moves write themselves by [`Display`](std::fmt::Display), moves in the form for machines; the form for
//! people is [`write_move`]. Reading needs the rules, and for moves the position too: [`parse_position`], [`read_move`].
//! A whole game is a [`Record`], or, where it must be short, a link ([`write_link`]).

mod link;
mod moves;
mod pgn;
mod position;
mod position_error;
mod tree;

pub use link::{LinkError, LinkTooLong, read_link, write_link};
pub use moves::{MoveError, MoveTextError, parse_move, read_move, write_move};
pub use pgn::{
    Comment, DEEPEST_VARIATION, GameResult, Line, Node, Record, RecordError, RecordFault, ReplayError, read_records,
    write_records,
};
pub use position::parse_position;
pub use position_error::{PositionField, PositionTextError, PositionTextReason};
pub use tree::{GameTree, NodeId};
