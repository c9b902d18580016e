//! Agon on the screen: board, pieces, turns, captures, opponent.

pub mod advice;
pub mod animate;
mod banner;
pub mod begin;
pub mod board;
pub mod camera;
mod captures;
mod ceremony;
pub mod choices;
pub mod clock;
pub mod components;
mod contact;
mod counters;
mod detail;
mod diagram;
mod ending;
mod finger;
mod flat;
pub mod game;
mod gamepads;
mod grip;
mod growing;
pub mod guide;
mod help;
mod highlights;
mod hud;
mod joinery;
pub mod keep;
mod keyboard;
mod last_move;
mod lathe;
mod leave;
pub mod library;
mod light;
mod lit;
mod materials;
pub mod messages;
mod names;
pub(in crate::app) mod new_game;
pub mod open;
pub mod opponent;
mod pieces;
pub mod plan;
pub mod players;
mod pointer;
mod portrait;
mod preferences;
mod reasons;
mod room;
mod rules;
mod save_format;
pub mod selection;
pub mod sets;
mod share;
pub mod sound;
mod spoken;
mod stepping;
mod story;
mod substance;
pub mod take_back;
pub mod terms;
mod texture;
pub mod theme;
mod title;
mod unlit;
mod variations;
mod views;
pub mod warming;
mod warnings;
mod words;

use bevy::prelude::*;

use components::Restless;

use super::shell::wake::Wake;

/// Everything that makes this game; the shell round it is added apart.
pub fn plugin(app: &mut App) {
    app.add_plugins((play_plugin, scene_plugin, hud_plugin, menu_plugin))
        .add_systems(PostUpdate, draw_on);
}

/// What moves on the board is drawn until it rests.
fn draw_on(restless: Res<Restless>, mut wake: ResMut<Wake>) {
    if restless.0 {
        wake.keep_drawing();
    }
}

/// The game itself: entities that follow the rules, and what asks for moves. Needs no window.
pub fn play_plugin(app: &mut App) {
    app.add_plugins((
        (board_plugin, messages::plugin),
        (rules::plugin, captures::plugin, last_move::plugin),
        (selection::plugin, keyboard::plugin, gamepads::plugin),
        (stepping::plugin, take_back::plugin, variations::plugin),
        (opponent::plugin, preferences::plugin, help::plugin, sound::plugin),
        (
            keep::plugin,
            library::plugin,
            begin::plugin,
            leave::plugin,
            choices::plugin,
        ),
        (share::plugin, open::plugin, clock::plugin),
    ));
}

/// Cells and pieces, and how they follow the positions shown.
fn board_plugin(app: &mut App) {
    app.add_plugins((
        sets::plugin,
        components::plugin,
        board::plugin,
        pieces::plugin,
        animate::plugin,
    ));
}

/// What it looks like, and the pointer over it.
pub fn scene_plugin(app: &mut App) {
    app.add_plugins((
        theme::plugin,
        lit::plugin,
        materials::plugin,
        unlit::plugin,
        (detail::plugin, views::plugin),
        names::plugin,
        (highlights::plugin, growing::plugin, grip::plugin, ceremony::plugin),
        contact::plugin,
        light::plugin,
        camera::plugin,
        pointer::plugin,
        portrait::plugin,
        warming::plugin,
    ));
}

/// What stands round the board and speaks of the game.
pub fn hud_plugin(app: &mut App) {
    app.add_plugins((
        hud::plugin,
        banner::plugin,
        spoken::plugin,
        ending::plugin,
        story::plugin,
        (reasons::plugin, warnings::plugin),
        finger::plugin,
    ));
}

/// What comes before and after a game, and what is said to whoever plays for the first time.
fn menu_plugin(app: &mut App) {
    app.add_plugins((title::plugin, new_game::plugin, guide::plugin));
}
