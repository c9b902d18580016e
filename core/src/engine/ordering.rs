//! Move ordering: the move from the table, captures, killers, then by history and by rings inwards.

use crate::board::Bitboard;
use crate::rules::{Kind, Move, MoveList, Position, RuleSet, Side};

/// The greatest ply that is searched.
pub(super) const MAX_PLY: usize = 128;

const CODES: usize = 1 << 14;
const CAPTURE: i32 = 1 << 18;
const KILLER: i32 = 1 << 17;
/// Added to make every score positive.
const OFFSET: i32 = 1 << 17;
/// The greatest history value; a ring inwards counts for half of it.
const HISTORY: i32 = 1 << 14;

/// A move as a number below 2¹⁴: origin and target, seven bits each. 0 is no move.
pub(super) fn code(mv: Move) -> u16 {
    let (from, to) = match mv {
        Move::Board { from, to } => (from.bit(), to.bit()),
        Move::Place { kind: Kind::Queen, to } => (126, to.bit()),
        Move::Place { kind: Kind::Guard, to } => (127, to.bit()),
        Move::Pass => (125, 0),
    };
    (from << 7 | to) as u16
}

/// The history and killer tables.
pub(super) struct Ordering {
    /// By side and move. The fixed length saves bounds checks.
    history: [Box<[i16; CODES]>; 2],
    killers: [[u16; 2]; MAX_PLY],
}

impl Ordering {
    pub(super) fn new() -> Self {
        Self {
            history: [Box::new([0; CODES]), Box::new([0; CODES])],
            killers: [[0; 2]; MAX_PLY],
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = Self::new();
    }

    /// Prepares for the next search: clears the killers and halves the history.
    pub(super) fn grow_older(&mut self) {
        self.killers = [[0; 2]; MAX_PLY];
        for history in &mut self.history {
            history.iter_mut().for_each(|value| *value /= 2);
        }
    }

    /// Rewards a quiet move that caused a cutoff, and lowers those tried before it.
    pub(super) fn reward(
        &mut self,
        chooser: Side,
        best: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (depth * depth * 16).min(HISTORY / 8);
        self.learn(chooser, best, bonus);
        tried.for_each(|mv| self.learn(chooser, mv, -bonus));
        let killers = &mut self.killers[ply];
        if killers[0] != code(best) {
            *killers = [code(best), killers[0]];
        }
    }

    /// Changes a value by less the nearer it is to its limit, so that it stays within ±[`HISTORY`].
    fn learn(&mut self, chooser: Side, mv: Move, bonus: i32) {
        let value = &mut self.history[chooser.index()][usize::from(code(mv))];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / HISTORY) as i16;
    }

    /// History values by move code, −2¹⁴ … 2¹⁴.
    fn history(&self, chooser: Side) -> &[i16; CODES] {
        &self.history[chooser.index()]
    }
}

/// Whether a move leads to a cell where a step can capture.
pub(super) fn captures(capturing: Bitboard, mv: Move) -> bool {
    matches!(mv, Move::Board { to, .. } if capturing.contains(to))
}

/// Facts about a position that move ordering needs.
#[derive(Clone, Copy)]
pub(super) struct Hints {
    pub(super) chooser: Side,
    /// The cells on which a step can capture.
    pub(super) capturing: Bitboard,
    /// The code of the table's move, or 0.
    pub(super) hash_move: u16,
    pub(super) ply: usize,
}

/// Yields the legal moves, best first.
pub(super) struct Picker {
    moves: MoveList,
    hints: Hints,
    /// Sort keys: the score, and below it 255 minus the index, so that the maximum is found without branches and the
    /// first of equal moves wins. 0 once a move was yielded. Computed only if the table's move causes no cutoff.
    keys: [u32; MoveList::CAPACITY],
    tried: [u8; MoveList::CAPACITY],
    place: usize,
    has_keys: bool,
}

impl Picker {
    pub(super) fn new(position: &Position, rules: &RuleSet, hints: Hints) -> Self {
        Self {
            moves: position.legal_moves(rules),
            hints,
            keys: [0; MoveList::CAPACITY],
            tried: [0; MoveList::CAPACITY],
            place: 0,
            has_keys: false,
        }
    }

    /// The best move left, with its place in the order.
    pub(super) fn next(&mut self, ordering: &Ordering) -> Option<(usize, Move)> {
        let hash_move = self.hints.hash_move;
        if self.place == 0
            && hash_move != 0
            && let Some(index) = self.moves.iter().position(|&mv| code(mv) == hash_move)
        {
            return Some(self.take(index));
        }
        if !self.has_keys {
            self.compute_keys(ordering);
        }
        let best = self.keys[..self.moves.len()]
            .iter()
            .copied()
            .max()
            .filter(|&key| key > 0)?;
        Some(self.take(255 - (best & 255) as usize))
    }

    fn compute_keys(&mut self, ordering: &Ordering) {
        let Hints {
            chooser,
            capturing,
            ply,
            ..
        } = self.hints;
        let killers = ordering.killers[ply];
        let history = ordering.history(chooser);
        for (index, (key, &mv)) in self.keys.iter_mut().zip(self.moves.iter()).enumerate() {
            let code = code(mv);
            let score = if captures(capturing, mv) {
                CAPTURE + inwards(mv)
            } else if killers.contains(&code) {
                KILLER
            } else {
                inwards(mv) + i32::from(history[usize::from(code)])
            };
            *key = ((score + OFFSET) as u32) << 8 | (255 - index as u32);
        }
        for &index in &self.tried[..self.place] {
            self.keys[usize::from(index)] = 0;
        }
        self.has_keys = true;
    }

    fn take(&mut self, index: usize) -> (usize, Move) {
        let place = self.place;
        self.keys[index] = 0;
        self.tried[place] = index as u8;
        self.place += 1;
        (place, self.moves[index])
    }

    /// The moves yielded before the one at this place.
    pub(super) fn before(&self, place: usize) -> impl Iterator<Item = Move> {
        self.tried[..place].iter().map(|&index| self.moves[usize::from(index)])
    }
}

/// A score for the rings that a move leads inwards. A piece placed has no ring to start from, so its target counts
/// alone.
fn inwards(mv: Move) -> i32 {
    let rings = match mv {
        Move::Board { from, to } => from.ring() as i32 - to.ring() as i32,
        Move::Place { to, .. } => -(to.ring() as i32),
        Move::Pass => 0,
    };
    rings * HISTORY / 2
}
