//! The engine as text: the Universal Game Interface, and batches of lines that are answered one by one.
//!
//! What reads the lines, tells the time and owns threads is the caller's: the program `agon-engine`, a test, or a worker
//! in a browser. Whatever comes in, nothing here panics; what cannot be understood is answered `error: …`.

mod batch;
mod counting;
mod job;
mod lines;
mod session;

pub use batch::{answer_legal, answer_play, answer_why, run_batch};
pub use counting::{BENCH_DEPTH, bench, write_perft};
pub use job::Job;
pub use lines::{read_line, write_line};
pub use session::{Answered, Host, Session};
