//! Errors in the text of game records.

use super::line::DEEPEST_VARIATION;
use super::record::Record;
use super::result::GameResult;
use crate::notation::moves::{MoveError, MoveTextError};
use crate::notation::position_error::PositionTextReason;
use crate::rules::{NoHandicap, RuleSetError};

/// Why a text of records cannot be read to its end, and the part that was read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The games before the fault; then, if its tags were readable, the game with the fault as far as it was read.
    pub read: Vec<Record>,
    /// The line of the fault, from 1.
    pub line: usize,
    /// The character of the fault in its line, from 1.
    pub column: usize,
    /// The fault.
    #[source]
    pub fault: Box<RecordFault>,
}

/// A fault in a text of records.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// A comment has no `}`.
    #[error("this comment is not closed by }}")]
    UnclosedComment,
    /// A variation has no `)`.
    #[error("this variation is not closed by )")]
    UnclosedVariation,
    /// A tag's value has no closing quote in its line.
    #[error("this value is not closed by \" in its line")]
    UnclosedValue,
    /// A tag is not of the form `[Name "value"]`.
    #[error("a tag looks like [White \"Ada\"]")]
    BadTag,
    /// The tag `Game` names another game.
    #[error("this is a record of {0}, not of Agon")]
    OtherGame(String),
    /// The tag `Rules` is not a rule set.
    #[error(transparent)]
    Rules(RuleSetError),
    /// The tag `Position` is not a position under these rules.
    #[error(transparent)]
    Position(PositionTextReason),
    /// There is a tag `SetUp "1"`, but no `Position`.
    #[error("the game has a set-up of its own, but the tag Position is missing")]
    MissingPosition,
    /// The tag `Handicap` is not `white` or `black` and a number of turns from 1 to 5.
    #[error("{NoHandicap}")]
    Handicap,
    /// A character that has no meaning here.
    #[error("{0:?} means nothing here")]
    Stray(char),
    /// A `$` is not followed by a number from 0 to 255.
    #[error("a mark is $ and a number from 0 to 255")]
    BadMark,
    /// A mark stands before any move.
    #[error("there is no move before this mark")]
    MarkWithoutMove,
    /// A variation stands before any move.
    #[error("there is no move before this variation that it could replace")]
    VariationWithoutMove,
    /// Variations are nested more than [`DEEPEST_VARIATION`] deep.
    #[error("variations lie more than {DEEPEST_VARIATION} deep inside one another")]
    TooDeep,
    /// A move that cannot be read or is illegal.
    #[error("{}", move_fault(text, error))]
    Move {
        /// The text of the move.
        text: String,
        /// Why it is no legal move.
        #[source]
        error: MoveError,
    },
    /// The result after the moves differs from that in the tags.
    #[error("the result is {moves} here, but {tag} in the tags")]
    OtherResult {
        /// The result in the tag `Result`.
        tag: GameResult,
        /// The result after the moves.
        moves: GameResult,
    },
}

/// The text of the move and the error, unless the error quotes the text itself.
fn move_fault(text: &str, error: &MoveError) -> String {
    match error {
        MoveError::Text(MoveTextError::NotAMove(_)) => error.to_string(),
        _ => format!("{text}: {error}"),
    }
}
