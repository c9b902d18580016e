//! Services that work in the background: storage, settings, language, the window and its frames, and exchange with the
//! outside world.

pub mod asset_texts;
pub mod awake;
pub mod dates;
pub mod exchange;
pub mod language;
pub mod random_seed;
pub mod redraw;
pub mod resources;
pub mod settings;
pub mod sound_device;
pub mod store;
pub mod watched_time;
pub mod window;

use bevy::prelude::*;

/// Adds all system services. To override the user's own [`store::Store`] or [`language::Language`], insert them
/// beforehand.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        redraw::plugin,
        store::plugin,
        exchange::plugin,
        settings::plugin,
        window::plugin,
        watched_time::plugin,
        awake::plugin,
    ));
}
