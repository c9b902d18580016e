//! Agent on the screen, in seven modules as Agon, from lowest to highest: `text`, `gameplay`, then `scene` and `saves`,
//! `hud`, `input`, `pages`.

pub mod gameplay;
pub mod scene;
pub mod text;

use bevy::prelude::*;

/// The game itself: entities that follow the rules, and sources of actions. Needs no window.
pub fn play_plugin(app: &mut App) {
    app.add_plugins((text::plugin, gameplay::plugin, scene::plugin));
}
