//! Agent on the table: the entities of cities, agents and the case, how they follow the game, and their appearance.

pub mod animate;
pub mod board;
pub mod entities;
pub mod follow_table;
pub mod press;
#[cfg(test)]
mod testing;

use bevy::prelude::*;

/// Cities, agents and the case, and how they follow the game. Needs no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((entities::plugin, animate::plugin, follow_table::plugin));
}
