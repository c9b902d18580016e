//! The screens before, after and over a game.

mod analysis;
mod board_picture;
mod by_link;
mod content;
mod editor;
mod in_words;
mod learn;
mod mistakes;
mod moves;
pub(crate) mod moving_picture;
mod my_games;
pub mod new_game;
mod note;
pub mod open;
mod openings;
pub(crate) mod pause;
mod progress;
mod puzzles;
pub mod rule_book;
mod settings;
mod share;
mod story;
mod title;

use bevy::prelude::*;

/// The systems that need no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (new_game::choices::plugin, pause::plugin, share::plugin, open::plugin),
        (my_games::plugin, openings::plugin),
        (moves::plugin, note::plugin, in_words::plugin),
        (settings::plugin, editor::plugin),
        (
            learn::plugin,
            puzzles::plugin,
            mistakes::plugin,
            progress::plugin,
            rule_book::plugin,
        ),
    ));
}

/// The systems that draw in one.
pub(crate) fn window_plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        by_link::plugin,
        new_game::plugin,
        story::page::plugin,
        board_picture::plugin,
        moving_picture::plugin,
        analysis::plugin,
    ));
}
