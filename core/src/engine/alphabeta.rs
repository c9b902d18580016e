//! Principal variation search: the value of a position to a given depth, if both sides play their best.
//!
//! A value is always that of the player who *chooses* the next move. This can be the opponent of the side to move
//! (where the captor puts the queen back), or the same player twice in a row (where relocations cost no turn).

use super::evaluation::{guards_race, race};
use super::finish::{last_step, parries, threat_reach, threatening_cells, threatens};
use super::ordering::{Hints, MAX_PLY, Picker, captures, code};
use super::repetition::Standing;
use super::score::{DRAW, INFINITE, REPEATED, SURE, WIN};
use super::search_thread::SearchThread;
use super::transposition_table::Bound;
use crate::board::Bitboard;
use crate::rules::{Move, Outcome, Position, Repetition, RuleSet, Side};

/// Reverse futility pruning: a quiet position is cut off if its estimate exceeds beta by this much for every ply left,
/// in hundredths of a move. One ply without a capture changes no more.
const FUTILITY_MARGIN: i32 = 150;
/// The greatest depth, in plies left, for reverse futility pruning.
const FUTILITY_DEPTH: i32 = 3;
/// The greatest depth, in plies left, at which moves late in the order are pruned.
const LATE_MOVE_DEPTH: i32 = 4;

/// A position in the tree, with what its moves have in common.
pub(super) struct Node<'a> {
    position: &'a Position,
    chooser: Side,
    ply: usize,
    /// The cells on which a step can capture.
    capturing: Bitboard,
    /// Whether a captured piece must be put back.
    relocating: bool,
}

impl<'a> Node<'a> {
    pub(super) fn new(position: &'a Position, rules: &RuleSet, ply: usize) -> Self {
        Self {
            position,
            chooser: position.chooser(rules),
            ply,
            capturing: position.capturing_cells(rules),
            relocating: !position.due().is_empty(),
        }
    }

    fn is_quiet(&self, mv: Move) -> bool {
        !captures(self.capturing, mv)
    }
}

impl SearchThread<'_> {
    /// The value of a move for the player who chose it. `place` is its place in the order: all but the first are
    /// searched with a null window first, and late ones with less depth.
    pub(super) fn value_of(&mut self, node: &Node, mv: Move, depth: i32, place: usize, alpha: i32, beta: i32) -> i32 {
        let mut next = *node.position;
        node.position.make_into(self.rules, mv, &mut next);
        self.pv[node.ply + 1].clear();
        if let Some(value) = self.ended(node, mv, &next) {
            self.count_node();
            return value;
        }
        self.path.push(next.key());
        let same = next.chooser(self.rules) == node.chooser;
        let reduced = depth - reduction(node, mv, depth, place);
        let mut look = |depth, alpha: i32, beta: i32| {
            if same {
                self.search(&next, depth, alpha, beta, node.ply + 1)
            } else {
                -self.search(&next, depth, -beta, -alpha, node.ply + 1)
            }
        };
        let value = if place == 0 {
            look(depth, alpha, beta)
        } else {
            let mut value = look(reduced, alpha, alpha + 1);
            if value > alpha && reduced < depth {
                value = look(depth, alpha, alpha + 1);
            }
            if value > alpha && value < beta && beta - alpha > 1 {
                value = look(depth, alpha, beta);
            }
            value
        };
        self.path.pop();
        value
    }

    /// The value of a move that does not parry the enemy's `last` step: lost with that step, unless the move itself ends
    /// the game, at the progress limit or by repetition.
    fn value_unparried(&mut self, node: &Node, mv: Move, last: Move) -> i32 {
        let mut next = *node.position;
        node.position.make_into(self.rules, mv, &mut next);
        self.pv[node.ply + 1].clear();
        self.ended(node, mv, &next).unwrap_or_else(|| {
            self.pv[node.ply + 1].push(last);
            node.ply as i32 + 2 - WIN
        })
    }

    /// The value, for the player who chose the move, of a move that ended the game or repeated a position.
    fn ended(&self, node: &Node, mv: Move, next: &Position) -> Option<i32> {
        let outcome = next.outcome_after(self.rules, mv);
        let won = WIN - (node.ply as i32 + 1);
        if let Some(Outcome::Win { winner, .. }) = outcome {
            return Some(if winner == node.chooser { won } else { -won });
        }
        if self.rules.repetition != Repetition::Off && !next.is_placing() {
            // A player who must pass has no choice, but counts as the one who repeated the position.
            match (self.rules.repetition, self.path.standing(next.key())) {
                (_, Standing::New) => {}
                (Repetition::Loses, Standing::Third) => return Some(-won),
                (Repetition::Loses, Standing::Repeated) => return Some(-REPEATED),
                _ => return Some(DRAW),
            }
        }
        outcome.map(|_| DRAW)
    }

    /// The value of a position for its chooser, exact if it lies between `alpha` and `beta`.
    fn search(&mut self, position: &Position, depth: i32, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        self.seldepth = self.seldepth.max(ply);
        let on_pv = beta - alpha > 1;
        // Mate distance pruning: no value is better than winning, or worse than losing, with the next ply.
        alpha = alpha.max(ply as i32 - WIN);
        beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        if let Some(mv) = last_step(position, self.rules, position.side()) {
            if on_pv {
                self.pv[ply].push(mv);
            }
            return WIN - ply as i32 - 1;
        }
        // A threat to win with the next ply extends the search by one, so that it can be parried. Not where the captor
        // puts a queen back: then the chooser is the one who threatens.
        let threat = last_step(position, self.rules, position.side().opponent());
        let threat = threat.filter(|_| position.chooser(self.rules) == position.side());
        let depth = if threat.is_some() { depth.max(0) + 1 } else { depth };
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.search_quiescence(position, alpha, beta, ply);
        }

        let key = position.key() ^ self.path.salt ^ self.clock_key(position, depth);
        // At the last ply the table would cost more, in waiting for memory, than it saves.
        let use_table = depth > 1;
        let known = if use_table { self.table.probe(key) } else { None };
        if !on_pv && let Some(value) = known.and_then(|entry| entry.settled(depth, alpha, beta, ply)) {
            return value;
        }
        let hash_move = known.map_or(0, |entry| entry.mv);
        let node = Node::new(position, self.rules, ply);
        // Reverse futility pruning, unless the enemy could win within the plies left.
        if !on_pv
            && depth <= FUTILITY_DEPTH
            && !node.relocating
            && !can_finish(position, node.chooser.opponent(), depth)
        {
            let estimate = self.evaluator.value(position, self.rules, node.chooser, ply);
            if estimate - FUTILITY_MARGIN * depth >= beta {
                return estimate;
            }
        }

        let may_prune = !on_pv && !can_finish(position, node.chooser, depth);
        let hints = Hints {
            chooser: node.chooser,
            capturing: node.capturing,
            hash_move,
            ply,
        };
        let mut picker = Picker::new(position, self.rules, hints);
        let (mut best, mut best_move, first_alpha) = (-INFINITE, 0, alpha);
        while let Some((place, mv)) = picker.next(self.ordering) {
            // All moves after it are quiet and later still, since captures come first.
            if may_prune && best > -SURE && is_late(&node, mv, depth, place) {
                break;
            }
            let value = match threat {
                Some(last) if !parries(position, self.rules, mv, last, node.capturing) => {
                    self.value_unparried(&node, mv, last)
                }
                _ => self.value_of(&node, mv, depth - 1, place, alpha, beta),
            };
            if self.stopped {
                return DRAW;
            }
            if value <= best {
                continue;
            }
            best = value;
            if value > alpha {
                alpha = value;
                best_move = code(mv);
                if on_pv {
                    self.extend_pv(ply, mv);
                }
                if value >= beta {
                    if node.is_quiet(mv) {
                        self.ordering.reward(node.chooser, mv, picker.before(place), depth, ply);
                    }
                    break;
                }
            }
        }
        if use_table {
            let bound = Bound::of(best, first_alpha, beta);
            self.table.store(key, best_move, best, depth, bound, ply);
        }
        best
    }

    /// The quiescence search: tries captures, and steps that threaten to win. Captures are followed for one ply only,
    /// since the answer is always a relocation; threats for any number, up to [`SearchThread::threat_horizon`].
    fn search_quiescence(&mut self, position: &Position, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        let mut best = self
            .evaluator
            .value(position, self.rules, position.chooser(self.rules), ply);
        if best >= beta || ply + 1 >= MAX_PLY {
            return best;
        }
        let node = Node::new(position, self.rules, ply);
        alpha = alpha.max(best);
        let threatening = threatening_cells(position, self.rules);
        if !threatening.is_empty() && ply < self.threat_horizon {
            for &mv in position.steps_to(self.rules, threatening).iter() {
                if !threatens(position, mv) {
                    continue;
                }
                let value = self.value_of(&node, mv, 0, 0, alpha, beta);
                if self.stopped {
                    return DRAW;
                }
                best = best.max(value);
                if value > alpha {
                    alpha = value;
                    self.extend_pv(ply, mv);
                    if value >= beta {
                        return best;
                    }
                }
            }
        }
        if node.capturing.is_empty() {
            return best;
        }
        let enemy = position.pieces(position.side().opponent());
        let mut next = *position;
        for &mv in position.steps_to(self.rules, node.capturing).iter() {
            let taken = position.make_into(self.rules, mv, &mut next);
            if (taken & enemy).is_empty() {
                continue;
            }
            self.count_node();
            let value = self
                .ended(&node, mv, &next)
                .unwrap_or_else(|| self.evaluator.value(&next, self.rules, node.chooser, ply + 1));
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        best
    }

    /// A part of the table's key: the clock, where values can depend on it. A line may be extended to about twice its
    /// depth by threats, and an entry may have been searched deeper than is asked for, so the clock counts from half the
    /// progress limit on, too.
    fn clock_key(&self, position: &Position, depth: i32) -> u64 {
        let limit = u32::from(self.rules.progress_limit);
        let reach = (threat_reach(depth) as u32).max(limit / 2);
        let near = limit > 0 && position.clock() + reach >= limit;
        if near {
            u64::from(position.clock()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        } else {
            0
        }
    }

    fn extend_pv(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.pv.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }
}

/// Late move reductions: the number of plies by which a move is searched less deep at first.
fn reduction(node: &Node, mv: Move, depth: i32, place: usize) -> i32 {
    if depth < 2 || place < 2 || !node.is_quiet(mv) {
        return 0;
    }
    let by_place = (place as i32).ilog2() as i32;
    let by_depth = depth.ilog2() as i32;
    let by_kind = i32::from(place >= 6) + i32::from(node.relocating && place >= 4);
    (by_place * by_depth / 3 + by_kind).min(depth - 1)
}

/// Late move pruning: whether a quiet move comes too late in the order to be searched.
fn is_late(node: &Node, mv: Move, depth: i32, place: usize) -> bool {
    let late = if node.relocating { 3 + depth } else { 4 + 4 * depth };
    depth <= LATE_MOVE_DEPTH && place >= late as usize && node.is_quiet(mv)
}

/// Whether, within `depth` plies, a side's guards could all reach ring 1, or the side could threaten to win. Estimates
/// cannot be trusted then.
fn can_finish(position: &Position, side: Side, depth: i32) -> bool {
    2 * guards_race(position, side) as i32 <= depth + 1 || 2 * race(position, side) as i32 <= depth + 3
}
