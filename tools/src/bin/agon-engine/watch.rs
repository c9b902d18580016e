//! The monitor of searches: a clock and a stop flag.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use agon_core::engine::Monitor;

/// The clock and the stop flag of one search.
pub struct Watch {
    begun: Instant,
    stop: Arc<AtomicBool>,
}

impl Watch {
    /// Starts the clock; the search stops when the flag is set.
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
