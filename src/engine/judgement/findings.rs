//! What searches find about a move: its value, and those of the alternatives.

use crate::engine::report::Line;
use crate::rules::{Game, Move, Side};

/// What was found about a move, from the view of the player who chooses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The best move with its value and continuation; the move itself if none is better.
    pub best: Line,
    /// The move with its value and continuation.
    pub played: Line,
    /// The best of all other moves; only looked for if the move is the best one, and no glance finds it.
    pub second: Option<Line>,
    /// Whether a deeper comparison of a bad move with the best one left less than half of the difference, so that it is not
    /// told.
    pub is_cost_doubtful: bool,
}

/// The player to whom a move is ascribed: its chooser, but for a pass the side to move.
pub(super) fn chooser(game: &Game, mv: Move) -> Side {
    if mv == Move::Pass {
        game.position().side()
    } else {
        game.chooser()
    }
}
