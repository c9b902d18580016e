//! The captors behind a capture (`docs/rules.md` §3).

use super::game::Ply;
use super::geometry;
use super::make::Effect;
use super::position::Position;
use super::ruleset::RuleSet;
use crate::board::CellId;

/// Two pieces that hold an enemy between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hold {
    /// The cell of the piece that is held.
    pub captive: CellId,
    /// The cells of the two captors, in no particular order.
    pub captors: [CellId; 2],
}

impl Position {
    /// Every pair of enemies that holds the piece on a cell; none for an empty cell. Captured pieces hold like others.
    pub fn holds(&self, rules: &RuleSet, cell: CellId) -> impl Iterator<Item = Hold> + use<> {
        let (capture, piece) = (rules.capture, self.piece_at(cell));
        let pairs = piece.map(|piece| geometry::holders(capture, self.pieces(piece.side.opponent()), cell));
        pairs
            .into_iter()
            .flatten()
            .map(move |captors| Hold { captive: cell, captors })
    }
}

impl Ply {
    /// The holds by which this ply captured: for a captured enemy those that the moved piece completed, and for a moved
    /// piece that was trapped all that hold it.
    pub fn holds(&self, rules: &RuleSet) -> impl Iterator<Item = Hold> {
        let (stepped, capture) = (self.mv.to(), rules.capture);
        let taken = || {
            self.effects.iter().filter_map(|effect| match *effect {
                Effect::Captured { piece, cell } | Effect::Trapped { piece, cell } => Some((piece.side, cell)),
                _ => None,
            })
        };
        taken().flat_map(move |(side, cell)| {
            // What this ply took off the board held others before.
            let captor = side.opponent();
            let removed = taken().filter(|(side, _)| *side == captor).map(|(_, cell)| cell);
            let captors = self.position.pieces(captor) | removed.collect();
            let holds = geometry::holders(capture, captors, cell).map(move |captors| Hold { captive: cell, captors });
            holds.filter(move |hold| Some(cell) == stepped || stepped.is_none_or(|by| hold.captors.contains(&by)))
        })
    }
}
