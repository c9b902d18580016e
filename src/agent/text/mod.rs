//! Agent in words: names and sentences in the player's language.

pub mod endings;
pub mod game_files;
pub mod language;
pub mod lessons;
pub mod pages;
pub mod spoken;
pub mod words;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    language::plugin(app);
}
