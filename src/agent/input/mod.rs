//! Turns players' input on the map into messages.

pub mod keyboard;
pub mod map_steps;
mod pointer;
mod replay_keys;
mod screen_reader;

use bevy::prelude::*;

/// Keys and gamepads. Needs no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((keyboard::plugin, replay_keys::plugin));
}

/// The systems that need a window.
pub(crate) fn window_plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, screen_reader::plugin));
}
