//! An analysis beside the board.

pub mod race_bar;
pub mod small_board;
