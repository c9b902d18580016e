//! The logic of a game: the referee, whose turn it is to decide, the device that passes from hand to hand, and the
//! computer players. Nothing here is visible.

pub mod agent_screen;
mod attention;
pub mod colours;
pub mod computers;
pub mod current_game;
pub mod default_keys;
pub mod device;
pub mod faces;
pub mod hints;
pub mod lessons;
pub mod map_cursor;
pub mod messages;
pub mod objections;
pub(crate) mod referee;
pub mod replay;
pub mod schedule;
pub mod selection;
pub mod settings;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (
            agent_screen::plugin,
            schedule::plugin,
            settings::plugin,
            default_keys::plugin,
        ),
        (messages::plugin, referee::plugin, replay::plugin, objections::plugin),
        (lessons::plugin, hints::plugin, attention::plugin),
        (device::plugin, selection::plugin, map_cursor::plugin, computers::plugin),
    ));
}
