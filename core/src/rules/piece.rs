//! Sides, kinds of piece, and moves (`docs/rules.md` §2, §3).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::CellId;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// One per side; she alone may enter the throne.
    Queen,
    /// Six per side.
    Guard,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Queen => "queen",
            Self::Guard => "guard",
        })
    }
}

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The owner.
    pub side: Side,
    /// Queen or guard.
    pub kind: Kind,
}

/// A move, which is always one ply (§3).
///
/// A board move is a relocation exactly while the player has captured pieces to put back, and a step otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A step, or the relocation of a captured piece.
    Board {
        /// The cell the piece leaves.
        from: CellId,
        /// The cell it goes to.
        to: CellId,
    },
    /// A piece in hand is placed.
    Place {
        /// The kind of piece.
        kind: Kind,
        /// The cell it is placed on.
        to: CellId,
    },
    /// Legal only when there is no other move, or for a turn given away as a handicap.
    Pass,
}

impl Move {
    /// The cell the piece goes to; `None` for a pass.
    pub const fn to(self) -> Option<CellId> {
        match self {
            Self::Board { to, .. } | Self::Place { to, .. } => Some(to),
            Self::Pass => None,
        }
    }

    /// The cell the piece leaves; `None` for a placement or a pass.
    pub const fn from(self) -> Option<CellId> {
        match self {
            Self::Board { from, .. } => Some(from),
            Self::Place { .. } | Self::Pass => None,
        }
    }
}
