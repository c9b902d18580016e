//! The first moves of an analysis, as arrows for the board.

use bevy::prelude::*;

use crate::board::CellId;
use crate::rules::Move;

/// The moves that an analysis recommends in the position on the board; empty while there is no analysis.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisArrows(pub Vec<Arrow>);

/// A recommended move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The cell the piece leaves; `None` if it is placed from the hand.
    pub from: Option<CellId>,
    /// The cell it goes to.
    pub to: CellId,
    /// The place of the move's line among all lines: 0 is the best.
    pub rank: usize,
}

impl Arrow {
    /// The arrow of a line's first move; `None` for a pass, which there is nothing to see of.
    pub fn of(mv: Move, rank: usize) -> Option<Self> {
        let from = mv.from();
        mv.to().map(|to| Self { from, to, rank })
    }
}
