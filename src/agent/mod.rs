//! Agent on the screen, in seven modules as Agon, from lowest to highest: `text`, `gameplay`, then `scene` and `saves`,
//! `hud`, `input`, `pages`.

pub mod gameplay;
pub mod hud;
pub mod input;
pub mod pages;
pub mod saves;
pub mod scene;
pub mod text;

use agon_core::agent::is_game_file;
use bevy::prelude::*;

use crate::shell::system::language::key;
use crate::tabletop::game::BoardGame;

/// Agent on the shelf.
pub const GAME: BoardGame = BoardGame {
    id: gameplay::agent_screen::AGENT,
    name: key("shelf-agent"),
    line: key("shelf-agent-line"),
    cover: pages::cover::cover,
    plugin,
    reads: is_game_file,
    played_before_shelf: |_| false,
};

/// The complete game; the shell around it and the table are added separately.
pub fn plugin(app: &mut App) {
    app.add_plugins((play_plugin, window_plugin));
}

/// The game itself: entities that follow the rules, and sources of actions. Needs no window.
pub fn play_plugin(app: &mut App) {
    app.add_plugins((
        gameplay::plugin,
        scene::plugin,
        saves::plugin,
        input::plugin,
        pages::plugin,
    ));
}

/// The appearance of the game, the interface around the map and the pointer.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        scene::looks_plugin,
        hud::plugin,
        input::window_plugin,
        pages::window_plugin,
    ));
}
