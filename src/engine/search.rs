//! Iterative deepening: the game's present position is searched one ply further each time, until a limit is met.

use std::time::Duration;

use super::alphabeta::Node;
use super::evaluation::Evaluator;
use super::ordering::{MAX_PLY, Ordering};
use super::path::Path;
use super::score::{INFINITE, SURE, Score};
use super::table::Table;
use super::{Evaluation, Limits, Monitor};
use crate::rules::{Game, Move, Position, RuleSet};

/// The most plies a search looks ahead.
const MAX_DEPTH: u32 = 64;

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
    ordering: Ordering,
    /// The rules of the last search: under others, what is remembered means nothing.
    rules: Option<RuleSet>,
    evaluation: Evaluation,
}

/// How far a search is.
#[derive(Clone, Debug)]
pub struct Report {
    /// Plies looked ahead in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// The worth of the position to whoever picks the move.
    pub score: Score,
    /// Positions looked at so far.
    pub nodes: u64,
    /// The time so far by the monitor's clock.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// The best line for both, beginning with the best move.
    pub pv: Vec<Move>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct SearchResult {
    /// The best move.
    pub best: Move,
    /// The worth of the position to whoever picks the move.
    pub score: Score,
    /// Plies looked ahead in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best line for both, beginning with the best move.
    pub pv: Vec<Move>,
    /// The moves worth nearly as much, best first; see [`Searcher::search_candidates`].
    pub candidates: Vec<Candidate>,
}

/// A move with its worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// The worth of the position if it is played.
    pub score: Score,
}

/// A legal move of the position searched.
struct RootMove {
    mv: Move,
    /// Exact if within the margin of the best, else less than anything.
    value: i32,
    pv: Vec<Move>,
}

impl Searcher {
    /// A searcher whose transposition table takes about this many bytes. The size has a part in what is found.
    pub fn new(hash_bytes: usize) -> Self {
        Self {
            table: Table::new(hash_bytes),
            ordering: Ordering::new(),
            rules: None,
            evaluation: Evaluation::default(),
        }
    }

    /// Reckons by another evaluation from now on, and forgets everything.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.clear();
    }

    /// Forgets everything, so that the next search depends on nothing but its arguments.
    pub fn clear(&mut self) {
        self.table.clear();
        self.ordering.clear();
    }

    /// Searches the game's present position; `None` if the game is over. Stopped at once, it still answers with a legal
    /// move.
    pub fn search(&mut self, game: &Game, limits: &Limits, monitor: &mut dyn Monitor) -> Option<SearchResult> {
        self.search_candidates(game, limits, 0, monitor)
    }

    /// As [`search`](Self::search), and tells the exact worth of all moves that give away at most `margin` hundredths
    /// of a move against the best.
    pub fn search_candidates(
        &mut self,
        game: &Game,
        limits: &Limits,
        margin: u32,
        monitor: &mut dyn Monitor,
    ) -> Option<SearchResult> {
        if game.outcome().is_some() {
            return None;
        }
        if self.rules.replace(*game.rules()) != Some(*game.rules()) {
            self.clear();
        }
        self.table.grow_older();
        self.ordering.grow_older();
        let mut search = Search {
            rules: game.rules(),
            evaluator: Evaluator::new(&self.evaluation, MAX_PLY + 1),
            limits,
            table: &mut self.table,
            ordering: &mut self.ordering,
            path: Path::new(game),
            nodes: 0,
            seldepth: 0,
            pv: vec![Vec::new(); MAX_PLY + 1],
            // The first iteration is short and never cut off, so there is always something to answer.
            hurried: false,
            stopped: false,
            monitor,
        };
        Some(search.run(game.position(), i32::try_from(margin).unwrap_or(INFINITE)))
    }
}

/// One search on its way.
pub(super) struct Search<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) evaluator: Evaluator,
    limits: &'a Limits,
    monitor: &'a mut dyn Monitor,
    pub(super) table: &'a mut Table,
    pub(super) ordering: &'a mut Ordering,
    pub(super) path: Path,
    pub(super) nodes: u64,
    pub(super) seldepth: usize,
    /// The best line from each ply on.
    pub(super) pv: Vec<Vec<Move>>,
    hurried: bool,
    pub(super) stopped: bool,
}

impl Search<'_> {
    fn run(&mut self, position: &Position, margin: i32) -> SearchResult {
        let legal = position.legal_moves(self.rules);
        let mut moves: Vec<_> = legal
            .iter()
            .map(|&mv| RootMove {
                mv,
                value: -INFINITE,
                pv: vec![mv],
            })
            .collect();
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let mut result = None;
        for depth in 1..=deepest {
            self.hurried = depth > 1;
            let finished = self.iterate(position, depth as i32, margin, &mut moves);
            if !finished && margin > 0 {
                break;
            }
            // An unfinished iteration counts too: it began with the best move of the last one, and replaced it only by
            // one that it found to be better.
            moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
            if finished || moves[0].value > -INFINITE {
                let best = &moves[0];
                let floor = best.value - margin;
                let candidates = moves.iter().take_while(|candidate| candidate.value >= floor);
                result = Some(SearchResult {
                    best: best.mv,
                    score: Score::from_value(best.value),
                    depth: if finished { depth } else { depth - 1 },
                    seldepth: self.seldepth as u32,
                    nodes: self.nodes,
                    pv: best.pv.clone(),
                    candidates: candidates
                        .map(|candidate| Candidate {
                            mv: candidate.mv,
                            score: Score::from_value(candidate.value),
                        })
                        .collect(),
                });
            }
            if !finished {
                break;
            }
            self.report(depth, &moves[0]);
            // Looking further finds no shorter win, and no way out of the longest loss.
            let sure = moves[0].value.abs() > SURE && Score::from_value(moves[0].value.abs()) >= Score::WinIn(depth);
            if sure || self.is_over() {
                break;
            }
        }
        let mut result = result.expect("the first iteration is always finished");
        result.nodes = self.nodes;
        result
    }

    fn report(&mut self, depth: u32, best: &RootMove) {
        let report = Report {
            depth,
            seldepth: self.seldepth as u32,
            score: Score::from_value(best.value),
            nodes: self.nodes,
            time: self.monitor.elapsed(),
            hashfull: self.table.fullness(),
            pv: best.pv.clone(),
        };
        self.monitor.report(&report);
    }

    /// Searches all moves to one depth; says whether it got through.
    fn iterate(&mut self, position: &Position, depth: i32, margin: i32, moves: &mut [RootMove]) -> bool {
        let node = Node::new(position, self.rules, 0);
        let mut best = -INFINITE;
        for place in 0..moves.len() {
            let mv = moves[place].mv;
            // A move is of interest if it gives away no more than the margin.
            let floor = if best == -INFINITE {
                -INFINITE
            } else {
                best - margin - i32::from(margin > 0)
            };
            let value = self.value_of(&node, mv, depth - 1, place, floor, INFINITE);
            if self.stopped {
                moves[place..].iter_mut().for_each(|left| left.value = -INFINITE);
                return false;
            }
            if value > floor {
                moves[place].value = value;
                moves[place].pv.truncate(1);
                moves[place].pv.extend_from_slice(&self.pv[1]);
                best = best.max(value);
            } else {
                moves[place].value = -INFINITE;
            }
        }
        true
    }

    /// Whether a limit is met or somebody said stop.
    fn is_over(&self) -> bool {
        self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes)
            || self.limits.time.is_some_and(|time| self.monitor.elapsed() >= time)
            || self.monitor.stopped()
    }

    /// Counts a position. Whether to stop is looked up now and then, but nodes are limited exactly.
    pub(super) fn count(&mut self) {
        if self.stopped {
            return;
        }
        self.nodes += 1;
        let due = self.nodes.is_multiple_of(1024) || self.limits.nodes == Some(self.nodes);
        if due && self.hurried && self.is_over() {
            self.stopped = true;
        }
    }
}
