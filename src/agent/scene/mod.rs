//! Agent on the table: the entities of cities, agents and the case, how they follow the game, and their appearance.

pub mod animate;
mod announced;
mod appearance;
pub mod board;
mod board_body;
pub(crate) mod city_names;
mod counters;
pub mod entities;
mod figures;
pub mod follow_table;
mod geography;
pub mod lot;
mod map_picture;
mod marks;
mod materials;
pub mod moments;
pub mod news;
pub(crate) mod palette;
mod plaque;
pub mod press;
mod print;
mod selection_marks;
mod set_out;
mod sound;
#[cfg(test)]
pub(crate) mod testing;

use bevy::prelude::*;

/// Cities, agents and the case, and how they follow the game. Needs no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (entities::plugin, set_out::plugin, animate::plugin),
        (follow_table::plugin, selection_marks::plugin, sound::plugin),
        (lot::plugin, moments::plugin, news::plugin),
    ));
}

/// The appearance of cities, agents and the case.
pub(crate) fn looks_plugin(app: &mut App) {
    app.add_plugins((
        (materials::plugin, appearance::plugin, city_names::plugin),
        (marks::plugin, announced::plugin),
        (lot::looks_plugin, moments::looks_plugin),
    ));
}
