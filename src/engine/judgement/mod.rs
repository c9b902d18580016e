//! One judgement of a move, for whoever tells what a move is worth: list, board, graph, hints, review and command line.
//!
//! [`judge()`] searches and judges. Whoever has searched already hands the [`Findings`] to [`Judgement::new`]: what
//! follows from them is decided there alone, so no two places can disagree.

mod findings;
mod judge;
mod mark;

pub use findings::Findings;
pub use judge::{Judgement, judge};
pub use mark::Mark;
