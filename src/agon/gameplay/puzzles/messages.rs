//! Requests of a player of puzzles, and news of the puzzle on the board.

use agon_core::puzzles::puzzle::Puzzle;
use agon_core::puzzles::spotting::Claim;
use bevy::prelude::*;

/// A request of a player of puzzles.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleWanted {
    /// Solve this one.
    Begin(&'static Puzzle),
    /// Solve the one of this day, counted since 1 January 1970.
    BeginDay(u64),
    /// Solve those of a series, one after the other.
    BeginSeries(SeriesKind),
    /// Solve the next one.
    Next,
    /// Solve this one from the beginning.
    Again,
    /// Say whether there is something to find.
    Claim(Claim),
    /// Play the other side against the answer.
    Defend,
    /// Go back to where it was begun.
    Leave,
}

/// A series to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesKind {
    /// Puzzles near the player's rating.
    Training,
    /// Missed puzzles that come back.
    Missed,
    /// Positions of which half hide nothing.
    Spotting,
    /// A run against time.
    Run,
    /// Two players solve the same puzzles.
    Duel,
}

/// News of a puzzle, to be noted.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleNews {
    /// The first try is over. It found the answer only if there was neither a wrong move nor a hint.
    Tried {
        /// The puzzle.
        puzzle: &'static Puzzle,
        /// Whether the answer was found.
        at_once: bool,
    },
    /// Solved, at any try.
    Solved(&'static Puzzle),
    /// A run against time is over, with this many solved.
    RunEnded(u32),
}
