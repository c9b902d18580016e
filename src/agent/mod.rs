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
use bevy_egui::egui::Color32;

use crate::shell::system::language::key;
use crate::tabletop::game::{BoardGame, Cover, Picture};

/// Agent on the shelf.
pub const GAME: BoardGame = BoardGame {
    id: gameplay::agent_screen::AGENT,
    name: key("shelf-agent"),
    line: key("shelf-agent-line"),
    about: key("shelf-agent-about"),
    cover: Cover {
        picture: Some(Picture {
            path: "covers/agent.png",
            here: if cfg!(target_arch = "wasm32") {
                None
            } else {
                Some(include_bytes!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/assets/covers/agent.png"
                )))
            },
        }),
        colour: Color32::from_rgb(0x16, 0x2e, 0x3a),
        sign: pages::sign::case,
    },
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
