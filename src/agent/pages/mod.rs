//! The screens before, after and over a game.

mod leave;
mod lessons;
mod menu;
mod money;
mod my_games;
mod notebook;
mod objections;
mod rules;
pub mod set_up;
mod settings;
pub(super) mod sign;
mod title;

use bevy::prelude::*;

/// The systems that need no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((leave::plugin, set_up::choices::plugin, settings::plugin));
}

/// The systems that draw in one.
pub(crate) fn window_plugin(app: &mut App) {
    app.add_plugins((
        (title::plugin, lessons::plugin, set_up::plugin, rules::plugin),
        (
            menu::plugin,
            money::plugin,
            notebook::plugin,
            my_games::plugin,
            objections::plugin,
        ),
    ));
}
