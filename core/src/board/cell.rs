//! Cells, their names and coordinates, rings, and the six directions (`docs/rules.md` §1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The files from left to right as White sees them; there is no `j`.
pub const FILES: [char; 11] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k', 'l'];

/// The number of rings, the throne (ring 0) included.
pub const RINGS: usize = 6;

/// Cells per row of the 11 × 11 rhombus in which the hexagon lies.
const WIDTH: i32 = 11;
/// The greatest ring, which is the edge.
const RADIUS: i32 = 5;

/// One of the 91 cells.
///
/// The number inside is the cell's bit in a [`Bitboard`](super::Bitboard): its place in an 11 × 11 rhombus, counted
/// file by file and upwards by rank. Cells therefore sort in *board order* (a1 … a6, b1 … l6).
///
/// ```
/// use agon_core::board::CellId;
///
/// let throne: CellId = "f6".parse()?;
/// assert_eq!(throne, CellId::THRONE);
/// assert_eq!((throne.q(), throne.r(), throne.ring()), (0, 0, 0));
/// assert_eq!(CellId::from_axial(5, -5).map(|cell| cell.to_string()), Some("l6".into()));
/// assert!("j3".parse::<CellId>().is_err());
/// # Ok::<(), agon_core::board::CellNameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellId(u8);

impl CellId {
    /// The number of cells.
    pub const COUNT: usize = 91;
    /// The length of a table indexed by [`bit`](Self::bit). A power of two, so that the compiler can leave out bounds
    /// checks.
    pub const BITS: usize = 128;
    /// The throne, `f6`.
    pub const THRONE: Self = Self(60);
    /// All cells in board order.
    pub const ALL: [Self; Self::COUNT] = all_cells();

    /// The cell at axial coordinates `q` (−5 … 5, left to right) and `r`, or `None` off the board.
    pub const fn from_axial(q: i32, r: i32) -> Option<Self> {
        if ring_of(q, r) > RADIUS {
            return None;
        }
        Some(Self(((q + RADIUS) * WIDTH + RADIUS - r) as u8))
    }

    /// The cell with this bit number, which must belong to a cell.
    pub(super) const fn from_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// The cell's bit in a [`Bitboard`](super::Bitboard), 0 … 120.
    pub const fn bit(self) -> usize {
        self.0 as usize % Self::BITS
    }

    /// The cell's place in board order, 0 … 90.
    pub const fn index(self) -> usize {
        INDEX[self.bit()] as usize
    }

    /// The axial coordinate q: the file, −5 … 5 from left to right.
    pub const fn q(self) -> i32 {
        self.0 as i32 / WIDTH - RADIUS
    }

    /// The axial coordinate r, −5 … 5: it grows towards White's side.
    pub const fn r(self) -> i32 {
        RADIUS - self.0 as i32 % WIDTH
    }

    /// The distance from the throne, 0 … 5.
    pub const fn ring(self) -> usize {
        RING[self.bit()] as usize
    }

    /// The file's letter, one of [`FILES`].
    pub const fn file(self) -> char {
        FILES[(self.q() + RADIUS) as usize]
    }

    /// The rank, 1 … 11, counted from White's side. Files are 6 to 11 cells long.
    pub const fn rank(self) -> u8 {
        let q = self.q();
        (6 - self.r() - if q > 0 { q } else { 0 }) as u8
    }

    /// The cell with this file letter and rank, or `None` off the board.
    pub fn from_file_rank(file: char, rank: u8) -> Option<Self> {
        let q = FILES.iter().position(|&letter| letter == file)? as i32 - RADIUS;
        Self::from_axial(q, 6 - i32::from(rank) - q.max(0))
    }

    /// The neighbour in a direction, or `None` off the board.
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        let (dq, dr) = direction.axial();
        Self::from_axial(self.q() + dq, self.r() + dr)
    }

    /// The neighbour against a direction, which must be on the board.
    pub(crate) const fn behind(self, direction: Direction) -> Self {
        Self(match direction.index() {
            0 => self.0 - 11,
            1 => self.0 - 12,
            2 => self.0 - 1,
            3 => self.0 + 11,
            4 => self.0 + 12,
            _ => self.0 + 1,
        })
    }

    /// The cell on the opposite side of the throne.
    pub const fn opposite(self) -> Self {
        Self(120 - self.0)
    }

    /// The number of steps to another cell, if every step were allowed.
    pub const fn distance(self, other: Self) -> usize {
        ring_of(self.q() - other.q(), self.r() - other.r()) as usize
    }

    /// The direction to a neighbouring cell, or `None` if the two do not touch.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&direction| self.neighbour(direction) == Some(other))
    }
}

const fn ring_of(q: i32, r: i32) -> i32 {
    let s = (q + r).abs();
    let (q, r) = (q.abs(), r.abs());
    let qr = if q > r { q } else { r };
    if qr > s { qr } else { s }
}

const fn all_cells() -> [CellId; CellId::COUNT] {
    let mut cells = [CellId(0); CellId::COUNT];
    let (mut found, mut bit) = (0, 0);
    while bit < CellId::BITS {
        let cell = CellId(bit as u8);
        if ring_of(cell.q(), cell.r()) <= RADIUS {
            cells[found] = cell;
            found += 1;
        }
        bit += 1;
    }
    cells
}

/// Bit number → place in board order; 0 off the board.
static INDEX: [u8; CellId::BITS] = {
    let mut table = [0; CellId::BITS];
    let mut i = 0;
    while i < CellId::COUNT {
        table[CellId::ALL[i].bit()] = i as u8;
        i += 1;
    }
    table
};

/// Bit number → ring; 0 off the board.
static RING: [u8; CellId::BITS] = {
    let mut table = [0; CellId::BITS];
    let mut i = 0;
    while i < CellId::COUNT {
        let cell = CellId::ALL[i];
        table[cell.bit()] = ring_of(cell.q(), cell.r()) as u8;
        i += 1;
    }
    table
};

impl fmt::Display for CellId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for CellId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text does not name a cell.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a cell: cells run from a1 to l6, and there is no file j")]
pub struct CellNameError {
    /// The text that was read.
    pub text: String,
}

impl FromStr for CellId {
    type Err = CellNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || CellNameError { text: text.into() };
        let mut chars = text.chars();
        let file = chars.next().ok_or_else(error)?;
        let rank = chars.as_str();
        // `parse` alone would also read "+1" and "01".
        if !rank.starts_with(|c: char| ('1'..='9').contains(&c)) {
            return Err(error());
        }
        let rank = rank.parse().map_err(|_| error())?;
        Self::from_file_rank(file, rank).ok_or_else(error)
    }
}

impl Serialize for CellId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CellId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// One of the six directions to a neighbour, 60° apart, in turning order (`docs/rules.md` §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction(u8);

impl Direction {
    /// All six in turning order, beginning with (1, 0).
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Place in turning order, 0 … 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The change of (q, r) of one step this way.
    pub const fn axial(self) -> (i32, i32) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self.0 as usize]
    }

    /// The direction `sixths` × 60° further on.
    pub const fn turned(self, sixths: usize) -> Self {
        Self(((self.0 as usize + sixths) % 6) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_coordinates_follow_the_rules() {
        for (name, q, r) in [
            ("f1", 0, 5),
            ("f11", 0, -5),
            ("a1", -5, 5),
            ("a6", -5, 0),
            ("l1", 5, 0),
            ("l6", 5, -5),
        ] {
            let cell: CellId = name.parse().unwrap();
            assert_eq!((cell.q(), cell.r(), cell.ring()), (q, r, 5), "{name}");
            assert_eq!(cell.to_string(), name);
        }
    }

    #[test]
    fn rings_hold_1_6_12_18_24_30_cells() {
        let mut counts = [0; RINGS];
        for cell in CellId::ALL {
            counts[cell.ring()] += 1;
        }
        assert_eq!(counts, [1, 6, 12, 18, 24, 30]);
    }

    #[test]
    fn every_name_reads_back_and_board_order_is_by_file_then_rank() {
        for (i, cell) in CellId::ALL.into_iter().enumerate() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(cell.index(), i);
        }
        assert!(CellId::ALL.is_sorted_by_key(|cell| (cell.file(), cell.rank())));
    }

    #[test]
    fn texts_that_name_no_cell_are_refused() {
        for text in [
            "", "f", "j3", "a0", "a7", "l7", "f12", "f01", "f+1", "F6", "f6 ", "é1", "a99999",
        ] {
            assert!(text.parse::<CellId>().is_err(), "{text}");
        }
    }

    #[test]
    fn opposites_lie_across_the_throne() {
        for cell in CellId::ALL {
            assert_eq!((cell.opposite().q(), cell.opposite().r()), (-cell.q(), -cell.r()));
        }
    }
}
