//! The game as text: batches of lines that are answered one by one, and the referee's session.
//!
//! Reading lines and writing answers to a file belong to the caller. No input makes it panic; a line that cannot be
//! understood is answered with `error: …`.

mod batch;
mod session;

pub use batch::{answer_choose, answer_legal, answer_play, run_batch};
pub use session::{Answered, Session};
