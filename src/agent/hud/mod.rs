//! The interface around the map during a game: the prompt, the players, the news, and the player's own sheet. It shows
//! the state of the game and sends requests as messages; it holds no game state itself.

mod deeds;
mod discussion;
mod draft;
mod end_scene;
mod foot;
mod hand_over;
mod hold_button;
mod hovered_agent;
pub mod icons;
mod layout;
mod learning;
mod material;
mod moment;
mod news;
pub mod own_sheet;
pub mod panel;
mod players;
pub(crate) mod portrait;
mod prompt;
mod question;
mod replay;
mod replay_list;
mod result;
mod sheet;
mod stamp;
mod tell;
pub mod view;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agent::gameplay::colours::of_seats;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::shell::ui::draw_order::Draw;

/// Signs of players are drawn in the colours that were chosen for this game.
fn show_colours(mut contexts: EguiContexts, current: Res<CurrentGame>) -> Result {
    icons::set_player_colours(contexts.ctx_mut()?, of_seats(current.seats()));
    Ok(())
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_colours
            .run_if(resource_exists_and_changed::<CurrentGame>)
            .in_set(Draw::Theme)
            .in_set(AgentSystems),
    );
    app.add_plugins((panel::plugin, moment::plugin, own_sheet::plugin, tell::plugin));
    app.add_plugins((end_scene::plugin, replay::plugin, hovered_agent::plugin, stamp::plugin));
}
