//! Why a move is refused, in a player's words (`docs/rules.md` §3, §5).

use super::axes::{Custody, GuardRelocation, QueenRelocation, RelocationBan, Setup};
use super::make::{Effect, Made};
use super::piece::{Kind, Move, Side};
use super::position::{Position, START};
use super::ruleset::RuleSet;
use crate::board::{Bitboard, CellId};

/// The cells to which a relocation or placement is restricted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The edge of the board.
    Edge,
    /// The next ring outwards from the captured piece.
    NextRing,
    /// Every cell but the throne.
    NotThrone,
    /// The cell exactly opposite the enemy queen.
    OppositeQueen,
    /// The cells on which the side's pieces of this kind begin.
    Start(Kind),
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// No piece stands on the cell.
    #[error("no piece stands on {0}")]
    NoPiece(CellId),
    /// The piece on the cell belongs to the other side.
    #[error("the piece on {0} belongs to the other side")]
    NotYours(CellId),
    /// A piece stands on the target.
    #[error("a piece already stands on {0}")]
    Occupied(CellId),
    /// The target is not a neighbour of the piece's cell.
    #[error("a piece steps only to a neighbouring cell")]
    NotAdjacent,
    /// The step leads away from the throne.
    #[error("pieces step sideways or inwards, never away from the throne")]
    Outwards,
    /// A guard may not enter the throne.
    #[error("only a queen may enter the throne")]
    GuardOnThrone,
    /// The target is between two pieces of this side.
    #[error("that cell is between two {} pieces", colour(*.0))]
    InCustody(Side),
    /// One of these captured pieces must be put back first.
    #[error("a captured piece must be put back first: {}", names(*.0))]
    MustRelocate(Bitboard),
    /// The captured queen, on this cell, must be put back before the guards.
    #[error("the captured queen on {0} must be put back first")]
    QueenFirst(CellId),
    /// A captured piece must go to another cell.
    #[error("a captured piece must go to another cell")]
    SameCell,
    /// The captured piece may only be put back in this zone.
    #[error("{}", relocation_zone(*.0))]
    WrongZone(Zone),
    /// Put back there, the piece would hold an enemy.
    #[error("a piece put back there would capture, which is forbidden")]
    RelocationCaptures,
    /// Put back there, the piece would be between two pieces of this side.
    #[error("a piece put back there would be between two {} pieces", colour(*.0))]
    RelocationInCustody(Side),
    /// A piece of this kind must be placed first.
    #[error("{} must be placed first", match .0 { Kind::Queen => "the queen", Kind::Guard => "the guards in hand" })]
    MustPlace(Kind),
    /// The player has no piece of this kind in hand.
    #[error("there is no {0} in hand")]
    NotInHand(Kind),
    /// The piece may only be placed in this zone.
    #[error("{}", placement_zone(*.0))]
    WrongPlacement(Zone),
    /// Passing is only allowed without a legal move.
    #[error("passing is forbidden while there is a move")]
    MayNotPass,
    /// There is no legal move but to pass.
    #[error("there is no legal move, so the turn must be passed")]
    MustPass,
    /// The player gives this turn away by a handicap.
    #[error("this turn is given away as a handicap")]
    Handicap,
}

const fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn names(cells: Bitboard) -> String {
    let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.join(", ")
}

const fn relocation_zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Edge => "a captured piece is put back on the edge",
        Zone::NextRing => "a captured piece is put back on the next ring outwards",
        Zone::Start(Kind::Queen) => "a captured queen is put back on the cell on which she began",
        Zone::Start(Kind::Guard) => "a captured guard is put back on a cell on which a guard of its side began",
        Zone::NotThrone | Zone::OppositeQueen => "a captured queen is not put back on the throne",
    }
}

const fn placement_zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Edge => "pieces are placed on the edge",
        Zone::OppositeQueen => "the second queen is placed exactly opposite the first",
        Zone::NotThrone | Zone::NextRing | Zone::Start(_) => "no piece is placed on the throne",
    }
}

impl Position {
    /// Makes a move if it is legal. The effects leave out the end of the game, which only a [`Game`](super::Game)
    /// knows.
    ///
    /// # Errors
    /// Says why the move is illegal.
    pub fn play(&self, rules: &RuleSet, mv: Move) -> Result<(Made, Vec<Effect>), IllegalMove> {
        self.check(rules, mv)?;
        let made = self.make(rules, mv);
        let effects = self.effects(rules, mv, &made);
        Ok((made, effects))
    }

    /// Checks a move against the rules.
    ///
    /// # Errors
    /// Says why the move is illegal.
    pub fn check(&self, rules: &RuleSet, mv: Move) -> Result<(), IllegalMove> {
        let legal = self.legal_moves(rules);
        if legal.contains(&mv) {
            return Ok(());
        }
        if *legal == [Move::Pass] && !matches!(mv, Move::Board { .. }) {
            return Err(IllegalMove::MustPass);
        }
        Err(match mv {
            Move::Pass => IllegalMove::MayNotPass,
            Move::Place { kind, to } => self.refuse_placement(rules, kind, to),
            Move::Board { from, to } => self.refuse_board_move(rules, from, to),
        })
    }

    fn refuse_placement(&self, rules: &RuleSet, kind: Kind, to: CellId) -> IllegalMove {
        if !self.due().is_empty() {
            return IllegalMove::MustRelocate(self.due());
        }
        match self.hand(self.side).next() {
            Some(next) if next != kind => IllegalMove::MustPlace(next),
            None => IllegalMove::NotInHand(kind),
            Some(_) if self.occupied().contains(to) => IllegalMove::Occupied(to),
            Some(_) => IllegalMove::WrongPlacement(match rules.setup {
                Setup::Standard | Setup::Bell | Setup::Parlett => Zone::NotThrone,
                Setup::EdgeOpposite if kind == Kind::Queen && Bitboard::EDGE.contains(to) => Zone::OppositeQueen,
                Setup::Edge | Setup::EdgeOpposite => Zone::Edge,
            }),
        }
    }

    fn refuse_board_move(&self, rules: &RuleSet, from: CellId, to: CellId) -> IllegalMove {
        let Some(piece) = self.piece_at(from) else {
            return IllegalMove::NoPiece(from);
        };
        if piece.side != self.side {
            return IllegalMove::NotYours(from);
        }
        let due = self.due();
        if !due.is_empty() {
            return self.refuse_relocation(rules, from, to);
        }
        if let Some(next) = self.hand(self.side).next() {
            return IllegalMove::MustPlace(next);
        }
        if self.occupied().contains(to) {
            IllegalMove::Occupied(to)
        } else if from.direction_to(to).is_none() {
            IllegalMove::NotAdjacent
        } else if to.ring() > from.ring() {
            IllegalMove::Outwards
        } else if to == CellId::THRONE && piece.kind == Kind::Guard {
            IllegalMove::GuardOnThrone
        } else if rules.custody != Custody::Trapped && self.custody_cells(rules).contains(to) {
            IllegalMove::InCustody(self.side.opponent())
        } else {
            // This side has placed all its pieces, and the other has not.
            IllegalMove::MustPass
        }
    }

    fn refuse_relocation(&self, rules: &RuleSet, from: CellId, to: CellId) -> IllegalMove {
        let due = self.due();
        let queen = (due & self.queens(self.side)).first();
        match queen {
            _ if !due.contains(from) => return IllegalMove::MustRelocate(due),
            Some(queen) if queen != from => return IllegalMove::QueenFirst(queen),
            _ if from == to => return IllegalMove::SameCell,
            _ if self.occupied().contains(to) => return IllegalMove::Occupied(to),
            _ => {}
        }
        let zone = self.relocation_zone(rules, from);
        if !zone.contains(to) {
            let start = |kind: Kind| match START[self.side.index()][kind as usize] & zone {
                // All of them are occupied.
                Bitboard::EMPTY => Zone::Edge,
                _ => Zone::Start(kind),
            };
            return IllegalMove::WrongZone(if queen.is_some() {
                match rules.queen_relocation {
                    QueenRelocation::NotThrone | QueenRelocation::Anywhere => Zone::NotThrone,
                    QueenRelocation::NextRing => Zone::NextRing,
                    // Of those that leave the board none is due.
                    QueenRelocation::Edge | QueenRelocation::Removed => Zone::Edge,
                    QueenRelocation::Start => start(Kind::Queen),
                }
            } else {
                match rules.guard_relocation {
                    GuardRelocation::Edge | GuardRelocation::Removed => Zone::Edge,
                    GuardRelocation::NextRing => Zone::NextRing,
                    GuardRelocation::Start => start(Kind::Guard),
                }
            });
        }
        let captures = rules.relocation_capture == RelocationBan::Forbidden
            && self.capturing_relocations(rules, from).contains(to);
        if captures {
            IllegalMove::RelocationCaptures
        } else {
            IllegalMove::RelocationInCustody(self.side.opponent())
        }
    }
}
