//! The race for the throne: how many moves each side still needs.

use crate::board::{Bitboard, CellId};
use crate::rules::{Position, Side};

/// The least number of its own moves in which a side could win if nothing were in the way: each guard must reach ring 1
/// and the queen the throne, one ring per move. 29 in the opening array.
///
/// ```
/// use agon_core::engine::race;
/// use agon_core::rules::{Position, RuleSet, Side};
///
/// assert_eq!(race(&Position::start(&RuleSet::default()), Side::White), 29);
/// ```
pub fn race(position: &Position, side: Side) -> u32 {
    let guards = position.guards(side).len();
    rings(position.pieces(side)) - guards
}

/// The part of the [`race`] that falls to the guards; no capture or relocation shortens it.
pub(in crate::engine) fn guards_race(position: &Position, side: Side) -> u32 {
    let guards = position.guards(side);
    rings(guards) - guards.len()
}

/// For each bit of a ring's number, the cells whose ring has it set.
const RING_BITS: [Bitboard; 3] = {
    let mut bits = [Bitboard::EMPTY; 3];
    let mut i = 0;
    while i < CellId::COUNT {
        let cell = CellId::ALL[i];
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

/// The sum of the rings of all cells of a set, by three bit counts.
pub(super) fn rings(set: Bitboard) -> u32 {
    (set & RING_BITS[0]).len() + 2 * (set & RING_BITS[1]).len() + 4 * (set & RING_BITS[2]).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_rings_is_counted_by_bits() {
        assert_eq!(rings(Bitboard::ALL), 6 + 2 * 12 + 3 * 18 + 4 * 24 + 5 * 30);
        for cell in CellId::ALL {
            assert_eq!(rings(Bitboard::from(cell)) as usize, cell.ring());
        }
    }
}
