//! Agon on the table: the entities of cells and pieces, how they follow the game, and their appearance.

mod analysis_arrows;
pub mod animate;
mod appearance;
mod apply_settings;
pub mod board;
mod board_body;
mod breathing;
mod captives;
mod capture_lines;
mod cell_names;
mod drawn_shapes;
pub mod entities;
pub mod finale;
mod flat_arrow;
mod flat_board;
mod flat_pieces;
pub(crate) mod follow_game;
mod hiding_pieces;
mod last_move;
mod marks;
pub mod marks_hidden;
mod materials;
pub(crate) mod pieces;
mod pointed_out;
pub mod selection_marks;
mod sound;
pub mod theme;
mod view_samples;

use bevy::prelude::*;

/// Cells and pieces, how they follow the game, and its sounds. Needs no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (entities::plugin, board::plugin, pieces::plugin),
        (
            animate::plugin,
            follow_game::plugin,
            captives::plugin,
            last_move::plugin,
        ),
        (selection_marks::plugin, marks_hidden::plugin, pointed_out::plugin),
        (apply_settings::plugin, sound::plugin),
    ));
}

/// The appearance of cells and pieces.
pub(crate) fn looks_plugin(app: &mut App) {
    app.add_plugins((
        (theme::plugin, materials::plugin, appearance::plugin),
        (cell_names::plugin, marks::plugin),
        (
            capture_lines::plugin,
            analysis_arrows::plugin,
            drawn_shapes::plugin,
            hiding_pieces::plugin,
        ),
        breathing::plugin,
        (finale::plugin, finale::burst::plugin, view_samples::plugin),
    ));
}
