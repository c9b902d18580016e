//! The last steps of the race: who is about to close the ring round an enthroned queen.
//!
//! Known for straight captures alone. Of each line through the last gap, one end is the throne or a guard of the ring, so
//! that no enemy holds the gap in custody, and whoever may step into it wins. By bent captures custody may forbid it.

use super::evaluation::race;
use crate::board::{Bitboard, Direction};
use crate::rules::{Capture, Move, Position, RuleSet, Side};

/// The step by which a side wins if it is to move: its queen sits on the throne, five guards stand round her, and the
/// sixth stands next to the gap.
#[inline]
pub(super) fn last_step(position: &Position, rules: &RuleSet, side: Side) -> Option<Move> {
    let enthroned = rules.capture == Capture::Straight && position.queens(side) == Bitboard::THRONE;
    if enthroned && (position.captured() & position.pieces(side)).is_empty() {
        closing_step(position.guards(side), position.occupied())
    } else {
        None
    }
}

/// The step of a guard that closes the ring. Seldom asked for, so it need not stand wherever that is.
#[inline(never)]
fn closing_step(guards: Bitboard, occupied: Bitboard) -> Option<Move> {
    let (home, waiting) = (guards & Bitboard::ring(1), guards & Bitboard::ring(2));
    if home.len() != 5 || waiting.len() != 1 {
        return None;
    }
    let gap = Bitboard::ring(1) & !occupied;
    let (from, to) = (waiting.first()?, gap.first()?);
    let beside = Direction::ALL
        .iter()
        .any(|&direction| waiting.shifted(direction) == gap);
    beside.then_some(Move::Board { from, to })
}

/// Whether a move of the side to move may parry the enemy's [`last_step`], if `capturing` are the cells where a step may
/// capture. It must fill the gap, or capture something, which must then be set back first; or be no whole turn.
pub(super) fn parries(position: &Position, rules: &RuleSet, mv: Move, last: Move, capturing: Bitboard) -> bool {
    let goes_on = !position.due().is_empty() && !rules.relocation_costs_turn;
    goes_on
        || mv
            .to()
            .is_some_and(|to| Some(to) == last.to() || capturing.contains(to))
}

/// The cells to which a step of the side to move may threaten to win with the next one: none unless its queen is enthroned
/// and its guards have two moves to go at most.
#[inline]
pub(super) fn threatening_cells(position: &Position, rules: &RuleSet) -> Bitboard {
    let side = position.side();
    let enthroned = rules.capture == Capture::Straight && position.queens(side) == Bitboard::THRONE;
    if enthroned && position.due().is_empty() && race(position, side) <= 2 {
        (Bitboard::ring(1) | Bitboard::ring(2)) & !position.occupied()
    } else {
        Bitboard::EMPTY
    }
}

/// Whether a step to one of the [`threatening_cells`] makes such a threat.
pub(super) fn threatens(position: &Position, step: Move) -> bool {
    let (Some(from), Some(to)) = (step.from(), step.to()) else {
        return false;
    };
    let stepped = |set: Bitboard| set.without(from) | Bitboard::from(to);
    closing_step(stepped(position.guards(position.side())), stepped(position.occupied())).is_some()
}

#[cfg(test)]
mod tests {
    use rand::seq::SliceRandom;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::board::CellId;
    use crate::notation::parse_position;
    use crate::rules::{Kind, Outcome, Piece, PositionParts, Preset};

    fn last(text: &str) -> Option<String> {
        let position = parse_position(text, &RuleSet::default()).unwrap();
        last_step(&position, &RuleSet::default(), Side::White).map(|mv| mv.to_string())
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
        Some((position, last_step(&position, rules, Side::White)?))
    }

    /// What the search passes over as no parry lets the enemy win at once, under every rule set of which this is known.
    #[test]
    fn nothing_but_a_parry_stops_the_last_step() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
        let (mut held, mut lost) = (0, 0);
        let presets = Preset::ALL.map(Preset::rules);
        let in_one_turn = "globe,relocation-costs-turn=false".parse().unwrap();
        for rules in presets.into_iter().chain([in_one_turn]) {
            for _ in 0..3_000 {
                let Some((position, last)) = threatened(&rules, &mut rng) else {
                    continue;
                };
                for &mv in position.legal_moves(&rules).iter() {
                    let next = position.make(&rules, mv).position;
                    let ends = |mv| next.make(&rules, mv).position.outcome_after(&rules, mv);
                    let wins = last_step(&next, &rules, Side::White).is_some_and(|mv| {
                        // It is what it says: legal at White's turn, and the end.
                        assert!(
                            next.side() == Side::Black || next.check(&rules, mv).is_ok(),
                            "{rules}: {next} {mv}"
                        );
                        next.side() == Side::White
                            && matches!(
                                ends(mv),
                                Some(Outcome::Win {
                                    winner: Side::White,
                                    ..
                                })
                            )
                    });
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
