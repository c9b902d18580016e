//! The logic of a game: requests, the referee and the computer player. Nothing here is visible.

pub mod actions;
pub mod clock;
pub mod current_game;
pub mod messages;
pub mod mode;
pub mod on_table;
pub mod opponent;
pub(crate) mod referee;
pub mod schedule;
pub mod selection;
pub mod settings;
pub mod take_back;
pub mod variations;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (on_table::plugin, schedule::plugin, settings::plugin, actions::plugin),
        (messages::plugin, referee::plugin, selection::plugin),
        (take_back::plugin, variations::plugin),
        (opponent::plugin, clock::plugin),
    ));
}
