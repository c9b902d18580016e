//! Keys, gamepads and the pointer, before any screen gives them a meaning.

pub mod context;
mod egui_keys;
pub mod focus;
#[cfg(not(target_arch = "wasm32"))]
pub mod full_screen;
pub mod gamepad;
mod gamepad_alarm;
mod layout;
#[cfg(not(target_arch = "wasm32"))]
mod modifiers;
pub mod mute;
mod one_click;
mod pointer_blocking;
mod repeats;
pub mod shortcuts;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        context::plugin,
        egui_keys::plugin,
        gamepad::plugin,
        gamepad_alarm::plugin,
        pointer_blocking::plugin,
        focus::plugin,
        shortcuts::plugin,
        mute::plugin,
        one_click::plugin,
        repeats::plugin,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((full_screen::plugin, modifiers::plugin));
}
