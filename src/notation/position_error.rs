//! What can be wrong with a position text, in a player's words (`docs/rules.md` §7).

use std::fmt;

use crate::board::{CellId, CellNameError};
use crate::rules::PositionError;

/// One of the five fields of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionField {
    /// Where the pieces stand, and what is in hand.
    Placement,
    /// Whose turn it is.
    Side,
    /// The cells of captured pieces.
    Captured,
    /// Plies since the last capture, inward step or placement.
    Clock,
    /// The turn's number.
    Turn,
}

impl fmt::Display for PositionField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Placement => "the pieces on the board",
            Self::Side => "the side to move, w or b",
            Self::Captured => "the captured cells, or - for none",
            Self::Clock => "the number of plies since the last capture, inward step or placement",
            Self::Turn => "the number of the turn",
        })
    }
}

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTextError {
    /// Where the fault is: the character's place in the text, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: PositionTextReason,
}

/// What is wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionTextReason {
    /// The text ends before this field.
    Missing(PositionField),
    /// Something follows the last field.
    Extra,
    /// No piece has this letter.
    UnknownPiece(char),
    /// A run of empty cells is zero or is written with a leading zero.
    BadRun,
    /// The file has more cells in the text than on the board.
    FileTooLong {
        /// The file.
        file: char,
        /// How many cells it has.
        cells: usize,
    },
    /// The file has fewer cells in the text than on the board.
    FileTooShort {
        /// The file.
        file: char,
        /// How many cells it has.
        cells: usize,
        /// How many the text gives it.
        given: usize,
    },
    /// The text ends before this file.
    MissingFile(char),
    /// There is a twelfth file.
    ExtraFile,
    /// The bracket of the hand is not closed.
    UnclosedHand,
    /// Something follows the bracket of the hand.
    AfterHand,
    /// Neither `w` nor `b`.
    UnknownSide,
    /// A captured cell has no such name.
    UnknownCell(CellNameError),
    /// A captured cell is named twice.
    CapturedTwice(CellId),
    /// Not a whole number, or one too large.
    BadNumber(PositionField),
    /// The text can be read, but no position is like this.
    Impossible(PositionError),
}

impl fmt::Display for PositionTextReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(field) => write!(f, "the text ends before {field}"),
            Self::Extra => f.write_str("nothing may follow the number of the turn"),
            Self::UnknownPiece(found) => write!(
                f,
                "{found:?} is no piece: Q and G are White's queen and guard, q and g are Black's"
            ),
            Self::BadRun => f.write_str("a run of empty cells is a number from 1 to 11"),
            Self::FileTooLong { file, cells } => write!(f, "file {file} has only {cells} cells"),
            Self::FileTooShort { file, cells, given } => {
                write!(f, "file {file} has {cells} cells, and the text gives it {given}")
            }
            Self::MissingFile(file) => write!(f, "the files from {file} on are missing; there are eleven, a to l"),
            Self::ExtraFile => f.write_str("there are only eleven files, a to l"),
            Self::UnclosedHand => f.write_str("the bracket round the pieces in hand is not closed"),
            Self::AfterHand => f.write_str("the side to move comes after the pieces in hand, with a space between"),
            Self::UnknownSide => f.write_str("the side to move is w or b"),
            Self::UnknownCell(error) => error.fmt(f),
            Self::CapturedTwice(cell) => write!(f, "{cell} is named as captured twice"),
            Self::BadNumber(field) => write!(f, "{field} must be a whole number up to {}", u32::MAX),
            Self::Impossible(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.reason)
    }
}

impl std::error::Error for PositionTextError {}
