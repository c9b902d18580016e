//! A position that is being drawn: anything can stand on it, possible or not.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;

use crate::board::{Bitboard, CellId, Symmetry};
use crate::notation::{PositionTextError, parse_position_parts};
use crate::rules::{Hand, Piece, Position, PositionError, PositionParts, RuleSet, Side};

/// A position as it is drawn, with the rules that it is meant for.
///
/// ```
/// use agon_core::rules::{Kind, Piece, RuleSet, Side};
/// use agon_core::session::draft::{Draft, Tool};
///
/// let mut draft = Draft::empty(RuleSet::default());
/// assert!(draft.position().is_ok());
/// let guard = Tool::Piece(Piece { side: Side::White, kind: Kind::Guard });
/// draft.use_tool(guard, "f6".parse()?);
/// assert!(draft.position().is_err(), "a guard on the throne");
/// assert_eq!(draft.to_string(), "6/7/8/9/10/5G5/10/9/8/7/6 w - 0 1");
/// let problems = draft.problems();
/// draft.repair(&problems[0]);
/// assert!(draft.problems().is_empty() && draft.position().is_ok());
/// # Ok::<(), agon_core::board::CellNameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    rules: RuleSet,
    pieces: BTreeMap<CellId, Piece>,
    captured: Bitboard,
    hands: [Hand; 2],
    side: Side,
    clock: u32,
    turn: u32,
}

/// The piece or mark to draw on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// A piece; where the same one stands already, it is removed.
    Piece(Piece),
    /// The mark of a captured piece, set or removed.
    Captured,
    /// Nothing: the piece and mark there are removed.
    Eraser,
}

impl Draft {
    /// The position in which a game under these rules begins.
    pub fn opening(rules: RuleSet) -> Self {
        Self::of(&Position::start(&rules), rules)
    }

    /// The empty board.
    pub const fn empty(rules: RuleSet) -> Self {
        Self {
            rules,
            pieces: BTreeMap::new(),
            captured: Bitboard::EMPTY,
            hands: [Hand {
                queen: false,
                guards: 0,
            }; 2],
            side: Side::White,
            clock: 0,
            turn: 1,
        }
    }

    /// A position of a game.
    pub fn of(position: &Position, rules: RuleSet) -> Self {
        Self::from_parts(position.parts(), rules)
    }

    fn from_parts(parts: PositionParts, rules: RuleSet) -> Self {
        Self {
            rules,
            pieces: parts.pieces.into_iter().collect(),
            captured: parts.captured,
            hands: parts.hand,
            side: parts.side,
            clock: parts.clock,
            turn: parts.turn,
        }
    }

    /// Reads a position text, possible or not; [`to_string`](ToString::to_string) writes it.
    ///
    /// # Errors
    /// If the text is not of the form of a position.
    pub fn read(text: &str, rules: RuleSet) -> Result<Self, PositionTextError> {
        Ok(Self::from_parts(parse_position_parts(text)?, rules))
    }

    fn parts(&self) -> PositionParts {
        PositionParts {
            pieces: self.pieces.iter().map(|(&cell, &piece)| (cell, piece)).collect(),
            hand: self.hands,
            side: self.side,
            captured: self.captured,
            clock: self.clock,
            turn: self.turn,
        }
    }

    /// The position, which can be played from.
    ///
    /// # Errors
    /// If the draft has problems.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::new(&self.parts(), &self.rules)
    }

    /// The rules that the position is meant for.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: CellId) -> Option<Piece> {
        self.pieces.get(&cell).copied()
    }

    /// The cells marked as captured, with or without a piece.
    pub const fn captured(&self) -> Bitboard {
        self.captured
    }

    /// The pieces that a side has in hand.
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// The side to move.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Plies since the last capture, inward step or placement.
    pub const fn clock(&self) -> u32 {
        self.clock
    }

    /// The turn's number.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// The cells of the pieces of one kind, in board order.
    pub(super) fn cells_of(&self, piece: Piece) -> impl DoubleEndedIterator<Item = CellId> {
        let all = self.pieces.iter();
        all.filter(move |(_, found)| **found == piece).map(|(&cell, _)| cell)
    }

    /// Draws on a cell.
    pub fn use_tool(&mut self, tool: Tool, cell: CellId) {
        match tool {
            Tool::Piece(piece) if self.piece_at(cell) == Some(piece) => self.erase(cell),
            Tool::Piece(piece) => self.put(piece, cell),
            Tool::Captured if self.captured.contains(cell) => self.captured.remove(cell),
            Tool::Captured => self.captured.insert(cell),
            Tool::Eraser => self.erase(cell),
        }
    }

    /// Puts a piece on a cell, in the place of any piece there. A mark stays.
    pub fn put(&mut self, piece: Piece, cell: CellId) {
        self.pieces.insert(cell, piece);
    }

    /// Removes the piece on a cell, and the mark.
    pub fn erase(&mut self, cell: CellId) {
        self.pieces.remove(&cell);
        self.captured.remove(cell);
    }

    /// Moves a piece with its mark to a cell, in the place of any piece there.
    pub fn shift(&mut self, from: CellId, to: CellId) {
        let Some(piece) = self.piece_at(from).filter(|_| from != to) else {
            return;
        };
        let is_captured = self.captured.contains(from);
        self.erase(from);
        self.erase(to);
        self.put(piece, to);
        if is_captured {
            self.captured.insert(to);
        }
    }

    /// Sets the pieces that a side has in hand.
    pub const fn set_hand(&mut self, side: Side, hand: Hand) {
        self.hands[side.index()] = hand;
    }

    /// Sets the side to move.
    pub const fn set_side(&mut self, side: Side) {
        self.side = side;
    }

    /// Sets the plies since the last capture, inward step or placement.
    pub const fn set_clock(&mut self, clock: u32) {
        self.clock = clock;
    }

    /// Sets the number of the turn.
    pub const fn set_turn(&mut self, turn: u32) {
        self.turn = turn;
    }

    /// Sets the rules. Everything drawn stays, even if it is impossible under them.
    pub const fn set_rules(&mut self, rules: RuleSet) {
        self.rules = rules;
    }

    /// Maps every cell to its image.
    pub fn lay_over(&mut self, symmetry: Symmetry) {
        let pieces = self.pieces.iter();
        self.pieces = pieces.map(|(&cell, &piece)| (symmetry.apply(cell), piece)).collect();
        self.captured = self.captured.into_iter().map(|cell| symmetry.apply(cell)).collect();
    }

    /// Gives each side's pieces, and the turn, to the other.
    pub fn swap_sides(&mut self) {
        for piece in self.pieces.values_mut() {
            piece.side = piece.side.opponent();
        }
        self.hands.reverse();
        self.side = self.side.opponent();
    }
}

impl fmt::Display for Draft {
    /// Writes the position text, without the rules.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}
