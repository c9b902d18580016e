//! What a move does to a position, and the effects it reports (`docs/rules.md` §3–5).

use super::{Kind, Move, Outcome, Piece, Position, RuleSet, Side, zobrist};
use crate::board::{Bitboard, CellId};

/// One thing that happened by a move, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece stepped.
    Stepped {
        /// Which.
        piece: Piece,
        /// The cell it left.
        from: CellId,
        /// The cell it stands on now.
        to: CellId,
    },
    /// A piece was captured where it stands; several in board order.
    Captured {
        /// Which.
        piece: Piece,
        /// Its cell.
        cell: CellId,
    },
    /// The piece that stepped is itself captured, having stepped into custody.
    Trapped {
        /// Which.
        piece: Piece,
        /// Its cell.
        cell: CellId,
    },
    /// A captured piece was set back.
    Relocated {
        /// Which.
        piece: Piece,
        /// The cell it left.
        from: CellId,
        /// The cell it stands on now.
        to: CellId,
    },
    /// A piece was placed from the hand.
    Placed {
        /// Which.
        piece: Piece,
        /// Where.
        to: CellId,
    },
    /// A player had no legal move.
    Passed {
        /// Who.
        side: Side,
    },
    /// The player to move next has captured pieces to set back.
    Due {
        /// Whose turn it is.
        side: Side,
        /// Who picks the cell.
        chooser: Side,
        /// The captured pieces.
        cells: Bitboard,
    },
    /// The game is over.
    Ended(
        /// How.
        Outcome,
    ),
}

/// A position after a move, with what a search wants to know of the move.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The position after the move.
    pub position: Position,
    /// The enemy pieces it captured.
    pub captured: Bitboard,
    /// Whether the mover was itself captured.
    pub trapped: bool,
}

impl Position {
    /// Makes a legal move.
    ///
    /// An illegal move gives a position that no game reaches, but never a panic: pieces can only vanish or overlap.
    /// [`play`](Self::play) checks.
    pub fn make(&self, rules: &RuleSet, mv: Move) -> Made {
        let mut next = *self;
        let mut made = Made {
            position: next,
            captured: Bitboard::EMPTY,
            trapped: false,
        };
        match mv {
            Move::Pass => {
                next.clock = next.clock.saturating_add(1);
                next.pass_turn();
            }
            Move::Place { kind, to } => {
                next.put_from_hand(kind, to);
                next.clock = 0;
                next.pass_turn();
                if !next.is_placing() && next.side == Side::Black {
                    next.side = Side::White;
                    next.key ^= zobrist::black_to_move();
                }
            }
            Move::Board { from, to } if self.due().is_empty() => {
                (made.captured, made.trapped) = self.step_captures(rules, from, to);
                next.shift(from, to);
                for cell in made.captured {
                    next.key ^= zobrist::captured(cell);
                }
                next.captured |= made.captured;
                if made.trapped {
                    next.captured.insert(to);
                    next.key ^= zobrist::captured(to);
                }
                let progress = to.ring() < from.ring() || !made.captured.is_empty() || made.trapped;
                next.clock = if progress { 0 } else { next.clock.saturating_add(1) };
                next.pass_turn();
            }
            Move::Board { from, to } => {
                next.shift(from, to);
                next.captured.remove(from);
                next.key ^= zobrist::captured(from);
                next.clock = next.clock.saturating_add(1);
                if rules.relocation_costs_turn {
                    next.pass_turn();
                }
            }
        }
        made.position = next;
        made
    }

    /// What a legal move does, in order, but for the end of the game.
    pub(super) fn effects(&self, rules: &RuleSet, mv: Move, made: &Made) -> Vec<Effect> {
        let mut effects = Vec::new();
        let side = self.side;
        match mv {
            Move::Pass => effects.push(Effect::Passed { side }),
            Move::Place { kind, to } => effects.push(Effect::Placed {
                piece: Piece { side, kind },
                to,
            }),
            Move::Board { from, to } => {
                if let Some(piece) = self.piece_at(from) {
                    if self.due().is_empty() {
                        effects.push(Effect::Stepped { piece, from, to });
                        effects.extend(
                            made.captured
                                .into_iter()
                                .filter_map(|cell| self.piece_at(cell).map(|piece| Effect::Captured { piece, cell })),
                        );
                        if made.trapped {
                            effects.push(Effect::Trapped { piece, cell: to });
                        }
                    } else {
                        effects.push(Effect::Relocated { piece, from, to });
                    }
                }
            }
        }
        let next = &made.position;
        if !next.due().is_empty() {
            effects.push(Effect::Due {
                side: next.side,
                chooser: next.chooser(rules),
                cells: next.due(),
            });
        }
        effects
    }

    fn pass_turn(&mut self) {
        if self.side == Side::Black {
            self.turn = self.turn.saturating_add(1);
        }
        self.side = self.side.opponent();
        self.key ^= zobrist::black_to_move();
    }

    /// Moves the piece of the side to move from one cell to another.
    fn shift(&mut self, from: CellId, to: CellId) {
        let side = self.side;
        let kind = if self.queens(side).contains(from) {
            Kind::Queen
        } else {
            Kind::Guard
        };
        let set = &mut self.pieces[side.index()][kind as usize];
        set.remove(from);
        set.insert(to);
        self.key ^= zobrist::piece(side, kind, from) ^ zobrist::piece(side, kind, to);
    }

    fn put_from_hand(&mut self, kind: Kind, to: CellId) {
        let side = self.side;
        let hand = &mut self.hand[side.index()];
        match kind {
            Kind::Queen => {
                self.key ^= zobrist::hand(side, kind, u8::from(hand.queen));
                hand.queen = false;
            }
            Kind::Guard => {
                let left = hand.guards.saturating_sub(1);
                self.key ^= zobrist::hand(side, kind, hand.guards) ^ zobrist::hand(side, kind, left);
                hand.guards = left;
            }
        }
        self.pieces[side.index()][kind as usize].insert(to);
        self.key ^= zobrist::piece(side, kind, to);
    }
}
