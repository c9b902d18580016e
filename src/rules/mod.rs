//! The rules of Agon: rule sets, positions, moves and what they do, and how a game ends.
//!
//! Follows `docs/rules.md`, whose sections the code cites. One generator serves every rule set; a [`Position`] is small
//! and copied by each move; a [`Game`] adds what a position alone does not know: what stood before.

mod axes;
mod game;
mod geometry;
mod handicap;
mod hold;
mod illegal;
mod make;
mod movegen;
mod outcome;
mod perft;
mod piece;
mod position;
mod ruleset;
mod threats;
mod zobrist;

pub use axes::{
    Capture, Custody, EmptyThrone, GuardRelocation, QueenChooser, QueenRelocation, RelocationBan, Repetition, Setup,
};
pub use game::{Game, Ply};
pub use handicap::{Handicap, NoHandicap};
pub use hold::Hold;
pub use illegal::{IllegalMove, Zone};
pub use make::{Effect, Made};
pub use movegen::MoveList;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{perft, perft_divide, perft_made};
pub use piece::{Kind, Move, Piece, Side};
pub use position::{GUARDS, Hand, Position, PositionError, PositionParts};
pub use ruleset::{Preset, RuleSet, RuleSetError};
