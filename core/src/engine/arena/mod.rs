//! Matches: two players, random openings played twice with sides changed, and the statistics of the results.
//!
//! Threads, clock and files belong to the caller, who asks for pairs of games in any order and adds them up in the
//! order of their numbers. A match by nodes then gives the same result on any number of threads.

mod contestant;
mod pairing;
mod player;
mod record;
mod simple;
mod statistics;
mod survey;
mod tally;

pub use contestant::{Contestant, ContestantError, External};
pub(super) use pairing::random_opening;
pub use pairing::{Ending, Fault, GameResult, PairResult, Pairing, Points};
pub use player::Player;
pub use record::{RecordError, read_record, write_pair};
pub use statistics::{Estimate, Pentanomial, Sprt, SprtError, Verdict};
pub use survey::{Survey, SurveyedGame};
pub use tally::Tally;
