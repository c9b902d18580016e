//! Zobrist keys: a random number for everything in which two positions can differ (`docs/rules.md` §4, Repetition).

use super::piece::{Kind, Side};
use crate::board::{Bitboard, CellId};

/// SplitMix64 by Steele, Lea and Flood, which runs at compile time.
const fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

struct Keys {
    pieces: [[[u64; CellId::BITS]; 2]; 2],
    captured: [u64; CellId::BITS],
    hand: [[[u64; 7]; 2]; 2],
    black_to_move: u64,
}

static KEYS: Keys = {
    let mut state = 0x4167_6f6e;
    let mut keys = Keys {
        pieces: [[[0; CellId::BITS]; 2]; 2],
        captured: [0; CellId::BITS],
        hand: [[[0; 7]; 2]; 2],
        black_to_move: 0,
    };
    let mut side = 0;
    while side < 2 {
        let mut kind = 0;
        while kind < 2 {
            let mut bit = 0;
            while bit < CellId::BITS {
                keys.pieces[side][kind][bit] = of_cell(bit, splitmix(&mut state));
                bit += 1;
            }
            // An empty hand has the key 0, and so leaves the position's key unchanged.
            let mut count = 1;
            while count < 7 {
                keys.hand[side][kind][count] = splitmix(&mut state);
                count += 1;
            }
            kind += 1;
        }
        side += 1;
    }
    let mut bit = 0;
    while bit < CellId::BITS {
        keys.captured[bit] = of_cell(bit, splitmix(&mut state));
        bit += 1;
    }
    keys.black_to_move = splitmix(&mut state);
    keys
};

/// The number, or 0 for a bit that belongs to no cell: random numbers do not compress, and the browser downloads them.
const fn of_cell(bit: usize, number: u64) -> u64 {
    if Bitboard::ALL.bits() >> bit & 1 == 1 {
        number
    } else {
        0
    }
}

pub(super) fn piece(side: Side, kind: Kind, cell: CellId) -> u64 {
    KEYS.pieces[side.index()][kind as usize][cell.bit()]
}

pub(super) fn captured(cell: CellId) -> u64 {
    KEYS.captured[cell.bit()]
}

pub(super) fn hand(side: Side, kind: Kind, count: u8) -> u64 {
    KEYS.hand[side.index()][kind as usize][usize::from(count)]
}

pub(super) fn black_to_move() -> u64 {
    KEYS.black_to_move
}
