//! What people do on the map becomes messages.

mod pointer;

use bevy::prelude::*;

/// The systems that need a window.
pub(crate) fn window_plugin(app: &mut App) {
    pointer::plugin(app);
}
