//! Where computer players think: on a thread of their own on the desktop, on the page in the browser.

use crate::agent::players::{Choice, Question};
use crate::app::shell::system::redraw::Alarm;

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
    use crate::app::tabletop::thinking_thread::{News, ThinkingThread};

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
    use super::{Alarm, Answered, Question, Thinking};

    /// Decides on the page, when it is polled.
    #[derive(Default)]
    pub(super) struct Computer {
        asked: Option<Question>,
    }

    impl Thinking for Computer {
        fn start(&mut self, question: Question, alarm: Alarm) {
            alarm.ring();
            self.asked = Some(question);
        }

        fn poll(&mut self) -> Answered {
            match self.asked.take() {
                None => Answered::Nothing,
                Some(question) => question.answer().map_or(Answered::Died, Answered::Choice),
            }
        }
    }
}
