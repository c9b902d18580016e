//! Move judgements: one for everything that reports them, from the list of moves to the command line.
//!
//! [`judge()`] searches and judges. To search elsewhere, such as in a worker, ask an [`Inquiry`] what to search, and
//! give its [`Findings`] to [`Judgement::new`]. Conclusions are drawn there alone, so no two places can disagree.

mod findings;
mod inquiry;
mod judge;
mod lines;
mod mark;

pub use findings::Findings;
pub use inquiry::{HASH_MEBIBYTES, Inquiry, Query};
pub use judge::{Judgement, judge};
pub use mark::Mark;
