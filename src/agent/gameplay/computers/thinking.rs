//! Where computer players think: on a thread of their own on the desktop, in a worker in the browser.

use agon_core::agent::players::{Choice, Question};

use crate::shell::system::redraw::Alarm;

/// The result of polling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Still thinking, or nothing was asked.
    Nothing,
    /// What it has chosen.
    Choice(Choice),
    /// It died without an answer.
    Died,
}

/// A computer player that decides. It is given what it may know, and nothing else. A new question replaces the last.
pub trait Thinking: Send + Sync {
    /// Starts work on a question. The alarm is rung when there is something to poll.
    fn start(&mut self, question: Question, alarm: Alarm);
    /// Polls for a result without blocking.
    fn poll(&mut self) -> Answered;
}

/// The computer players of this platform.
pub fn computer_players() -> Box<dyn Thinking> {
    Box::new(platform::Computer::default())
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use super::{Alarm, Answered, Choice, Question, Thinking};
    use crate::tabletop::thinking_thread::{News, ThinkingThread};

    #[derive(Default)]
    pub(super) struct Computer {
        thinking: Option<ThinkingThread<Choice>>,
    }

    impl Thinking for Computer {
        fn start(&mut self, question: Question, alarm: Alarm) {
            self.thinking = Some(ThinkingThread::start(&alarm, move |worker| {
                if let Some(choice) = question.answer() {
                    worker.tell(choice);
                }
            }));
        }

        fn poll(&mut self) -> Answered {
            let Some(thread) = &mut self.thinking else {
                return Answered::Nothing;
            };
            let answered = match thread.poll() {
                News::Nothing => return Answered::Nothing,
                News::Told(choice) => Answered::Choice(choice),
                News::Ended => Answered::Died,
            };
            self.thinking = None;
            answered
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use agon_core::agent::players::Reason;
    use agon_core::agent::read_action;
    use bevy::log::warn;
    use wasm_bindgen::prelude::*;

    use super::{Alarm, Answered, Choice, Question, Thinking};

    #[wasm_bindgen(module = "/web/engines.js")]
    extern "C" {
        #[wasm_bindgen(js_name = askAgent)]
        fn ask(id: u64, question: &str, ring: &JsValue);
        #[wasm_bindgen(js_name = cancelAgent)]
        fn cancel();
        #[wasm_bindgen(js_name = pollAgent)]
        fn poll() -> Option<String>;
    }

    /// Thinks in a worker. If none starts, thinks on the page itself.
    #[derive(Default)]
    pub(super) struct Computer {
        asked: Option<Question>,
        last_id: u64,
        alone: bool,
    }

    impl Computer {
        /// The choice that a worker has made, in answer to the last question.
        fn read(&self, said: &str, question: &Question) -> Option<Choice> {
            let (id, answer) = said.split_once(' ')?;
            let (action, _) = answer.split_once('\t')?;
            if id.parse() != Ok(self.last_id) {
                return None;
            }
            let action = read_action(action).ok()?;
            // The reason follows from what is public.
            let reason = Reason::of(question.view.table(), &action);
            Some(Choice { action, reason })
        }
    }

    impl Thinking for Computer {
        fn start(&mut self, question: Question, alarm: Alarm) {
            self.last_id += 1;
            if self.alone {
                alarm.ring();
            } else {
                cancel();
                let ring = Closure::once_into_js(move || alarm.ring());
                ask(self.last_id, &question.to_string(), &ring);
            }
            self.asked = Some(question);
        }

        fn poll(&mut self) -> Answered {
            let Some(question) = self.asked.take() else {
                return Answered::Nothing;
            };
            if self.alone {
                return question.answer().map_or(Answered::Died, Answered::Choice);
            }
            let Some(said) = poll() else {
                self.asked = Some(question);
                return Answered::Nothing;
            };
            if said == "none" {
                self.alone = true;
                return question.answer().map_or(Answered::Died, Answered::Choice);
            }
            match self.read(&said, &question) {
                Some(choice) => Answered::Choice(choice),
                None => {
                    warn!("the computer player said: {said}");
                    Answered::Died
                }
            }
        }
    }
}
