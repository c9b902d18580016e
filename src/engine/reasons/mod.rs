//! Why a move is good or bad, as data; the game puts it into words.
//!
//! [`facts()`] follow from the rules alone and cost no more than making a few hundred moves; [`explain()`] adds the
//! findings of a short search.

mod explain;
mod facts;
mod reason;

pub use explain::{Explanation, explain};
pub use facts::facts;
pub use reason::Reason;
