//! Player input at the board by pointer, keyboard, gamepad or screen reader.

mod dragging;
mod drawing;
mod gamepads;
pub mod keyboard;
mod meant_cell;
mod pointer;
mod screen_reader;
pub(crate) mod step_through_moves;
mod targets;
mod touch_lens;

use bevy::prelude::*;

/// Keys and gamepads. Needs no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((keyboard::plugin, gamepads::plugin, step_through_moves::plugin));
}

/// Input that needs the window.
pub(crate) fn window_plugin(app: &mut App) {
    app.add_plugins((
        dragging::plugin,
        pointer::plugin,
        drawing::plugin,
        screen_reader::plugin,
        touch_lens::plugin,
    ));
}
