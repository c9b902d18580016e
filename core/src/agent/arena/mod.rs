//! Computer players against each other: whole games, what came of them, and what games are like.
//!
//! One seat of a player against a table of others, by turns in every seat and with every start player; a draw counts
//! for everybody alike.

mod absurd;
mod game;
mod survey;
mod tally;

pub use absurd::Absurd;
pub use game::{LONGEST, Played, play};
pub use survey::Survey;
pub use tally::{Tally, one_against_all};
