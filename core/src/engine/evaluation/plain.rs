//! The plain evaluation: the race for the throne, the cost of captured pieces, and the tempo.

use super::race::race;
use crate::board::CellId;
use crate::rules::{GuardRelocation, Kind, Position, QueenChooser, QueenRelocation, RuleSet, Side};

/// The value of one move in the race.
const MOVE: i32 = 100;
/// The value of a guard where captured ones leave the board, in moves: it is one fewer to bring home, but it no longer
/// captures.
pub(in crate::engine) const GUARD: i32 = 6;
/// The value of being the side to move.
const TEMPO: i32 = 40;

/// The value of a position for a side, in hundredths of a move.
pub(in crate::engine) fn value(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    let mut value = MOVE * (race(position, side.opponent()) as i32 - race(position, side) as i32);
    if rules.removes(Kind::Guard) {
        let guards = |side| position.guards(side).len() as i32;
        value += MOVE * GUARD * (guards(side) - guards(side.opponent()));
    }
    if !position.captured().is_empty() {
        value += MOVE * (setbacks(position, rules, side.opponent()) - setbacks(position, rules, side));
    }
    value + if position.side() == side { TEMPO } else { -TEMPO }
}

/// The number of moves that the captured pieces of a side cost it in the [`race`](super::race): the rings they fall
/// back, and the moves to put them back.
pub fn setbacks(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    let captured = position.captured() & position.pieces(side);
    captured
        .into_iter()
        .map(|cell| setback(position, rules, side, cell))
        .sum()
}

/// The number of moves that one captured piece costs.
pub(in crate::engine) fn setback(position: &Position, rules: &RuleSet, side: Side, cell: CellId) -> i32 {
    let ring = cell.ring() as i32;
    let next_ring = (ring + 1).min(5);
    let lands = if position.queens(side).contains(cell) {
        match (rules.queen_relocation, rules.queen_chooser) {
            (QueenRelocation::Removed, _) => ring,
            (QueenRelocation::NextRing, _) => next_ring,
            (QueenRelocation::Edge | QueenRelocation::Start, _) | (_, QueenChooser::Captor) => 5,
            (QueenRelocation::NotThrone, QueenChooser::Owner) => 1,
            (QueenRelocation::Anywhere, QueenChooser::Owner) => 0,
        }
    } else {
        match rules.guard_relocation {
            GuardRelocation::Edge | GuardRelocation::Start => 5,
            GuardRelocation::NextRing => next_ring,
            GuardRelocation::Removed => ring,
        }
    };
    lands - ring + i32::from(rules.relocation_costs_turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;

    /// If these values change, the net must be trained anew.
    #[test]
    fn the_values_are_those_that_the_net_was_trained_to_correct() {
        for (rules, text, value) in [
            ("globe", "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1", 40),
            (
                "globe",
                "6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20",
                100 - 200 + 40,
            ),
            (
                "captor",
                "6/4g2/8/2gG5/3QGG4/2Ggg1Gq3/4gg4/9/2G5/7/6 w e4 0 35",
                100 - 400 + 40,
            ),
            (
                "globe",
                "6/4g2/8/2gG5/3QGG4/2Ggg1Gq3/4gg4/9/2G5/7/6 w e4 0 35",
                100 + 40,
            ),
        ] {
            let rules = rules.parse().unwrap();
            let position = parse_position(text, &rules).unwrap();
            let values = Side::ALL.map(|side| super::value(&position, &rules, side));
            assert_eq!(values, [value, -value], "{text}");
        }
    }
}
