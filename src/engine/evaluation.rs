//! What a position is worth without looking ahead: who is ahead in the race for the throne.

use crate::board::Bitboard;
use crate::rules::{GuardRelocation, Position, QueenChooser, QueenRelocation, RuleSet, Side};

/// One move in the race.
const MOVE: i32 = 100;
/// What it is worth to be the one who moves.
const TEMPO: i32 = 40;

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

/// The value of a position to a side, in hundredths of a move.
pub(super) fn evaluate(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    let mut value = MOVE * (race(position, side.opponent()) as i32 - race(position, side) as i32);
    if !position.captured().is_empty() {
        value += MOVE * (setback(position, rules, side.opponent()) - setback(position, rules, side));
    }
    value + if position.side() == side { TEMPO } else { -TEMPO }
}

/// By how many moves the captured pieces of a side will be set back, the moves that this takes included.
fn setback(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    let mut setback = 0;
    let captured = position.captured() & position.pieces(side);
    for cell in captured {
        let ring = cell.ring() as i32;
        let next_ring = (ring + 1).min(5);
        let lands = if position.queens(side).contains(cell) {
            match (rules.queen_relocation, rules.queen_chooser) {
                (QueenRelocation::NextRing, _) => next_ring,
                (QueenRelocation::Edge, _) | (_, QueenChooser::Captor) => 5,
                (QueenRelocation::NotThrone, QueenChooser::Owner) => 1,
                (QueenRelocation::Anywhere, QueenChooser::Owner) => 0,
            }
        } else {
            match rules.guard_relocation {
                GuardRelocation::Edge => 5,
                GuardRelocation::NextRing => next_ring,
            }
        };
        setback += lands - ring + i32::from(rules.relocation_costs_turn);
    }
    setback
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
