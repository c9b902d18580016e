//! Agon on the screen, in eight modules, from lowest to highest: `text`, `gameplay`, then `scene` and `saves`,
//! `drawings`, `hud`, `input`, `pages`.

pub mod drawings;
pub mod gameplay;
pub mod hud;
mod input;
pub mod pages;
pub mod saves;
pub mod scene;
pub mod text;

use agon_core::notation::read_text;
use agon_core::progress_file::ProgressFile;
use agon_core::rules::RuleSet;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::shell::system::language::key;
use crate::tabletop::game::{BoardGame, Cover, Picture};

/// Agon on the shelf.
pub const GAME: BoardGame = BoardGame {
    id: gameplay::agon_screen::AGON,
    name: key("shelf-agon"),
    line: key("shelf-agon-line"),
    about: key("shelf-agon-about"),
    cover: Cover {
        picture: Some(Picture {
            path: "covers/agon.png",
            here: if cfg!(target_arch = "wasm32") {
                None
            } else {
                Some(include_bytes!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/assets/covers/agon.png"
                )))
            },
        }),
        colour: Color32::from_rgb(0x12, 0x36, 0x2a),
        sign: drawings::sign::star,
    },
    plugin,
    reads: |text| ProgressFile::is_meant(text) || read_text(text, &RuleSet::default()).is_ok(),
    played_before_shelf: |world| !world.resource::<gameplay::settings::AgonSettings>().first_run,
};

/// The complete game; the shell around it and the table are added separately.
pub fn plugin(app: &mut App) {
    app.add_plugins((play_plugin, window_plugin));
}

/// The game itself: entities that follow the rules, and sources of moves. Needs no window.
pub fn play_plugin(app: &mut App) {
    app.add_plugins((
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
        scene::looks_plugin,
        hud::plugin,
        input::window_plugin,
        pages::window_plugin,
    ));
}
