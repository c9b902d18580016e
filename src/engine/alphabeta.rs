//! Principal variation search: what a position is worth if both play their best, a number of plies ahead.
//!
//! Values are always those of the player who *chooses* the next move, which may be the opponent of the side to move
//! (a captured queen set back by her captor) and the same player twice in a row (relocations that cost no turn).

use super::evaluation::{guards_race, race};
use super::finish::{last_step, parries, threatening_cells, threatens};
use super::ordering::{Hints, MAX_PLY, Picker, captures, code};
use super::path::Standing;
use super::score::{DRAW, INFINITE, REPEATED, SURE, WIN};
use super::search_thread::SearchThread;
use super::table::Bound;
use crate::board::Bitboard;
use crate::rules::{Move, Outcome, Position, Repetition, RuleSet, Side};

/// What one ply can change at most in a position without captures, in hundredths of a move: by so much for each ply left
/// a lead must be greater than needed to be believed.
const MARGIN: i32 = 150;
/// To this depth, in plies left, such a lead is believed.
const SAFE: i32 = 3;
/// Plies left to which moves late in the order are not looked at.
const LATE: i32 = 4;

/// A position on the way, with what all its moves have in common.
pub(super) struct Node<'a> {
    position: &'a Position,
    chooser: Side,
    ply: usize,
    /// The cells where a step may capture.
    capturing: Bitboard,
    /// Whether a captured piece must be set back.
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
    /// The value of a move for whoever chose it. Moves late in the order are searched less deep, and all but the first
    /// only asked whether they are better than `alpha`.
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

    /// The value for the chooser of a move that ended the game, or brought back a position of the line searched.
    fn ended(&self, node: &Node, mv: Move, next: &Position) -> Option<i32> {
        let outcome = next.outcome_after(self.rules, mv);
        let won = WIN - (node.ply as i32 + 1);
        if let Some(Outcome::Win { winner, .. }) = outcome {
            return Some(if winner == node.chooser { won } else { -won });
        }
        if self.rules.repetition != Repetition::Off && !next.is_placing() {
            // Whoever must pass has chosen nothing, but answers for the position all the same.
            let player = if mv == Move::Pass {
                node.position.side()
            } else {
                node.chooser
            };
            let sign = if player == node.chooser { -1 } else { 1 };
            match (self.rules.repetition, self.path.standing(next.key())) {
                (_, Standing::New) => {}
                (Repetition::Loses, Standing::Third) => return Some(sign * won),
                (Repetition::Loses, Standing::Repeated) => return Some(sign * REPEATED),
                _ => return Some(DRAW),
            }
        }
        outcome.map(|_| DRAW)
    }

    /// The value of a position for its chooser, exact between `alpha` and `beta`.
    fn search(&mut self, position: &Position, depth: i32, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        self.seldepth = self.seldepth.max(ply);
        let on_pv = beta - alpha > 1;
        // Nothing here can be better than winning, or worse than losing, with the next ply.
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
        // Who must parry a win with the next ply is given one more to do it. Where the captor places a queen it is his
        // enemy's turn, but nobody's to parry.
        let threat = last_step(position, self.rules, position.side().opponent());
        let threat = threat.filter(|_| position.chooser(self.rules) == position.side());
        let depth = if threat.is_some() { depth.max(0) + 1 } else { depth };
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.search_forcing(position, alpha, beta, ply);
        }

        let key = position.key() ^ self.path.salt ^ self.clock_key(position, depth);
        // At the last ply the table would cost more than it saves: most of the time goes into waiting for memory.
        let remembered = depth > 1;
        let known = if remembered { self.table.probe(key) } else { None };
        if let Some(entry) = known
            && !on_pv
            && entry.depth() >= depth
        {
            let value = entry.value(ply);
            match entry.bound {
                Bound::Exact => return value,
                Bound::Lower if value >= beta => return value,
                Bound::Upper if value <= alpha => return value,
                _ => {}
            }
        }
        let hash_move = known.map_or(0, |entry| entry.mv);
        let node = Node::new(position, self.rules, ply);
        // A lead that the plies left cannot turn is believed, unless the enemy could come home in them.
        if !on_pv && depth <= SAFE && !node.relocating && !can_finish(position, node.chooser.opponent(), depth) {
            let estimate = self.evaluator.value(position, self.rules, node.chooser, ply);
            if estimate - MARGIN * depth >= beta {
                return estimate;
            }
        }

        let calm = !on_pv && !can_finish(position, node.chooser, depth);
        let hints = Hints {
            chooser: node.chooser,
            capturing: node.capturing,
            hash_move,
            ply,
        };
        let mut picker = Picker::new(position, self.rules, hints);
        let (mut best, mut best_move, first_alpha) = (-INFINITE, 0, alpha);
        while let Some((place, mv)) = picker.next(self.ordering) {
            // All that come after it are quiet and later still: captures are handed out first.
            if calm && best > -SURE && is_late(&node, mv, depth, place) {
                break;
            }
            let value = match threat {
                Some(last) if !parries(position, self.rules, mv, last, node.capturing) => {
                    self.pv[ply + 1].clear();
                    self.pv[ply + 1].push(last);
                    ply as i32 + 2 - WIN
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
        let bound = if best >= beta {
            Bound::Lower
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if remembered {
            self.table.store(key, best_move, best, depth, bound, ply);
        }
        best
    }

    /// At the end of a line, steps that threaten to win are still tried, and captures. The answer to a capture is always
    /// a relocation, so that this is one ply. Threats may follow each other, to [`SearchThread::threat_horizon`].
    fn search_forcing(&mut self, position: &Position, mut alpha: i32, beta: i32, ply: usize) -> i32 {
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

    /// Near the progress limit the clock decides what a position is worth, so it has a part in the key there.
    fn clock_key(&self, position: &Position, depth: i32) -> u64 {
        let limit = u32::from(self.rules.progress_limit);
        let near = limit > 0 && position.clock() + depth as u32 >= limit;
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

/// By how many plies a move is searched less deep at first: the later in the order, the more.
fn reduction(node: &Node, mv: Move, depth: i32, place: usize) -> i32 {
    if depth < 2 || place < 2 || !node.is_quiet(mv) {
        return 0;
    }
    let by_place = (place as i32).ilog2() as i32;
    let by_depth = depth.ilog2() as i32;
    let by_kind = i32::from(place >= 6) + i32::from(node.relocating && place >= 4);
    (by_place * by_depth / 3 + by_kind).min(depth - 1)
}

/// Whether a quiet move comes too late in the order to be looked at.
fn is_late(node: &Node, mv: Move, depth: i32, place: usize) -> bool {
    let late = if node.relocating { 3 + depth } else { 4 + 4 * depth };
    depth <= LATE && place >= late as usize && node.is_quiet(mv)
}

/// Whether a side's guards could all come home within so many plies, or the side could threaten to win with the last of
/// them, which is then looked at further: no estimate stands for the plies left.
fn can_finish(position: &Position, side: Side, depth: i32) -> bool {
    2 * guards_race(position, side) as i32 <= depth + 1 || 2 * race(position, side) as i32 <= depth + 3
}
