//! Where the analyst's searches run: a thread on the desktop, a worker in the browser.

use agon_core::engine::{Findings, Inquiry, Query, Report};

use crate::shell::system::redraw::Alarm;

/// A search to be run.
#[derive(Clone, Debug)]
pub struct Search {
    /// Returned with the findings.
    pub id: u64,
    /// The task.
    pub task: Task,
    /// Rung when there is something to poll.
    pub alarm: Alarm,
}

/// The task of a search.
#[derive(Clone, Debug)]
pub enum Task {
    /// The best lines, reported as they are found. Without limits the search goes on until it is cancelled.
    Lines(Query),
    /// The worth of a move, unless known already: all searches that it takes, one after the other.
    Judge(Inquiry),
}

/// News from a search.
#[derive(Clone, Debug)]
pub enum Heard {
    /// Nothing new.
    Nothing,
    /// A line was found.
    Report(u64, Report),
    /// The search for lines is done; its last reports are the result.
    Done(u64),
    /// The findings on a move are complete.
    Judged(u64, Box<Findings>),
    /// The search died.
    Died,
    /// No search can run here.
    Unavailable,
}

/// Runs searches, one at a time; a new one replaces the last.
pub trait Searches: Send + Sync {
    /// Starts a search.
    fn start(&mut self, search: Search);
    /// Polls without blocking; to be repeated until there is nothing.
    fn poll(&mut self) -> Heard;
    /// Drops the search. Late news of it must be ignored.
    fn cancel(&mut self);
}

/// The searches of this platform.
pub fn searches() -> Box<dyn Searches> {
    Box::new(platform::Runner::default())
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Mutex, PoisonError};
    use std::time::{Duration, Instant};

    use agon_core::engine::{HASH_MEBIBYTES, Lines, Monitor, Query, Report, Searcher};

    use super::{Heard, Search, Searches, Task};
    use crate::tabletop::thinking_thread::{News, ThinkingThread, Worker};

    /// Minimum time between two frames that a running search asks for.
    const PACE: Duration = Duration::from_millis(100);

    /// Searches on a thread of its own.
    pub(crate) struct Runner {
        searcher: Arc<Mutex<Searcher>>,
        running: Option<ThinkingThread<Heard>>,
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
        worker: Worker<Heard>,
        rung: Option<Instant>,
        /// Whether there is a report that the alarm was not rung for.
        is_unheard: AtomicBool,
    }

    impl Watch {
        fn is_time(&self) -> bool {
            self.rung.is_none_or(|rung| rung.elapsed() >= PACE)
        }
    }

    /// Only hears that the search is to stop.
    struct Stop<'a>(&'a Worker<Heard>);

    impl Monitor for Stop<'_> {
        fn stopped(&self) -> bool {
            self.0.is_stopped()
        }
    }

    impl Monitor for Watch {
        fn elapsed(&self) -> Duration {
            self.worker.elapsed()
        }

        fn stopped(&self) -> bool {
            // Rings now for a report that came too soon after the last ring.
            let is_late = self.rung.is_some_and(|rung| rung.elapsed() >= PACE);
            if is_late && self.is_unheard.swap(false, Ordering::Relaxed) {
                self.worker.ring();
            }
            self.worker.is_stopped()
        }

        fn report(&mut self, report: &Report) {
            self.worker.tell(Heard::Report(self.id, report.clone()));
            let is_time = self.is_time();
            self.is_unheard.store(!is_time, Ordering::Relaxed);
            if is_time {
                self.rung = Some(Instant::now());
                self.worker.ring();
            }
        }
    }

    impl Searches for Runner {
        fn start(&mut self, search: Search) {
            self.cancel();
            let searcher = Arc::clone(&self.searcher);
            let alarm = search.alarm.clone();
            let work = move |worker| {
                let mut watch = Watch {
                    id: search.id,
                    worker,
                    rung: None,
                    is_unheard: AtomicBool::new(false),
                };
                // Waits for a cancelled search to notice; one that panicked leaves at worst a half-written table behind.
                let mut searcher = searcher.lock().unwrap_or_else(PoisonError::into_inner);
                let heard = match search.task {
                    Task::Lines(Query { game, limits, lines }) => {
                        searcher.clear();
                        searcher.search_lines(&game, &limits, Lines::Best(lines), &mut watch);
                        Some(Heard::Done(search.id))
                    }
                    Task::Judge(inquiry) => {
                        let found = inquiry.run_in(&mut searcher, &mut Stop(&watch.worker)).ok();
                        found.map(|findings| Heard::Judged(search.id, findings.into()))
                    }
                };
                if let Some(heard) = heard {
                    watch.worker.tell(heard);
                }
            };
            self.running = Some(ThinkingThread::start(&alarm, work));
        }

        fn poll(&mut self) -> Heard {
            let heard = match self.running.as_mut().map(ThinkingThread::poll) {
                None | Some(News::Nothing) => return Heard::Nothing,
                Some(News::Told(heard)) => heard,
                Some(News::Ended) => Heard::Died,
            };
            if matches!(heard, Heard::Done(_) | Heard::Judged(..) | Heard::Died) {
                self.running = None;
            }
            heard
        }

        fn cancel(&mut self) {
            self.running = None;
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use std::collections::VecDeque;
    use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

    use agon_core::engine::protocol::{read_report, write_position};
    use agon_core::engine::{HASH_MEBIBYTES, Inquiry, Limits, Query};
    use bevy::log::warn;
    use wasm_bindgen::closure::Closure;

    use super::{Heard, Search, Searches, Task};
    use crate::agon::gameplay::analyst::progress::Progress;
    use crate::shell::system::redraw::Alarm;
    use crate::tabletop::mind::workers;

    /// The worker, as `web/engines.js` names it.
    const WORKER: &str = "analyst";

    /// Searches in a worker. If none starts, nothing is searched: the page itself would stand still meanwhile.
    #[derive(Default)]
    pub(crate) struct Runner {
        running: Arc<Mutex<Option<Running>>>,
        is_unavailable: bool,
    }

    /// The search that the worker runs. Its lines are heard between frames, so that the searches of a judgement follow
    /// each other without waiting for them.
    struct Running {
        id: u64,
        /// The query sent last.
        query: Query,
        /// Findings so far on a move being judged.
        inquiry: Option<Inquiry>,
        /// The progress of that search.
        progress: Progress,
        heard: VecDeque<Heard>,
    }

    /// The search as commands of the Universal Game Interface.
    fn lines(query: &Query, goes_on: bool) -> Vec<String> {
        let Limits { nodes, depth, time } = query.limits;
        let mut go = "go".to_owned();
        go.extend(depth.map(|depth| format!(" depth {depth}")));
        go.extend(nodes.map(|nodes| format!(" nodes {nodes}")));
        go.extend(time.map(|time| format!(" movetime {}", time.as_millis())));
        if go == "go" {
            // The worker can be stopped, so its searches need no limit, but the engine's module asks for one.
            go += " depth 100";
        }
        let mut lines = Vec::new();
        if !goes_on {
            lines.push(format!("setoption name Hash value {HASH_MEBIBYTES}"));
        }
        lines.extend([
            format!("setoption name Rules value {}", query.game.rules()),
            format!("setoption name MultiPV value {}", query.lines),
            write_position(&query.game),
            go,
        ]);
        lines
    }

    /// Sends a search to the worker.
    fn send(id: u64, query: &Query, goes_on: bool, shared: &Arc<Mutex<Option<Running>>>, alarm: &Alarm) {
        let (heard, bell) = (Arc::clone(shared), alarm.clone());
        let ring = Closure::<dyn Fn()>::new(move || listen(&heard, &bell)).into_js_value();
        workers::ask(WORKER, id, 0, lines(query, goes_on), goes_on, &ring);
    }

    /// Hears the worker, and sends it the next search of a judgement.
    fn listen(shared: &Arc<Mutex<Option<Running>>>, alarm: &Alarm) {
        let mut running = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(now) = running.as_mut() else {
            return;
        };
        let mut next = None;
        while let Some(said) = workers::poll(WORKER) {
            next = now.hear(&said).or(next);
        }
        let (id, is_news) = (now.id, !now.heard.is_empty());
        // A worker that cannot start says so at once.
        drop(running);
        if let Some(query) = next {
            send(id, &query, true, shared, alarm);
        }
        if is_news {
            alarm.ring();
        }
    }

    impl Running {
        /// Hears a line. Returns the search that is needed next.
        fn hear(&mut self, said: &str) -> Option<Query> {
            let line = said.split_once(' ').map_or(said, |(_, line)| line);
            let heard = match said {
                "none" => Heard::Unavailable,
                "died" => Heard::Died,
                _ if line.starts_with("bestmove") => match &mut self.inquiry {
                    None => Heard::Done(self.id),
                    Some(inquiry) => {
                        let Progress { depth, lines, .. } = std::mem::take(&mut self.progress);
                        inquiry.take(depth, lines);
                        match inquiry.wanted() {
                            Err(findings) => Heard::Judged(self.id, findings),
                            Ok(query) => {
                                self.query = query.clone();
                                return Some(query);
                            }
                        }
                    }
                },
                _ => match read_report(line, &self.query.game) {
                    Some(report) if self.inquiry.is_some() => {
                        self.progress.take(report);
                        return None;
                    }
                    Some(report) => Heard::Report(self.id, report),
                    None => {
                        warn!("the analyst said: {said}");
                        Heard::Died
                    }
                },
            };
            self.heard.push_back(heard);
            None
        }
    }

    impl Runner {
        fn running(&self) -> MutexGuard<'_, Option<Running>> {
            self.running.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }

    impl Searches for Runner {
        fn start(&mut self, asked: Search) {
            self.cancel();
            let (query, inquiry) = match asked.task {
                Task::Lines(query) => (query, None),
                Task::Judge(inquiry) => match inquiry.wanted() {
                    Ok(query) => (query, Some(inquiry)),
                    // Such an inquiry is not asked for.
                    Err(_) => return,
                },
            };
            *self.running() = Some(Running {
                id: asked.id,
                query: query.clone(),
                inquiry,
                progress: Progress::default(),
                heard: VecDeque::new(),
            });
            send(asked.id, &query, false, &self.running, &asked.alarm);
        }

        fn poll(&mut self) -> Heard {
            if self.is_unavailable && self.running().take().is_some() {
                return Heard::Unavailable;
            }
            let heard = self.running().as_mut().and_then(|running| running.heard.pop_front());
            match heard {
                Some(Heard::Unavailable) => {
                    self.is_unavailable = true;
                    *self.running() = None;
                }
                Some(Heard::Died) => self.cancel(),
                Some(Heard::Done(_) | Heard::Judged(..)) => *self.running() = None,
                Some(Heard::Nothing | Heard::Report(..)) | None => {}
            }
            heard.unwrap_or(Heard::Nothing)
        }

        fn cancel(&mut self) {
            if self.running().take().is_some() && !self.is_unavailable {
                workers::cancel(WORKER);
            }
        }
    }
}
