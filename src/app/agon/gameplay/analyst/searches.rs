//! Where the analyst's searches run: a thread on the desktop, a worker in the browser.

use crate::app::shell::system::redraw::Alarm;
use crate::engine::{Limits, Report};
use crate::rules::Game;

/// The name of the analyst's thread.
pub const THREAD_NAME: &str = "analyst";

/// A search to be run.
#[derive(Clone, Debug)]
pub struct Search {
    /// Returned with what is found.
    pub id: u64,
    /// The game to be searched, which is not over.
    pub game: Game,
    /// The limits; without any, the search goes on until it is cancelled.
    pub limits: Limits,
    /// How many of the best lines are reported.
    pub lines: usize,
    /// Whether what the search before has learned may be used. Otherwise it is forgotten.
    pub goes_on: bool,
    /// Rung when there is something to poll.
    pub alarm: Alarm,
}

/// What is heard of a search.
#[derive(Clone, Debug)]
pub enum Heard {
    /// Nothing new.
    Nothing,
    /// A line was found.
    Report(u64, Report),
    /// The search is done; its last reports tell its result.
    Done(u64),
    /// The search died.
    Died,
    /// No search can run here.
    Unavailable,
}

/// Runs searches, one at a time; a new one replaces the last.
pub trait Searches: Send + Sync {
    /// Starts a search.
    fn start(&mut self, search: Search);
    /// Polls without blocking; to be asked until there is nothing.
    fn poll(&mut self) -> Heard;
    /// Drops the search. Something may still be heard of it and must be ignored.
    fn cancel(&mut self);
}

/// The searches of this platform.
pub fn searches() -> Box<dyn Searches> {
    Box::new(platform::Runner::default())
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
    use std::sync::{Arc, Mutex, PoisonError};
    use std::thread;
    use std::time::{Duration, Instant};

    use bevy::log::warn;

    use super::{Heard, Search, Searches, THREAD_NAME};
    use crate::app::shell::system::redraw::Alarm;
    use crate::engine::{HASH_MEBIBYTES, Lines, Monitor, Report, Searcher};

    /// The least time between two frames that a running search asks for.
    const PACE: Duration = Duration::from_millis(100);

    /// Searches on a thread of its own.
    pub(crate) struct Runner {
        searcher: Arc<Mutex<Searcher>>,
        running: Option<Running>,
    }

    struct Running {
        stop: Arc<AtomicBool>,
        // The mutex is only there to make the receiver `Sync`.
        heard: Mutex<Receiver<Heard>>,
    }

    impl Default for Runner {
        fn default() -> Self {
            Self {
                searcher: Arc::new(Mutex::new(Searcher::new(HASH_MEBIBYTES << 20))),
                running: None,
            }
        }
    }

    /// Passes reports on, and rings for them, but not too often.
    struct Watch {
        id: u64,
        since: Instant,
        stop: Arc<AtomicBool>,
        told: Sender<Heard>,
        alarm: Alarm,
        rung: Option<Instant>,
        /// Whether something was told that nobody was called for.
        is_unheard: AtomicBool,
    }

    /// Rings when the thread ends, also by a panic: the sender is gone then, or has told the end.
    struct RingAtEnd(Alarm);

    impl Drop for RingAtEnd {
        fn drop(&mut self) {
            self.0.ring();
        }
    }

    impl Watch {
        fn is_time(&self) -> bool {
            self.rung.is_none_or(|rung| rung.elapsed() >= PACE)
        }
    }

    impl Monitor for Watch {
        fn elapsed(&self) -> Duration {
            self.since.elapsed()
        }

        fn stopped(&self) -> bool {
            // A report that came too soon after the last call is called for now.
            let is_late = self.rung.is_some_and(|rung| rung.elapsed() >= PACE);
            if is_late && self.is_unheard.swap(false, Ordering::Relaxed) {
                self.alarm.ring();
            }
            self.stop.load(Ordering::Relaxed)
        }

        fn report(&mut self, report: &Report) {
            // Fails only if the search was cancelled and the receiver dropped.
            let _ = self.told.send(Heard::Report(self.id, report.clone()));
            let is_time = self.is_time();
            self.is_unheard.store(!is_time, Ordering::Relaxed);
            if is_time {
                self.rung = Some(Instant::now());
                self.alarm.ring();
            }
        }
    }

    impl Searches for Runner {
        fn start(&mut self, search: Search) {
            self.cancel();
            let (told, heard) = channel();
            let stop = Arc::new(AtomicBool::new(false));
            let mut watch = Watch {
                id: search.id,
                since: Instant::now(),
                stop: Arc::clone(&stop),
                told: told.clone(),
                alarm: search.alarm.clone(),
                rung: None,
                is_unheard: AtomicBool::new(false),
            };
            let searcher = Arc::clone(&self.searcher);
            let end = RingAtEnd(search.alarm);
            let run = move || {
                let _end = end;
                // Waits for a cancelled search to notice; one that panicked leaves at worst a half-written table behind.
                let mut searcher = searcher.lock().unwrap_or_else(PoisonError::into_inner);
                if !search.goes_on {
                    searcher.clear();
                }
                searcher.search_lines(&search.game, &search.limits, Lines::Best(search.lines), &mut watch);
                let _ = told.send(Heard::Done(search.id));
            };
            // If no thread starts, the sender is dropped and polling reports the search as dead.
            if let Err(error) = thread::Builder::new().name(THREAD_NAME.into()).spawn(run) {
                warn!("no thread for the analyst: {error}");
            }
            let heard = heard.into();
            self.running = Some(Running { stop, heard });
        }

        fn poll(&mut self) -> Heard {
            let Some(Running { heard, .. }) = &mut self.running else {
                return Heard::Nothing;
            };
            let heard = match heard.get_mut() {
                Ok(receiver) => receiver.try_recv(),
                Err(_) => Err(TryRecvError::Disconnected),
            };
            match heard {
                Ok(heard) => {
                    if matches!(heard, Heard::Done(_)) {
                        self.running = None;
                    }
                    heard
                }
                Err(TryRecvError::Empty) => Heard::Nothing,
                Err(TryRecvError::Disconnected) => {
                    self.running = None;
                    Heard::Died
                }
            }
        }

        fn cancel(&mut self) {
            if let Some(running) = self.running.take() {
                running.stop.store(true, Ordering::Relaxed);
            }
        }
    }

    impl Drop for Runner {
        fn drop(&mut self) {
            self.cancel();
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use bevy::log::warn;
    use wasm_bindgen::prelude::*;

    use super::{Heard, Search, Searches};
    use crate::engine::protocol::{read_report, write_position};
    use crate::engine::{HASH_MEBIBYTES, Limits};

    #[wasm_bindgen(module = "/web/engines.js")]
    extern "C" {
        fn search(id: u64, lines: Vec<String>, goes_on: bool, ring: &JsValue);
        #[wasm_bindgen(js_name = cancelSearch)]
        fn cancel();
        #[wasm_bindgen(js_name = pollSearch)]
        fn poll() -> Option<String>;
    }

    /// Searches in a worker. If none starts, nothing is searched: the page itself would stand still meanwhile.
    #[derive(Default)]
    pub(crate) struct Runner {
        running: Option<Search>,
        is_unavailable: bool,
    }

    /// The search as commands of the Universal Game Interface.
    fn lines(search: &Search) -> Vec<String> {
        let Limits { nodes, depth, time } = search.limits;
        let mut go = "go".to_owned();
        go.extend(depth.map(|depth| format!(" depth {depth}")));
        go.extend(nodes.map(|nodes| format!(" nodes {nodes}")));
        go.extend(time.map(|time| format!(" movetime {}", time.as_millis())));
        if go == "go" {
            // The worker can be stopped, so its searches need no limit, but the engine's module asks for one.
            go += " depth 100";
        }
        let mut lines = Vec::new();
        if !search.goes_on {
            lines.push(format!("setoption name Hash value {HASH_MEBIBYTES}"));
        }
        lines.extend([
            format!("setoption name Rules value {}", search.game.rules()),
            format!("setoption name MultiPV value {}", search.lines),
            write_position(&search.game),
            go,
        ]);
        lines
    }

    impl Runner {
        /// The engine said something that it should not have said.
        fn fail(&mut self, said: &str) -> Heard {
            warn!("the analyst said: {said}");
            self.cancel();
            Heard::Died
        }
    }

    impl Searches for Runner {
        fn start(&mut self, asked: Search) {
            self.cancel();
            let alarm = asked.alarm.clone();
            let ring = Closure::<dyn Fn()>::new(move || alarm.ring()).into_js_value();
            search(asked.id, lines(&asked), asked.goes_on, &ring);
            self.running = Some(asked);
        }

        fn poll(&mut self) -> Heard {
            if self.is_unavailable && self.running.take().is_some() {
                return Heard::Unavailable;
            }
            let (Some(said), Some(search)) = (poll(), &self.running) else {
                return Heard::Nothing;
            };
            match said.as_str() {
                "none" => {
                    self.is_unavailable = true;
                    self.running = None;
                    return Heard::Unavailable;
                }
                "died" => {
                    self.running = None;
                    return Heard::Died;
                }
                _ => {}
            }
            let id = search.id;
            let line = said.split_once(' ').map(|(_, line)| line);
            match line {
                Some(line) if line.starts_with("bestmove") => {
                    self.running = None;
                    Heard::Done(id)
                }
                Some(line) => match read_report(line, &search.game) {
                    Some(report) => Heard::Report(id, report),
                    None => self.fail(line),
                },
                None => self.fail(&said),
            }
        }

        fn cancel(&mut self) {
            if self.running.take().is_some() && !self.is_unavailable {
                cancel();
            }
        }
    }
}
