//! An analysis beside the board.

pub mod small_board;
