//! Who holds whom: the captors behind a capture (`docs/rules.md` §3).

use super::game::Ply;
use super::geometry;
use super::make::Effect;
use super::position::Position;
use super::ruleset::RuleSet;
use crate::board::CellId;

/// Two pieces that hold an enemy between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hold {
    /// The cell of the piece between them.
    pub captive: CellId,
    /// Their cells, in no order that means anything.
    pub captors: [CellId; 2],
}

impl Position {
    /// Every pair of enemies that holds the piece on a cell between them; captured pieces hold like others. None for an
    /// empty cell.
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
    /// The pairs by which this ply captured: for each captive those that the piece which stepped completed, and all that
    /// hold that piece itself if it stepped between them.
    pub fn holds(&self, rules: &RuleSet) -> impl Iterator<Item = Hold> {
        let stepped = self.mv.to();
        self.effects.iter().flat_map(move |effect| {
            let (cell, by) = match *effect {
                Effect::Captured { cell, .. } => (Some(cell), stepped),
                Effect::Trapped { cell, .. } => (Some(cell), None),
                _ => (None, None),
            };
            let holds = cell.into_iter().flat_map(|cell| self.position.holds(rules, cell));
            holds.filter(move |hold| by.is_none_or(|by| hold.captors.contains(&by)))
        })
    }
}
