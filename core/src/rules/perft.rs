//! Perft: counts paths of legal plies, to prove a move generator and to measure it (`docs/rules.md` §9).

use std::hint::black_box;

use super::piece::Move;
use super::position::Position;
use super::ruleset::RuleSet;

/// The number of paths of `depth` legal plies from a position. A forced pass is a ply; a finished game has none.
///
/// Repetition is ignored: a third occurrence takes at least eight plies.
///
/// ```
/// use agon_core::rules::{Position, RuleSet, perft};
///
/// let rules = RuleSet::default();
/// assert_eq!(perft(&Position::start(&rules), &rules, 3), 18_417);
/// ```
pub fn perft(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome(rules).is_some() {
        return 0;
    }
    descend(position, rules, depth)
}

/// As [`perft`], but makes the moves of the last ply too, as a search would, to measure their cost.
pub fn perft_made(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome(rules).is_some() {
        return 0;
    }
    descend_made(position, rules, depth)
}

/// The [`perft`] count of each legal move; they add up to that of the position.
pub fn perft_divide(position: &Position, rules: &RuleSet, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 || position.outcome(rules).is_some() {
        return Vec::new();
    }
    position
        .legal_moves(rules)
        .iter()
        .map(|&mv| (mv, behind(position, rules, mv, depth - 1)))
        .collect()
}

/// As [`perft`], for an undecided position and a depth of at least 1.
fn descend(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    if depth == 1 {
        return u64::from(position.count_moves(rules));
    }
    let (mut count, mut next) = (0, *position);
    for &mv in position.legal_moves(rules).iter() {
        position.make_into(rules, mv, &mut next);
        if next.outcome_after(rules, mv).is_some() {
            continue;
        }
        // Most positions are here, so they are counted without another call.
        count += match depth {
            2 => u64::from(next.count_moves(rules)),
            _ => descend(&next, rules, depth - 1),
        };
    }
    count
}

/// As [`perft_made`], for an undecided position and a depth of at least 1.
fn descend_made(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    let (mut count, mut next) = (0, *position);
    for &mv in position.legal_moves(rules).iter() {
        position.make_into(rules, mv, &mut next);
        if depth == 1 {
            // Keeps the compiler from leaving the unused position out.
            black_box(&next);
            count += 1;
        } else if next.outcome_after(rules, mv).is_none() {
            count += descend_made(&next, rules, depth - 1);
        }
    }
    count
}

/// The number of paths of `depth` plies after a move.
fn behind(position: &Position, rules: &RuleSet, mv: Move, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = position.make(rules, mv).position;
    if next.outcome_after(rules, mv).is_some() {
        0
    } else {
        descend(&next, rules, depth)
    }
}
