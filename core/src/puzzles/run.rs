//! A run against time: three minutes, from easy to hard, until the third mistake. The time is passed in as the duration
//! since some fixed moment.

use std::time::Duration;

use super::collection::Collection;
use super::puzzle::Puzzle;

/// The time of a run.
pub const TIME: Duration = Duration::from_secs(180);

/// The mistakes that end it.
pub const MISTAKES: u32 = 3;

/// After so many puzzles they are the hardest.
const STEPS: usize = 40;

/// From so many of about the same difficulty each is drawn.
const DRAWN_FROM: usize = 12;

/// A run against time.
///
/// ```
/// use std::time::Duration;
/// use agon_core::puzzles::run::{Run, TIME};
///
/// let second = Duration::from_secs(1);
/// let mut run = Run::new(7);
/// run.resume(10 * second);
/// assert_eq!(run.left(15 * second), TIME - 5 * second);
/// run.pause(20 * second);
/// assert_eq!(run.left(90 * second), TIME - 10 * second);
/// run.tried(true);
/// assert_eq!((run.solved(), run.mistakes()), (1, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    seed: u64,
    /// The time left, not counting the current stretch.
    left: Duration,
    since: Option<Duration>,
    solved: u32,
    mistakes: u32,
    is_counted: bool,
}

impl Run {
    /// A run whose puzzles follow from the seed. Its time stands still.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            left: TIME,
            since: None,
            solved: 0,
            mistakes: 0,
            is_counted: false,
        }
    }

    /// Lets the time run, if it does not.
    pub fn resume(&mut self, now: Duration) {
        self.since.get_or_insert(now);
    }

    /// Lets it stand still.
    pub fn pause(&mut self, now: Duration) {
        self.left = self.left(now);
        self.since = None;
    }

    /// The time that is left.
    pub fn left(&self, now: Duration) -> Duration {
        let spent = self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.left.saturating_sub(spent)
    }

    /// Whether it is over.
    pub fn is_over(&self, now: Duration) -> bool {
        self.mistakes >= MISTAKES || self.left(now).is_zero()
    }

    /// The puzzle that it is at: each a little harder, and none twice.
    pub fn puzzle<'a>(&self, collection: &'a Collection) -> Option<&'a Puzzle> {
        let mut puzzles: Vec<_> = collection.puzzles().iter().collect();
        puzzles.sort_by_key(|puzzle| (puzzle.rating().value, puzzle.id()));
        let number = (self.solved + self.mistakes) as usize;
        // Of every step's share each of the puzzles has the same chance, and later steps have others.
        let share = puzzles.len() / STEPS;
        let step = number.min(STEPS - 1);
        let drawn = self.seed.rotate_left(step as u32) as usize % share.clamp(1, DRAWN_FROM);
        let place = (drawn + number - step) % share.max(1);
        puzzles.get(step * share + place).copied()
    }

    /// Notes whether the puzzle was solved at the first try.
    pub fn tried(&mut self, at_once: bool) {
        if std::mem::replace(&mut self.is_counted, true) {
            return;
        }
        match at_once {
            true => self.solved += 1,
            false => self.mistakes += 1,
        }
    }

    /// Goes on to the next puzzle. One that was not tried to an end is a mistake.
    pub fn next(&mut self) {
        self.tried(false);
        self.is_counted = false;
    }

    /// The number solved.
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// The number missed.
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_run_ends_with_its_time_or_the_third_mistake() {
        let mut run = Run::new(1);
        run.resume(SECOND);
        assert!(!run.is_over(TIME));
        assert!(run.is_over(TIME + SECOND));
        for mistakes in 1..=MISTAKES {
            run.tried(false);
            run.next();
            assert_eq!(run.is_over(2 * SECOND), mistakes == MISTAKES);
        }
        assert_eq!((run.solved(), run.mistakes()), (0, MISTAKES));
    }

    #[test]
    fn only_the_first_try_counts_and_a_skip_is_a_mistake() {
        let mut run = Run::new(1);
        run.tried(true);
        run.tried(false);
        run.next();
        run.next();
        assert_eq!((run.solved(), run.mistakes()), (1, 1));
    }

    #[test]
    fn puzzles_become_harder_and_none_comes_twice() {
        let mut firsts = BTreeSet::new();
        for seed in 0..30 {
            let mut run = Run::new(seed);
            let mut seen = BTreeSet::new();
            let mut last = 0;
            for number in 0..STEPS + 5 {
                let puzzle = run.puzzle(Collection::agon()).unwrap();
                assert!(seen.insert(puzzle.id()), "{number}");
                if number < STEPS {
                    assert!(puzzle.rating().value >= last);
                    last = puzzle.rating().value;
                }
                if number == 0 {
                    firsts.insert(puzzle.id());
                }
                run.tried(true);
                run.next();
            }
        }
        assert!(firsts.len() >= 6, "not always the same: {}", firsts.len());
    }
}
