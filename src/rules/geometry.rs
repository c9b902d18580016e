//! "Held between two pieces", the one geometry behind captures, custody and both relocation bans (`docs/rules.md` §3).
//!
//! A cell is held when two of its neighbours, in a pair of directions that the `capture` axis allows there, are captors.
//! Everything is worked out for all cells at once: a neighbour's place is a shift, and each pair of directions has a mask
//! of the cells where it counts.

use super::Capture;
use crate::board::{Bitboard, CellId, Direction};

/// Pairs of directions, by their places in turning order: the three lines, then the six bends of 120°.
const PAIRS: [(usize, usize); 9] = [(0, 3), (1, 4), (2, 5), (0, 2), (1, 3), (2, 4), (3, 5), (4, 0), (5, 1)];

const STRAIGHT: u8 = Capture::Straight as u8;
const STRAIGHT_OR_BENT: u8 = Capture::StraightOrBent as u8;
const SAME_RING: u8 = Capture::SameRing as u8;

/// Whether captors in these two directions from the cell hold it.
const fn holds(capture: u8, cell: CellId, pair: (usize, usize)) -> bool {
    let (Some(a), Some(b)) = (
        cell.neighbour(Direction::ALL[pair.0]),
        cell.neighbour(Direction::ALL[pair.1]),
    ) else {
        return false;
    };
    match capture {
        STRAIGHT => (pair.1 + 6 - pair.0) % 6 == 3,
        STRAIGHT_OR_BENT => true,
        _ => a.ring() == cell.ring() && b.ring() == cell.ring(),
    }
}

const fn masks(capture: u8) -> [Bitboard; 9] {
    let mut masks = [Bitboard::EMPTY; 9];
    let mut pair = 0;
    while pair < 9 {
        let mut i = 0;
        while i < CellId::COUNT {
            if holds(capture, CellId::ALL[i], PAIRS[pair]) {
                masks[pair].insert(CellId::ALL[i]);
            }
            i += 1;
        }
        pair += 1;
    }
    masks
}

/// One geometry, with its masks known to the compiler so that pairs that never count cost nothing.
struct Geometry<const CAPTURE: u8>;

impl<const CAPTURE: u8> Geometry<CAPTURE> {
    const MASKS: [Bitboard; 9] = masks(CAPTURE);

    /// Joins what `at` finds for each pair of directions, where that pair counts.
    #[inline(always)]
    fn join(at: impl Fn(usize, usize) -> Bitboard) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for (&(i, j), &mask) in PAIRS.iter().zip(&Self::MASKS) {
            if !mask.is_empty() {
                all |= at(i, j) & mask;
            }
        }
        all
    }

    #[inline(always)]
    fn held(captors: Bitboard) -> Bitboard {
        let near = near(captors);
        Self::join(|i, j| near[i] & near[j])
    }

    #[inline(always)]
    fn held_with(mover: CellId, captors: Bitboard) -> Bitboard {
        let (by_mover, near) = (near(Bitboard::from(mover)), near(captors));
        Self::join(|i, j| (by_mover[i] & near[j]) | (by_mover[j] & near[i]))
    }

    #[inline(always)]
    fn completing(captors: Bitboard, prey: Bitboard) -> Bitboard {
        let near = near(captors);
        let mut all = Bitboard::EMPTY;
        for (&(i, j), &mask) in PAIRS.iter().zip(&Self::MASKS) {
            if !mask.is_empty() {
                let prey = prey & mask;
                all |= (prey & near[i]).shifted(Direction::ALL[j]) | (prey & near[j]).shifted(Direction::ALL[i]);
            }
        }
        all
    }
}

/// For each direction, the cells whose neighbour that way is in the set.
#[inline(always)]
fn near(set: Bitboard) -> [Bitboard; 6] {
    Direction::ALL.map(|direction| set.shifted(direction.turned(3)))
}

macro_rules! dispatch {
    ($capture:expr, $function:ident($($argument:expr),*)) => {
        match $capture {
            Capture::Straight => Geometry::<STRAIGHT>::$function($($argument),*),
            Capture::StraightOrBent => Geometry::<STRAIGHT_OR_BENT>::$function($($argument),*),
            Capture::SameRing => Geometry::<SAME_RING>::$function($($argument),*),
        }
    };
}

/// The cells that two of the captors hold between them.
#[inline]
pub(super) fn held(capture: Capture, captors: Bitboard) -> Bitboard {
    dispatch!(capture, held(captors))
}

/// The cells of `prey` that the mover holds together with another of the captors.
#[inline]
pub(super) fn held_with(capture: Capture, mover: CellId, captors: Bitboard, prey: Bitboard) -> Bitboard {
    if (NEIGHBOURS[mover.bit()] & prey).is_empty() {
        return Bitboard::EMPTY;
    }
    dispatch!(capture, held_with(mover, captors)) & prey
}

/// The cells from which one more captor would hold some of `prey` together with one of the captors.
pub(super) fn completing(capture: Capture, captors: Bitboard, prey: Bitboard) -> Bitboard {
    dispatch!(capture, completing(captors, prey))
}

static NEIGHBOURS: [Bitboard; CellId::BITS] = {
    let mut table = [Bitboard::EMPTY; CellId::BITS];
    let mut i = 0;
    while i < CellId::COUNT {
        let cell = CellId::ALL[i];
        let mut d = 0;
        while d < 6 {
            if let Some(neighbour) = cell.neighbour(Direction::ALL[d]) {
                table[cell.bit()].insert(neighbour);
            }
            d += 1;
        }
        i += 1;
    }
    table
};
