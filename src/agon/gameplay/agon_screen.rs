//! Agon as the game on the table, and its screens.

use bevy::prelude::*;

use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::ActiveGame;

/// The name of the game.
pub const NAME: &str = "agon";
/// Agon is on the table.
pub const AGON: ActiveGame = ActiveGame::Named(NAME);

/// The screen while Agon is on the table; otherwise none, so that another game may have its own title, choices and
/// board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AgonScreen(pub Screen);

impl ComputedStates for AgonScreen {
    type SourceStates = (ActiveGame, Screen);

    fn compute((game, screen): (ActiveGame, Screen)) -> Option<Self> {
        (game == AGON).then_some(Self(screen))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_computed_state::<AgonScreen>();
}
