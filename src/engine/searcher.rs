//! The searcher: what is remembered from one move to the next, on one thread or several.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use super::evaluation::Evaluation;
use super::limits::{Limits, Monitor};
use super::ordering::Ordering;
use super::report::{Lines, SearchResult};
use super::search_thread::{NodeCounts, SearchThread};
use super::table::Table;
use crate::rules::{Game, RuleSet};

/// A search, with what it remembers from one move to the next.
///
/// ```
/// use agon::engine::{Limits, Searcher, Unwatched};
/// use agon::rules::{Game, RuleSet};
///
/// let game = Game::new(RuleSet::default());
/// let mut searcher = Searcher::new(1 << 20);
/// let result = searcher.search(&game, &Limits::depth(3), &mut Unwatched).expect("the game goes on");
/// assert!(game.position().check(game.rules(), result.best).is_ok());
/// assert_eq!(result.depth, 3);
/// ```
pub struct Searcher {
    table: Table,
    /// Of each thread.
    orderings: Vec<Ordering>,
    /// The rules of the last search: under others, what is remembered means nothing.
    rules: Option<RuleSet>,
    evaluation: Evaluation,
}

impl Searcher {
    /// The most threads that can search together; in a browser there is but one.
    pub const MOST_THREADS: usize = if cfg!(target_arch = "wasm32") { 1 } else { 64 };

    /// A searcher on one thread whose transposition table takes about this many bytes. The size has a part in what is
    /// found.
    pub fn new(hash_bytes: usize) -> Self {
        Self {
            table: Table::new(hash_bytes),
            orderings: vec![Ordering::new()],
            rules: None,
            evaluation: Evaluation::default(),
        }
    }

    /// Reckons by another evaluation from now on, and forgets everything.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.clear();
    }

    /// Searches on so many threads from now on, at least 1 and at most [`MOST_THREADS`](Self::MOST_THREADS). With more
    /// than one, what is found depends on their haste too.
    pub fn set_threads(&mut self, threads: usize) {
        let threads = threads.clamp(1, Self::MOST_THREADS);
        self.orderings.resize_with(threads, Ordering::new);
    }

    /// Forgets everything, so that the next search depends on nothing but its arguments.
    pub fn clear(&mut self) {
        self.table.clear();
        self.orderings.iter_mut().for_each(Ordering::clear);
    }

    /// Searches the game's present position for the best move; `None` if the game is over. Stopped at once, it still
    /// answers with a legal move.
    pub fn search(&mut self, game: &Game, limits: &Limits, monitor: &mut dyn Monitor) -> Option<SearchResult> {
        self.search_lines(game, limits, Lines::Best(1), monitor)
    }

    /// As [`search`](Self::search), and tells other lines too, each with its exact worth.
    pub fn search_lines(
        &mut self,
        game: &Game,
        limits: &Limits,
        lines: Lines,
        monitor: &mut dyn Monitor,
    ) -> Option<SearchResult> {
        if game.outcome().is_some() {
            return None;
        }
        if self.rules.replace(*game.rules()) != Some(*game.rules()) {
            self.clear();
        }
        self.table.grow_older();
        self.orderings.iter_mut().for_each(Ordering::grow_older);
        let counts = NodeCounts::new(self.orderings.len());
        let (table, evaluation) = (&self.table, &self.evaluation);
        let (first, others) = self.orderings.split_first_mut().expect("there is always one thread");
        let mut main = SearchThread::new(game, limits, evaluation, table, first, &counts, 0, monitor);
        // Known when compiling for a browser, whose module is then the smaller.
        if Self::MOST_THREADS == 1 || others.is_empty() {
            return Some(main.run(game.position(), lines));
        }
        let stop = AtomicBool::new(false);
        Some(thread::scope(|scope| {
            let _whatever_happens = StopAtEnd(&stop);
            for (number, ordering) in (1..).zip(others) {
                let (counts, stop) = (&counts, &stop);
                let help = move || {
                    let mut follower = Follower(stop);
                    let limits = Limits {
                        nodes: limits.nodes,
                        ..Limits::default()
                    };
                    SearchThread::new(
                        game,
                        &limits,
                        evaluation,
                        table,
                        ordering,
                        counts,
                        number,
                        &mut follower,
                    )
                    .run(game.position(), lines);
                };
                // A thread that the system does not grant is done without.
                let _ = thread::Builder::new().spawn_scoped(scope, help);
            }
            main.run(game.position(), lines)
        }))
    }
}

/// Watches over a helping thread: it stops when the first one is at its end.
struct Follower<'a>(&'a AtomicBool);

impl Monitor for Follower<'_> {
    fn stopped(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// Stops the helping threads when it is dropped, even by a panic: else everybody would wait for them for ever.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}
