//! The link from work to whoever waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use bevy::platform::time::Instant;

use crate::shell::system::redraw::Alarm;

/// Takes what is found, and says when to stop.
pub struct Watch<T> {
    // Dropped before the alarm rings, so that the end is heard then.
    sender: Sender<T>,
    pub(super) stop: Arc<AtomicBool>,
    since: Instant,
    longest: Option<Duration>,
    alarm: RingAtEnd,
}

struct RingAtEnd(Alarm);

impl Drop for RingAtEnd {
    fn drop(&mut self) {
        self.0.ring();
    }
}

impl<T> Watch<T> {
    pub(super) fn new(alarm: &Alarm, longest: Option<Duration>) -> (Self, Receiver<T>) {
        let (sender, said) = channel();
        let watch = Self {
            sender,
            stop: Arc::default(),
            since: Instant::now(),
            longest,
            alarm: RingAtEnd(alarm.clone()),
        };
        (watch, said)
    }

    /// The time since the work began.
    pub fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    /// Whether nobody waits for the work any more, or it takes too long.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.longest.is_some_and(|longest| self.elapsed() > longest)
    }

    /// Sends a message without ringing the alarm, which rings when the work ends.
    pub fn say(&self, what: T) {
        // Fails only if nobody waits for it any more.
        let _ = self.sender.send(what);
    }

    /// Rings the alarm.
    pub fn ring(&self) {
        self.alarm.0.ring();
    }
}

/// Works at once, and tells the work to stop after this long. Returns what was said.
pub fn at_once<T>(longest: Option<Duration>, work: impl FnOnce(&Watch<T>)) -> Vec<T> {
    let (watch, said) = Watch::new(&Alarm::default(), longest);
    work(&watch);
    said.try_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_at_once_is_told_to_stop() {
        let said = at_once(Some(Duration::from_millis(1)), |watch| {
            watch.say(1);
            while !watch.is_stopped() {
                std::thread::yield_now();
            }
            watch.say(2);
        });
        assert_eq!(said, [1, 2]);
    }
}
