//! Why a rule book cannot be read.

use crate::notation::GameTextError;

/// Why a text is not a rule book.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// It is not in the format of a rule book.
    #[error("the rule book cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Two parts have the same name.
    #[error("two parts are named {0:?}")]
    Twice(String),
    /// There is no preset, or no axis, of this name.
    #[error("there are no rules named {0:?}")]
    Unknown(String),
    /// One of the boards does not show what it is said to show.
    #[error("the board {id:?}: {fault}")]
    Board {
        /// The name of its sentence, or of its axis.
        id: String,
        /// The fault.
        #[source]
        fault: BoardFault,
    },
}

/// A fault in a board.
#[derive(Debug, thiserror::Error)]
pub enum BoardFault {
    /// Its rules, its position or one of its moves is not valid.
    #[error(transparent)]
    Game(#[from] GameTextError),
    /// Nothing is said of it that could be true or false.
    #[error("nothing is claimed of it")]
    NoClaim,
    /// A claim about it is not true.
    #[error("{claim} is not true: it is {found}")]
    Untrue {
        /// The claim.
        claim: String,
        /// The truth by the rules.
        found: String,
    },
}
