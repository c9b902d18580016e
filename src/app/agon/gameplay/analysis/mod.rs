//! Analysing a game: the best moves, and how they go on.

pub mod arrows;
