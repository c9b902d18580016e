//! Faults in the text of game records.

use super::line::DEEPEST_VARIATION;
use super::record::Record;
use super::result::GameResult;
use crate::notation::moves::{MoveError, MoveTextError};
use crate::notation::position_error::PositionTextReason;
use crate::rules::{NoHandicap, RuleSetError};

/// The records of a text, as far as they can be read, and all that is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// The games, in their order. After a move that cannot be read or is illegal, the rest of its game is missing; so are
    /// variations with such a move.
    pub read: Vec<Record>,
    /// The faults, in their order.
    pub faults: Vec<RecordError>,
}

impl Records {
    /// The games of a text without faults.
    ///
    /// # Errors
    /// The first fault.
    pub fn whole(self) -> Result<Vec<Record>, RecordError> {
        self.faults.into_iter().next().map_or(Ok(self.read), Err)
    }
}

/// A fault in a text of records, and its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The place of its game among those read, from 1; `None` if it is in none of them.
    pub game: Option<usize>,
    /// The line of the fault, from 1.
    pub line: usize,
    /// The character of the fault in its line, from 1.
    pub column: usize,
    /// The fault.
    #[source]
    pub fault: RecordFault,
}

/// A fault in a text of records.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// A comment has no `}`. The text up to the next game is taken for the comment.
    #[error("this comment is not closed by }}")]
    UnclosedComment,
    /// A variation has no `)`.
    #[error("this variation is not closed by )")]
    UnclosedVariation,
    /// A tag is not of the form `[Name "value"]`, and is left out.
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
    /// The tag `Result` is not a result.
    #[error("{0:?} is not a result: results are 1-0, 0-1, 1/2-1/2 and *")]
    UnknownResult(String),
    /// A sign that has no meaning here, and is left out.
    #[error("{0:?} means nothing here")]
    Stray(char),
    /// A `$` is not followed by a number that a mark can have.
    #[error("a mark is $ and a number from 0 to {}", u16::MAX)]
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
    /// The result differs from the one on the board, which counts.
    #[error("the result is {said} here, but {board} on the board")]
    NotOnBoard {
        /// The result in the record.
        said: GameResult,
        /// The result on the board.
        board: GameResult,
    },
}

/// The text of the move and the error, unless the error quotes the text itself.
fn move_fault(text: &str, error: &MoveError) -> String {
    match error {
        MoveError::Text(MoveTextError::NotAMove(_)) => error.to_string(),
        _ => format!("{text}: {error}"),
    }
}
