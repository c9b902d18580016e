//! What a position is worth without looking ahead.

mod plain;
mod ring;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::Net;
use super::net::Accumulator;
use crate::board::Bitboard;
use crate::rules::{Position, RuleSet, Side};

pub use plain::setbacks;
pub(super) use plain::{setback, value as plain};

/// What the search reckons by at the end of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// Ring sums alone: the yardstick for all others, never changed.
    Ring,
    /// The race for the throne, captured pieces and the tempo.
    Plain,
    /// The plain evaluation, corrected by a net.
    Net(Arc<Net>),
}

impl Default for Evaluation {
    /// The net that comes with the engine.
    fn default() -> Self {
        Self::Net(Net::shipped())
    }
}

impl Evaluation {
    /// The names in options and settings.
    pub const NAMES: [&str; 3] = ["ring", "plain", "net"];

    /// Its name; a net that did not come with the engine has its checksum in it.
    pub fn name(&self) -> String {
        match self {
            Self::Ring => "ring".into(),
            Self::Plain => "plain".into(),
            Self::Net(net) if *net == Net::shipped() => "net".into(),
            Self::Net(net) => format!("net:{:016x}", net.checksum()),
        }
    }
}

/// A name that no evaluation has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEvaluation(String);

impl fmt::Display for UnknownEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Evaluation::NAMES.join(", ");
        write!(f, "there is no evaluation {:?}; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownEvaluation {}

impl FromStr for Evaluation {
    type Err = UnknownEvaluation;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "ring" => Ok(Self::Ring),
            "plain" => Ok(Self::Plain),
            "net" => Ok(Self::default()),
            _ => Err(UnknownEvaluation(text.into())),
        }
    }
}

/// An evaluation at work in a search, with what it keeps up from ply to ply.
pub(super) struct Evaluator {
    evaluation: Evaluation,
    /// By ply, the net's sums of the position last evaluated there; empty without a net.
    sums: Vec<Accumulator>,
}

impl Evaluator {
    /// An evaluator for lines of so many plies.
    pub(super) fn new(evaluation: &Evaluation, plies: usize) -> Self {
        Self {
            evaluation: evaluation.clone(),
            sums: match evaluation {
                Evaluation::Net(net) => vec![Accumulator::empty(net); plies],
                Evaluation::Ring | Evaluation::Plain => Vec::new(),
            },
        }
    }

    /// The value of a position to a side, in hundredths of a move in the race for the throne. The ply only tells where
    /// a position is kept that differs little from this one.
    #[inline]
    pub(super) fn value(&mut self, position: &Position, rules: &RuleSet, side: Side, ply: usize) -> i32 {
        match &self.evaluation {
            Evaluation::Ring => ring::value(position, side),
            Evaluation::Plain => plain::value(position, rules, side),
            Evaluation::Net(net) => {
                let value = plain::value(position, rules, side);
                // Nets have seen no games in which pieces are still in hand.
                if position.is_placing() {
                    return value;
                }
                let sums = self.sums[ply.saturating_sub(1)].changed_to(net, position);
                let correction = net.correction(&sums.views, position.side());
                self.sums[ply] = sums;
                let sign = if side == position.side() { 1 } else { -1 };
                (value + sign * correction).clamp(-MOST, MOST)
            }
        }
    }
}

/// The most that a net may make of a position: less than what is certain.
const MOST: i32 = 9_000;

/// The least number of own moves in which a side could win, were nothing in its way: each guard must come to ring 1 and
/// the queen to the throne, one ring a move. 29 in the opening array.
///
/// ```
/// use agon::engine::race;
/// use agon::rules::{Position, RuleSet, Side};
///
/// assert_eq!(race(&Position::start(&RuleSet::default()), Side::White), 29);
/// ```
pub fn race(position: &Position, side: Side) -> u32 {
    let guards = position.guards(side).len();
    rings(position.pieces(side)) - guards
}

/// The part of the [`race`] that the guards must run; no capture or relocation shortens it.
pub(super) fn guards_race(position: &Position, side: Side) -> u32 {
    let guards = position.guards(side);
    rings(guards) - guards.len()
}

/// The cells whose ring has each of the three bits.
const RING_BITS: [Bitboard; 3] = {
    let mut bits = [Bitboard::EMPTY; 3];
    let mut i = 0;
    while i < crate::board::CellId::COUNT {
        let cell = crate::board::CellId::ALL[i];
        let mut bit = 0;
        while bit < 3 {
            if cell.ring() >> bit & 1 == 1 {
                bits[bit].insert(cell);
            }
            bit += 1;
        }
        i += 1;
    }
    bits
};

/// The sum of the rings of all cells of a set: three counts instead of a walk.
fn rings(set: Bitboard) -> u32 {
    (set & RING_BITS[0]).len() + 2 * (set & RING_BITS[1]).len() + 4 * (set & RING_BITS[2]).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::CellId;

    #[test]
    fn the_sum_of_rings_is_counted_by_bits() {
        assert_eq!(rings(Bitboard::ALL), 6 + 2 * 12 + 3 * 18 + 4 * 24 + 5 * 30);
        for cell in CellId::ALL {
            assert_eq!(rings(Bitboard::from(cell)) as usize, cell.ring());
        }
    }
}
