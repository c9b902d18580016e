//! The plain evaluation: the race for the throne, what captured pieces will lose, and the tempo.

use super::race;
use crate::board::CellId;
use crate::rules::{GuardRelocation, Position, QueenChooser, QueenRelocation, RuleSet, Side};

/// One move in the race.
const MOVE: i32 = 100;
/// What it is worth to be the one who moves.
const TEMPO: i32 = 40;

/// The value of a position to a side, in hundredths of a move.
pub(in crate::engine) fn value(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    let mut value = MOVE * (race(position, side.opponent()) as i32 - race(position, side) as i32);
    if !position.captured().is_empty() {
        value += MOVE * (setbacks(position, rules, side.opponent()) - setbacks(position, rules, side));
    }
    value + if position.side() == side { TEMPO } else { -TEMPO }
}

/// By how many moves the captured pieces of a side will be set back, the moves that this takes included.
pub(in crate::engine) fn setbacks(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    let captured = position.captured() & position.pieces(side);
    captured
        .into_iter()
        .map(|cell| setback(position, rules, side, cell))
        .sum()
}

/// By how many moves one captured piece will be set back.
pub(in crate::engine) fn setback(position: &Position, rules: &RuleSet, side: Side, cell: CellId) -> i32 {
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
    lands - ring + i32::from(rules.relocation_costs_turn)
}
