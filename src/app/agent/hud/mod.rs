//! The interface around the map during a game: what is asked, who plays, what was heard, and one's own sheet. It shows
//! the state of the game and sends requests as messages; it holds no game state itself.

mod end_scene;
mod hand_over;
mod hold_button;
pub mod icons;
mod layout;
mod news;
pub mod panel;
mod players;
mod prompt;
mod question;
mod replay;
mod replay_list;
mod result;
mod sheet;
mod tell;
pub mod view;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((panel::plugin, tell::plugin, end_scene::plugin, replay::plugin));
}
