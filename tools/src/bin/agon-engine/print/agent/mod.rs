//! Agent on paper.

pub mod map;
pub mod palette;
pub mod pieces;
pub mod rules;
pub mod sheet;
