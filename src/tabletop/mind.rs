//! The mind of a computer player: a thread of its own on the desktop, a worker in the browser.

use std::time::Duration;

use bevy::platform::time::Instant;

use crate::shell::system::redraw::Alarm;

/// A question to a computer player.
pub trait Job: Send + Sync + 'static {
    /// Their decision.
    type Answer: Send + 'static;

    /// The worker that answers in the browser, as `web/engines.js` names it.
    const WORKER: &'static str;

    /// Decides; `None` if nothing is to be decided.
    fn answer(&self, watch: &Watch) -> Option<Self::Answer>;

    /// Makes the question easy enough for the page, which stands still meanwhile.
    fn ease(&mut self) {}

    /// The seed of the worker's random choices.
    fn seed(&self) -> u64 {
        0
    }

    /// The question as the worker reads it.
    fn lines(&self) -> Vec<String>;

    /// Reads the worker's answer.
    fn read(&self, line: &str) -> Option<Self::Answer>;
}

/// Says how long a question has been worked on, and when to stop.
pub struct Watch<'a> {
    since: Instant,
    stops: &'a dyn Fn(Duration) -> bool,
}

impl<'a> Watch<'a> {
    fn new(stops: &'a dyn Fn(Duration) -> bool) -> Self {
        let since = Instant::now();
        Self { since, stops }
    }

    /// The time since the work began.
    pub fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    /// Whether nobody waits for the answer any longer.
    pub fn is_stopped(&self) -> bool {
        (self.stops)(self.elapsed())
    }
}

/// The result of polling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polled<A> {
    /// Still thinking, or nothing was asked.
    Nothing,
    /// An answer to the question with this ID.
    Answer {
        /// The question's ID.
        id: u64,
        /// The answer.
        answer: A,
    },
    /// The thinker died without answering.
    Died,
    /// They will answer, but from now on only easy questions, as no background worker is available.
    Alone,
}

/// Where questions are worked on, one at a time.
pub trait Thinker<J: Job>: Send + Sync {
    /// Starts work on a question. The alarm is rung when there is something to poll.
    fn start(&mut self, id: u64, job: J, alarm: &Alarm);
    /// Polls for a result without blocking.
    fn poll(&mut self) -> Polled<J::Answer>;
    /// Drops the question. An answer to it may still arrive.
    fn cancel(&mut self);
}

/// A computer player's mind. A new question replaces the last, and an answer to an earlier one is not heard.
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

    pub(crate) fn poll(&mut self) -> Polled<J::Answer> {
        let polled = self.thinker.poll();
        match polled {
            Polled::Nothing | Polled::Alone => return polled,
            Polled::Answer { id, .. } if !self.is_asked || id != self.last_id => return Polled::Nothing,
            Polled::Answer { .. } | Polled::Died => self.is_asked = false,
        }
        polled
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
    use super::{Alarm, Job, Polled, Thinker, Watch};
    use crate::tabletop::thinking_thread::{News, ThinkingThread, Worker};

    /// Thinks on a thread of its own.
    pub(super) struct Here<J: Job>(Option<(u64, ThinkingThread<J::Answer>)>);

    impl<J: Job> Default for Here<J> {
        fn default() -> Self {
            Self(None)
        }
    }

    impl<J: Job> Thinker<J> for Here<J> {
        fn start(&mut self, id: u64, job: J, alarm: &Alarm) {
            let think = move |worker: Worker<J::Answer>| {
                if let Some(answer) = job.answer(&Watch::new(&|_| worker.is_stopped())) {
                    worker.tell(answer);
                }
            };
            self.0 = Some((id, ThinkingThread::start(alarm, think)));
        }

        fn poll(&mut self) -> Polled<J::Answer> {
            let Some((id, thread)) = &mut self.0 else {
                return Polled::Nothing;
            };
            let polled = match thread.poll() {
                News::Nothing => return Polled::Nothing,
                News::Told(answer) => Polled::Answer { id: *id, answer },
                News::Ended => Polled::Died,
            };
            self.0 = None;
            polled
        }

        fn cancel(&mut self) {
            self.0 = None;
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use std::time::Duration;

    use bevy::log::warn;
    use wasm_bindgen::closure::Closure;

    use super::{Alarm, Job, Polled, Thinker, Watch, workers};

    /// The longest the page may block for an answer, where there are no workers.
    const LONGEST: Duration = Duration::from_millis(20);

    /// Thinks in a worker. If none starts, thinks on the page itself.
    pub(super) struct Here<J> {
        asked: Option<(u64, J)>,
        alone: bool,
    }

    impl<J> Default for Here<J> {
        fn default() -> Self {
            Self {
                asked: None,
                alone: false,
            }
        }
    }

    impl<J: Job> Thinker<J> for Here<J> {
        fn start(&mut self, id: u64, job: J, alarm: &Alarm) {
            if !self.alone {
                let alarm = alarm.clone();
                let ring = Closure::once_into_js(move || alarm.ring());
                workers::ask(J::WORKER, id, job.seed(), job.lines(), false, &ring);
            }
            self.asked = Some((id, job));
        }

        fn poll(&mut self) -> Polled<J::Answer> {
            let Some((id, mut job)) = self.asked.take() else {
                return Polled::Nothing;
            };
            let answer = if self.alone {
                job.ease();
                job.answer(&Watch::new(&|elapsed| elapsed > LONGEST))
            } else {
                let said = workers::poll(J::WORKER);
                let said = said.as_deref();
                self.alone = said == Some("none");
                let line = said.and_then(|said| said.split_once(' '));
                let is_stale = line.is_some_and(|(of, _)| of.parse() != Ok(id));
                if said.is_none() || is_stale || self.alone {
                    self.asked = Some((id, job));
                    return if self.alone { Polled::Alone } else { Polled::Nothing };
                }
                let answer = line.and_then(|(_, line)| job.read(line));
                if answer.is_none() {
                    warn!("the computer player said: {said:?}");
                }
                answer
            };
            answer.map_or(Polled::Died, |answer| Polled::Answer { id, answer })
        }

        fn cancel(&mut self) {
            self.asked = None;
            if !self.alone {
                workers::cancel(J::WORKER);
            }
        }
    }
}

/// The engines' workers of the page, by the names that `web/engines.js` gives them.
#[cfg(target_arch = "wasm32")]
pub(crate) mod workers {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(module = "/web/engines.js")]
    extern "C" {
        /// Asks a worker. `goes_on`: with what the question before has taught it.
        pub(crate) fn ask(worker: &str, id: u64, seed: u64, lines: Vec<String>, goes_on: bool, ring: &JsValue);
        /// Drops the question.
        pub(crate) fn cancel(worker: &str);
        /// The worker's next message.
        pub(crate) fn poll(worker: &str) -> Option<String>;
    }
}
