//! Why a move is refused, in a player's words (`docs/rules.md` §3, §5).

use std::fmt;

use super::axes::{Custody, GuardRelocation, QueenRelocation, RelocationBan, Setup};
use super::make::{Effect, Made};
use super::piece::{Kind, Move, Side};
use super::position::Position;
use super::ruleset::RuleSet;
use crate::board::{Bitboard, CellId};

/// Where a captured piece may be set back or a piece in hand placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The edge of the board.
    Edge,
    /// The next ring outwards.
    NextRing,
    /// Anywhere but on the throne.
    NotThrone,
    /// Exactly opposite the enemy queen.
    OppositeQueen,
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// No piece stands on the cell.
    NoPiece(CellId),
    /// The piece on the cell belongs to the other side.
    NotYours(CellId),
    /// A piece stands on the target.
    Occupied(CellId),
    /// The target does not touch the piece's cell.
    NotAdjacent,
    /// The step leads away from the throne.
    Outwards,
    /// A guard may not enter the throne.
    GuardOnThrone,
    /// The target is between two pieces of this side.
    InCustody(Side),
    /// A captured piece must be set back first.
    MustRelocate(Bitboard),
    /// The captured queen must be set back before the guards.
    QueenFirst(CellId),
    /// A captured piece must go to another cell.
    SameCell,
    /// The captured piece may only be set back elsewhere.
    WrongZone(Zone),
    /// Set back there, the piece would hold an enemy piece.
    RelocationCaptures,
    /// Set back there, the piece would be between two pieces of this side.
    RelocationInCustody(Side),
    /// A piece in hand must be placed first.
    MustPlace(Kind),
    /// There is no such piece in hand.
    NotInHand(Kind),
    /// The piece may only be placed elsewhere.
    WrongPlacement(Zone),
    /// There is a legal move, and passing is forbidden.
    MayNotPass,
    /// There is no legal move, so the player passes.
    MustPass,
    /// The player gives this turn away by a handicap.
    Handicap,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = |side: &Side| if *side == Side::White { "white" } else { "black" };
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NoPiece(cell) => write!(f, "no piece stands on {cell}"),
            Self::NotYours(cell) => write!(f, "the piece on {cell} belongs to the other side"),
            Self::Occupied(cell) => write!(f, "a piece already stands on {cell}"),
            Self::NotAdjacent => f.write_str("a piece steps only to a neighbouring cell"),
            Self::Outwards => f.write_str("pieces step sideways or inwards, never away from the throne"),
            Self::GuardOnThrone => f.write_str("only a queen may enter the throne"),
            Self::InCustody(side) => write!(f, "that cell is between two {} pieces", colour(side)),
            Self::MustRelocate(cells) => {
                let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
                write!(f, "a captured piece must be set back first: {}", names.join(", "))
            }
            Self::QueenFirst(cell) => write!(f, "the captured queen on {cell} must be set back first"),
            Self::SameCell => f.write_str("a captured piece must go to another cell"),
            Self::WrongZone(Zone::Edge) => f.write_str("a captured piece is set back on the edge"),
            Self::WrongZone(Zone::NextRing) => f.write_str("a captured piece is set back on the next ring outwards"),
            Self::WrongZone(_) => f.write_str("a captured queen is not set back on the throne"),
            Self::RelocationCaptures => f.write_str("a piece set back there would capture, which is forbidden"),
            Self::RelocationInCustody(side) => {
                write!(f, "a piece set back there would be between two {} pieces", colour(side))
            }
            Self::MustPlace(Kind::Queen) => f.write_str("the queen must be placed first"),
            Self::MustPlace(Kind::Guard) => f.write_str("the guards in hand must be placed first"),
            Self::NotInHand(Kind::Queen) => f.write_str("there is no queen in hand"),
            Self::NotInHand(Kind::Guard) => f.write_str("there is no guard in hand"),
            Self::WrongPlacement(Zone::Edge) => f.write_str("pieces are placed on the edge"),
            Self::WrongPlacement(Zone::OppositeQueen) => {
                f.write_str("the second queen is placed exactly opposite the first")
            }
            Self::WrongPlacement(_) => f.write_str("no piece is placed on the throne"),
            Self::MayNotPass => f.write_str("passing is forbidden while there is a move"),
            Self::MustPass => f.write_str("there is no legal move, so the turn must be passed"),
            Self::Handicap => f.write_str("this turn is given away as a handicap"),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Makes a move if it is legal, and tells what it did (all but the end of the game, which
    /// [`Game`](super::Game) knows).
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
            // Only while the other side still has pieces to place.
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
        if !self.relocation_zone(rules, from).contains(to) {
            return IllegalMove::WrongZone(if queen.is_some() {
                match rules.queen_relocation {
                    QueenRelocation::NotThrone | QueenRelocation::Anywhere => Zone::NotThrone,
                    QueenRelocation::NextRing => Zone::NextRing,
                    QueenRelocation::Edge => Zone::Edge,
                }
            } else {
                match rules.guard_relocation {
                    GuardRelocation::Edge => Zone::Edge,
                    GuardRelocation::NextRing => Zone::NextRing,
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
