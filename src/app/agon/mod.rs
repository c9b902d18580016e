//! Agon on the screen: board, pieces, turns, opponent.

pub mod animate;
pub mod board;
pub mod camera;
pub mod components;
mod flat;
mod help;
mod lathe;
mod light;
mod pieces;
pub mod plan;
pub mod sets;
pub mod theme;
mod views;
mod wood;

use bevy::prelude::*;

/// Everything that makes this game; the shell round it is added apart.
pub fn plugin(app: &mut App) {
    app.add_plugins((help::plugin, board_plugin, scene_plugin));
}

/// The entities and how they follow the positions shown; needs no window.
pub fn board_plugin(app: &mut App) {
    app.add_plugins((
        sets::plugin,
        components::plugin,
        board::plugin,
        pieces::plugin,
        animate::plugin,
    ));
}

/// What they look like.
pub fn scene_plugin(app: &mut App) {
    app.add_plugins((theme::plugin, views::plugin, light::plugin, camera::plugin));
}
