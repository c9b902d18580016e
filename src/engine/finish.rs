//! The last steps of the race: who is about to close the ring round an enthroned queen.

use super::race;
use crate::board::{Bitboard, Direction};
use crate::rules::{Capture, Move, Outcome, Position, RuleSet, Side};

/// The step by which a side could win were it to move: its queen sits on the throne, five guards stand round her, and the
/// sixth stands next to the gap. Whether custody forbids the step is not looked at.
#[inline]
pub(super) fn last_step(position: &Position, side: Side) -> Option<Move> {
    if is_enthroned(position, side) {
        closing_step(position, side)
    } else {
        None
    }
}

/// The [`last_step`] of a side whose queen is enthroned; seldom asked for, so that it need not stand everywhere.
#[inline(never)]
fn closing_step(position: &Position, side: Side) -> Option<Move> {
    let guards = position.guards(side);
    let (home, waiting) = (guards & Bitboard::ring(1), guards & Bitboard::ring(2));
    let set_back_first = !(position.captured() & position.pieces(side)).is_empty();
    if home.len() != 5 || waiting.len() != 1 || set_back_first {
        return None;
    }
    let gap = Bitboard::ring(1) & !position.occupied();
    let (from, to) = (waiting.first()?, gap.first()?);
    let beside = Direction::ALL
        .iter()
        .any(|&direction| waiting.shifted(direction) == gap);
    beside.then_some(Move::Board { from, to })
}

/// The [`last_step`] of the side to move, if it wins.
#[inline]
pub(super) fn winning_step(position: &Position, rules: &RuleSet) -> Option<Move> {
    last_step(position, position.side()).filter(|&mv| wins(position, rules, mv))
}

#[inline(never)]
fn wins(position: &Position, rules: &RuleSet, mv: Move) -> bool {
    let outcome = || position.make(rules, mv).position.outcome_after(rules, mv);
    let legal = position.check(rules, mv).is_ok();
    legal && matches!(outcome(), Some(Outcome::Win { winner, .. }) if winner == position.side())
}

/// Whether a move of the side to move may parry the enemy's [`last_step`], if `capturing` are the cells where a step may
/// capture. It must fill the gap, or capture something, which must then be set back first: by straight lines no step puts
/// the gap into custody, since one end of each line is the enemy's already. Under other rules any move may do.
pub(super) fn parries(position: &Position, rules: &RuleSet, mv: Move, last: Move, capturing: Bitboard) -> bool {
    let goes_on = !position.due().is_empty() && !rules.relocation_costs_turn;
    mv.to()
        .is_some_and(|to| Some(to) == last.to() || capturing.contains(to))
        || rules.capture != Capture::Straight
        || goes_on
}

/// The steps of the side to move that threaten to win with the next one.
#[inline]
pub(super) fn threats(position: &Position, rules: &RuleSet) -> Vec<Move> {
    if is_enthroned(position, position.side()) {
        steps_to_threats(position, rules)
    } else {
        Vec::new()
    }
}

#[inline(never)]
fn steps_to_threats(position: &Position, rules: &RuleSet) -> Vec<Move> {
    let side = position.side();
    if race(position, side) > 2 {
        return Vec::new();
    }
    let near = (Bitboard::ring(1) | Bitboard::ring(2)) & !position.occupied();
    let steps = position.steps_to(rules, near);
    let threatens = |mv: &Move| last_step(&position.make(rules, *mv).position, side).is_some();
    steps.iter().copied().filter(threatens).collect()
}

#[inline]
fn is_enthroned(position: &Position, side: Side) -> bool {
    position.queens(side) == Bitboard::THRONE
}

#[cfg(test)]
mod tests {
    use rand::seq::SliceRandom;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::board::CellId;
    use crate::notation::parse_position;
    use crate::rules::{Kind, Piece, PositionParts, Preset};

    fn last(text: &str) -> Option<String> {
        let position = parse_position(text, &RuleSet::default()).unwrap();
        last_step(&position, Side::White).map(|mv| mv.to_string())
    }

    #[test]
    fn a_last_step_needs_the_queen_on_the_throne_and_the_guard_beside_an_empty_gap() {
        assert_eq!(last("6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 1"), Some("h5g6".into()));
        // The side to move has no part in it.
        assert_eq!(last("6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 b - 0 1"), Some("h5g6".into()));
        for (why, text) in [
            ("an empty throne", "6/7/8/9/4GG4/4G1G4/4G5/4GQ3/8/7/1q4 w - 0 1"),
            ("a guard elsewhere", "6/7/8/9/4GG4/4GQG4/4G5/2G6/8/7/1q4 w - 0 1"),
            ("a gap that is filled", "6/7/8/9/4GG4/4GQG4/4Gg4/4G4/8/7/1q4 w - 0 1"),
            ("a guard to be set back", "6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w e5 0 1"),
            ("two gaps", "6/7/8/9/4GG4/4GQ5/4G5/4GG3/8/7/1q4 w - 0 1"),
        ] {
            assert_eq!(last(text), None, "{why}");
        }
    }

    /// A position of Black's to move in which White threatens to win.
    fn threatened(rules: &RuleSet, rng: &mut Xoshiro256PlusPlus) -> Option<(Position, Move)> {
        let mut cells: Vec<_> = (Bitboard::ring(2) | Bitboard::ring(3)).into_iter().collect();
        cells.shuffle(rng);
        let mut pieces = vec![(CellId::THRONE, Side::White, Kind::Queen)];
        let gap = rng.random_range(0..6_usize);
        let home = Bitboard::ring(1)
            .into_iter()
            .enumerate()
            .filter(|&(place, _)| place != gap);
        pieces.extend(home.map(|(_, cell)| (cell, Side::White, Kind::Guard)));
        pieces.push((cells[0], Side::White, Kind::Guard));
        pieces.push((cells[1], Side::Black, Kind::Queen));
        pieces.extend(cells[2..8].iter().map(|&cell| (cell, Side::Black, Kind::Guard)));
        let captured = if rng.random_ratio(1, 4) {
            cells[1 + rng.random_range(0..7_usize)].into()
        } else {
            Bitboard::EMPTY
        };
        let parts = PositionParts {
            pieces: pieces
                .into_iter()
                .map(|(cell, side, kind)| (cell, Piece { side, kind }))
                .collect(),
            hand: Default::default(),
            side: Side::Black,
            captured,
            clock: 0,
            turn: 1,
        };
        let position = Position::new(&parts, rules).ok()?;
        Some((position, last_step(&position, Side::White)?))
    }

    /// What the search passes over as no parry lets the enemy win at once, under every rule set.
    #[test]
    fn nothing_but_a_parry_stops_the_last_step() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
        let (mut held, mut lost) = (0, 0);
        for rules in Preset::ALL.map(Preset::rules) {
            for _ in 0..3_000 {
                let Some((position, last)) = threatened(&rules, &mut rng) else {
                    continue;
                };
                for &mv in position.legal_moves(&rules).iter() {
                    let next = position.make(&rules, mv).position;
                    let wins = next.side() == Side::White && winning_step(&next, &rules).is_some();
                    let parries = parries(&position, &rules, mv, last, position.capturing_cells(&rules));
                    assert!(wins || parries, "{rules}: {position} {mv}");
                    held += u32::from(!wins);
                    lost += u32::from(!parries);
                }
            }
        }
        assert!(held > 100 && lost > 10_000, "{held} {lost}");
    }
}
