//! History of games against the computer: an entry for each, which outlasts the game itself, with the distinctions that
//! were earned in it.

pub mod distinction;
pub mod game;
pub mod history;
