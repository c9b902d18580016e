//! The screens before, after and over a game.

mod day;
mod dossiers;
mod leave;
mod lessons;
mod menu;
mod money;
mod my_games;
mod notebook;
mod objections;
pub mod occasions;
mod record;
mod rules;
mod season;
pub mod set_up;
mod settings;
pub(super) mod sign;
mod title;

use bevy::prelude::*;

/// The systems that need no window.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        leave::plugin,
        occasions::plugin,
        set_up::choices::plugin,
        settings::plugin,
    ));
}

/// The systems that draw in one.
pub(crate) fn window_plugin(app: &mut App) {
    app.add_plugins((
        (title::plugin, lessons::plugin, set_up::plugin, rules::plugin),
        (
            menu::plugin,
            dossiers::plugin,
            money::plugin,
            notebook::plugin,
            my_games::plugin,
            objections::plugin,
        ),
        (day::plugin, season::plugin, record::plugin),
    ));
}
