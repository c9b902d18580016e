//! The engine as text: the Universal Game Interface, and batches of lines that are answered one by one.
//!
//! Reading lines, the clock and threads belong to the caller: the program `agon-engine`, a test, or a worker in a
//! browser. No input makes it panic; a line that cannot be understood is answered with `error: …`.

mod batch;
mod counting;
mod job;
mod lines;
mod loss_table;
mod mark_table;
mod request;
mod session;

pub use batch::{answer_legal, answer_play, answer_why, run_batch};
pub use counting::{BENCH_DEPTH, bench, write_perft};
pub use job::Job;
pub use lines::{read_report, write_position};
pub use loss_table::LossTable;
pub use mark_table::MarkTable;
pub use session::{Answered, Host, Session};
