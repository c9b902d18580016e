//! Making moves, and the effects they report (`docs/rules.md` §3–5).

use super::outcome::Outcome;
use super::piece::{Kind, Move, Piece, Side};
use super::position::Position;
use super::ruleset::RuleSet;
use super::zobrist;
use crate::board::{Bitboard, CellId};

/// One of the things that a move did. The effects of a move come in the order in which they happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece stepped.
    Stepped {
        /// The piece that moved.
        piece: Piece,
        /// The cell it left.
        from: CellId,
        /// The cell it stands on now.
        to: CellId,
    },
    /// An enemy piece was captured; it stays on its cell until it is put back, or by some rules leaves the board. Several
    /// come in board order.
    Captured {
        /// The captive.
        piece: Piece,
        /// Its cell.
        cell: CellId,
    },
    /// The piece that stepped is itself captured, having stepped into custody.
    Trapped {
        /// The piece that stepped.
        piece: Piece,
        /// Its cell.
        cell: CellId,
    },
    /// A captured piece left the board; these come after all that was captured.
    Removed {
        /// The captive.
        piece: Piece,
        /// The cell it stood on.
        cell: CellId,
    },
    /// A captured piece was put back.
    Relocated {
        /// The captive.
        piece: Piece,
        /// The cell it left.
        from: CellId,
        /// The cell it stands on now.
        to: CellId,
    },
    /// A piece was placed from the hand.
    Placed {
        /// The piece from the hand.
        piece: Piece,
        /// The cell it stands on now.
        to: CellId,
    },
    /// A player passed: because there was no legal move, or as a handicap.
    Passed {
        /// The side whose turn it was.
        side: Side,
    },
    /// The player to move next has captured pieces to put back.
    Due {
        /// The side to move.
        side: Side,
        /// The player who picks the cell: the captor, for a queen under some rules.
        chooser: Side,
        /// The captured pieces.
        cells: Bitboard,
    },
    /// The game is over. Only a [`Game`](super::Game) reports this.
    Ended(
        /// The result and its reason.
        Outcome,
    ),
}

/// A position after a move, and what the move captured.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The position after the move.
    pub position: Position,
    /// The cells of the enemy pieces that it captured.
    pub captured: Bitboard,
    /// Whether the piece that stepped was itself captured.
    pub trapped: bool,
}

impl Effect {
    /// The cells of the enemy pieces that a ply with these effects captured.
    pub fn captured(effects: &[Self]) -> Bitboard {
        let cells = effects.iter().filter_map(|effect| match effect {
            Self::Captured { cell, .. } => Some(*cell),
            _ => None,
        });
        cells.collect()
    }
}

impl Position {
    /// Makes a legal move. An illegal one never panics, but gives a position that no game reaches;
    /// [`play`](Self::play) checks first.
    pub fn make(&self, rules: &RuleSet, mv: Move) -> Made {
        let mut position = *self;
        let taken = self.make_into(rules, mv, &mut position);
        Made {
            position,
            captured: taken & self.pieces(self.side.opponent()),
            trapped: mv.to().is_some_and(|to| taken.contains(to)),
        }
    }

    /// Makes a legal move, as [`make`](Self::make) does, and writes the new position over `next`. Returns the cells of
    /// the pieces captured: enemies, and the piece that stepped if it stepped into custody.
    ///
    /// Faster in a loop over moves, because each writes the new position only once.
    #[inline(always)]
    pub fn make_into(&self, rules: &RuleSet, mv: Move, next: &mut Self) -> Bitboard {
        match mv {
            Move::Board { from, to } if self.due().is_empty() => return self.step(rules, from, to, next),
            Move::Board { from, to } => self.relocate(rules, from, to, next),
            Move::Place { kind, to } => self.place(kind, to, next),
            Move::Pass => self.pass(next),
        }
        Bitboard::EMPTY
    }

    /// The effects of a legal move, in order and without the end of the game.
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
                        let captured = effects.clone().into_iter();
                        effects.extend(captured.filter_map(|effect| match effect {
                            Effect::Captured { piece, cell } | Effect::Trapped { piece, cell }
                                if rules.removes(piece.kind) =>
                            {
                                Some(Effect::Removed { piece, cell })
                            }
                            _ => None,
                        }));
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

    #[inline(always)]
    pub(super) fn pass_turn(&mut self) {
        self.turn = self.turn.saturating_add(u32::from(self.side == Side::Black));
        self.change_sides();
    }

    #[inline(always)]
    fn change_sides(&mut self) {
        self.side = self.side.opponent();
        let ([own, enemy], [own_queen, enemy_queen]) = (self.pieces, self.queens);
        (self.pieces, self.queens) = ([enemy, own], [enemy_queen, own_queen]);
        self.key ^= zobrist::black_to_move();
    }

    /// This position with a piece of the side to move on another cell, and nothing else changed.
    #[inline(always)]
    fn shifted(&self, from: CellId, to: CellId) -> Self {
        let kind = self.kind(self.side, from);
        let [own, enemy] = self.pieces;
        let [own_queen, enemy_queen] = self.queens;
        // Field by field: a copy of the whole would write the changed fields twice.
        Self {
            pieces: [own.without(from) | to.into(), enemy],
            queens: [if kind == Kind::Queen { Some(to) } else { own_queen }, enemy_queen],
            captured: self.captured,
            key: self.key ^ zobrist::piece(self.side, kind, from) ^ zobrist::piece(self.side, kind, to),
            clock: self.clock,
            turn: self.turn,
            hand: self.hand,
            side: self.side,
        }
    }

    #[inline(always)]
    fn step(&self, rules: &RuleSet, from: CellId, to: CellId, next: &mut Self) -> Bitboard {
        let mut stepped = self.shifted(from, to);
        let inwards = to.ring() < from.ring();
        stepped.clock = if inwards { 0 } else { self.clock.saturating_add(1) };
        stepped.pass_turn();
        *next = stepped;
        let taken = self.taken_by(rules, to);
        if !taken.is_empty() {
            let waiting = if rules.removes_any() {
                taken & !next.remove_captured(rules, taken)
            } else {
                taken
            };
            next.captured |= waiting;
            waiting.into_iter().for_each(|cell| next.key ^= zobrist::captured(cell));
            next.clock = 0;
        }
        taken
    }

    /// Takes those of some captured pieces off the board that leave it, and returns their cells.
    #[inline(never)]
    fn remove_captured(&mut self, rules: &RuleSet, taken: Bitboard) -> Bitboard {
        let mut removed = Bitboard::EMPTY;
        for cell in taken {
            if let Some(piece) = self.piece_at(cell).filter(|piece| rules.removes(piece.kind)) {
                self.take_off(piece, cell);
                self.key ^= zobrist::piece(piece.side, piece.kind, cell);
                removed.insert(cell);
            }
        }
        removed
    }

    #[inline(never)]
    fn relocate(&self, rules: &RuleSet, from: CellId, to: CellId, next: &mut Self) {
        let mut relocated = self.shifted(from, to);
        relocated.captured.remove(from);
        relocated.key ^= zobrist::captured(from);
        relocated.clock = self.clock.saturating_add(1);
        if rules.relocation_costs_turn {
            relocated.pass_turn();
        }
        *next = relocated;
    }

    #[inline(never)]
    fn place(&self, kind: Kind, to: CellId, next: &mut Self) {
        *next = *self;
        let side = self.side;
        let hand = &mut next.hand[side.index()];
        match kind {
            Kind::Queen => {
                next.key ^= zobrist::hand(side, kind, u8::from(hand.queen));
                hand.queen = false;
            }
            Kind::Guard => {
                let left = hand.guards.saturating_sub(1);
                next.key ^= zobrist::hand(side, kind, hand.guards) ^ zobrist::hand(side, kind, left);
                hand.guards = left;
            }
        }
        next.put(Piece { side, kind }, to);
        next.key ^= zobrist::piece(side, kind, to);
        next.clock = 0;
        next.pass_turn();
        if !next.is_placing() && next.side == Side::Black {
            next.change_sides();
        }
    }

    #[inline(never)]
    fn pass(&self, next: &mut Self) {
        *next = *self;
        next.clock = self.clock.saturating_add(1);
        next.pass_turn();
    }
}
