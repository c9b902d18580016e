//! Complete search for forced wins: every move of both sides is tried, and nothing is estimated.
//!
//! A win is one by queen and guards (`docs/rules.md` §4.1). Repetition and the progress limit are left out: of a position
//! with a forced win, a shortest one never repeats a position, and it is far shorter than any limit. All pieces must
//! be on the board.

use crate::board::{Bitboard, CellId};
use crate::rules::{GuardRelocation, Move, Position, QueenRelocation, RuleSet, Side};

/// The number of positions that the table keeps.
const SLOTS: usize = 1 << 18;

/// A proof needs more positions than it is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the proof needs more than {0} positions")]
pub struct TooLarge(pub u64);

/// Proves wins of one side under one rule set.
///
/// ```
/// use agon_core::notation::parse_position;
/// use agon_core::puzzles::prover::Prover;
/// use agon_core::rules::{Preset, Side};
///
/// let rules = Preset::NEW_GAME.rules();
/// let position = parse_position("6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 1", &rules)?;
/// let mut prover = Prover::new(rules, Side::White, 1_000);
/// assert_eq!(prover.shortest(&position, 5)?, Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Prover {
    rules: RuleSet,
    attacker: Side,
    slots: Vec<Slot>,
    /// The last move that refuted a defence or an attack, by plies left.
    killers: [Option<Move>; 256],
    visited: u64,
    limit: u64,
}

/// Results known of a position, whichever way it was reached.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    /// The attacker wins within so many plies.
    wins: u8,
    /// The attacker does not win within so many plies.
    fails: u8,
    best: Option<Move>,
}

impl Slot {
    const EMPTY: Self = Self {
        key: 0,
        wins: u8::MAX,
        fails: 0,
        best: None,
    };
}

impl Prover {
    /// A prover of wins of `attacker` that may visit so many positions in all its proofs together.
    pub fn new(rules: RuleSet, attacker: Side, limit: u64) -> Self {
        Self {
            rules,
            attacker,
            slots: vec![Slot::EMPTY; SLOTS],
            killers: [None; 256],
            visited: 0,
            limit,
        }
    }

    /// The positions visited so far.
    pub const fn visited(&self) -> u64 {
        self.visited
    }

    /// The least number of plies, at most `most`, within which the attacker wins against any defence; `None` if it
    /// takes more, or there is no forced win.
    ///
    /// # Errors
    /// If too many positions would have to be visited.
    pub fn shortest(&mut self, position: &Position, most: u8) -> Result<Option<u8>, TooLarge> {
        for plies in 1..=most {
            if self.wins(position, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// Whether the attacker wins within so many plies against any defence.
    ///
    /// # Errors
    /// If too many positions would have to be visited.
    pub fn wins(&mut self, position: &Position, plies: u8) -> Result<bool, TooLarge> {
        if plies == 0 || self.is_too_far(position, plies) {
            return Ok(false);
        }
        let key = position.key();
        let slot = key as usize % SLOTS;
        let known = self.slots[slot];
        let known = if known.key == key {
            known
        } else {
            Slot { key, ..Slot::EMPTY }
        };
        if known.wins <= plies {
            return Ok(true);
        }
        if known.fails >= plies {
            return Ok(false);
        }
        self.visited += 1;
        if self.visited > self.limit {
            return Err(TooLarge(self.limit));
        }
        let chooses = position.chooser(&self.rules) == self.attacker;
        let mut decisive = None;
        for mv in self.ordered(position, known.best, plies) {
            let next = position.make(&self.rules, mv).position;
            if self.wins_after(mv, &next, plies)? == chooses {
                decisive = Some(mv);
                break;
            }
        }
        if decisive.is_some() {
            self.killers[usize::from(plies)] = decisive;
        }
        let won = decisive.is_some() == chooses;
        // Written by what lay deeper in the tree meanwhile, it may be of another position.
        let entry = &mut self.slots[slot];
        if entry.key != key {
            *entry = known;
        }
        entry.best = decisive.or(known.best);
        if won {
            entry.wins = entry.wins.min(plies);
        } else {
            entry.fails = entry.fails.max(plies);
        }
        Ok(won)
    }

    /// Whether the attacker wins within so many plies, of which `mv` was the first and led to `next`.
    ///
    /// # Errors
    /// If too many positions would have to be visited.
    pub fn wins_after(&mut self, mv: Move, next: &Position, plies: u8) -> Result<bool, TooLarge> {
        match next.outcome_after(&self.rules, mv) {
            Some(outcome) => Ok(outcome.winner() == Some(self.attacker)),
            None => self.wins(next, plies - 1),
        }
    }

    /// The legal moves; first those which most likely decide, with so many plies left.
    pub(super) fn ordered(&self, position: &Position, best: Option<Move>, plies: u8) -> Vec<Move> {
        let capturing = position.capturing_cells(&self.rules);
        let killer = self.killers[usize::from(plies)];
        let rank = |mv: &Move| {
            let inwards = match *mv {
                Move::Board { from, to } => from.ring() as i32 - to.ring() as i32,
                _ => 0,
            };
            let captures = mv.to().is_some_and(|to| capturing.contains(to));
            let first = i32::from(Some(*mv) == best) * 100 + i32::from(Some(*mv) == killer) * 50;
            -(first + i32::from(captures) * 20 + inwards)
        };
        let mut moves = position.legal_moves(&self.rules).to_vec();
        moves.sort_by_cached_key(rank);
        moves
    }

    /// Whether neither the attacker can come home within so many plies, nor the enemy close its guards round an empty
    /// throne.
    fn is_too_far(&self, position: &Position, plies: u8) -> bool {
        // A capture can end the game in one move, or bring those home that are left.
        if self.rules.removes_any() {
            return false;
        }
        let turns = |side| match position.side() == side {
            true => u32::from(plies).div_ceil(2),
            false => u32::from(plies) / 2,
        };
        let enemy = self.attacker.opponent();
        least_turns(position, &self.rules, self.attacker) > turns(self.attacker)
            && least_guard_turns(position, &self.rules, enemy) > turns(enemy)
    }
}

/// A number of turns below which a side cannot have its guards round the throne and its queen on it.
fn least_turns(position: &Position, rules: &RuleSet, side: Side) -> u32 {
    let Some(queen) = position.queen(side) else {
        return u32::MAX;
    };
    // The ring on which a captured queen can be put back at best.
    let again = match rules.queen_relocation {
        QueenRelocation::Anywhere => 0,
        QueenRelocation::NotThrone => 1,
        QueenRelocation::NextRing => (queen.ring() + 1).min(5),
        QueenRelocation::Edge | QueenRelocation::Start | QueenRelocation::Removed => 5,
    };
    let hers = match position.captured().contains(queen) {
        true => again + 1,
        false => queen.ring().min(again + 1),
    };
    let hers = if rules.relocation_costs_turn {
        hers
    } else {
        hers.min(again)
    };
    least_guard_turns(position, rules, side).saturating_add(hers as u32)
}

/// A number of turns below which a side cannot have its six guards round the throne.
fn least_guard_turns(position: &Position, rules: &RuleSet, side: Side) -> u32 {
    let guards = position.guards(side);
    if guards.len() < Bitboard::ring(1).len() {
        return u32::MAX;
    }
    let turns = |cell: CellId| {
        let ring = cell.ring() as u32;
        let back = match rules.guard_relocation {
            GuardRelocation::Edge | GuardRelocation::Start | GuardRelocation::Removed => 5,
            GuardRelocation::NextRing => (ring + 1).min(5),
        };
        match position.captured().contains(cell) {
            true => back - 1 + u32::from(rules.relocation_costs_turn),
            false => ring - 1,
        }
    };
    guards.into_iter().map(turns).sum()
}
