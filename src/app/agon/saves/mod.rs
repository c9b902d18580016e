//! Starting and saving games: the unfinished one and the finished ones.

pub mod autosave;
pub mod finished_games;
pub mod start_game;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((autosave::plugin, finished_games::plugin, start_game::plugin));
}
