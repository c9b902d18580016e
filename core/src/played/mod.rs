//! What somebody has played against the computer: what is remembered of each game, so that it outlasts the game itself,
//! and the distinctions that were earned in it.

pub mod distinction;
pub mod game;
pub mod history;
