//! Counting paths of legal plies, which proves a move generator and measures it (`docs/rules.md` §9).

use std::hint::black_box;

use super::piece::Move;
use super::position::Position;
use super::ruleset::RuleSet;

/// The number of paths of `depth` legal plies from a position. A forced pass is a ply; a finished game has none.
///
/// Repetitions are not looked at: a third one takes at least eight plies.
///
/// ```
/// use agon::rules::{Position, RuleSet, perft};
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

/// As [`perft`], but the moves of the last ply are made too, as a search would make them: this is for measuring.
pub fn perft_made(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome(rules).is_some() {
        return 0;
    }
    descend_made(position, rules, depth)
}

/// The count behind each legal move.
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

/// As [`perft`], for a position in which the game goes on and at least one ply.
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
        // Not left to the next descent: most positions are here.
        count += match depth {
            2 => u64::from(next.count_moves(rules)),
            _ => descend(&next, rules, depth - 1),
        };
    }
    count
}

/// As [`perft_made`], for a position in which the game goes on and at least one ply.
fn descend_made(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    let (mut count, mut next) = (0, *position);
    for &mv in position.legal_moves(rules).iter() {
        position.make_into(rules, mv, &mut next);
        if depth == 1 {
            // Or the compiler would leave out what nobody looks at.
            black_box(&next);
            count += 1;
        } else if next.outcome_after(rules, mv).is_none() {
            count += descend_made(&next, rules, depth - 1);
        }
    }
    count
}

/// The number of paths of so many plies behind a move.
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
