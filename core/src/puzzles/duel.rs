//! Two players at one screen solve the same puzzles, one after the other.

use super::collection::Collection;
use super::puzzle::Puzzle;

/// The puzzles that each of them has.
pub const PUZZLES: usize = 10;

/// From so many of about the same difficulty each is drawn.
const DRAWN_FROM: usize = 24;

/// Two players' progress.
///
/// ```
/// use agon_core::puzzles::duel::{Duel, Stage};
///
/// let mut duel = Duel::new(5);
/// assert_eq!(duel.stage(), Stage::Solving { player: 0, number: 1 });
/// duel.tried(true);
/// for _ in 0..10 {
///     duel.next();
/// }
/// assert_eq!(duel.stage(), Stage::Solving { player: 1, number: 1 }, "now the other one");
/// assert_eq!(duel.solved(), [1, 0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    seed: u64,
    /// The number of puzzles behind them, first those of the one, then those of the other.
    done: usize,
    solved: [u32; 2],
    is_counted: bool,
}

/// Stages of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player, 0 or 1, solves the puzzle with this number, from 1.
    Solving {
        /// The player.
        player: usize,
        /// The number.
        number: usize,
    },
    /// Both have finished.
    Over,
}

impl Duel {
    /// Two players who begin with puzzles that follow from the seed.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            done: 0,
            solved: [0; 2],
            is_counted: false,
        }
    }

    /// The current stage.
    pub const fn stage(&self) -> Stage {
        match self.done / PUZZLES {
            player @ 0..2 => Stage::Solving {
                player,
                number: self.done % PUZZLES + 1,
            },
            _ => Stage::Over,
        }
    }

    /// The puzzle that is solved, the same for both and each a little harder; `None` once both have finished.
    pub fn puzzle<'a>(&self, collection: &'a Collection) -> Option<&'a Puzzle> {
        let Stage::Solving { number, .. } = self.stage() else {
            return None;
        };
        let mut puzzles: Vec<_> = collection.puzzles().iter().collect();
        puzzles.sort_by_key(|puzzle| (puzzle.rating().value, puzzle.id()));
        let share = puzzles.len() / PUZZLES;
        let place = self.seed.rotate_left(number as u32) as usize % share.clamp(1, DRAWN_FROM);
        puzzles.get((number - 1) * share + place).copied()
    }

    /// Notes whether the puzzle was solved at the first try.
    pub fn tried(&mut self, at_once: bool) {
        if let Stage::Solving { player, .. } = self.stage()
            && !std::mem::replace(&mut self.is_counted, true)
        {
            self.solved[player] += u32::from(at_once);
        }
    }

    /// Goes on to the next puzzle, or the other player.
    pub fn next(&mut self) {
        self.is_counted = false;
        self.done = (self.done + 1).min(2 * PUZZLES);
    }

    /// The number solved by each of them.
    pub const fn solved(&self) -> [u32; 2] {
        self.solved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_solve_the_same_ten_which_become_harder() {
        let mut duel = Duel::new(0xdead_beef_cafe);
        let mut seen: [Vec<&Puzzle>; 2] = [Vec::new(), Vec::new()];
        while duel.stage() != Stage::Over {
            if let Stage::Solving { player, number } = duel.stage() {
                assert_eq!(number, seen[player].len() + 1);
                seen[player].push(duel.puzzle(Collection::agon()).unwrap());
                duel.tried(player == 0 || number > 3);
                duel.tried(true);
            }
            duel.next();
        }
        assert_eq!(seen[0], seen[1]);
        assert_eq!(seen[0].len(), PUZZLES);
        assert!(seen[0].is_sorted_by_key(|puzzle| puzzle.rating().value));
        assert_eq!(duel.solved(), [10, 7]);
        assert_eq!(duel.puzzle(Collection::agon()), None);
    }
}
