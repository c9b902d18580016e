//! Writing positions as text of one line (`docs/rules.md` §7).

use std::fmt::{self, Write};

use crate::board::{Bitboard, CellId, FILES};
use crate::rules::{Hand, Kind, Piece, Position, PositionParts, Side};

/// The letters of the pieces, in the order in which the pieces in hand are written.
pub(super) const LETTERS: [(char, Piece); 4] = [
    ('Q', piece(Side::White, Kind::Queen)),
    ('G', piece(Side::White, Kind::Guard)),
    ('q', piece(Side::Black, Kind::Queen)),
    ('g', piece(Side::Black, Kind::Guard)),
];

const fn piece(side: Side, kind: Kind) -> Piece {
    Piece { side, kind }
}

fn letter(piece: Piece) -> char {
    match piece.kind {
        Kind::Queen if piece.side == Side::White => 'Q',
        Kind::Guard if piece.side == Side::White => 'G',
        Kind::Queen => 'q',
        Kind::Guard => 'g',
    }
}

/// The cells of a file, from the first rank up.
pub(super) fn file_cells(file: char) -> impl Iterator<Item = CellId> {
    (1..).map_while(move |rank| CellId::from_file_rank(file, rank))
}

/// Fields of a position text, wherever the pieces come from.
struct Text<'a, F> {
    piece_at: F,
    hand: &'a [Hand; 2],
    side: Side,
    captured: Bitboard,
    clock: u32,
    turn: u32,
}

impl<F: Fn(CellId) -> Option<Piece>> Text<'_, F> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, file) in FILES.into_iter().enumerate() {
            if i > 0 {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for cell in file_cells(file) {
                let Some(piece) = (self.piece_at)(cell) else {
                    empty += 1;
                    continue;
                };
                write_run(f, empty)?;
                empty = 0;
                f.write_char(letter(piece))?;
            }
            write_run(f, empty)?;
        }
        if self.hand.iter().any(|hand| !hand.is_empty()) {
            f.write_char('[')?;
            for (letter, piece) in LETTERS {
                let hand = self.hand[piece.side.index()];
                let count = match piece.kind {
                    Kind::Queen => u8::from(hand.queen),
                    Kind::Guard => hand.guards,
                };
                (0..count).try_for_each(|_| f.write_char(letter))?;
            }
            f.write_char(']')?;
        }
        f.write_str(match self.side {
            Side::White => " w ",
            Side::Black => " b ",
        })?;
        if self.captured.is_empty() {
            f.write_char('-')?;
        }
        for (i, cell) in self.captured.into_iter().enumerate() {
            write!(f, "{}{cell}", if i > 0 { "," } else { "" })?;
        }
        write!(f, " {} {}", self.clock, self.turn)
    }
}

impl fmt::Display for Position {
    /// Writes the position text of §7, which [`parse_position`](super::parse_position) reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Text {
            piece_at: |cell| self.piece_at(cell),
            hand: &Side::ALL.map(|side| self.hand(side)),
            side: self.side(),
            captured: self.captured(),
            clock: self.clock(),
            turn: self.turn(),
        };
        text.write(f)
    }
}

impl fmt::Display for PositionParts {
    /// Writes the position text of §7, possible or not, which [`parse_position_parts`](super::parse_position_parts)
    /// reads. Of two pieces on one cell only the first is written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = |cell| self.pieces.iter().find(|(at, _)| *at == cell).map(|(_, piece)| *piece);
        let text = Text {
            piece_at: on,
            hand: &self.hand,
            side: self.side,
            captured: self.captured,
            clock: self.clock,
            turn: self.turn,
        };
        text.write(f)
    }
}

fn write_run(f: &mut fmt::Formatter<'_>, empty: u32) -> fmt::Result {
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}
