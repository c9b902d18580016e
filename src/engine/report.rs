//! What a search is asked for and what it reports: lines, progress, result.

use std::time::Duration;

use super::score::Score;
use crate::rules::Move;

/// Which lines a search tells besides the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The best ones, at most so many; `Best(1)` is the best move alone, and the cheapest.
    Best(usize),
    /// All that give away at most so many hundredths of a move against the best.
    Within(u32),
}

/// How far a search is with a line.
#[derive(Clone, Debug)]
pub struct Report {
    /// The line's number, 1 for the best.
    pub number: usize,
    /// Plies looked ahead in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// The worth of the line to whoever picks the move.
    pub score: Score,
    /// Positions looked at so far.
    pub nodes: u64,
    /// The time so far by the monitor's clock.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// The best play for both, beginning with the move to be picked.
    pub pv: Vec<Move>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct SearchResult {
    /// The best move.
    pub best: Move,
    /// The worth of the position to whoever picks the move.
    pub score: Score,
    /// Plies looked ahead in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best line for both, beginning with the best move.
    pub pv: Vec<Move>,
    /// The lines asked for, best first; see [`Lines`].
    pub lines: Vec<Line>,
}

/// A move of the position searched, with what follows if both play their best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The move.
    pub mv: Move,
    /// The worth of the position if it is played, to whoever picks the move.
    pub score: Score,
    /// The move, and what follows.
    pub pv: Vec<Move>,
}
