//! The other side's answers in a lesson.

use crate::engine::Level;
use crate::rules::{Game, Move};

/// The other side of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Enemy {
    /// It has nothing to do with the lesson, and its turns are skipped (a handicap, `docs/rules.md` §6).
    Waits,
    /// It wins at once if it can, otherwise captures if it can, and otherwise plays the first of these moves that is
    /// legal; if none is, the first legal move.
    Plays(Vec<Move>),
    /// The computer plays it.
    Computer(Level),
}

/// An answer of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// This move.
    Move(Move),
    /// The move that the computer chooses at this level.
    Computer(Level),
}

impl Enemy {
    /// The answer in a game in which it is the enemy's turn and not over; `None` if a pass is forced.
    pub fn reply(&self, game: &Game) -> Option<Reply> {
        if game.must_pass() {
            return None;
        }
        match self {
            Self::Waits => game.legal_moves().first().copied().map(Reply::Move),
            &Self::Computer(level) => Some(Reply::Computer(level)),
            Self::Plays(moves) => Some(Reply::Move(punishing(game).unwrap_or_else(|| {
                let legal = game.legal_moves();
                let wanted = moves.iter().copied().find(|mv| legal.contains(mv));
                wanted.or(legal.first().copied()).unwrap_or(Move::Pass)
            }))),
        }
    }
}

/// The move of the side to move that wins at once, or else captures most, a queen before any number of guards.
fn punishing(game: &Game) -> Option<Move> {
    const WIN: u32 = 1_000;
    const QUEEN: u32 = 100;
    let (position, side) = (game.position(), game.chooser());
    let gain = |mv: Move| {
        let made = position.make(game.rules(), mv);
        let outcome = made.position.outcome_after(game.rules(), mv);
        let wins = outcome.is_some_and(|outcome| outcome.winner() == Some(side));
        let taken = made.captured & position.pieces(side.opponent());
        let queen = position.queens(side.opponent()) & taken;
        u32::from(wins) * WIN + queen.len() * QUEEN + taken.len()
    };
    let moves = game.legal_moves();
    // The first of the best, so that the answer is always the same.
    let best = moves.iter().copied().rev().max_by_key(|&mv| gain(mv))?;
    (gain(best) > 0).then_some(best)
}
