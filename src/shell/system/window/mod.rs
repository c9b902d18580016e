//! The window: whether it fills the screen, and on the desktop its icon, size and place.

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
pub mod desktop;

#[cfg(target_arch = "wasm32")]
use browser as platform;
#[cfg(not(target_arch = "wasm32"))]
use desktop as platform;

/// Requires the settings.
pub(crate) fn plugin(app: &mut App) {
    platform::plugin(app);
}

/// Whether the window fills the screen; `None` where it cannot, as in a browser that does not allow it.
pub fn full_screen(world: &World) -> Option<bool> {
    platform::full_screen(world)
}

/// Lets the window fill the screen, or not any longer.
pub fn set_full_screen(world: &mut World, wanted: bool) {
    platform::set_full_screen(world, wanted);
}
