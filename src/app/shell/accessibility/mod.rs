//! Accessibility for players who cannot see the screen.

#[cfg(not(target_arch = "wasm32"))]
pub mod screen_reader;
pub mod speech;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(speech::plugin);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(screen_reader::plugin);
}
