//! The table of any board game: frame order, views, camera and rendering. It knows no rules.

pub mod active_game;
pub mod camera;
pub(crate) mod due;
pub mod flight;
pub mod game;
pub mod lessons;
pub mod mind;
pub mod motion;
pub mod moving_picture;
pub mod pages;
pub(crate) mod pointing;
pub mod pose;
pub mod render;
pub mod saves;
pub mod schedule;
pub mod settings;
pub mod sounds;
pub(crate) mod stereo;
#[cfg(not(target_arch = "wasm32"))]
pub mod thinking_thread;
pub mod title;
pub(crate) mod trajectory;
pub mod view;
pub mod view_settings;
pub mod watch;

use bevy::prelude::*;

/// Adds the invisible part of the table: which game is on it, system ordering, motion, sounds, and the
/// player's view settings.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        (active_game::plugin, schedule::plugin, saves::plugin),
        (motion::plugin, flight::plugin, view::plugin),
        (view_settings::plugin, sounds::plugin, title::plugin),
    ));
}

/// Adds the visible part of the table. Requires a window.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((camera::plugin, render::plugin));
}
