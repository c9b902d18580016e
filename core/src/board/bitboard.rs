//! Sets of cells as bits of a `u128`, moved over the board by shifts.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::cell::{CellId, Direction, RINGS};

/// A set of cells.
///
/// ```
/// use agon_core::board::{Bitboard, CellId, Direction};
///
/// let throne = Bitboard::from(CellId::THRONE);
/// let around: Bitboard = Direction::ALL.into_iter().map(|direction| throne.shifted(direction)).collect();
/// assert_eq!(around, Bitboard::ring(1));
/// assert_eq!(around.len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(u128);

impl Bitboard {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 91 cells.
    pub const ALL: Self = {
        let mut bits = 0;
        let mut i = 0;
        while i < CellId::COUNT {
            bits |= 1 << CellId::ALL[i].bit();
            i += 1;
        }
        Self(bits)
    };

    const RING_SETS: [Self; RINGS] = {
        let mut rings = [Self::EMPTY; RINGS];
        let mut i = 0;
        while i < CellId::COUNT {
            let cell = CellId::ALL[i];
            rings[cell.ring()].0 |= 1 << cell.bit();
            i += 1;
        }
        rings
    };

    /// The edge, ring 5.
    pub const EDGE: Self = Self::RING_SETS[RINGS - 1];
    /// The throne alone, ring 0.
    pub const THRONE: Self = Self::RING_SETS[0];

    /// One bit per cell, numbered as [`CellId::bit`].
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The cells of one ring, 0 … 5.
    ///
    /// # Panics
    /// If there is no such ring.
    pub const fn ring(ring: usize) -> Self {
        Self::RING_SETS[ring]
    }

    /// The set of one cell.
    const fn of(cell: CellId) -> Self {
        SINGLES[cell.bit()]
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: CellId) -> bool {
        self.0 & Self::of(cell).0 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cells in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first cell in board order.
    pub fn first(self) -> Option<CellId> {
        (self.0 != 0).then(|| CellId::from_bit(self.0.trailing_zeros()))
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: CellId) {
        self.0 |= Self::of(cell).0;
    }

    /// Removes a cell.
    pub const fn remove(&mut self, cell: CellId) {
        self.0 &= !Self::of(cell).0;
    }

    /// The set without a cell.
    #[must_use]
    pub const fn without(self, cell: CellId) -> Self {
        Self(self.0 & !Self::of(cell).0)
    }

    /// Every cell moved one step in a direction. Cells that would leave the board are dropped.
    #[must_use]
    pub const fn shifted(self, direction: Direction) -> Self {
        Self(self.slid(direction).0 & Self::ALL.0)
    }

    /// As [`shifted`](Self::shifted), but cells that leave the board remain as bits that belong to no cell. It saves a
    /// mask where the result is intersected with cells of the board anyway.
    #[must_use]
    pub(crate) const fn slid(self, direction: Direction) -> Self {
        // Every row of the rhombus has bits off the board at one end, so a bit that runs over into the next row belongs
        // to no cell either.
        Self(match direction.index() {
            0 => self.0 << 11,
            1 => self.0 << 12,
            2 => self.0 << 1,
            3 => self.0 >> 11,
            4 => self.0 >> 12,
            _ => self.0 >> 1,
        })
    }
}

/// The set of each single cell. A table, because shifting 128 bits by a variable is slow on many processors and a
/// function call in WebAssembly.
static SINGLES: [Bitboard; CellId::BITS] = {
    let mut table = [Bitboard::EMPTY; CellId::BITS];
    let mut bit = 0;
    while bit < CellId::BITS {
        table[bit].0 = 1 << bit;
        bit += 1;
    }
    table
};

impl From<CellId> for Bitboard {
    fn from(cell: CellId) -> Self {
        Self::of(cell)
    }
}

impl FromIterator<CellId> for Bitboard {
    fn from_iter<T: IntoIterator<Item = CellId>>(cells: T) -> Self {
        cells.into_iter().map(Self::from).collect()
    }
}

impl FromIterator<Bitboard> for Bitboard {
    fn from_iter<T: IntoIterator<Item = Bitboard>>(sets: T) -> Self {
        sets.into_iter().fold(Self::EMPTY, |all, set| all | set)
    }
}

impl IntoIterator for Bitboard {
    type Item = CellId;
    type IntoIter = CellIter;

    fn into_iter(self) -> CellIter {
        CellIter(self.0)
    }
}

/// The cells of a set in board order.
#[derive(Clone, Debug)]
pub struct CellIter(u128);

impl Iterator for CellIter {
    type Item = CellId;

    fn next(&mut self) -> Option<CellId> {
        let cell = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }

    /// Walks over the two 64-bit halves, which is faster than [`next`](Self::next); `for_each` and others use it.
    #[inline]
    fn fold<B, F: FnMut(B, CellId) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        for (base, mut half) in [(0, self.0 as u64), (64, (self.0 >> 64) as u64)] {
            while half != 0 {
                result = f(result, CellId::from_bit(base + half.trailing_zeros()));
                half &= half - 1;
            }
        }
        result
    }
}

impl ExactSizeIterator for CellIter {}

impl BitAnd for Bitboard {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    /// The cells that are not in the set.
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_is_a_step_to_the_neighbour() {
        for cell in CellId::ALL {
            for direction in Direction::ALL {
                assert_eq!(
                    Bitboard::from(cell).shifted(direction).first(),
                    cell.neighbour(direction)
                );
            }
        }
    }

    #[test]
    fn a_set_lists_its_cells_in_board_order() {
        assert_eq!(Bitboard::ALL.into_iter().collect::<Vec<_>>(), CellId::ALL);
        assert_eq!((!Bitboard::EDGE).len(), 61);
    }
}
