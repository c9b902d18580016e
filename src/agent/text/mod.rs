//! Agent in words: names and sentences in the player's language.

pub mod career;
pub mod endings;
pub mod game_files;
pub mod lessons;
pub mod pages;
pub mod personas;
pub mod spoken;
pub mod words;
