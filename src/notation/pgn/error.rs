//! What can be wrong with a text of game records, in a player's words.

use super::line::DEEPEST_VARIATION;
use super::record::Record;
use super::result::GameResult;
use crate::notation::moves::{MoveError, MoveTextError};
use crate::notation::position_error::PositionTextReason;
use crate::rules::{NoHandicap, RuleSetError};

/// Why a text of records cannot be read to its end, and what could be read of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The games before the fault, then what was readable of the game with the fault, if its tags were.
    pub read: Vec<Record>,
    /// The line of the fault, from 1.
    pub line: usize,
    /// The character of the fault in its line, from 1.
    pub column: usize,
    /// What is wrong there.
    #[source]
    pub fault: Box<RecordFault>,
}

/// What is wrong with a text of records.
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
    /// Not of the form `[Name "value"]`.
    #[error("a tag looks like [White \"Ada\"]")]
    BadTag,
    /// The record is of another game.
    #[error("this is a record of {0}, not of Agon")]
    OtherGame(String),
    /// The tag `Rules` names no rules.
    #[error(transparent)]
    Rules(RuleSetError),
    /// The tag `Position` is no position under these rules.
    #[error(transparent)]
    Position(PositionTextReason),
    /// `SetUp "1"` without a `Position`.
    #[error("the game has a set-up of its own, but the tag Position is missing")]
    MissingPosition,
    /// The tag `Handicap` is not `white` or `black` and a number of turns from 1 to 5.
    #[error("{NoHandicap}")]
    Handicap,
    /// A character that has no meaning here.
    #[error("{0:?} means nothing here")]
    Stray(char),
    /// A `$` without a number from 0 to 255.
    #[error("a mark is $ and a number from 0 to 255")]
    BadMark,
    /// A mark before any move.
    #[error("there is no move before this mark")]
    MarkWithoutMove,
    /// A variation before any move.
    #[error("there is no move before this variation that it could replace")]
    VariationWithoutMove,
    /// Variations inside variations inside variations …
    #[error("variations lie more than {DEEPEST_VARIATION} deep inside one another")]
    TooDeep,
    /// A move that cannot be read or is illegal.
    #[error("{}", move_fault(text, error))]
    Move {
        /// The move as it stands in the text.
        text: String,
        /// What is wrong with it.
        #[source]
        error: MoveError,
    },
    /// The result after the moves is another than in the tags.
    #[error("the result is {moves} here, but {tag} in the tags")]
    OtherResult {
        /// In the tag `Result`.
        tag: GameResult,
        /// After the moves.
        moves: GameResult,
    },
}

/// What is wrong with a move, after its text; an error that quotes the text itself stands alone.
fn move_fault(text: &str, error: &MoveError) -> String {
    match error {
        MoveError::Text(MoveTextError::NotAMove(_)) => error.to_string(),
        _ => format!("{text}: {error}"),
    }
}
