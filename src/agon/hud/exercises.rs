//! The exercises that may be on the board: mistakes tried again, a lesson, a puzzle.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::puzzle_words::Series;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::lessons::{Lessons, Running};
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::Puzzles;
use crate::agon::gameplay::puzzles::running::Running as RunningPuzzle;
use crate::agon::gameplay::solved::Solved;
use crate::agon::gameplay::try_again::{Tries, TryAgain};

/// What is known of the exercises.
#[derive(SystemParam)]
pub(super) struct Exercises<'w> {
    tries: Res<'w, TryAgain>,
    lessons: Res<'w, Lessons>,
    puzzles: Res<'w, Puzzles>,
    pub(super) series: Res<'w, PuzzleSeries>,
    pub(super) solved: Res<'w, Solved>,
}

impl Exercises<'_> {
    /// The mistakes of the game on the board that are tried again.
    pub(super) fn tries(&self, current: &Match) -> Option<&Tries> {
        self.tries.tries(current)
    }

    /// The lesson on the board.
    pub(super) fn lesson(&self, current: &Match) -> Option<&Running> {
        self.lessons.running(current)
    }

    /// The puzzle on the board.
    pub(super) fn puzzle(&self, current: &Match) -> Option<&RunningPuzzle> {
        self.puzzles.running(current)
    }

    /// The place of the puzzle in its series.
    pub(super) fn at(&self) -> Series<'_> {
        Series::new(&self.series, &self.solved)
    }
}
