//! The order in which moves are searched: the better the first ones are, the less of the rest is looked at.

use crate::board::Bitboard;
use crate::rules::{Kind, Move, MoveList, Position, RuleSet, Side};

/// The longest line that is searched, in plies.
pub(super) const MAX_PLY: usize = 128;

const CODES: usize = 1 << 14;
const CAPTURE: i32 = 1 << 18;
const KILLER: i32 = 1 << 17;
/// Makes every score positive.
const LEAST: i32 = 1 << 17;
/// The greatest history value; one ring inwards weighs half as much.
const HISTORY: i32 = 1 << 14;

/// A move as a number below 2¹⁴, 0 being none: where from and where to, seven bits each.
pub(super) fn code(mv: Move) -> u16 {
    let (from, to) = match mv {
        Move::Board { from, to } => (from.bit(), to.bit()),
        Move::Place { kind: Kind::Queen, to } => (126, to.bit()),
        Move::Place { kind: Kind::Guard, to } => (127, to.bit()),
        Move::Pass => (125, 0),
    };
    (from << 7 | to) as u16
}

/// What the search learned about moves that are good nearly everywhere.
pub(super) struct Ordering {
    /// By side and move; of a fixed length, so that the compiler knows that every code is within.
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

    /// Forgets what belonged to the plies of the last search, and half of the rest.
    pub(super) fn grow_older(&mut self) {
        self.killers = [[0; 2]; MAX_PLY];
        for history in &mut self.history {
            history.iter_mut().for_each(|value| *value /= 2);
        }
    }

    /// A quiet move refuted the line; those tried before it did not.
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

    /// Moves a value towards its limit by a share of what is left, so that it never leaves the range.
    fn learn(&mut self, chooser: Side, mv: Move, bonus: i32) {
        let value = &mut self.history[chooser.index()][usize::from(code(mv))];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / HISTORY) as i16;
    }

    /// How much history speaks for each move by its code, −2¹⁴ … 2¹⁴.
    fn history(&self, chooser: Side) -> &[i16; CODES] {
        &self.history[chooser.index()]
    }
}

/// Whether a move may capture: `capturing` are the cells where a step can.
pub(super) fn captures(capturing: Bitboard, mv: Move) -> bool {
    matches!(mv, Move::Board { to, .. } if capturing.contains(to))
}

/// What is known of a position before its moves are ordered.
#[derive(Clone, Copy)]
pub(super) struct Hints {
    pub(super) chooser: Side,
    /// The cells where a step may capture.
    pub(super) capturing: Bitboard,
    /// The code of the move that was best here before, or 0.
    pub(super) hash_move: u16,
    pub(super) ply: usize,
}

/// Hands out moves, best first.
pub(super) struct Picker {
    moves: MoveList,
    hints: Hints,
    /// A score over the move's index from behind, in one number so that the best is found without branches; 0 once it
    /// is handed out. Of equal moves the first is best. Made only when the table's move was not good enough.
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

    /// The best of the moves left, with its place in the order.
    pub(super) fn next(&mut self, ordering: &Ordering) -> Option<(usize, Move)> {
        let hash_move = self.hints.hash_move;
        if self.place == 0
            && hash_move != 0
            && let Some(index) = self.moves.iter().position(|&mv| code(mv) == hash_move)
        {
            return Some(self.hand_out(index));
        }
        if !self.has_keys {
            self.make_keys(ordering);
        }
        let best = self.keys[..self.moves.len()]
            .iter()
            .copied()
            .max()
            .filter(|&key| key > 0)?;
        Some(self.hand_out(255 - (best & 255) as usize))
    }

    fn make_keys(&mut self, ordering: &Ordering) {
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
            *key = ((score + LEAST) as u32) << 8 | (255 - index as u32);
        }
        for &index in &self.tried[..self.place] {
            self.keys[usize::from(index)] = 0;
        }
        self.has_keys = true;
    }

    fn hand_out(&mut self, index: usize) -> (usize, Move) {
        let place = self.place;
        self.keys[index] = 0;
        self.tried[place] = index as u8;
        self.place += 1;
        (place, self.moves[index])
    }

    /// The moves handed out before the one at this place.
    pub(super) fn before(&self, place: usize) -> impl Iterator<Item = Move> {
        self.tried[..place].iter().map(|&index| self.moves[usize::from(index)])
    }
}

/// How far a move leads inwards. What is placed or set back has no ring of its own: nearer the throne is better.
fn inwards(mv: Move) -> i32 {
    let rings = match mv {
        Move::Board { from, to } => from.ring() as i32 - to.ring() as i32,
        Move::Place { to, .. } => -(to.ring() as i32),
        Move::Pass => 0,
    };
    rings * HISTORY / 2
}
