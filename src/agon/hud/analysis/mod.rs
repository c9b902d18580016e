//! The analysis beside the board: the value as a race, the lines, and their controls.

pub mod line_row;
pub mod peek;
pub mod race_bar;
pub mod section;
pub mod small_board;
mod tell;
pub mod words;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((peek::plugin, tell::plugin));
}
