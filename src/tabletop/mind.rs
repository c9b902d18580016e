//! The mind of a computer player or analyst: a thread of its own on the desktop, a worker in the browser.

use bevy::log::warn;

use super::watch::Watch;
use crate::shell::system::redraw::Alarm;

/// A question to a mind.
pub trait Job: Send + Sync + 'static {
    /// What is said about it.
    type Said: Send + 'static;

    /// The worker that works on it in the browser, as `web/engines.js` names it.
    const WORKER: &'static str;

    /// Works on it, and says what is found. Who ends without the [last](Self::is_last) word has died.
    fn work(&self, watch: &Watch<Self::Said>);

    /// Works on it in the browser's page, which stands still meanwhile: only on what is easy, and by default on nothing.
    fn work_on_page(&self, _: &Watch<Self::Said>) {}

    /// Whether nothing is said after this.
    fn is_last(_: &Self::Said) -> bool {
        true
    }

    /// The seed of the worker's random choices.
    fn seed(&self) -> u64 {
        0
    }

    /// The question as the worker reads it.
    fn lines(&self) -> Vec<String>;

    /// Reads a line of the worker; `None` if it cannot be read.
    fn read(&mut self, line: &str) -> Option<Read<Self::Said>>;
}

/// The meaning of a line of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Read<S> {
    /// Something is said.
    Said(S),
    /// The worker is asked this next, with what the question before has taught it.
    Next(Vec<String>),
    /// Nothing yet.
    Nothing,
}

/// The result of polling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polled<S> {
    /// Still thinking, or nothing was asked.
    Nothing,
    /// Something is said about the question with this ID.
    Said {
        /// The question's ID.
        id: u64,
        /// What is said.
        said: S,
    },
    /// The thinker died before the last word.
    Died,
    /// The thinker goes on, but from now on only with easy questions, as no background worker is available.
    Alone,
}

/// Where questions are worked on, one at a time.
pub trait Thinker<J: Job>: Send + Sync {
    /// Starts work on a question. The alarm is rung when there is something to poll.
    fn start(&mut self, id: u64, job: J, alarm: &Alarm);
    /// Polls without blocking.
    fn poll(&mut self) -> Polled<J::Said>;
    /// Drops the question. Something may still be said about it.
    fn cancel(&mut self);
}

/// Whoever answers questions. A new question replaces the last, and nothing is heard any more about an earlier one.
pub struct Mind<J: Job> {
    thinker: Box<dyn Thinker<J>>,
    last_id: u64,
    is_asked: bool,
}

impl<J: Job> Mind<J> {
    /// A mind that works elsewhere.
    pub fn new(thinker: Box<dyn Thinker<J>>) -> Self {
        Self {
            thinker,
            last_id: 0,
            is_asked: false,
        }
    }

    pub(crate) fn start(&mut self, job: J, alarm: &Alarm) {
        self.cancel();
        self.last_id += 1;
        self.is_asked = true;
        self.thinker.start(self.last_id, job, alarm);
    }

    /// Whether there is a question of which the last word has not been heard.
    pub(crate) const fn is_asked(&self) -> bool {
        self.is_asked
    }

    pub(crate) fn poll(&mut self) -> Polled<J::Said> {
        while self.is_asked {
            let polled = self.thinker.poll();
            match &polled {
                Polled::Said { id, .. } if *id != self.last_id => continue,
                Polled::Said { said, .. } => self.is_asked = !J::is_last(said),
                Polled::Died => {
                    warn!("whoever thinks as {:?} died", J::WORKER);
                    self.is_asked = false;
                }
                Polled::Nothing | Polled::Alone => {}
            }
            return polled;
        }
        Polled::Nothing
    }

    pub(crate) fn cancel(&mut self) {
        if self.is_asked {
            self.is_asked = false;
            self.thinker.cancel();
        }
    }
}

impl<J: Job> Default for Mind<J> {
    fn default() -> Self {
        Self::new(Box::new(platform::Here::default()))
    }
}

/// A mind that goes leaves nobody thinking.
impl<J: Job> Drop for Mind<J> {
    fn drop(&mut self) {
        self.cancel();
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use std::sync::mpsc::TryRecvError;

    use super::{Alarm, Job, Polled, Thinker};
    use crate::tabletop::thinking_thread::ThinkingThread;

    /// Thinks on a thread of its own.
    pub(super) struct Here<J: Job>(Option<(u64, ThinkingThread<J::Said>)>);

    impl<J: Job> Default for Here<J> {
        fn default() -> Self {
            Self(None)
        }
    }

    impl<J: Job> Thinker<J> for Here<J> {
        fn start(&mut self, id: u64, job: J, alarm: &Alarm) {
            self.0 = Some((id, ThinkingThread::start(alarm, move |watch| job.work(&watch))));
        }

        fn poll(&mut self) -> Polled<J::Said> {
            let Some((id, thread)) = &mut self.0 else {
                return Polled::Nothing;
            };
            match thread.poll() {
                Ok(said) => Polled::Said { id: *id, said },
                Err(TryRecvError::Empty) => Polled::Nothing,
                Err(TryRecvError::Disconnected) => Polled::Died,
            }
        }

        fn cancel(&mut self) {
            self.0 = None;
        }
    }
}

/// What a message of a worker means to a question.
#[cfg(any(target_arch = "wasm32", test))]
fn understand<J: Job>(message: &str, id: u64, job: &mut J) -> Read<Polled<J::Said>> {
    let line = match message.split_once(' ') {
        None if message == "none" => return Read::Said(Polled::Alone),
        None if message == "died" => return Read::Said(Polled::Died),
        None => message,
        Some((of, _)) if of.parse() != Ok(id) => return Read::Nothing,
        Some((_, line)) => line,
    };
    match job.read(line) {
        Some(Read::Said(said)) => Read::Said(Polled::Said { id, said }),
        Some(Read::Next(lines)) => Read::Next(lines),
        Some(Read::Nothing) => Read::Nothing,
        None => {
            warn!("the worker {:?} said: {message}", J::WORKER);
            Read::Said(Polled::Died)
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use std::collections::VecDeque;
    use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
    use std::time::Duration;

    use wasm_bindgen::closure::Closure;

    use super::{Alarm, Job, Polled, Read, Thinker, understand, workers};
    use crate::tabletop::watch::at_once;

    /// The longest the page may stand still, where there are no workers.
    const LONGEST: Duration = Duration::from_millis(20);

    /// Thinks in a worker. If none starts, thinks on the page itself.
    pub(super) struct Here<J: Job> {
        asked: Shared<J>,
        alone: bool,
    }

    type Shared<J> = Arc<Mutex<Option<Asked<J>>>>;

    /// The question that is worked on. Its worker is heard between frames, so that the searches of a judgement follow each
    /// other without waiting for one.
    struct Asked<J: Job> {
        id: u64,
        job: J,
        heard: VecDeque<Polled<J::Said>>,
    }

    fn lock<J: Job>(asked: &Shared<J>) -> MutexGuard<'_, Option<Asked<J>>> {
        asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks the worker.
    fn ask<J: Job>(asked: &Shared<J>, id: u64, seed: u64, lines: Vec<String>, goes_on: bool, alarm: &Alarm) {
        let (heard, bell) = (Arc::clone(asked), alarm.clone());
        let ring = Closure::<dyn Fn()>::new(move || listen(&heard, &bell)).into_js_value();
        workers::ask(J::WORKER, id, seed, lines, goes_on, &ring);
    }

    /// Hears the worker, and asks it what is to be asked next.
    fn listen<J: Job>(shared: &Shared<J>, alarm: &Alarm) {
        let mut asked = lock(shared);
        let Some(now) = asked.as_mut() else {
            return;
        };
        let mut next = None;
        while let Some(message) = workers::poll(J::WORKER) {
            match understand(&message, now.id, &mut now.job) {
                Read::Said(polled) => now.heard.push_back(polled),
                Read::Next(lines) => next = Some(lines),
                Read::Nothing => {}
            }
        }
        let (id, seed, is_news) = (now.id, now.job.seed(), !now.heard.is_empty());
        // A worker that cannot start says so at once.
        drop(asked);
        if let Some(lines) = next {
            ask(shared, id, seed, lines, true, alarm);
        }
        if is_news {
            alarm.ring();
        }
    }

    impl<J: Job> Default for Here<J> {
        fn default() -> Self {
            Self {
                asked: Arc::default(),
                alone: false,
            }
        }
    }

    impl<J: Job> Thinker<J> for Here<J> {
        fn start(&mut self, id: u64, job: J, alarm: &Alarm) {
            let (seed, lines) = (job.seed(), (!self.alone).then(|| job.lines()));
            let heard = VecDeque::new();
            *lock(&self.asked) = Some(Asked { id, job, heard });
            match lines {
                Some(lines) => ask(&self.asked, id, seed, lines, false, alarm),
                None => alarm.ring(),
            }
        }

        fn poll(&mut self) -> Polled<J::Said> {
            let mut asked = lock(&self.asked);
            let Some(now) = asked.as_mut() else {
                return Polled::Nothing;
            };
            if self.alone && now.heard.is_empty() {
                let id = now.id;
                let said = at_once(Some(LONGEST), |watch| now.job.work_on_page(watch));
                now.heard.extend(said.into_iter().map(|said| Polled::Said { id, said }));
                now.heard.push_back(Polled::Died);
            }
            let polled = now.heard.pop_front().unwrap_or(Polled::Nothing);
            drop(asked);
            match polled {
                Polled::Alone => self.alone = true,
                // A worker that said what cannot be read may still be at work.
                Polled::Died => self.cancel(),
                Polled::Nothing | Polled::Said { .. } => {}
            }
            polled
        }

        fn cancel(&mut self) {
            if lock(&self.asked).take().is_some() && !self.alone {
                workers::cancel(J::WORKER);
            }
        }
    }
}

/// The engines' workers of the page, by the names that `web/engines.js` gives them.
#[cfg(target_arch = "wasm32")]
mod workers {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(module = "/web/engines.js")]
    extern "C" {
        /// Asks a worker. `goes_on`: with what the question before has taught it.
        pub(super) fn ask(worker: &str, id: u64, seed: u64, lines: Vec<String>, goes_on: bool, ring: &JsValue);
        /// Drops the question.
        pub(super) fn cancel(worker: &str);
        /// The worker's next message.
        pub(super) fn poll(worker: &str) -> Option<String>;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts up to a number.
    struct Count(u32);

    impl Job for Count {
        type Said = (u32, bool);

        const WORKER: &'static str = "nobody";

        fn work(&self, watch: &Watch<Self::Said>) {
            (1..=self.0).for_each(|number| watch.say((number, number == self.0)));
        }

        fn is_last((_, is_last): &Self::Said) -> bool {
            *is_last
        }

        fn lines(&self) -> Vec<String> {
            Vec::new()
        }

        fn read(&mut self, line: &str) -> Option<Read<Self::Said>> {
            Some(match line {
                "again" => Read::Next(vec!["count".to_owned()]),
                "wait" => Read::Nothing,
                number => Read::Said((number.parse().ok()?, true)),
            })
        }
    }

    #[test]
    fn a_worker_is_understood() {
        let understood = |message: &str| understand(message, 7, &mut Count(3));
        let said = Polled::Said { id: 7, said: (3, true) };
        assert_eq!(understood("7 3"), Read::Said(said));
        assert_eq!(understood("6 3"), Read::Nothing, "to an earlier question");
        assert_eq!(understood("7 wait"), Read::Nothing);
        assert_eq!(understood("7 again"), Read::Next(vec!["count".to_owned()]));
        assert_eq!(understood("none"), Read::Said(Polled::Alone));
        for fault in ["died", "7 error: unknown", "nonsense", ""] {
            assert_eq!(understood(fault), Read::Said(Polled::Died), "{fault}");
        }
    }

    /// Waits for what comes next.
    fn hear(mind: &mut Mind<Count>) -> Polled<(u32, bool)> {
        loop {
            match mind.poll() {
                Polled::Nothing => std::thread::yield_now(),
                heard => return heard,
            }
        }
    }

    #[test]
    fn all_is_heard_to_the_last_word() {
        let mut mind = Mind::default();
        mind.start(Count(2), &Alarm::default());
        assert_eq!(
            hear(&mut mind),
            Polled::Said {
                id: 1,
                said: (1, false)
            }
        );
        assert_eq!(hear(&mut mind), Polled::Said { id: 1, said: (2, true) });
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert_eq!(mind.poll(), Polled::Nothing, "who has said the last word has not died");
    }

    #[test]
    fn who_ends_without_the_last_word_has_died() {
        let mut mind = Mind::default();
        mind.start(Count(0), &Alarm::default());
        assert_eq!(hear(&mut mind), Polled::Died);
    }

    #[test]
    fn nothing_is_heard_of_an_earlier_question() {
        /// Says what was found long ago before what was found now.
        struct Late(Vec<Polled<(u32, bool)>>);

        impl Thinker<Count> for Late {
            fn start(&mut self, id: u64, job: Count, _: &Alarm) {
                let said = (job.0, true);
                self.0.insert(0, Polled::Said { id, said });
            }

            fn poll(&mut self) -> Polled<(u32, bool)> {
                self.0.pop().unwrap_or(Polled::Nothing)
            }

            fn cancel(&mut self) {}
        }

        let mut mind = Mind::new(Box::new(Late(Vec::new())));
        mind.start(Count(7), &Alarm::default());
        mind.start(Count(8), &Alarm::default());
        assert_eq!(mind.poll(), Polled::Said { id: 2, said: (8, true) });
        assert_eq!(mind.poll(), Polled::Nothing);
    }
}
