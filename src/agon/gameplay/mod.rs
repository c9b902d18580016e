//! The logic of a game: requests, the referee and the computer player. Nothing here is visible.

pub mod advice;
pub mod agon_screen;
pub mod ahead;
pub mod analysis;
pub mod analyst;
pub mod by_link;
pub mod clock;
pub mod content;
pub mod current_game;
pub mod default_keys;
pub mod exercise;
pub mod lessons;
pub mod messages;
pub mod mistakes;
pub mod mode_rights;
pub mod notes;
pub mod opponent;
pub mod preview;
pub mod puzzle_series;
pub mod puzzles;
pub(crate) mod referee;
pub mod review;
pub mod schedule;
pub mod selection;
pub mod settings;
pub mod solved;
pub mod take_back;
pub mod try_again;
pub mod variations;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (
            agon_screen::plugin,
            content::plugin,
            schedule::plugin,
            settings::plugin,
            default_keys::plugin,
        ),
        (messages::plugin, referee::plugin, selection::plugin),
        (take_back::plugin, variations::plugin, notes::plugin),
        (ahead::plugin, by_link::plugin),
        (opponent::OpponentPlugin, analyst::plugin, clock::plugin),
        (analysis::plugin, advice::plugin, preview::plugin),
        (review::plugin, mistakes::plugin, try_again::plugin),
        (exercise::plugin, lessons::plugin),
        (puzzles::plugin, puzzle_series::plugin),
    ));
}
