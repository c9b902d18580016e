//! Why a move is good or bad, as data; the game puts it into words.
//!
//! [`facts()`] follow from the rules alone and cost no more than making a few hundred moves; a judgement adds what its
//! searches found.

mod facts;
mod reason;
mod searched;

pub use facts::facts;
pub use reason::Reason;
pub(super) use searched::{Certain, cost, searched_reasons, won_race};
