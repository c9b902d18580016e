//! Where the computer's search runs: a thread per question on the desktop, a worker in the browser.

use std::time::Duration;

use agon_core::engine::Level;
use agon_core::rules::{Game, Move, Side};

use crate::shell::system::redraw::Alarm;

/// A task for the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Choose a move.
    Move {
        /// The playing strength.
        level: Level,
    },
    /// Accept or decline a draw offer.
    AnswerDraw {
        /// The side the computer plays.
        side: Side,
        /// The playing strength.
        level: Level,
    },
}

/// A question to the computer.
#[derive(Clone, Debug)]
pub struct Request {
    /// Returned with the answer.
    pub id: u64,
    /// The game so far.
    pub game: Game,
    /// The task.
    pub task: Task,
    /// The seed for random choices.
    pub seed: u64,
    /// The longest search, if the game is timed.
    pub time: Option<Duration>,
    /// Rung when there is something to poll.
    pub alarm: Alarm,
}

/// The computer's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move to play.
    Move(Move),
    /// Whether it accepts the draw.
    Draw(bool),
}

/// The result of polling the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polled {
    /// Still thinking, or nothing was asked.
    Nothing,
    /// An answer to the request with this ID.
    Answer {
        /// The request's ID.
        id: u64,
        /// The answer.
        answer: Answer,
    },
    /// The thinker died without answering.
    Died,
    /// It will answer, but from now on only with a short search, as no background worker is available.
    Alone,
}

/// A computer player. It answers one question at a time; a new one replaces the last.
pub trait Opponent: Send + Sync {
    /// Starts work on a question.
    fn start(&mut self, request: Request);
    /// Polls for a result without blocking.
    fn poll(&mut self) -> Polled;
    /// Drops the question. An answer to it may still arrive and must be ignored.
    fn cancel(&mut self);
}

/// The computer player for this platform.
pub fn computer() -> Box<dyn Opponent> {
    Box::new(platform::Thinker::default())
}

/// Answers a request; `None` if the game is over.
fn answer(request: &Request, monitor: &mut dyn agon_core::engine::Monitor) -> Option<Answer> {
    Some(match request.task {
        Task::Move { level } => {
            Answer::Move(agon_core::engine::choose_move(&request.game, level, request.seed, monitor)?.mv)
        }
        Task::AnswerDraw { side, level } => {
            Answer::Draw(agon_core::engine::accepts_draw(&request.game, side, level, monitor))
        }
    })
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use std::time::Duration;

    use agon_core::engine::Monitor;

    use super::{Answer, Opponent, Polled, Request, answer};
    use crate::tabletop::thinking_thread::{News, ThinkingThread, Worker};

    /// Searches on a thread of its own.
    #[derive(Default)]
    pub(crate) struct Thinker {
        /// The request's ID, and the thread.
        thinking: Option<(u64, ThinkingThread<Answer>)>,
    }

    struct Watch<'a> {
        worker: &'a Worker<Answer>,
        longest: Duration,
    }

    impl Monitor for Watch<'_> {
        fn elapsed(&self) -> Duration {
            self.worker.elapsed()
        }

        fn stopped(&self) -> bool {
            self.worker.is_stopped() || self.elapsed() > self.longest
        }
    }

    impl Opponent for Thinker {
        fn start(&mut self, request: Request) {
            self.cancel();
            let (id, alarm) = (request.id, request.alarm.clone());
            let think = move |worker: Worker<Answer>| {
                let mut watch = Watch {
                    worker: &worker,
                    longest: request.time.unwrap_or(Duration::MAX),
                };
                if let Some(answer) = answer(&request, &mut watch) {
                    worker.tell(answer);
                }
            };
            self.thinking = Some((id, ThinkingThread::start(&alarm, think)));
        }

        fn poll(&mut self) -> Polled {
            let Some((id, thread)) = &mut self.thinking else {
                return Polled::Nothing;
            };
            let polled = match thread.poll() {
                News::Nothing => return Polled::Nothing,
                News::Told(answer) => Polled::Answer { id: *id, answer },
                News::Ended => Polled::Died,
            };
            self.thinking = None;
            polled
        }

        fn cancel(&mut self) {
            self.thinking = None;
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use std::time::Duration;

    use agon_core::engine::protocol::write_position;
    use agon_core::engine::{Level, Monitor};
    use agon_core::notation::read_move;
    use agon_core::rules::Side;
    use bevy::log::warn;
    use bevy::platform::time::Instant;
    use wasm_bindgen::prelude::*;

    use super::{Answer, Opponent, Polled, Request, Task, answer};

    #[wasm_bindgen(module = "/web/engines.js")]
    extern "C" {
        fn ask(id: u64, seed: u64, lines: Vec<String>, ring: &JsValue);
        fn cancel();
        fn poll() -> Option<String>;
    }

    /// The longest the page may block for an answer, where there are no workers.
    const LONGEST: Duration = Duration::from_millis(20);

    /// Searches in a worker. If none starts, searches on the page itself, briefly and at an easy level.
    #[derive(Default)]
    pub(crate) struct Thinker {
        request: Option<Request>,
        alone: bool,
    }

    struct Watch(Instant);

    impl Monitor for Watch {
        fn elapsed(&self) -> Duration {
            self.0.elapsed()
        }

        fn stopped(&self) -> bool {
            self.elapsed() > LONGEST
        }
    }

    /// The request as commands of the Universal Game Interface.
    fn lines(request: &Request) -> Vec<String> {
        let time = request.time.map(|time| format!(" movetime {}", time.as_millis()));
        let (level, question) = match request.task {
            Task::Move { level } => (level, "go".to_owned() + &time.unwrap_or_default()),
            Task::AnswerDraw { side, level } => match side {
                Side::White => (level, "draw p1".into()),
                Side::Black => (level, "draw p2".into()),
            },
        };
        vec![
            format!("setoption name Rules value {}", request.game.rules()),
            format!("setoption name Level value {}", level.name()),
            write_position(&request.game),
            question,
        ]
    }

    /// Parses the engine's reply to a request.
    fn read(said: &str, request: &Request) -> Option<Answer> {
        let (_, said) = said.split_once(' ')?;
        match said.split_once(' ')? {
            ("bestmove", text) => {
                let game = &request.game;
                read_move(text, game.position(), game.rules()).ok().map(Answer::Move)
            }
            ("response", text) => text.parse().ok().map(Answer::Draw),
            _ => None,
        }
    }

    impl Thinker {
        fn alone(&mut self) -> Polled {
            let Some(mut request) = self.request.take() else {
                return Polled::Nothing;
            };
            if let Task::Move { level } = &mut request.task {
                *level = (*level).min(Level::Casual);
            }
            match answer(&request, &mut Watch(Instant::now())) {
                Some(answer) => Polled::Answer { id: request.id, answer },
                None => Polled::Died,
            }
        }
    }

    impl Opponent for Thinker {
        fn start(&mut self, request: Request) {
            self.cancel();
            if !self.alone {
                let alarm = request.alarm.clone();
                let ring = Closure::once_into_js(move || alarm.ring());
                ask(request.id, request.seed, lines(&request), &ring);
            }
            self.request = Some(request);
        }

        fn poll(&mut self) -> Polled {
            if self.alone {
                return self.alone();
            }
            let (Some(said), Some(request)) = (poll(), &self.request) else {
                return Polled::Nothing;
            };
            match (said.as_str(), read(&said, request)) {
                ("none", _) => {
                    self.alone = true;
                    Polled::Alone
                }
                (_, Some(answer)) => {
                    let id = request.id;
                    self.request = None;
                    Polled::Answer { id, answer }
                }
                (said, None) => {
                    warn!("the computer player said: {said}");
                    self.request = None;
                    Polled::Died
                }
            }
        }

        fn cancel(&mut self) {
            self.request = None;
            if !self.alone {
                cancel();
            }
        }
    }
}
