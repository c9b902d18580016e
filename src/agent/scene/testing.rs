//! Parts of the program without a window, for unit tests.

use bevy::prelude::*;

use super::{animate, entities, news, set_out};
use crate::agent::gameplay;
use crate::agent::gameplay::agent_screen::AGENT;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::{active_game, flight, motion, schedule, view};

/// Cities, agents and the case, and how they follow the boards shown. Requires Bevy's `StatesPlugin`.
pub fn board_plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_plugins((
            (active_game::plugin, gameplay::agent_screen::plugin),
            (schedule::plugin, gameplay::schedule::plugin),
            (motion::plugin, flight::plugin, view::plugin),
            (entities::plugin, set_out::plugin, animate::plugin, news::plugin),
        ))
        .insert_state(AGENT);
}
