//! The rules of Agon: rule sets, positions, moves and what they do, and how a game ends.
//!
//! Follows `docs/rules.md`, whose sections the code cites. One move generator serves every rule set. A [`Position`] is
//! small, and each move makes a new one; a [`Game`] adds the history, which repetition needs.
//!
//! ```
//! use agon_core::rules::{Effect, Game, Move, Position, Preset};
//!
//! let rules = Preset::Globe.rules();
//! let start = Position::start(&rules);
//! assert_eq!(start.legal_moves(&rules).len(), 27);
//!
//! let step = Move::Board { from: "b1".parse()?, to: "c2".parse()? };
//! let mut game = Game::new(rules);
//! assert!(matches!(game.play(step)?.effects[..], [Effect::Stepped { .. }]));
//!
//! // It is Black's turn now.
//! let refused = game.play(Move::Board { from: "c2".parse()?, to: "d3".parse()? }).unwrap_err();
//! assert_eq!(refused.to_string(), "the piece on c2 belongs to the other side");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod axes;
mod game;
mod geometry;
mod handicap;
mod hold;
mod illegal;
mod make;
mod movegen;
mod occurrences;
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
pub use movegen::{MoveList, can_step};
pub use occurrences::Past;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{perft, perft_divide, perft_made};
pub use piece::{Kind, Move, Piece, Side};
pub use position::{GUARDS, Hand, Position, PositionError, PositionParts};
pub use ruleset::{Preset, RuleSet, RuleSetError};
