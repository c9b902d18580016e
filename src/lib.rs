//! Agon, the oldest board game on hexagons: its rules, an engine that plays it, and the game on the screen.
//!
//! - [`board`]: the 91 cells, their rings and directions, and sets of cells.
//! - [`rules`]: rule sets, positions, moves, what a move does, and how a game ends.
//! - [`notation`]: positions, moves and whole games as text.
//! - [`engine`]: the computer player, and the text protocol in front of it.
//! - `app` (feature `game`): the game one sees and hears, in Bevy.
//!
//! Dependencies point one way, `board ← rules ← notation, engine ← app`. Nothing outside `app` knows Bevy, the clock or
//! the file system: time and randomness come in as arguments.

pub mod board;
pub mod engine;
pub mod notation;
pub mod rules;

#[cfg(feature = "game")]
pub mod app;
