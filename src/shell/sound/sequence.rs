//! The order of the musical phrases: random, but no tune repeats within two minutes.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Number of tunes.
pub const TUNES: usize = 12;
/// Number of grounds; any tune fits any of them.
pub const GROUNDS: usize = 6;
/// Length of a phrase in seconds.
pub const PHRASE: f32 = 10.3;

/// Minimum number of other tunes before one repeats: two minutes with the shortest rests.
const OTHER_TUNES: usize = 10;
/// As `OTHER_TUNES`, for grounds.
const OTHER_GROUNDS: usize = 3;

/// Density of the music.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// Tunes over grounds, with short rests.
    Full,
    /// Often a tune alone, with long rests.
    Sparse,
}

/// A tune, the ground played with it, and the silence after them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// Index of the tune, from 0.
    pub tune: usize,
    /// Index of the ground, from 0, if any.
    pub ground: Option<usize>,
    /// Rest afterwards, in seconds.
    pub rest: f32,
}

/// An endless, random sequence of phrases.
#[derive(Clone, Debug)]
pub struct Sequence {
    random: Xoshiro256PlusPlus,
    /// The most recent ones, latest last.
    tunes: Vec<usize>,
    grounds: Vec<usize>,
}

impl Sequence {
    /// The sequence for a seed; the same seed gives the same sequence.
    pub fn new(seed: u64) -> Self {
        Self {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            tunes: Vec::new(),
            grounds: Vec::new(),
        }
    }

    /// Returns the next turn.
    pub fn next(&mut self, density: Density) -> Turn {
        let (alone, rest) = match density {
            Density::Full => (0.2, 1.0..3.0),
            Density::Sparse => (0.55, 4.0..13.0),
        };
        let tune = draw(&mut self.random, TUNES, &mut self.tunes, OTHER_TUNES);
        let ground = self
            .random
            .random_bool(1.0 - alone)
            .then(|| draw(&mut self.random, GROUNDS, &mut self.grounds, OTHER_GROUNDS));
        let rest = self.random.random_range(rest);
        Turn { tune, ground, rest }
    }
}

/// Draws a number below `count` that is not among the last ones.
fn draw(random: &mut Xoshiro256PlusPlus, count: usize, last: &mut Vec<usize>, others: usize) -> usize {
    let free: Vec<usize> = (0..count).filter(|phrase| !last.contains(phrase)).collect();
    let drawn = free[random.random_range(0..free.len() as u32) as usize];
    last.push(drawn);
    if last.len() > others {
        last.remove(0);
    }
    drawn
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// An hour of music: the start and content of each turn.
    fn hour(seed: u64, density: Density) -> Vec<(f32, Turn)> {
        let mut sequence = Sequence::new(seed);
        let mut time = 0.0;
        let mut heard = Vec::new();
        while time < 3600.0 {
            let turn = sequence.next(density);
            heard.push((time, turn));
            time += PHRASE + turn.rest;
        }
        heard
    }

    #[test]
    fn no_tune_comes_twice_within_two_minutes() {
        for (seed, density) in (0..50).flat_map(|seed| [(seed, Density::Full), (seed, Density::Sparse)]) {
            let heard = hour(seed, density);
            let whole = heard.iter().take_while(|(start, _)| start + 120.0 < 3600.0).count();
            for (i, (start, turn)) in heard[..whole].iter().enumerate() {
                let within = heard[i + 1..].iter().take_while(|(time, _)| time - start < 120.0);
                assert!(within.clone().count() >= 4);
                for (_, later) in within {
                    assert_ne!(turn.tune, later.tune, "seed {seed}, {density:?}");
                }
            }
        }
    }

    #[test]
    fn everything_is_heard_and_no_two_pieces_are_alike() {
        let heard = hour(7, Density::Full);
        let tunes: HashSet<_> = heard.iter().map(|(_, turn)| turn.tune).collect();
        let grounds: HashSet<_> = heard.iter().filter_map(|(_, turn)| turn.ground).collect();
        assert_eq!((tunes.len(), grounds.len()), (TUNES, GROUNDS));
        assert_eq!(heard, hour(7, Density::Full));
        assert_ne!(heard, hour(8, Density::Full));
    }

    #[test]
    fn a_game_leaves_more_silence_than_the_title() {
        let played = |density| hour(3, density).len();
        assert!(played(Density::Sparse) * 4 < played(Density::Full) * 3);
    }
}
