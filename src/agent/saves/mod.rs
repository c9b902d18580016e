//! The saves of Agent: each game in an entry of its own, after every action, with nothing secret in plain sight; and
//! what came of the finished ones.

pub mod acquaintances;
mod autosave;
pub mod career;
pub mod game_files;
mod lessons;
pub mod saved_games;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        lessons::plugin,
        acquaintances::plugin,
        saved_games::plugin,
        autosave::plugin,
        career::plugin,
        game_files::plugin,
    ));
}
