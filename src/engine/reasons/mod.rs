//! Why a move is good or bad, as a person would say it: data for the screen, whose words are the game's business.
//!
//! [`facts`] follow from the rules alone and cost no more than a few hundred moves made; [`explain`] adds what a short
//! search finds.

mod explain;
mod facts;
mod reason;

pub use explain::{Explanation, explain};
pub use facts::facts;
pub use reason::Reason;
