//! Search findings about a move: its value, and those of the alternatives.

use crate::engine::report::Line;

/// Findings about a move, from the view of the player who chooses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The best move with its value and continuation; the move itself if none is better.
    pub best: Line,
    /// The move with its value and continuation.
    pub played: Line,
    /// The best of all other moves. It is looked for only if the move is the best one and not easy to find.
    pub second: Option<Line>,
    /// Whether the claim that follows from the values is too uncertain to report. For a bad move, this is its cost: a
    /// deeper comparison left less than half of it, or did not call the move bad. For any other, it is a won race: a
    /// deeper search does not see it won.
    pub is_doubtful: bool,
}
