//! The clock and the stop flag of a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use agon::engine::Monitor;

/// The clock and the stop flag of one search.
pub struct Watch {
    begun: Instant,
    stop: Arc<AtomicBool>,
}

impl Watch {
    /// A clock that begins to run now, and stops when the flag says so.
    pub fn new(stop: &Arc<AtomicBool>) -> Self {
        Self {
            begun: Instant::now(),
            stop: Arc::clone(stop),
        }
    }
}

impl Monitor for Watch {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
