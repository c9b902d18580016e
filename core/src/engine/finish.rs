//! The end of the race: closing the ring round an enthroned queen.
//!
//! Only for straight captures. Every line through the last gap of the ring has the throne or a guard at one end, so
//! enemies cannot hold the gap in custody, and a guard next to it may step in. With bent captures custody can forbid
//! the step.

use super::evaluation::race;
use crate::board::{Bitboard, Direction};
use crate::rules::{Capture, Move, Position, RuleSet, Side};

/// Whether games under these rules end so. Where captured pieces leave the board, fewer guards can be enough, and a win at
/// once is not always this step.
#[inline]
fn is_for(rules: &RuleSet) -> bool {
    rules.capture == Capture::Straight && !rules.removes_any()
}

/// The step with which a side would win if it were its turn: the queen is on the throne, five guards are on ring 1, and
/// the sixth is next to the gap.
#[inline]
pub(super) fn last_step(position: &Position, rules: &RuleSet, side: Side) -> Option<Move> {
    let enthroned = is_for(rules) && position.queens(side) == Bitboard::THRONE;
    if enthroned && (position.captured() & position.pieces(side)).is_empty() {
        closing_step(position.guards(side), position.occupied())
    } else {
        None
    }
}

/// The step of a guard that closes the ring. Rarely needed, and so not inlined.
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

/// Whether a move of the side to move can parry the enemy's [`last_step`]; `capturing` are the cells on which a step
/// can capture. It must fill the gap, or capture a piece that the enemy then has to put back first, or not end the
/// turn.
pub(super) fn parries(position: &Position, rules: &RuleSet, mv: Move, last: Move, capturing: Bitboard) -> bool {
    let goes_on = !position.due().is_empty() && !rules.relocation_costs_turn;
    goes_on
        || mv
            .to()
            .is_some_and(|to| Some(to) == last.to() || capturing.contains(to))
}

/// The cells to which a step of the side to move can threaten to win with the next one. None unless its queen is on the
/// throne and its guards need at most two moves.
#[inline]
pub(super) fn threatening_cells(position: &Position, rules: &RuleSet) -> Bitboard {
    let side = position.side();
    let enthroned = is_for(rules) && position.queens(side) == Bitboard::THRONE;
    if enthroned && position.due().is_empty() && race(position, side) <= 2 {
        (Bitboard::ring(1) | Bitboard::ring(2)) & !position.occupied()
    } else {
        Bitboard::EMPTY
    }
}

/// The number of plies up to which a search of this depth, in plies, follows threats.
pub(super) const fn threat_reach(depth: i32) -> usize {
    2 * depth as usize + 4
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
            ("a guard to be put back", "6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w e5 0 1"),
            ("two gaps", "6/7/8/9/4GG4/4GQ5/4G5/4GG3/8/7/1q4 w - 0 1"),
        ] {
            assert_eq!(last(text), None, "{why}");
        }
    }

    /// A random position with Black to move in which White threatens to win.
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

    /// The search skips moves that are no parry. Under every preset they do let the enemy win at once.
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
