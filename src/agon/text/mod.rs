//! Agon in words: names and phrases in the player's language.

pub mod explanations;
mod help;
pub(crate) mod lessons;
pub mod pages;
pub(crate) mod played;
pub(crate) mod progress_file;
pub(crate) mod puzzles;
pub mod refusals;
pub mod review;
pub(crate) mod rule_book;
pub(crate) mod timing;
pub mod verdict;
pub mod words;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    help::plugin(app);
}
