//! The player's progress in puzzles and its effects: the rating, and the puzzles that come back. It is read and kept
//! elsewhere.

use agon_core::puzzles::progress::Progress;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::puzzles::theme::Theme;
use bevy::prelude::*;

/// Progress in puzzles, and the kind wanted.
#[derive(Resource, Clone, Debug, Default)]
pub struct Solved {
    pub(crate) progress: Progress,
    /// The theme of the puzzles to come; all if there is none.
    pub theme: Option<Theme>,
    /// The puzzle that changed the rating last, and by how much.
    pub(crate) change: Option<(String, i32)>,
    /// The day for which missed puzzles were counted, and how many come back on it.
    pub(crate) due: Option<(u64, usize)>,
}

impl Solved {
    /// The change of the rating by this puzzle, if it was the last to change it.
    pub fn change_of(&self, puzzle: &Puzzle) -> Option<i32> {
        let changed = self.change.as_ref().filter(|(id, _)| id == puzzle.id());
        changed.map(|(_, change)| *change)
    }

    /// The progress.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Replaces the progress.
    pub fn set(&mut self, progress: Progress) {
        (self.progress, self.due) = (progress, None);
    }

    /// Number of missed puzzles that come back today.
    pub fn due(&self) -> usize {
        self.due.map_or(0, |(_, due)| due)
    }
}
