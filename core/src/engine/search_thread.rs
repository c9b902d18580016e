//! The state of one thread of a search, its node count and its limits.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use super::evaluation::{Evaluation, Evaluator};
use super::limits::{Limits, Monitor};
use super::ordering::{MAX_PLY, Ordering};
use super::repetition::Path;
use super::transposition_table::Table;
use crate::rules::{Game, Move, RuleSet};

/// The nodes of every thread of a search. Each thread publishes its own count now and then.
pub(super) struct NodeCounts(Box<[AtomicU64]>);

impl NodeCounts {
    pub(super) fn new(threads: usize) -> Self {
        Self((0..threads).map(|_| AtomicU64::new(0)).collect())
    }

    fn sum(&self) -> u64 {
        self.0.iter().map(|count| count.load(Relaxed)).sum()
    }
}

/// One thread of a running search.
pub(super) struct SearchThread<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) evaluator: Evaluator,
    pub(super) limits: &'a Limits,
    pub(super) monitor: &'a mut dyn Monitor,
    pub(super) table: &'a Table,
    pub(super) ordering: &'a mut Ordering,
    pub(super) path: Path,
    /// Nodes of this thread alone.
    pub(super) nodes: u64,
    counts: &'a NodeCounts,
    /// 0 for the main thread, whose result is the answer.
    pub(super) number: usize,
    /// The deepest ply reached.
    pub(super) seldepth: usize,
    /// The ply up to which the search at the end of a line still tries steps that threaten to win.
    pub(super) threat_horizon: usize,
    /// The principal variation from each ply on.
    pub(super) pv: Vec<Vec<Move>>,
    /// Whether limits may stop the search: not in the first iteration, so that there is always a move to answer.
    pub(super) interruptible: bool,
    pub(super) stopped: bool,
}

impl<'a> SearchThread<'a> {
    pub(super) fn new(
        game: &'a Game,
        limits: &'a Limits,
        evaluation: &Evaluation,
        table: &'a Table,
        ordering: &'a mut Ordering,
        counts: &'a NodeCounts,
        number: usize,
        monitor: &'a mut dyn Monitor,
    ) -> Self {
        Self {
            rules: game.rules(),
            evaluator: Evaluator::new(evaluation, MAX_PLY + 1),
            limits,
            monitor,
            table,
            ordering,
            path: Path::new(game),
            nodes: 0,
            counts,
            number,
            seldepth: 0,
            threat_horizon: 0,
            pv: vec![Vec::new(); MAX_PLY + 1],
            interruptible: false,
            stopped: false,
        }
    }

    /// The nodes of all threads.
    pub(super) fn total_nodes(&self) -> u64 {
        self.counts.0[self.number].store(self.nodes, Relaxed);
        self.counts.sum()
    }

    /// Whether a limit is reached or the monitor says stop.
    pub(super) fn should_stop(&self) -> bool {
        let nodes = self.total_nodes();
        self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.limits.time.is_some_and(|time| self.monitor.elapsed() >= time)
            || self.monitor.stopped()
    }

    /// Counts a node. The limits are checked every 1024 nodes, and exactly at the node limit of a single thread.
    pub(super) fn count_node(&mut self) {
        if self.stopped {
            return;
        }
        self.nodes += 1;
        let check = self.nodes.is_multiple_of(1024) || self.limits.nodes == Some(self.nodes);
        if check && self.interruptible && self.should_stop() {
            self.stopped = true;
        }
    }
}
