//! What can be wrong with a text of game records, in a player's words.

use std::fmt;

use super::line::DEEPEST_VARIATION;
use super::record::Record;
use super::result::GameResult;
use crate::notation::moves::{MoveError, MoveTextError};
use crate::notation::position_error::PositionTextReason;
use crate::rules::{NoHandicap, RuleSetError};

/// Why a text of records cannot be read to its end, and what could be read of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The games before the fault, then what was readable of the game with the fault, if its tags were.
    pub read: Vec<Record>,
    /// The line of the fault, from 1.
    pub line: usize,
    /// The character of the fault in its line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Box<RecordFault>,
}

/// What is wrong with a text of records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// A comment has no `}`.
    UnclosedComment,
    /// A variation has no `)`.
    UnclosedVariation,
    /// A tag's value has no closing quote in its line.
    UnclosedValue,
    /// Not of the form `[Name "value"]`.
    BadTag,
    /// The record is of another game.
    OtherGame(String),
    /// The tag `Rules` names no rules.
    Rules(RuleSetError),
    /// The tag `Position` is no position under these rules.
    Position(PositionTextReason),
    /// `SetUp "1"` without a `Position`.
    MissingPosition,
    /// The tag `Handicap` is not `white` or `black` and a number of turns from 1 to 5.
    Handicap,
    /// A character that has no meaning here.
    Stray(char),
    /// A `$` without a number from 0 to 255.
    BadMark,
    /// A mark before any move.
    MarkWithoutMove,
    /// A variation before any move.
    VariationWithoutMove,
    /// Variations inside variations inside variations …
    TooDeep,
    /// A move that cannot be read or is illegal.
    Move {
        /// The move as it stands in the text.
        text: String,
        /// What is wrong with it.
        error: MoveError,
    },
    /// The result after the moves is another than in the tags.
    OtherResult {
        /// In the tag `Result`.
        tag: GameResult,
        /// After the moves.
        moves: GameResult,
    },
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnclosedComment => f.write_str("this comment is not closed by }"),
            Self::UnclosedVariation => f.write_str("this variation is not closed by )"),
            Self::UnclosedValue => f.write_str("this value is not closed by \" in its line"),
            Self::BadTag => f.write_str("a tag looks like [White \"Ada\"]"),
            Self::OtherGame(game) => write!(f, "this is a record of {game}, not of Agon"),
            Self::Rules(error) => error.fmt(f),
            Self::Position(reason) => reason.fmt(f),
            Self::MissingPosition => f.write_str("the game has a set-up of its own, but the tag Position is missing"),
            Self::Handicap => NoHandicap.fmt(f),
            Self::Stray(found) => write!(f, "{found:?} means nothing here"),
            Self::BadMark => f.write_str("a mark is $ and a number from 0 to 255"),
            Self::MarkWithoutMove => f.write_str("there is no move before this mark"),
            Self::VariationWithoutMove => f.write_str("there is no move before this variation that it could replace"),
            Self::TooDeep => write!(
                f,
                "variations lie more than {DEEPEST_VARIATION} deep inside one another"
            ),
            // This one shows the text itself.
            Self::Move {
                error: error @ MoveError::Text(MoveTextError::NotAMove(_)),
                ..
            } => error.fmt(f),
            Self::Move { text, error } => write!(f, "{text}: {error}"),
            Self::OtherResult { tag, moves } => {
                write!(f, "the result is {moves} here, but {tag} in the tags")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl std::error::Error for RecordError {}
