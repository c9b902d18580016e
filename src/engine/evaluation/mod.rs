//! What a position is worth without looking ahead.

mod plain;
mod ring;

use std::fmt;
use std::str::FromStr;

use crate::board::Bitboard;
use crate::rules::{Position, RuleSet, Side};

pub(super) use plain::{setback, setbacks, value as plain};

/// What the search reckons by at the end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Evaluation {
    /// Ring sums alone: the yardstick for all others, never changed.
    Ring,
    /// The race for the throne, captured pieces and the tempo.
    #[default]
    Plain,
}

impl Evaluation {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Ring, Self::Plain];

    /// Its name in options and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Plain => "plain",
        }
    }

    /// The value of a position to a side, in hundredths of a move in the race for the throne.
    #[inline]
    pub(super) fn value(self, position: &Position, rules: &RuleSet, side: Side) -> i32 {
        match self {
            Self::Ring => ring::value(position, side),
            Self::Plain => plain::value(position, rules, side),
        }
    }
}

/// A name that no evaluation has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEvaluation(String);

impl fmt::Display for UnknownEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Evaluation::ALL.map(Evaluation::name).join(", ");
        write!(f, "there is no evaluation {:?}; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownEvaluation {}

impl FromStr for Evaluation {
    type Err = UnknownEvaluation;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|evaluation| evaluation.name() == text);
        found.ok_or_else(|| UnknownEvaluation(text.into()))
    }
}

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
    guards_race(position, side) + rings(position.queens(side))
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
