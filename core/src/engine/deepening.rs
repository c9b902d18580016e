//! Iterative deepening with aspiration windows: the root is searched to a greater depth each time, until a limit is
//! reached.

use std::cmp::Reverse;

use super::alphabeta::Node;
use super::finish::threat_reach;
use super::report::{Line, Lines, Report, SearchResult};
use super::score::{INFINITE, SURE, Score};
use super::search_thread::SearchThread;
use crate::rules::{Move, Position};

/// The greatest depth of a search, in plies.
const MAX_DEPTH: u32 = 64;

/// From this depth on, in plies, an iteration begins with an aspiration window around the value of the last one.
/// Before, values change too much with the side that makes the last move.
const WINDOW_DEPTH: i32 = 5;
/// Half the width of the first window, in hundredths of a move.
const WINDOW: i32 = 30;
/// The factor by which the window grows after the value fell outside.
const WIDENING: i32 = 3;
/// From this half width on, in hundredths of a move, the next window is infinite to the side that was missed.
const MAX_WINDOW: i32 = 400;
/// No window is tried around values beyond this, in hundredths of a move, since they change too much.
const MAX_WINDOW_VALUE: i32 = 5_000;

/// A legal move at the root.
struct RootMove {
    mv: Move,
    /// Exact for the lines wanted, −[`INFINITE`] for others.
    value: i32,
    pv: Vec<Move>,
}

impl RootMove {
    fn line(&self) -> Line {
        Line {
            mv: self.mv,
            score: Score::from_value(self.value),
            pv: self.pv.clone(),
        }
    }
}

impl Lines {
    /// The value that a move must exceed to be one of the lines wanted. `best` are the values so far, the best first.
    fn floor(self, best: &[i32]) -> i32 {
        match (self, best.first()) {
            (_, None) => -INFINITE,
            (Self::Best(lines), _) => best.get(lines.max(1) - 1).map_or(-INFINITE, |&value| value),
            (Self::Within(0), Some(best)) => *best,
            (Self::Within(margin), Some(best)) => {
                (best.saturating_sub_unsigned(margin)).saturating_sub(1).max(-INFINITE)
            }
        }
    }

    /// Whether only the best move is wanted.
    const fn is_one(self) -> bool {
        matches!(self, Self::Best(0 | 1) | Self::Within(0))
    }

    /// The number of moves that are lines wanted. `moves` are sorted, the best first.
    fn count(self, moves: &[RootMove]) -> usize {
        let known = moves.iter().take_while(|mv| mv.value > -INFINITE);
        match self {
            Self::Best(lines) => known.take(lines.max(1)).count(),
            Self::Within(margin) => {
                let floor = moves[0].value.saturating_sub_unsigned(margin);
                known.take_while(|mv| mv.value >= floor).count()
            }
        }
    }
}

impl SearchThread<'_> {
    pub(super) fn run(&mut self, position: &Position, lines: Lines) -> SearchResult {
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
        // Every other thread starts a ply deeper, so that the threads search different parts of the tree.
        let shallowest = (1 + self.number as u32 % 2).min(deepest);
        let mut result = None;
        for depth in shallowest..=deepest {
            self.interruptible = depth > shallowest;
            self.threat_horizon = threat_reach(depth as i32);
            let finished = self.iterate(position, depth as i32, lines, &mut moves);
            if !finished && !lines.is_one() {
                break;
            }
            // An unfinished iteration counts too: it began with the best move of the last one, and replaced it only by
            // a better one.
            moves.sort_by_key(|mv| Reverse(mv.value));
            let found = &moves[..lines.count(&moves)];
            if let Some(best) = found.first() {
                result = Some(SearchResult {
                    best: best.mv,
                    score: Score::from_value(best.value),
                    depth: if finished { depth } else { depth - 1 },
                    seldepth: self.seldepth as u32,
                    nodes: self.nodes,
                    pv: best.pv.clone(),
                    lines: found.iter().map(RootMove::line).collect(),
                });
            }
            if !finished {
                // The last report agrees with the result.
                if let Some(best) = found.first() {
                    self.report(1, depth - 1, best);
                }
                break;
            }
            let wanted = match lines {
                Lines::Best(_) => found,
                Lines::Within(_) => &found[..1],
            };
            (1..)
                .zip(wanted)
                .for_each(|(number, mv)| self.report(number, depth, mv));
            // Searching deeper finds no shorter win, and no way out of the longest loss.
            let sure =
                |mv: &RootMove| mv.value.abs() > SURE && Score::from_value(mv.value.abs()) >= Score::WinIn(depth);
            if wanted.iter().all(sure) || self.should_stop() {
                break;
            }
        }
        let mut result = result.expect("the first iteration is always finished");
        result.nodes = self.total_nodes();
        result
    }

    fn report(&mut self, number: usize, depth: u32, line: &RootMove) {
        let report = Report {
            number,
            depth,
            seldepth: self.seldepth as u32,
            score: Score::from_value(line.value),
            nodes: self.total_nodes(),
            time: self.monitor.elapsed(),
            hashfull: self.table.fullness(),
            pv: line.pv.clone(),
        };
        self.monitor.report(&report);
    }

    /// Searches all moves to one depth; returns whether it was completed. If only the best move is wanted, within an
    /// aspiration window first.
    fn iterate(&mut self, position: &Position, depth: i32, lines: Lines, moves: &mut [RootMove]) -> bool {
        let expected = moves[0].value;
        if depth < WINDOW_DEPTH || !lines.is_one() || expected.abs() >= MAX_WINDOW_VALUE {
            return self.iterate_within(position, depth, lines, (-INFINITE, INFINITE), moves);
        }
        let mut width = WINDOW;
        let mut window = (expected - width, expected + width);
        while self.iterate_within(position, depth, lines, window, moves) {
            let best = moves.iter().map(|mv| mv.value).max().unwrap_or(-INFINITE);
            let wide_open = width >= MAX_WINDOW;
            width *= WIDENING;
            if best <= window.0 {
                window.0 = if wide_open { -INFINITE } else { expected - width };
            } else if best >= window.1 {
                window.1 = if wide_open { INFINITE } else { expected + width };
                // The move above the window comes first in the next attempt.
                moves.sort_by_key(|mv| Reverse(mv.value));
            } else {
                return true;
            }
        }
        false
    }

    /// Searches all moves to one depth within a window of values; a move above the window ends the search. Returns
    /// whether it was completed.
    fn iterate_within(
        &mut self,
        position: &Position,
        depth: i32,
        lines: Lines,
        window: (i32, i32),
        moves: &mut [RootMove],
    ) -> bool {
        let node = Node::new(position, self.rules, 0);
        // The values of the lines found, the best first.
        let mut best = Vec::new();
        for place in 0..moves.len() {
            let floor = lines.floor(&best).max(window.0);
            let value = self.value_of(&node, moves[place].mv, depth - 1, place, floor, window.1);
            if self.stopped {
                // The first move keeps its value: it is still the best known.
                moves[place.max(1)..].iter_mut().for_each(|left| left.value = -INFINITE);
                return false;
            }
            if value > floor {
                moves[place].value = value;
                moves[place].pv.truncate(1);
                moves[place].pv.extend_from_slice(&self.pv[1]);
                best.insert(best.partition_point(|&better| better >= value), value);
                if value >= window.1 {
                    moves[place + 1..].iter_mut().for_each(|left| left.value = -INFINITE);
                    break;
                }
            } else {
                moves[place].value = -INFINITE;
            }
        }
        true
    }
}
