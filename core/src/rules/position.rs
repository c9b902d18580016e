//! A position: the pieces on the board and in hand, the side to move, and the captured pieces.

use std::fmt;

use super::axes::{QueenChooser, Setup};
use super::piece::{Kind, Piece, Side};
use super::ruleset::RuleSet;
use super::zobrist;
use crate::board::{Bitboard, CellId};

/// The number of guards per side.
pub const GUARDS: u8 = 6;

/// The pieces that a side still has to place (only in set-ups with placement, §5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// Whether the queen is in hand; she is placed first.
    pub queen: bool,
    /// The number of guards in hand, 0 … 6.
    pub guards: u8,
}

impl Hand {
    /// Whether nothing is left to place.
    pub const fn is_empty(self) -> bool {
        !self.queen && self.guards == 0
    }

    /// The kind of piece to place next: the queen before the guards.
    pub const fn next(self) -> Option<Kind> {
        match self {
            Self { queen: true, .. } => Some(Kind::Queen),
            Self { guards: 1.., .. } => Some(Kind::Guard),
            _ => None,
        }
    }
}

/// A position, with its clock and turn number.
///
/// Small and `Copy`: a search makes a move by making a new position. It knows neither its rule set nor its history;
/// [`Game`](super::Game) does.
///
/// ```
/// use agon_core::rules::{Position, RuleSet, Side};
///
/// let rules = RuleSet::default();
/// let start = Position::start(&rules);
/// assert_eq!(start.side(), Side::White);
/// assert_eq!(start.legal_moves(&rules).len(), 27);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces of the side to move, then of its opponent. Ordered so, and not by colour, a step needs no branch on
    /// the side.
    pub(super) pieces: [Bitboard; 2],
    /// The queens, in the same order.
    pub(super) queens: [Option<CellId>; 2],
    pub(super) captured: Bitboard,
    pub(super) key: u64,
    pub(super) clock: u32,
    pub(super) turn: u32,
    pub(super) hand: [Hand; 2],
    pub(super) side: Side,
}

/// The parts of a position, which [`Position::new`] checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionParts {
    /// The pieces on the board.
    pub pieces: Vec<(CellId, Piece)>,
    /// The pieces in hand, White's and Black's.
    pub hand: [Hand; 2],
    /// The side to move.
    pub side: Side,
    /// The cells of pieces still to be relocated.
    pub captured: Bitboard,
    /// Plies since the last capture, inward step or placement.
    pub clock: u32,
    /// The turn's number, from 1.
    pub turn: u32,
}

/// Why [`PositionParts`] are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Two pieces stand on this cell.
    #[error("two pieces stand on {0}")]
    CellTaken(CellId),
    /// A side has two queens.
    #[error("{0} has more than one queen")]
    TwoQueens(Side),
    /// A side has more than six guards.
    #[error("{0} has more than six guards")]
    TooManyGuards(Side),
    /// A guard stands on the throne.
    #[error("a guard stands on the throne, which only a queen may enter")]
    GuardOnThrone,
    /// This cell is named as captured, but no piece stands there.
    #[error("{0} is named as captured, but no piece stands there")]
    CapturedCellEmpty(CellId),
    /// This cell is named as captured, but under the rules its piece would have left the board.
    #[error("{0} is named as captured, but under these rules captured pieces leave the board")]
    CapturedLeave(CellId),
    /// There are pieces in hand, but the rules begin with all pieces on the board.
    #[error("there are pieces in hand, but these rules have no placing")]
    NothingToPlace,
    /// The turn's number is 0; turns are counted from 1.
    #[error("turns are counted from 1")]
    TurnZero,
}

/// The opening array of §2 in axial coordinates: guards and queen of White, then of Black.
const OPENING: [([(i32, i32); 6], (i32, i32)); 2] = [
    ([(-4, 5), (-5, 1), (-2, -3), (2, -5), (5, -4), (4, 1)], (0, 5)),
    ([(4, -5), (5, -1), (2, 3), (-2, 5), (-5, 4), (-4, -1)], (0, -5)),
];

/// The cells on which the pieces of §2 begin, by side and kind.
pub(super) const START: [[Bitboard; 2]; 2] = {
    let mut cells = [[Bitboard::EMPTY; 2]; 2];
    let mut side = 0;
    while side < 2 {
        let (guards, queen) = OPENING[side];
        cells[side][Kind::Queen as usize].insert(opening_cell(queen));
        let mut guard = 0;
        while guard < guards.len() {
            cells[side][Kind::Guard as usize].insert(opening_cell(guards[guard]));
            guard += 1;
        }
        side += 1;
    }
    cells
};

const fn opening_cell((q, r): (i32, i32)) -> CellId {
    CellId::from_axial(q, r).expect("the opening array lies on the board")
}

impl Position {
    /// The position in which a game under these rules begins.
    pub fn start(rules: &RuleSet) -> Self {
        let mut position = Self {
            pieces: [Bitboard::EMPTY; 2],
            queens: [None; 2],
            captured: Bitboard::EMPTY,
            key: 0,
            clock: 0,
            turn: 1,
            hand: [Hand::default(); 2],
            side: Side::White,
        };
        for side in Side::ALL {
            let mut put = |kind: Kind| {
                let cells = START[side.index()][kind as usize];
                cells
                    .into_iter()
                    .for_each(|cell| position.put(Piece { side, kind }, cell));
            };
            match rules.setup {
                Setup::Standard => {
                    put(Kind::Queen);
                    put(Kind::Guard);
                }
                Setup::Bell => {
                    put(Kind::Queen);
                    position.hand[side.index()].guards = GUARDS;
                }
                Setup::Parlett | Setup::Edge | Setup::EdgeOpposite => {
                    position.hand[side.index()] = Hand {
                        queen: true,
                        guards: GUARDS,
                    };
                }
            }
        }
        position.key = position.fresh_key();
        position
    }

    /// Makes a position from its parts.
    ///
    /// # Errors
    /// If the position is impossible (§7): too many pieces, a guard on the throne, a captured cell without a piece or
    /// with one that would have left the board, or pieces in hand under rules without placement.
    pub fn new(parts: &PositionParts, rules: &RuleSet) -> Result<Self, PositionError> {
        let mut position = Self {
            pieces: [Bitboard::EMPTY; 2],
            queens: [None; 2],
            captured: parts.captured,
            key: 0,
            clock: parts.clock,
            turn: parts.turn,
            hand: parts.hand,
            side: parts.side,
        };
        for &(cell, piece) in &parts.pieces {
            if position.occupied().contains(cell) {
                return Err(PositionError::CellTaken(cell));
            }
            if piece.kind == Kind::Guard && cell == CellId::THRONE {
                return Err(PositionError::GuardOnThrone);
            }
            position.put(piece, cell);
        }
        for side in Side::ALL {
            let hand = position.hand(side);
            let count = |kind| {
                parts
                    .pieces
                    .iter()
                    .filter(|(_, piece)| *piece == Piece { side, kind })
                    .count()
            };
            if count(Kind::Queen) + usize::from(hand.queen) > 1 {
                return Err(PositionError::TwoQueens(side));
            }
            if count(Kind::Guard) + usize::from(hand.guards) > usize::from(GUARDS) {
                return Err(PositionError::TooManyGuards(side));
            }
        }
        if let Some(cell) = (position.captured & !position.occupied()).first() {
            return Err(PositionError::CapturedCellEmpty(cell));
        }
        let leaving = position.captured.into_iter().find(|&cell| {
            let piece = position.piece_at(cell);
            piece.is_some_and(|piece| rules.removes(piece.kind))
        });
        if let Some(cell) = leaving {
            return Err(PositionError::CapturedLeave(cell));
        }
        if position.is_placing() && rules.setup == Setup::Standard {
            return Err(PositionError::NothingToPlace);
        }
        if position.turn == 0 {
            return Err(PositionError::TurnZero);
        }
        position.key = position.fresh_key();
        Ok(position)
    }

    /// The parts, from which [`new`](Self::new) makes the same position again.
    pub fn parts(&self) -> PositionParts {
        PositionParts {
            pieces: self
                .occupied()
                .into_iter()
                .filter_map(|cell| Some((cell, self.piece_at(cell)?)))
                .collect(),
            hand: self.hand,
            side: self.side,
            captured: self.captured,
            clock: self.clock,
            turn: self.turn,
        }
    }

    /// The side to move. The player who picks the move can be the other: see [`chooser`](Self::chooser).
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The player who picks the next move: the side to move, except where the captor puts back a captured queen (§3). If
    /// there is no cell for her, her owner passes.
    pub fn chooser(&self, rules: &RuleSet) -> Side {
        if rules.queen_chooser == QueenChooser::Captor && self.relocates_queen(rules) {
            self.side.opponent()
        } else {
            self.side
        }
    }

    /// Whether the move is to put back a captured queen.
    #[inline(never)]
    fn relocates_queen(&self, rules: &RuleSet) -> bool {
        let queen = self.queen(self.side).filter(|&queen| self.due().contains(queen));
        queen.is_some_and(|queen| !self.relocation_zone(rules, queen).is_empty())
    }

    /// Plies since the last capture, inward step or placement.
    pub const fn clock(&self) -> u32 {
        self.clock
    }

    /// The turn's number, from 1; it rises after Black's turn.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// The pieces that a side has in hand.
    pub const fn hand(&self, side: Side) -> Hand {
        self.hand[side.index()]
    }

    /// Whether pieces are still being placed.
    pub const fn is_placing(&self) -> bool {
        !self.hand[0].is_empty() || !self.hand[1].is_empty()
    }

    /// The index of a side in `pieces` and `queens`: 0 for the side to move.
    const fn seat(&self, side: Side) -> usize {
        self.side.index() ^ side.index()
    }

    /// The cell of a side's queen, if she is on the board.
    pub const fn queen(&self, side: Side) -> Option<CellId> {
        self.queens[self.seat(side)]
    }

    /// A side's queen as a set of at most one cell.
    pub fn queens(&self, side: Side) -> Bitboard {
        self.queen(side).map_or(Bitboard::EMPTY, Bitboard::from)
    }

    /// The cells of a side's guards.
    pub fn guards(&self, side: Side) -> Bitboard {
        match self.queen(side) {
            Some(queen) => self.pieces(side).without(queen),
            None => self.pieces(side),
        }
    }

    /// The cells of all pieces of a side.
    pub const fn pieces(&self, side: Side) -> Bitboard {
        self.pieces[self.seat(side)]
    }

    /// All cells with a piece.
    pub fn occupied(&self) -> Bitboard {
        self.pieces(Side::White) | self.pieces(Side::Black)
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: CellId) -> Option<Piece> {
        Side::ALL.into_iter().find_map(|side| {
            self.pieces(side).contains(cell).then(|| {
                let kind = self.kind(side, cell);
                Piece { side, kind }
            })
        })
    }

    /// The kind of a side's piece on a cell, which must hold one.
    pub(super) fn kind(&self, side: Side, cell: CellId) -> Kind {
        if self.queen(side) == Some(cell) {
            Kind::Queen
        } else {
            Kind::Guard
        }
    }

    /// Puts a piece on a cell, without updating the key.
    pub(super) fn put(&mut self, piece: Piece, cell: CellId) {
        let seat = self.seat(piece.side);
        self.pieces[seat].insert(cell);
        if piece.kind == Kind::Queen {
            self.queens[seat] = Some(cell);
        }
    }

    /// Takes a piece off the board, without updating the key.
    pub(super) fn take_off(&mut self, piece: Piece, cell: CellId) {
        let seat = self.seat(piece.side);
        self.pieces[seat].remove(cell);
        if piece.kind == Kind::Queen {
            self.queens[seat] = None;
        }
    }

    /// The cells of all captured pieces, of both sides, that are still to be put back.
    pub const fn captured(&self) -> Bitboard {
        self.captured
    }

    /// The cells of the captured pieces that the side to move has to put back.
    pub fn due(&self) -> Bitboard {
        self.captured & self.pieces(self.side)
    }

    /// The Zobrist key. It covers what the repetition rule compares: pieces, side to move, captured cells and hands.
    /// Updated with every move.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The [`key`](Self::key) computed from scratch.
    pub fn fresh_key(&self) -> u64 {
        let mut key = if self.side == Side::Black {
            zobrist::black_to_move()
        } else {
            0
        };
        for side in Side::ALL {
            for cell in self.pieces(side) {
                key ^= zobrist::piece(side, self.kind(side, cell), cell);
            }
            let hand = self.hand(side);
            key ^=
                zobrist::hand(side, Kind::Queen, u8::from(hand.queen)) ^ zobrist::hand(side, Kind::Guard, hand.guards);
        }
        for cell in self.captured {
            key ^= zobrist::captured(cell);
        }
        key
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.parts(), f)
    }
}
