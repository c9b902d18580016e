//! "Held between two pieces", the one geometry behind captures, custody and both relocation bans (`docs/rules.md` §3).
//!
//! A cell is held when two of its neighbours, in a pair of directions that the `capture` axis allows there, are
//! captors. Everything is computed for all cells at once: neighbours by shifts, and for each pair of directions a mask
//! of the cells where it counts.

use super::axes::Capture;
use crate::board::{Bitboard, CellId, Direction};

/// Pairs of directions, by their places in turning order: the three lines, then the six bends of 120°.
const PAIRS: [(usize, usize); 9] = [(0, 3), (1, 4), (2, 5), (0, 2), (1, 3), (2, 4), (3, 5), (4, 0), (5, 1)];
const LINES: usize = 3;

const STRAIGHT: u8 = Capture::Straight as u8;
const STRAIGHT_OR_BENT: u8 = Capture::StraightOrBent as u8;
const SAME_RING: u8 = Capture::SameRing as u8;

/// For each pair of directions, the cells that have neighbours of their own ring there.
const ALONG_RINGS: [Bitboard; 9] = {
    let mut masks = [Bitboard::EMPTY; 9];
    let mut pair = 0;
    while pair < 9 {
        let mut i = 0;
        while i < CellId::COUNT {
            let cell = CellId::ALL[i];
            if along_ring(cell, PAIRS[pair].0) && along_ring(cell, PAIRS[pair].1) {
                masks[pair].insert(cell);
            }
            i += 1;
        }
        pair += 1;
    }
    masks
};

const fn along_ring(cell: CellId, direction: usize) -> bool {
    matches!(cell.neighbour(Direction::ALL[direction]), Some(next) if next.ring() == cell.ring())
}

/// The geometry of one value of the `capture` axis. A constant parameter, so that unused pairs and masks cost nothing.
struct Geometry<const CAPTURE: u8>;

impl<const CAPTURE: u8> Geometry<CAPTURE> {
    /// The pairs of directions that count somewhere.
    const PAIRS: &[(usize, usize)] = if CAPTURE == STRAIGHT {
        PAIRS.split_at(LINES).0
    } else {
        &PAIRS
    };

    /// The cells among `cells` where a pair of directions counts.
    #[inline(always)]
    fn counting(pair: usize, cells: Bitboard) -> Bitboard {
        if CAPTURE == SAME_RING {
            cells & ALONG_RINGS[pair]
        } else {
            cells
        }
    }

    /// The union of `at(i, j)` over all pairs of directions, each where it counts.
    #[inline(always)]
    fn join(at: impl Fn(usize, usize) -> Bitboard) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for (pair, &(i, j)) in Self::PAIRS.iter().enumerate() {
            all |= Self::counting(pair, at(i, j));
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
        for (pair, &(i, j)) in Self::PAIRS.iter().enumerate() {
            let prey = Self::counting(pair, prey);
            all |= (prey & near[i]).slid(Direction::ALL[j]) | (prey & near[j]).slid(Direction::ALL[i]);
        }
        all
    }
}

/// For each direction, the cells whose neighbour that way is in the set, and bits that belong to no cell.
#[inline(always)]
fn near(set: Bitboard) -> [Bitboard; 6] {
    Direction::ALL.map(|direction| set.slid(direction.turned(3)))
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

/// The cells of `among` that two of the captors hold between them.
///
/// Move generation asks this for every position, so the geometry of most rule sets is inlined.
#[inline(always)]
pub(super) fn held(capture: Capture, captors: Bitboard, among: Bitboard) -> Bitboard {
    match capture {
        Capture::Straight => Geometry::<STRAIGHT>::held(captors) & among,
        Capture::StraightOrBent | Capture::SameRing => held_otherwise(capture, captors) & among,
    }
}

#[inline(never)]
fn held_otherwise(capture: Capture, captors: Bitboard) -> Bitboard {
    dispatch!(capture, held(captors))
}

/// The cells of `prey` that the mover holds together with another captor.
#[inline]
pub(super) fn held_with(capture: Capture, mover: CellId, captors: Bitboard, prey: Bitboard) -> Bitboard {
    dispatch!(capture, held_with(mover, captors)) & prey
}

/// The cells of `among` on which one more captor would hold a piece of `prey` together with one of the captors.
pub(super) fn completing(capture: Capture, captors: Bitboard, prey: Bitboard, among: Bitboard) -> Bitboard {
    dispatch!(capture, completing(captors, prey)) & among
}

/// The pairs of captors that hold a cell between them.
pub(super) fn holders(capture: Capture, captors: Bitboard, cell: CellId) -> impl Iterator<Item = [CellId; 2]> {
    let counts = move |pair: usize| match capture {
        Capture::Straight => pair < LINES,
        Capture::StraightOrBent => true,
        Capture::SameRing => ALONG_RINGS[pair].contains(cell),
    };
    let captor = move |direction: usize| {
        let neighbour = cell.neighbour(Direction::ALL[direction]);
        neighbour.filter(|&captor| captors.contains(captor))
    };
    let pairs = PAIRS.into_iter().enumerate().filter(move |&(pair, _)| counts(pair));
    pairs.filter_map(move |(_, (i, j))| Some([captor(i)?, captor(j)?]))
}

/// The neighbours of a cell.
#[inline]
pub(super) fn neighbours(cell: CellId) -> Bitboard {
    NEIGHBOURS[cell.bit()]
}

/// The cells two steps from a cell.
#[inline]
pub(super) fn two_away(cell: CellId) -> Bitboard {
    TWO_AWAY[cell.bit()]
}

static NEIGHBOURS: [Bitboard; CellId::BITS] = at_distance(1);
static TWO_AWAY: [Bitboard; CellId::BITS] = at_distance(2);

const fn at_distance(distance: usize) -> [Bitboard; CellId::BITS] {
    let mut table = [Bitboard::EMPTY; CellId::BITS];
    let mut i = 0;
    while i < CellId::COUNT {
        let mut j = 0;
        while j < CellId::COUNT {
            if CellId::ALL[i].distance(CellId::ALL[j]) == distance {
                table[CellId::ALL[i].bit()].insert(CellId::ALL[j]);
            }
            j += 1;
        }
        i += 1;
    }
    table
}
