//! Matches: two players, the same random openings with sides changed, and what the results prove.
//!
//! Knows no threads, no clock and no files: whoever runs a match asks for one pair of games after the other, in any
//! order, and adds the pairs up in the order of their numbers. Then a match by nodes gives the same result however many
//! threads play it.

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
