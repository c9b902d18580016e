//! A computer player or analyst at work on a thread of its own, as Bevy's task pools are busy drawing frames.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use bevy::log::warn;

use crate::shell::system::redraw::Alarm;

/// The name of these threads. One that panics is started again, and does not end the game.
pub const THREAD_NAME: &str = "engine";

/// Work on a thread of its own. Dropping it stops the thread, whose later messages are not heard.
pub(crate) struct ThinkingThread<T> {
    stop: Arc<AtomicBool>,
    // The mutex is only there to make the receiver `Sync`.
    told: Mutex<Receiver<T>>,
}

/// Result of polling a thread.
pub(crate) enum News<T> {
    /// Nothing new.
    Nothing,
    /// Its next message.
    Told(T),
    /// It has ended, and all its messages were heard; or it could not start.
    Ended,
}

impl<T: Send + 'static> ThinkingThread<T> {
    /// Starts a thread. The alarm is rung when it ends, also by a panic.
    pub(crate) fn start(alarm: &Alarm, work: impl FnOnce(Worker<T>) + Send + 'static) -> Self {
        let (teller, told) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let worker = Worker {
            teller,
            stop: Arc::clone(&stop),
            since: Instant::now(),
            alarm: RingAtEnd(alarm.clone()),
        };
        // If no thread starts, its end is heard.
        let started = thread::Builder::new()
            .name(THREAD_NAME.into())
            .spawn(move || work(worker));
        if let Err(error) = started {
            warn!("no thread for a computer player: {error}");
        }
        let told = told.into();
        Self { stop, told }
    }

    /// Hears without blocking.
    pub(crate) fn poll(&mut self) -> News<T> {
        let heard = match self.told.get_mut() {
            Ok(told) => told.try_recv(),
            Err(_) => Err(TryRecvError::Disconnected),
        };
        match heard {
            Ok(told) => News::Told(told),
            Err(TryRecvError::Empty) => News::Nothing,
            Err(TryRecvError::Disconnected) => News::Ended,
        }
    }
}

impl<T> Drop for ThinkingThread<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The thread's end of the connection.
pub(crate) struct Worker<T> {
    // Dropped before the alarm rings, so that the end is heard then.
    teller: Sender<T>,
    stop: Arc<AtomicBool>,
    since: Instant,
    alarm: RingAtEnd,
}

struct RingAtEnd(Alarm);

impl Drop for RingAtEnd {
    fn drop(&mut self) {
        self.0.ring();
    }
}

impl<T> Worker<T> {
    /// The time since the work began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    /// Whether nobody waits for the work any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Sends a message without ringing the alarm.
    pub(crate) fn tell(&self, what: T) {
        // Fails only if nobody waits for it any more.
        let _ = self.teller.send(what);
    }

    /// Rings the alarm.
    pub(crate) fn ring(&self) {
        self.alarm.0.ring();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Waits for the next news.
    fn hear(thread: &mut ThinkingThread<u32>) -> Option<u32> {
        loop {
            match thread.poll() {
                News::Nothing => thread::yield_now(),
                News::Told(number) => return Some(number),
                News::Ended => return None,
            }
        }
    }

    #[test]
    fn everything_is_heard_in_order_and_then_the_end() {
        let mut thread = ThinkingThread::start(&Alarm::default(), |worker| {
            (1..=3).for_each(|number| worker.tell(number))
        });
        let heard: Vec<_> = std::iter::from_fn(|| hear(&mut thread)).collect();
        assert_eq!(heard, [1, 2, 3]);
        assert!(matches!(thread.poll(), News::Ended));
    }

    #[test]
    fn a_panic_is_an_end() {
        let mut thread = ThinkingThread::start(&Alarm::default(), |worker| {
            worker.tell(1);
            panic!("as a search would by a fault of the engine");
        });
        assert_eq!([hear(&mut thread), hear(&mut thread)], [Some(1), None]);
    }

    #[test]
    fn a_thread_stops_when_nobody_waits_for_it() {
        let (ended, end) = channel();
        let mut thread = ThinkingThread::start(&Alarm::default(), move |worker| {
            worker.tell(1);
            while !worker.is_stopped() {
                thread::yield_now();
            }
            let _ = ended.send(());
        });
        assert_eq!(hear(&mut thread), Some(1));
        assert_eq!(end.try_recv(), Err(TryRecvError::Empty));
        drop(thread);
        assert_eq!(end.recv(), Ok(()));
    }
}
