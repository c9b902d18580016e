//! Problems that make a draft impossible (`docs/rules.md` §7), and their repair.

use super::draft::Draft;
use crate::board::{Bitboard, CellId, RINGS};
use crate::rules::{GUARDS, Hand, Kind, Piece, Setup, Side};

/// Something that makes a draft no position. [`Draft::repair`] makes it possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A side has several queens.
    Queens {
        /// The side.
        side: Side,
        /// Their number, on the board and in hand.
        count: usize,
        /// The queen that the repair keeps: on this cell, the innermost.
        kept: CellId,
    },
    /// A side has more than six guards.
    Guards {
        /// The side.
        side: Side,
        /// Their number, on the board and in hand.
        count: usize,
        /// The cells of those that the repair removes: first the one on the throne, then the outermost.
        extra: Bitboard,
        /// The number that the repair takes out of the hand, before those on the board.
        extra_in_hand: u8,
    },
    /// A guard stands on the throne. The repair removes it.
    GuardOnThrone,
    /// Cells are marked as captured that have no piece. The repair removes the marks.
    MarksWithoutPieces(Bitboard),
    /// Cells are marked as captured whose pieces would have left the board under the rules. The repair removes them.
    MarksOfLeaving(Bitboard),
    /// There are pieces in hand, and the rules begin with all pieces on the board. The repair removes them.
    PiecesInHand,
    /// The turn's number is 0. The repair makes it 1.
    TurnZero,
}

impl Draft {
    /// Everything that is impossible; nothing, exactly if there is a [`position`](Self::position).
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for side in Side::ALL {
            problems.extend(self.too_many_queens(side));
            problems.extend(self.too_many_guards(side));
        }
        let on_throne = self.piece_at(CellId::THRONE).map(|piece| piece.kind);
        if on_throne == Some(Kind::Guard) {
            problems.push(Problem::GuardOnThrone);
        }
        let is_empty = |cell: &CellId| self.piece_at(*cell).is_none();
        let unfounded: Bitboard = self.captured().into_iter().filter(is_empty).collect();
        if !unfounded.is_empty() {
            problems.push(Problem::MarksWithoutPieces(unfounded));
        }
        let leaves = |cell: &CellId| {
            let piece = self.piece_at(*cell);
            piece.is_some_and(|piece| self.rules().removes(piece.kind))
        };
        let leaving: Bitboard = self.captured().into_iter().filter(leaves).collect();
        if !leaving.is_empty() {
            problems.push(Problem::MarksOfLeaving(leaving));
        }
        let has_something = |side| !self.hand(side).is_empty();
        if self.rules().setup == Setup::Standard && Side::ALL.into_iter().any(has_something) {
            problems.push(Problem::PiecesInHand);
        }
        if self.turn() == 0 {
            problems.push(Problem::TurnZero);
        }
        problems
    }

    fn too_many_queens(&self, side: Side) -> Option<Problem> {
        let kind = Kind::Queen;
        let on_board = || self.cells_of(Piece { side, kind });
        let count = on_board().count() + usize::from(self.hand(side).queen);
        let kept = on_board().min_by_key(|cell| cell.ring()).filter(|_| count > 1)?;
        Some(Problem::Queens { side, count, kept })
    }

    fn too_many_guards(&self, side: Side) -> Option<Problem> {
        let kind = Kind::Guard;
        let in_hand = self.hand(side).guards;
        let count = self.cells_of(Piece { side, kind }).count() + usize::from(in_hand);
        let extra = count.checked_sub(GUARDS.into()).filter(|extra| *extra > 0)?;
        let extra_in_hand = in_hand.min(u8::try_from(extra).unwrap_or(u8::MAX));
        let mut cells: Vec<CellId> = self.cells_of(Piece { side, kind }).rev().collect();
        // Stable, so that of the cells of one ring the last in board order comes first.
        cells.sort_by_key(|cell| match *cell {
            CellId::THRONE => 0,
            _ => RINGS - cell.ring(),
        });
        let from_board = extra - usize::from(extra_in_hand);
        Some(Problem::Guards {
            side,
            count,
            extra: cells.into_iter().take(from_board).collect(),
            extra_in_hand,
        })
    }

    /// The cells on which a repair changes something.
    pub fn cells_repaired(&self, problem: &Problem) -> Bitboard {
        let mut repaired = self.clone();
        repaired.repair(problem);
        let on = |draft: &Self, cell| (draft.piece_at(cell), draft.captured().contains(cell));
        let cells = CellId::ALL.into_iter();
        cells.filter(|&cell| on(self, cell) != on(&repaired, cell)).collect()
    }

    /// Repairs a problem of this draft: it has it no longer, and no new one.
    pub fn repair(&mut self, problem: &Problem) {
        match *problem {
            Problem::Queens { side, kept, .. } => {
                let hand = self.hand(side);
                self.set_hand(side, Hand { queen: false, ..hand });
                let kind = Kind::Queen;
                let others: Vec<_> = self.cells_of(Piece { side, kind }).collect();
                others
                    .into_iter()
                    .filter(|cell| *cell != kept)
                    .for_each(|cell| self.erase(cell));
            }
            Problem::Guards {
                side,
                extra,
                extra_in_hand,
                ..
            } => {
                let mut hand = self.hand(side);
                hand.guards = hand.guards.saturating_sub(extra_in_hand);
                self.set_hand(side, hand);
                extra.into_iter().for_each(|cell| self.erase(cell));
            }
            Problem::GuardOnThrone => self.erase(CellId::THRONE),
            Problem::MarksWithoutPieces(cells) | Problem::MarksOfLeaving(cells) => {
                cells.into_iter().for_each(|cell| self.erase(cell))
            }
            Problem::PiecesInHand => Side::ALL
                .into_iter()
                .for_each(|side| self.set_hand(side, Hand::default())),
            Problem::TurnZero => self.set_turn(1),
        }
    }
}
