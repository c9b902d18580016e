//! Accessibility for players who cannot see the screen.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(any(test, target_arch = "wasm32"))]
mod page_elements;
pub mod screen_reader;
pub mod speech;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((speech::plugin, screen_reader::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(desktop::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page_elements::page::plugin);
}
