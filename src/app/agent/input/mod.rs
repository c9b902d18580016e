//! What people do on the map becomes messages.

mod pointer;
mod replay_keys;

use bevy::prelude::*;

/// Keys and gamepads. Needs no window.
pub(crate) fn plugin(app: &mut App) {
    replay_keys::plugin(app);
}

/// The systems that need a window.
pub(crate) fn window_plugin(app: &mut App) {
    pointer::plugin(app);
}
