//! One judgement of a move, for whoever tells what a move is worth: list, board, graph, hints, review and command line.
//!
//! [`judge()`] searches and judges. Whoever searches elsewhere asks an [`Inquiry`] what to search, and hands its
//! [`Findings`] to [`Judgement::new`]: what follows from them is decided there alone, so no two places can disagree.

mod findings;
mod inquiry;
mod judge;
mod mark;

pub use findings::Findings;
pub use inquiry::{HASH_MEBIBYTES, Inquiry, Query};
pub use judge::{Judgement, judge};
pub use mark::Mark;
