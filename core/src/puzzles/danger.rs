//! The enemy's threat where one move saves the player, and the defence by that move. Complete search finds both, so
//! that statements about them are proven like the puzzle itself.

use super::proof::LOST;
use super::prover::{Prover, TooLarge};
use super::puzzle::{Puzzle, Task};
use crate::board::Bitboard;
use crate::rules::{Move, Position, RuleSet};

/// The positions that may be visited. A puzzle of the collection needs at most 3,000.
const LIMIT: u64 = 100_000;

/// The soonest win that the enemy threatens, and what becomes of it after the saving move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Danger {
    /// The move with which the enemy would win soonest if the player did nothing.
    pub threat: Move,
    /// The defence by the saving move.
    pub met: Met,
}

/// A defence against a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// It can no longer be played.
    Prevented,
    /// It wins no more, since there is an answer to it now.
    Answered {
        /// The answer.
        reply: Move,
        /// The pieces that the answer captures and could not capture before the saving move.
        captured: Bitboard,
    },
}

impl Danger {
    /// The threat to the player in a puzzle of saving oneself. Of several threats, one whose answer captures is named
    /// before one that is prevented, and this before any other. `None` for other puzzles, and if there is no threat as
    /// near as a puzzle's losses are.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let answer = puzzle.line().first().filter(|_| puzzle.task() == Task::Save)?;
        let (rules, start) = (puzzle.rules(), puzzle.start());
        let case = Case {
            rules,
            idle: start.make(rules, Move::Pass).position,
            saved: start.make(rules, answer.mv).position,
            answer: answer.mv,
        };
        let mut prover = Prover::new(*rules, puzzle.player().opponent(), LIMIT);
        let threats = case.threats(&mut prover).ok()?;
        let met = threats
            .into_iter()
            .filter_map(|threat| case.met(&mut prover, threat).ok()?.map(|met| Self { threat, met }));
        met.min_by_key(|danger| match danger.met {
            Met::Answered { captured, .. } if !captured.is_empty() => 0,
            Met::Prevented => 1,
            Met::Answered { .. } => 2,
        })
    }
}

struct Case<'a> {
    rules: &'a RuleSet,
    /// The position had the player done nothing.
    idle: Position,
    /// The position after the saving move.
    saved: Position,
    answer: Move,
}

impl Case<'_> {
    /// The enemy's moves that would win soonest.
    fn threats(&self, prover: &mut Prover) -> Result<Vec<Move>, TooLarge> {
        let Some(plies) = prover.shortest(&self.idle, LOST)? else {
            return Ok(Vec::new());
        };
        let mut threats = Vec::new();
        for &mv in self.idle.legal_moves(self.rules).iter() {
            let next = self.idle.make(self.rules, mv).position;
            if prover.wins_after(mv, &next, plies)? {
                threats.push(mv);
            }
        }
        Ok(threats)
    }

    /// The defence against a threat, if there is one.
    fn met(&self, prover: &mut Prover, threat: Move) -> Result<Option<Met>, TooLarge> {
        if self.saved.check(self.rules, threat).is_err() {
            return Ok(Some(Met::Prevented));
        }
        let now = self.saved.make(self.rules, threat).position;
        let mut best = None;
        for &reply in now.legal_moves(self.rules).iter() {
            let made = now.make(self.rules, reply);
            if prover.wins_after(reply, &made.position, LOST)? {
                continue;
            }
            let captured = made.captured & !self.captured_before(threat, reply);
            let is_by_saviour = reply.from() == self.answer.to();
            let worth = (captured.len(), is_by_saviour);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, Met::Answered { reply, captured }));
            }
        }
        Ok(best.map(|(_, met)| met))
    }

    /// The captures of that reply without the saving move.
    fn captured_before(&self, threat: Move, reply: Move) -> Bitboard {
        let before = self.idle.make(self.rules, threat).position;
        match before.check(self.rules, reply) {
            Ok(()) => before.make(self.rules, reply).captured,
            Err(_) => Bitboard::EMPTY,
        }
    }
}
