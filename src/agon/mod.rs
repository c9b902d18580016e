//! Agon on the screen, in seven modules, from lowest to highest: `text`, `gameplay`, then `scene` and `saves`, `hud`,
//! `input`, `pages`.

pub mod gameplay;
pub mod hud;
mod input;
pub mod pages;
pub mod saves;
pub mod scene;
pub mod text;

use bevy::prelude::*;

use super::tabletop;

/// The complete game; the shell around it is added separately.
pub fn plugin(app: &mut App) {
    app.add_plugins((play_plugin, window_plugin));
}

/// The game itself: entities that follow the rules, and sources of moves. Needs no window.
pub fn play_plugin(app: &mut App) {
    app.add_plugins((
        tabletop::plugin,
        text::plugin,
        gameplay::plugin,
        scene::plugin,
        saves::plugin,
        input::plugin,
        pages::plugin,
    ));
}

/// The appearance of the game, the interface around the board and the pointer.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        tabletop::window_plugin,
        scene::looks_plugin,
        hud::plugin,
        input::window_plugin,
        pages::window_plugin,
    ));
}
