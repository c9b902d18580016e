//! The scope of keys and buttons, apart from moving through the screens. Set by the navigation.

use bevy::prelude::*;

use crate::shell::system::resources::AddResource;

/// Scope of keys and buttons. Each value includes the ones before it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InputContext {
    /// Only navigation through the screens.
    #[default]
    Screens,
    /// The moves of a game, listed over its board.
    Moves,
    /// The board and the moves of the game on it.
    Board,
}

/// Run condition: keys may control the board, because a game is on screen with nothing over it.
pub fn board_has_keys(context: Option<Res<InputContext>>) -> bool {
    context.is_some_and(|context| *context == InputContext::Board)
}

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<InputContext>();
}
