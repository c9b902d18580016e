//! Where the computer's search runs: a thread per question on the desktop, a worker in the browser.

use std::time::Duration;

use crate::app::shell::system::redraw::Alarm;
use crate::engine::Level;
use crate::rules::{Game, Move, Side};

/// The name of the computer player's thread.
pub const THREAD_NAME: &str = "computer player";

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
fn answer(request: &Request, monitor: &mut dyn crate::engine::Monitor) -> Option<Answer> {
    Some(match request.task {
        Task::Move { level } => {
            Answer::Move(crate::engine::choose_move(&request.game, level, request.seed, monitor)?.mv)
        }
        Task::AnswerDraw { side, level } => {
            Answer::Draw(crate::engine::accepts_draw(&request.game, side, level, monitor))
        }
    })
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{Receiver, TryRecvError, channel};
    use std::thread;
    use std::time::{Duration, Instant};

    use bevy::log::warn;

    use super::{Answer, Opponent, Polled, Request, THREAD_NAME, answer};
    use crate::engine::Monitor;

    /// Searches on its own thread, as Bevy's task pools are busy drawing frames.
    #[derive(Default)]
    pub(crate) struct Thinker {
        thinking: Option<Thought>,
    }

    struct Thought {
        id: u64,
        stop: Arc<AtomicBool>,
        // The mutex is only there to make the receiver `Sync`.
        answer: std::sync::Mutex<Receiver<Answer>>,
    }

    struct Watch {
        since: Instant,
        longest: Duration,
        stop: Arc<AtomicBool>,
    }

    impl Monitor for Watch {
        fn elapsed(&self) -> Duration {
            self.since.elapsed()
        }

        fn stopped(&self) -> bool {
            self.stop.load(Ordering::Relaxed) || self.elapsed() > self.longest
        }
    }

    impl Opponent for Thinker {
        fn start(&mut self, request: Request) {
            self.cancel();
            let (sender, receiver) = channel();
            let stop = Arc::new(AtomicBool::new(false));
            let mut watch = Watch {
                since: Instant::now(),
                longest: request.time.unwrap_or(Duration::MAX),
                stop: Arc::clone(&stop),
            };
            let id = request.id;
            let think = move || {
                if let Some(answer) = answer(&request, &mut watch) {
                    // Fails only if the question was cancelled and the receiver dropped.
                    let _ = sender.send(answer);
                }
                request.alarm.ring();
            };
            // If no thread starts, the sender is dropped and polling reports the thinker as dead.
            if let Err(error) = thread::Builder::new().name(THREAD_NAME.into()).spawn(think) {
                warn!("no thread for the computer player: {error}");
            }
            self.thinking = Some(Thought {
                id,
                stop,
                answer: receiver.into(),
            });
        }

        fn poll(&mut self) -> Polled {
            let Some(Thought { id, answer, .. }) = &mut self.thinking else {
                return Polled::Nothing;
            };
            let heard = match answer.get_mut() {
                Ok(receiver) => receiver.try_recv(),
                Err(_) => Err(TryRecvError::Disconnected),
            };
            let polled = match heard {
                Ok(answer) => Polled::Answer { id: *id, answer },
                Err(TryRecvError::Empty) => return Polled::Nothing,
                Err(TryRecvError::Disconnected) => Polled::Died,
            };
            self.thinking = None;
            polled
        }

        fn cancel(&mut self) {
            if let Some(thought) = self.thinking.take() {
                thought.stop.store(true, Ordering::Relaxed);
            }
        }
    }

    impl Drop for Thinker {
        fn drop(&mut self) {
            self.cancel();
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use std::time::Duration;

    use bevy::log::warn;
    use bevy::platform::time::Instant;
    use wasm_bindgen::prelude::*;

    use super::{Answer, Opponent, Polled, Request, Task, answer};
    use crate::engine::protocol::write_position;
    use crate::engine::{Level, Monitor};
    use crate::notation::read_move;
    use crate::rules::Side;

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
