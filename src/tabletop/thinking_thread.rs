//! A computer player or analyst at work on a thread of its own, as Bevy's task pools are busy drawing frames.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Arc, Mutex};
use std::thread;

use bevy::log::warn;

use super::watch::Watch;
use crate::shell::system::redraw::Alarm;

/// The name of these threads. One that panics is started again, and does not end the game.
pub const THREAD_NAME: &str = "engine";

/// Work on a thread of its own. Dropping it stops the thread, whose later messages are not heard.
pub(crate) struct ThinkingThread<T> {
    stop: Arc<AtomicBool>,
    // The mutex is only there to make the receiver `Sync`.
    said: Mutex<Receiver<T>>,
}

impl<T: Send + 'static> ThinkingThread<T> {
    /// Starts a thread. The alarm is rung when it ends, also by a panic.
    pub(crate) fn start(alarm: &Alarm, work: impl FnOnce(Watch<T>) + Send + 'static) -> Self {
        let (watch, said) = Watch::new(alarm, None);
        let stop = Arc::clone(&watch.stop);
        // If no thread starts, its end is heard.
        let started = thread::Builder::new()
            .name(THREAD_NAME.into())
            .spawn(move || work(watch));
        if let Err(error) = started {
            warn!("no thread for a computer player: {error}");
        }
        let said = said.into();
        Self { stop, said }
    }

    /// Its next message, without blocking.
    ///
    /// # Errors
    /// There is none, or it has ended, and all its messages were heard; or it could not start.
    pub(crate) fn poll(&mut self) -> Result<T, TryRecvError> {
        match self.said.get_mut() {
            Ok(said) => said.try_recv(),
            Err(_) => Err(TryRecvError::Disconnected),
        }
    }
}

impl<T> Drop for ThinkingThread<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    /// Waits for the next news.
    fn hear(thread: &mut ThinkingThread<u32>) -> Option<u32> {
        loop {
            match thread.poll() {
                Err(TryRecvError::Empty) => thread::yield_now(),
                heard => return heard.ok(),
            }
        }
    }

    #[test]
    fn everything_is_heard_in_order_and_then_the_end() {
        let mut thread = ThinkingThread::start(&Alarm::default(), |watch| (1..=3).for_each(|number| watch.say(number)));
        let heard: Vec<_> = std::iter::from_fn(|| hear(&mut thread)).collect();
        assert_eq!(heard, [1, 2, 3]);
        assert_eq!(thread.poll(), Err(TryRecvError::Disconnected));
    }

    #[test]
    fn a_panic_is_an_end() {
        let mut thread = ThinkingThread::start(&Alarm::default(), |watch| {
            watch.say(1);
            panic!("as a search would by a fault of the engine");
        });
        assert_eq!([hear(&mut thread), hear(&mut thread)], [Some(1), None]);
    }

    #[test]
    fn a_thread_stops_when_nobody_waits_for_it() {
        let (ended, end) = channel();
        let mut thread = ThinkingThread::start(&Alarm::default(), move |watch| {
            watch.say(1);
            while !watch.is_stopped() {
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
