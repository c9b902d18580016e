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
    /// The position after a legal move, with what it captured.
    ///
    /// An illegal move gives a position that no game reaches, but never a panic: pieces can only vanish or overlap.
    /// [`play`](Self::play) checks.
    pub fn make(&self, rules: &RuleSet, mv: Move) -> Made {
        let mut position = *self;
        let taken = position.apply(rules, mv);
        Made {
            position,
            captured: taken & self.pieces(self.side.opponent()),
            trapped: mv.to().is_some_and(|to| taken.contains(to)),
        }
    }

    /// Makes a legal move here, as [`make`](Self::make) does in a copy, and tells which pieces it captured: enemies, and
    /// the mover itself if it stepped into custody. In a loop over moves this is faster: a copy of what has just been
    /// written in parts waits for the writing.
    #[inline(always)]
    pub fn apply(&mut self, rules: &RuleSet, mv: Move) -> Bitboard {
        match mv {
            Move::Board { from, to } if self.due().is_empty() => return self.step(rules, from, to),
            Move::Board { from, to } => self.relocate(rules, from, to),
            Move::Place { kind, to } => self.place(kind, to),
            Move::Pass => {
                self.clock = self.clock.saturating_add(1);
                self.pass_turn();
            }
        }
        Bitboard::EMPTY
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
        self.turn = self.turn.saturating_add(u32::from(self.side == Side::Black));
        self.side = self.side.opponent();
        self.key ^= zobrist::black_to_move();
    }

    /// Moves the piece of the side to move from one cell to another.
    #[inline(always)]
    fn shift(&mut self, from: CellId, to: CellId) {
        let side = self.side;
        let kind = self.kind(side, from);
        self.pieces[side.index()] = (self.pieces(side) & !Bitboard::from(from)) | Bitboard::from(to);
        if kind == Kind::Queen {
            self.queens[side.index()] = Some(to);
        }
        self.key ^= zobrist::piece(side, kind, from) ^ zobrist::piece(side, kind, to);
    }

    #[inline(always)]
    fn step(&mut self, rules: &RuleSet, from: CellId, to: CellId) -> Bitboard {
        let taken = self.taken_by(rules, to);
        self.shift(from, to);
        self.captured |= taken;
        for cell in taken {
            self.key ^= zobrist::captured(cell);
        }
        let progress = to.ring() < from.ring() || !taken.is_empty();
        self.clock = if progress { 0 } else { self.clock.saturating_add(1) };
        self.pass_turn();
        taken
    }

    #[inline(never)]
    fn relocate(&mut self, rules: &RuleSet, from: CellId, to: CellId) {
        self.shift(from, to);
        self.captured.remove(from);
        self.key ^= zobrist::captured(from);
        self.clock = self.clock.saturating_add(1);
        if rules.relocation_costs_turn {
            self.pass_turn();
        }
    }

    #[inline(never)]
    fn place(&mut self, kind: Kind, to: CellId) {
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
        self.put(Piece { side, kind }, to);
        self.key ^= zobrist::piece(side, kind, to);
        self.clock = 0;
        self.pass_turn();
        if !self.is_placing() && self.side == Side::Black {
            self.side = Side::White;
            self.key ^= zobrist::black_to_move();
        }
    }
}
