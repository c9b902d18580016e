//! The games of the house, and where they are played.

use bevy::prelude::*;

use super::tabletop::game::{BoardGame, add_games};
use super::{agent, agon, shelf, tabletop};

/// The games, in the order in which they stand on the shelf. This is the only place that names them all.
pub const GAMES: &[BoardGame] = &[agon::GAME, agent::GAME];

/// Adds the table, games, and the shelf on which they stand. Requires the shell.
pub fn add_house(app: &mut App, games: &'static [BoardGame]) {
    app.add_plugins((tabletop::plugin, tabletop::window_plugin));
    add_games(app, games);
    app.add_plugins((shelf::plugin, shelf::window_plugin));
}
