//! The player's settings, shared by all games: the sections, and the one that every program has.

pub mod language_choice;
pub mod language_switch;
pub mod program;
pub mod section;

use bevy::prelude::*;

/// Requires the [`Store`](super::store::Store).
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((section::plugin, program::plugin, language_switch::plugin));
}
