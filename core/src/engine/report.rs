//! Search requests and reports: lines, progress, result.

use std::time::Duration;

use super::score::Score;
use crate::rules::Move;

/// The lines that a search reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The best lines, at most this many. `Best(1)` is the cheapest.
    Best(usize),
    /// All lines that are at most this much worse than the best, in hundredths of a move.
    Within(u32),
}

/// A line that a running search has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The line's number, 1 for the best.
    pub number: usize,
    /// The completed depth, in plies.
    pub depth: u32,
    /// The deepest ply reached, extensions included.
    pub seldepth: u32,
    /// The value of the line for the player who picks the move.
    pub score: Score,
    /// The nodes searched so far.
    pub nodes: u64,
    /// The time since the search began, by the monitor's clock.
    pub time: Duration,
    /// The fill of the transposition table, in thousandths.
    pub hashfull: u32,
    /// The principal variation, beginning with the move to be picked.
    pub pv: Vec<Move>,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchResult {
    /// The best move found.
    pub best: Move,
    /// The value of the position for the player who picks the move.
    pub score: Score,
    /// The completed depth, in plies.
    pub depth: u32,
    /// The deepest ply reached, extensions included.
    pub seldepth: u32,
    /// The nodes searched, by all threads.
    pub nodes: u64,
    /// The principal variation, beginning with the best move.
    pub pv: Vec<Move>,
    /// The lines asked for, best first; see [`Lines`].
    pub lines: Vec<Line>,
}

/// A root move with its value and continuation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The root move.
    pub mv: Move,
    /// The value of the move for the player who picks it.
    pub score: Score,
    /// The principal variation of the move, beginning with it.
    pub pv: Vec<Move>,
}
