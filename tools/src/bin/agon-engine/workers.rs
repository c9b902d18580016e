//! Threads that share a piece of work.

use std::io::{self, Write};
use std::num::NonZero;
use std::thread::{Builder, Scope, available_parallelism};

/// The most threads for each processor: more would only take turns, and memory.
const PER_PROCESSOR: usize = 4;

/// Starts so many threads, each with a `worker` of its own, within reason for this machine. If the system refuses some, the
/// others do their work.
///
/// # Errors
/// If it refuses all of them.
pub fn start<'scope, W: FnOnce() + Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    threads: u16,
    worker: impl Fn() -> W,
) -> io::Result<()> {
    let most = PER_PROCESSOR * available_parallelism().map_or(1, NonZero::get);
    for number in 0..most.min(threads.into()) {
        match Builder::new().spawn_scoped(scope, worker()) {
            Ok(_) => {}
            Err(error) if number == 0 => {
                let fault = format!("the system allows no thread: {error}");
                return Err(io::Error::new(error.kind(), fault));
            }
            Err(_) => return writeln!(io::stderr(), "the system allows only {number} of {threads} threads"),
        }
    }
    Ok(())
}
