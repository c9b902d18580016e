//! The analyst's searches.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::platform::time::Instant;

use agon_core::engine::protocol::{read_report, write_position};
use agon_core::engine::{Findings, HASH_MEBIBYTES, Inquiry, Limits, Lines, Monitor, Query, Report, Searcher};

use super::progress::Progress;
use crate::tabletop::mind::{Job, Read};
use crate::tabletop::watch::Watch;

/// Minimum time between two frames that a running search asks for.
const PACE: Duration = Duration::from_millis(100);

/// A search: for the best lines, which without limits goes on until it is cancelled, or for the worth of a move.
#[derive(Clone, Debug)]
pub struct Search {
    /// The search to run, or to run first.
    pub query: Query,
    /// The inquiry into a move that it belongs to, if any.
    pub inquiry: Option<Inquiry>,
    searcher: SharedSearcher,
    /// The lines that the worker has found for the inquiry.
    progress: Progress,
}

/// The searcher of all searches, which never run at the same time.
#[derive(Clone, Default)]
pub(super) struct SharedSearcher(Arc<Mutex<Option<Searcher>>>);

/// Without its table, which is large.
impl fmt::Debug for SharedSearcher {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SharedSearcher")
    }
}

/// News from a search.
#[derive(Clone, Debug)]
pub enum News {
    /// A line.
    Line(Report),
    /// Nothing more: the last lines are the result.
    Done,
    /// All that is wanted to know about a move.
    Findings(Box<Findings>),
}

impl Search {
    pub(super) fn for_lines(query: Query, searcher: &SharedSearcher) -> Self {
        Self {
            query,
            inquiry: None,
            searcher: searcher.clone(),
            progress: Progress::default(),
        }
    }

    /// All searches of an inquiry, of which this is the first.
    pub(super) fn for_inquiry(inquiry: Inquiry, first: Query, searcher: &SharedSearcher) -> Self {
        Self {
            inquiry: Some(inquiry),
            ..Self::for_lines(first, searcher)
        }
    }
}

/// Passes reports on, and rings for them, but not too often.
struct Reports<'a> {
    watch: &'a Watch<News>,
    rung: Option<Instant>,
    /// Whether there is a report that the alarm was not rung for.
    is_unheard: AtomicBool,
}

impl Monitor for Reports<'_> {
    fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }

    fn stopped(&self) -> bool {
        // Rings now for a report that came too soon after the last ring.
        let is_late = self.rung.is_some_and(|rung| rung.elapsed() >= PACE);
        if is_late && self.is_unheard.swap(false, Ordering::Relaxed) {
            self.watch.ring();
        }
        self.watch.is_stopped()
    }

    fn report(&mut self, report: &Report) {
        self.watch.say(News::Line(report.clone()));
        let is_time = self.rung.is_none_or(|rung| rung.elapsed() >= PACE);
        self.is_unheard.store(!is_time, Ordering::Relaxed);
        if is_time {
            self.rung = Some(Instant::now());
            self.watch.ring();
        }
    }
}

/// Only hears that the search is to stop.
struct Stop<'a>(&'a Watch<News>);

impl Monitor for Stop<'_> {
    fn stopped(&self) -> bool {
        self.0.is_stopped()
    }
}

impl Job for Search {
    type Said = News;

    const WORKER: &'static str = "analyst";

    fn work(&self, watch: &Watch<News>) {
        // Waits for a cancelled search to notice; one that panicked leaves at worst a half-written table behind.
        let mut searcher = self.searcher.0.lock().unwrap_or_else(PoisonError::into_inner);
        let searcher = searcher.get_or_insert_with(|| Searcher::new(HASH_MEBIBYTES << 20));
        if let Some(inquiry) = &self.inquiry {
            if let Ok(findings) = inquiry.clone().run_in(searcher, &mut Stop(watch)) {
                watch.say(News::Findings(findings.into()));
            }
            return;
        }
        let mut reports = Reports {
            watch,
            rung: None,
            is_unheard: AtomicBool::new(false),
        };
        let Query { game, limits, lines } = &self.query;
        searcher.clear();
        searcher.search_lines(game, limits, Lines::Best(*lines), &mut reports);
        watch.say(News::Done);
    }

    fn is_last(found: &News) -> bool {
        !matches!(found, News::Line(_))
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = commands(&self.query);
        lines.insert(0, format!("setoption name Hash value {HASH_MEBIBYTES}"));
        lines
    }

    fn read(&mut self, line: &str) -> Option<Read<News>> {
        let Some(inquiry) = &mut self.inquiry else {
            return Some(Read::Said(match line.starts_with("bestmove") {
                true => News::Done,
                false => News::Line(read_report(line, &self.query.game)?),
            }));
        };
        if !line.starts_with("bestmove") {
            self.progress.take(read_report(line, &self.query.game)?);
            return Some(Read::Nothing);
        }
        let Progress { depth, lines, .. } = std::mem::take(&mut self.progress);
        inquiry.take(depth, lines);
        Some(match inquiry.wanted() {
            Ok(query) => {
                self.query = query;
                Read::Next(commands(&self.query))
            }
            Err(findings) => Read::Said(News::Findings(findings)),
        })
    }
}

/// The search as commands of the Universal Game Interface.
fn commands(query: &Query) -> Vec<String> {
    let Limits { nodes, depth, time } = query.limits;
    let mut go = "go".to_owned();
    go.extend(depth.map(|depth| format!(" depth {depth}")));
    go.extend(nodes.map(|nodes| format!(" nodes {nodes}")));
    go.extend(time.map(|time| format!(" movetime {}", time.as_millis())));
    if go == "go" {
        // The worker can be stopped, so its searches need no limit, but the engine's module asks for one.
        go += " depth 100";
    }
    vec![
        format!("setoption name Rules value {}", query.game.rules()),
        format!("setoption name MultiPV value {}", query.lines),
        write_position(&query.game),
        go,
    ]
}

#[cfg(test)]
mod tests {
    use agon_core::engine::protocol::{Host, Job as Protocol, Session};
    use agon_core::engine::{Judgement, Unwatched, judge};
    use agon_core::rules::{Game, Preset};

    use super::*;

    /// Runs searches at once, as the worker does.
    #[derive(Default)]
    struct Worker(Vec<u8>);

    impl Host for Worker {
        fn start(&mut self, job: Protocol) {
            let answer = job.run(&mut Unwatched, &mut self.0);
            self.0.extend(answer.into_bytes());
        }

        fn stop(&mut self) {}
    }

    /// What the search says of what a worker says, and how often the worker was asked.
    fn by_worker(mut search: Search) -> (Vec<News>, usize) {
        let mut session = Session::new(0);
        let (mut found, mut lines, mut asked) = (Vec::new(), search.lines(), 0);
        loop {
            asked += 1;
            let mut worker = Worker::default();
            for line in std::mem::take(&mut lines) {
                session.line(&line, &mut worker, &mut Vec::new()).unwrap();
            }
            for line in String::from_utf8(worker.0).unwrap().lines() {
                match search.read(line).expect("a worker's line can be read") {
                    Read::Said(said) => found.push(said),
                    Read::Next(next) => lines = next,
                    Read::Nothing => {}
                }
            }
            if lines.is_empty() {
                return (found, asked);
            }
        }
    }

    #[test]
    fn a_worker_finds_the_worth_of_a_move_by_several_searches() {
        let game = Game::new(Preset::Modern.rules());
        let mv = game.legal_moves()[0];
        let inquiry = Inquiry::new(&game, mv, 400).unwrap();
        let first = inquiry.wanted().unwrap();
        let (found, asked) = by_worker(Search::for_inquiry(inquiry, first, &SharedSearcher::default()));
        let [News::Findings(findings)] = &found[..] else {
            panic!("{found:?}");
        };
        let judgement = Judgement::new(&game, *findings.clone()).unwrap();
        assert_eq!(judgement, judge(&game, mv, 400, &mut Unwatched).unwrap());
        assert!(asked > 1, "{asked} searches");
    }

    #[test]
    fn a_worker_reports_lines_and_that_it_is_done() {
        let game = Game::new(Preset::Modern.rules());
        let limits = Limits::nodes(2_000);
        let query = Query { game, limits, lines: 3 };
        let (mut found, asked) = by_worker(Search::for_lines(query, &SharedSearcher::default()));
        assert!(found.pop().is_some_and(|last| matches!(last, News::Done)));
        let mut progress = Progress::default();
        for found in found {
            let News::Line(report) = found else {
                panic!("{found:?}");
            };
            progress.take(report);
        }
        assert_eq!((asked, progress.lines.len()), (1, 3));
    }

    fn without_limits() -> Search {
        let game = Game::new(Preset::Modern.rules());
        let limits = Limits::default();
        let query = Query { game, limits, lines: 1 };
        Search::for_lines(query, &SharedSearcher::default())
    }

    #[test]
    fn what_no_worker_says_is_not_read() {
        let mut lines = without_limits();
        let game = lines.query.game.clone();
        let inquiry = Inquiry::new(&game, game.legal_moves()[0], 400).unwrap();
        let mut judged = Search::for_inquiry(inquiry, lines.query.clone(), &SharedSearcher::default());
        for search in [&mut lines, &mut judged] {
            assert!(search.read("error: unknown command").is_none());
        }
    }

    #[test]
    fn a_search_without_limits_has_one_for_the_worker() {
        assert_eq!(without_limits().lines().pop().unwrap(), "go depth 100");
    }
}
