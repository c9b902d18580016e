//! Why a save cannot be read.

use crate::notation::{MoveTextError, PositionTextError};
use crate::rules::{IllegalMove, NoHandicap, Outcome, RuleSetError};

/// Why a saved text is not a valid game.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It is not in the format of a saved game.
    #[error("it cannot be read: {0}")]
    Unreadable(#[source] serde_json::Error),
    /// It was written for another game, or by a later version of this one.
    #[error("it is a game of {game:?}, version {version}")]
    Foreign {
        /// The game it names.
        game: String,
        /// The version it names.
        version: u32,
    },
    /// The rules are not valid.
    #[error(transparent)]
    Rules(RuleSetError),
    /// The starting position is not valid.
    #[error("its start: {0}")]
    Start(#[source] PositionTextError),
    /// The handicap is not valid.
    #[error(transparent)]
    Handicap(NoHandicap),
    /// One of its moves, counted from 1, cannot be parsed.
    #[error("move {0}: {1}")]
    MoveText(usize, #[source] MoveTextError),
    /// One of its moves, counted from 1, is illegal.
    #[error("move {0}: {1}")]
    Illegal(usize, #[source] IllegalMove),
    /// The stated result is impossible.
    #[error("it cannot have ended with {0:?}")]
    End(Outcome),
    /// Its variations cannot be read.
    #[error("its variations: {0}")]
    Record(String),
}

impl SaveError {
    /// Whether it may be sound, but is not for this version to read.
    pub const fn is_foreign(&self) -> bool {
        matches!(self, Self::Foreign { .. })
    }
}
