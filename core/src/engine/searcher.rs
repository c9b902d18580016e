//! The searcher: keeps the transposition table and the move ordering from one search to the next, and runs the threads.

use std::num::NonZero;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use super::evaluation::Evaluation;
use super::limits::{Limits, Monitor};
use super::ordering::Ordering;
use super::report::{Lines, SearchResult};
use super::search_thread::{NodeCounts, SearchThread};
use super::transposition_table::Table;
use crate::rules::{Game, RuleSet};

/// Searches games for the best move, and remembers what it learned for the next search.
///
/// ```
/// use agon_core::engine::{Limits, Searcher, Unwatched};
/// use agon_core::rules::{Game, RuleSet};
///
/// let game = Game::new(RuleSet::default());
/// let mut searcher = Searcher::new(1 << 20);
/// let result = searcher.search(&game, &Limits::depth(3), &mut Unwatched).expect("the game goes on");
/// assert!(game.position().check(game.rules(), result.best).is_ok());
/// assert_eq!(result.depth, 3);
/// ```
pub struct Searcher {
    table: Table,
    /// One for each thread.
    orderings: Vec<Ordering>,
    /// The rules of the last search. Under other rules everything is cleared.
    rules: Option<RuleSet>,
    evaluation: Evaluation,
}

impl Searcher {
    /// The most threads of a search; in a browser there is only one.
    pub const MOST_THREADS: usize = if cfg!(target_arch = "wasm32") { 1 } else { 64 };

    /// A searcher with one thread, and a transposition table of about this many bytes. The size influences the moves
    /// found. If the system refuses so much memory, the table is [smaller](Self::hash_bytes).
    pub fn new(hash_bytes: usize) -> Self {
        Self {
            table: Table::new(hash_bytes),
            orderings: vec![Ordering::new()],
            rules: None,
            evaluation: Evaluation::default(),
        }
    }

    /// The size of the transposition table.
    pub const fn hash_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// Changes the evaluation, and clears the searcher.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.clear();
    }

    /// Sets the number of threads, clamped to 1 … [`MOST_THREADS`](Self::MOST_THREADS). No more are used than the machine
    /// has processors. With more than one, the result also depends on their timing.
    pub fn set_threads(&mut self, threads: usize) {
        let threads = threads.clamp(1, Self::MOST_THREADS);
        self.orderings.resize_with(threads, Ordering::new);
    }

    /// Forgets everything learned, so that the next search depends only on its arguments.
    pub fn clear(&mut self) {
        self.table.clear();
        self.orderings.iter_mut().for_each(Ordering::clear);
    }

    /// Searches for the best move; `None` if the game is over. There is a legal move even if the search is stopped at
    /// once.
    pub fn search(&mut self, game: &Game, limits: &Limits, monitor: &mut dyn Monitor) -> Option<SearchResult> {
        self.search_lines(game, limits, Lines::Best(1), monitor)
    }

    /// As [`search`](Self::search), with further lines, each with its exact value.
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
        let helpers = helpers(
            self.orderings.len(),
            thread::available_parallelism().map_or(1, NonZero::get),
        );
        let counts = NodeCounts::new(1 + helpers);
        let (table, evaluation) = (&self.table, &self.evaluation);
        let (first, others) = self.orderings.split_first_mut().expect("there is always one thread");
        let mut main = SearchThread::new(game, limits, evaluation, table, first, &counts, 0, monitor);
        // A constant on wasm, so the code for threads is compiled out.
        if Self::MOST_THREADS == 1 || helpers == 0 {
            return Some(main.run(game.position(), lines));
        }
        let stop = AtomicBool::new(false);
        Some(thread::scope(|scope| {
            let _stop = StopAtEnd(&stop);
            for (number, ordering) in (1..).zip(&mut others[..helpers]) {
                let (counts, stop) = (&counts, &stop);
                let help = move || {
                    let mut monitor = HelperMonitor(stop);
                    let limits = Limits {
                        nodes: limits.nodes,
                        ..Limits::default()
                    };
                    SearchThread::new(game, &limits, evaluation, table, ordering, counts, number, &mut monitor)
                        .run(game.position(), lines);
                };
                // If the system refuses a thread, the search does without it.
                let _ = thread::Builder::new().spawn_scoped(scope, help);
            }
            main.run(game.position(), lines)
        }))
    }
}

/// The number of threads beside the main one. More threads than processors would take turns, and the main thread would
/// miss its time while it waits for its own.
fn helpers(threads: usize, processors: usize) -> usize {
    threads.min(processors) - 1
}

/// The monitor of a helper thread, which stops when the main thread is done.
struct HelperMonitor<'a>(&'a AtomicBool);

impl Monitor for HelperMonitor<'_> {
    fn stopped(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// Stops the helper threads when it is dropped, also by a panic: the scope would wait for them forever.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::helpers;

    #[test]
    fn no_more_threads_search_than_there_are_processors() {
        for (threads, processors, wanted) in [(1, 8, 0), (4, 8, 3), (64, 2, 1), (64, 1, 0)] {
            assert_eq!(helpers(threads, processors), wanted);
        }
    }
}
