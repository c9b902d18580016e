//! The numbers that arguments can be.

use agon_core::engine::Searcher;
use clap::builder::RangedI64ValueParser;
use clap::value_parser;

use crate::wrong;

/// The numbers of random plies with which games can begin. Games of random moves seldom last 1,000 plies.
pub fn openings() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(..=1_000)
}

/// The numbers of plies after which games can be given up: samples of a game are counted in two bytes.
pub fn longest() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(1..=65_535)
}

/// Reads a number from 0 to 1.
pub fn share(text: &str) -> Result<f32, &'static str> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or("it is a number from 0 to 1")
}

/// Reads a number above 0 and at most 1.
pub fn positive_share(text: &str) -> Result<f32, &'static str> {
    let share = share(text).ok().filter(|share| *share > 0.0);
    share.ok_or("it is a number above 0 and at most 1")
}

/// Reads the number of threads of a search.
pub fn threads(text: &str) -> Result<usize, String> {
    let threads = text
        .parse()
        .ok()
        .filter(|threads| (1..=Searcher::MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("it is a number from 1 to {}", Searcher::MOST_THREADS))
}

/// Refuses games that are too long before they begin.
pub fn check_lengths(openings: u32, longest: u32) {
    if openings >= longest {
        wrong(&format!(
            "--openings: a game of at most {longest} plies cannot begin with {openings} random ones"
        ));
    }
}
