//! Agon on the screen: board, pieces, turns, opponent.

pub mod components;
pub mod sets;

use bevy::prelude::*;

/// Everything that makes this game; the shell round it is added apart.
pub fn plugin(app: &mut App) {
    app.add_plugins((sets::plugin, components::plugin));
}
