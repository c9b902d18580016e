//! Agon on paper and as solids.

pub mod board;
pub mod diagram;
pub mod models;
pub mod palette;
pub mod pieces;
pub mod rules;
