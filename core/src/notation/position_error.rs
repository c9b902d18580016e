//! Errors in a position text (`docs/rules.md` §7).

use std::fmt;

use crate::board::{CellId, CellNameError};
use crate::rules::PositionError;

/// One of the five fields of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionField {
    /// The pieces on the board and in hand.
    Placement,
    /// The side to move.
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

/// The text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {reason}")]
pub struct PositionTextError {
    /// The place of the fault in the text, in characters from 1.
    pub column: usize,
    /// The fault.
    #[source]
    pub reason: PositionTextReason,
}

/// A fault in a position text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextReason {
    /// The text ends before this field.
    #[error("the text ends before {0}")]
    Missing(PositionField),
    /// Something follows the last field.
    #[error("nothing may follow the number of the turn")]
    Extra,
    /// No piece has this letter.
    #[error("'{0}' is no piece: Q and G are White's queen and guard, q and g are Black's")]
    UnknownPiece(char),
    /// A run of empty cells is zero or has a leading zero.
    #[error("a run of empty cells is a number from 1 to 11")]
    BadRun,
    /// The file has more cells in the text than on the board.
    #[error("file {file} has only {cells} cells")]
    FileTooLong {
        /// The letter of the file.
        file: char,
        /// The number of cells that it has on the board.
        cells: usize,
    },
    /// The file has fewer cells in the text than on the board.
    #[error("file {file} has {cells} cells, and the text gives it {given}")]
    FileTooShort {
        /// The letter of the file.
        file: char,
        /// The number of cells that it has on the board.
        cells: usize,
        /// The number of cells that it has in the text.
        given: usize,
    },
    /// The text ends before this file.
    #[error("the files from {0} on are missing; there are eleven, a to l")]
    MissingFile(char),
    /// There is a twelfth file.
    #[error("there are only eleven files, a to l")]
    ExtraFile,
    /// The bracket of the hand is not closed.
    #[error("the bracket round the pieces in hand is not closed")]
    UnclosedHand,
    /// Something follows the bracket of the hand.
    #[error("the side to move comes after the pieces in hand, with a space between")]
    AfterHand,
    /// The side to move is neither `w` nor `b`.
    #[error("the side to move is w or b")]
    UnknownSide,
    /// A captured cell is not the name of a cell.
    #[error(transparent)]
    UnknownCell(CellNameError),
    /// A captured cell is named twice.
    #[error("{0} is named as captured twice")]
    CapturedTwice(CellId),
    /// The field is not a whole number, or too large.
    #[error("{0} must be a whole number up to {max}", max = u32::MAX)]
    BadNumber(PositionField),
    /// The text can be read, but the position is impossible.
    #[error(transparent)]
    Impossible(PositionError),
}
