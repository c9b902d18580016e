//! Spaced repetition of puzzles, by FSRS-6, the Free Spaced Repetition Scheduler of J. Ye and others
//! (<https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>), with its usual parameters.
//!
//! Only what is needed of it: a try either finds the answer ("good") or does not ("again"), at most once a day. The crates
//! that have all of it read the clock or bring a linear algebra library.

use serde::{Deserialize, Serialize};

/// Somebody's memory of a puzzle, as estimated.
///
/// ```
/// use agon_core::puzzles::memory::Memory;
///
/// let missed = Memory::missed(100);
/// assert_eq!(missed.due(), 101);
/// let found = missed.after(true, 101);
/// assert!(found.due() > 102, "it comes back later each time it is found");
/// assert_eq!(found.after(false, found.due()).due(), found.due() + 1, "and soon if it is not");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "(f64, f64, u64, u32)", try_from = "(f64, f64, u64, u32)")]
pub struct Memory {
    /// The days after which it is still known nine times out of ten.
    stability: f64,
    /// From 1 to 10.
    difficulty: f64,
    /// The day of the last try.
    seen: u64,
    /// The number of times that it has come back.
    reviews: u32,
}

/// The parameters `w` that are used here, by their places.
const FIRST_STABILITY: f64 = 0.212;
const DIFFICULTY: [f64; 2] = [6.4133, 0.8334];
const DIFFICULTY_STEP: f64 = 3.0194;
const REVERSION: f64 = 0.001;
const FOUND: [f64; 3] = [1.8722, 0.1666, 0.796];
const MISSED: [f64; 4] = [1.4835, 0.0614, 0.2629, 1.6483];
const SHORT_TERM: [f64; 2] = [0.5425, 0.0912];
const DECAY: f64 = -0.1542;

/// The share of puzzles that are still known when they come back.
const RETENTION: f64 = 0.9;

/// The stability, in days, that is believed at most: a hundred years.
const LONGEST: f64 = 36_500.0;

/// The ratings "again" and "good" as FSRS counts them.
const AGAIN: f64 = 1.0;
const GOOD: f64 = 3.0;
const EASY: f64 = 4.0;

impl Memory {
    /// A puzzle that was missed at the first try, on this day.
    pub fn missed(day: u64) -> Self {
        Self {
            stability: FIRST_STABILITY,
            difficulty: first_difficulty(AGAIN).clamp(1.0, 10.0),
            seen: day,
            reviews: 0,
        }
    }

    /// The memory after the puzzle has come back on a later day and was found or not.
    #[must_use]
    pub fn after(self, is_found: bool, day: u64) -> Self {
        let Self {
            stability, difficulty, ..
        } = self;
        let known = retrievability(day.saturating_sub(self.seen) as f64, stability);
        let rating = if is_found { GOOD } else { AGAIN };
        let step = -DIFFICULTY_STEP * (rating - GOOD) * (10.0 - difficulty) / 9.0;
        let next = difficulty + step;
        let next = next + REVERSION * (first_difficulty(EASY) - next);
        let found = {
            let [w8, w9, w10] = FOUND;
            stability
                * (w8.exp() * (11.0 - difficulty) * stability.powf(-w9) * (((1.0 - known) * w10).exp() - 1.0) + 1.0)
        };
        let missed = {
            let [w11, w12, w13, w14] = MISSED;
            let long = w11 * difficulty.powf(-w12) * ((stability + 1.0).powf(w13) - 1.0) * ((1.0 - known) * w14).exp();
            let [w17, w18] = SHORT_TERM;
            long.min(stability / (w17 * w18).exp())
        };
        Self {
            stability: if is_found { found } else { missed }.clamp(0.001, LONGEST),
            difficulty: next.clamp(1.0, 10.0),
            seen: day,
            reviews: self.reviews + 1,
        }
    }

    /// The day on which it comes back, at the earliest the one after it was seen.
    pub fn due(self) -> u64 {
        let days = self.stability / factor() * (RETENTION.powf(1.0 / DECAY) - 1.0);
        self.seen + days.round().max(1.0) as u64
    }

    /// The day of the last try.
    pub const fn seen(self) -> u64 {
        self.seen
    }

    /// The number of times that it has come back.
    pub const fn reviews(self) -> u32 {
        self.reviews
    }
}

fn first_difficulty(rating: f64) -> f64 {
    let [w4, w5] = DIFFICULTY;
    w4 - (w5 * (rating - 1.0)).exp() + 1.0
}

/// The chance that it is still known after so many days.
fn retrievability(days: f64, stability: f64) -> f64 {
    (days / stability * factor() + 1.0).powf(DECAY)
}

fn factor() -> f64 {
    0.9_f64.powf(1.0 / DECAY) - 1.0
}

impl From<Memory> for (f64, f64, u64, u32) {
    fn from(memory: Memory) -> Self {
        (memory.stability, memory.difficulty, memory.seen, memory.reviews)
    }
}

impl TryFrom<(f64, f64, u64, u32)> for Memory {
    type Error = &'static str;

    fn try_from((stability, difficulty, seen, reviews): (f64, f64, u64, u32)) -> Result<Self, Self::Error> {
        let is_known = stability > 0.0 && stability <= LONGEST && (1.0..=10.0).contains(&difficulty);
        is_known
            .then_some(Self {
                stability,
                difficulty,
                seen,
                reviews,
            })
            .ok_or("not what is remembered of a puzzle")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Days between tries, whether the answer was found, and the stability and difficulty that the crate `fsrs` 6.6.2
    /// gives.
    const REFERENCE: [(u64, bool, f64, f64); 6] = [
        (1, true, 1.886_788, 6.402_115),
        (3, true, 7.638_232, 6.390_941),
        (8, false, 1.196_962, 8.798_955),
        (1, true, 2.405_190, 8.785_384),
        (4, true, 5.894_209, 8.771_827),
        (30, true, 19.345_613, 8.758_284),
    ];

    #[test]
    fn memory_agrees_with_the_reference() {
        let mut memory = Memory::missed(0);
        for (days, is_found, stability, difficulty) in REFERENCE {
            memory = memory.after(is_found, memory.seen + days);
            assert!(
                (memory.stability / stability - 1.0).abs() < 1e-3,
                "{memory:?}: {stability}"
            );
            assert!(
                (memory.difficulty - difficulty).abs() < 1e-3,
                "{memory:?}: {difficulty}"
            );
        }
    }

    #[test]
    fn puzzles_found_again_and_again_come_back_ever_later() {
        let mut memory = Memory::missed(0);
        let mut last = 1;
        for _ in 0..8 {
            let day = memory.due();
            memory = memory.after(true, day);
            let next = memory.due() - day;
            assert!(next > last, "{next} after {last}");
            last = next;
        }
        assert!(last > 90, "{last}");
        assert!(memory.due() < 10 * u64::from(u16::MAX));
    }

    #[test]
    fn impossible_memories_are_refused() {
        for damaged in ["[0.0,5.0,1,1]", "[1.0,11.0,1,1]", "[1.0,5.0,-1,1]", "[1.0,5.0]", "null"] {
            assert!(serde_json::from_str::<Memory>(damaged).is_err(), "{damaged}");
        }
        let text = serde_json::to_string(&Memory::missed(7)).unwrap();
        assert_eq!(serde_json::from_str::<Memory>(&text).unwrap(), Memory::missed(7));
    }
}
