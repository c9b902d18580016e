//! The review of a finished game beside the board: its graph with the marks, the way from mistake to mistake, what is said
//! of the move that is looked at, and what the result card tells of it.

pub mod card;
pub mod graph;
mod legend;
pub mod strip;
pub mod summary;
