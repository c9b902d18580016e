//! The board: 91 cells in six rings, the six directions between them, and sets of cells as bits of a `u128`.
//!
//! It knows nothing of pieces. Coordinates, names and turning order are those of `docs/rules.md` §1.

mod bitboard;
mod cell;
mod symmetry;

pub use bitboard::{Bitboard, CellIter};
pub use cell::{CellId, CellNameError, Direction, FILES, RINGS};
pub use symmetry::Symmetry;
