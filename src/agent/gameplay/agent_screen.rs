//! Agent as the game on the table, and its screens.

use bevy::prelude::*;

use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::ActiveGame;

/// The name of the game.
pub const NAME: &str = "agent";
/// Agent is on the table.
pub const AGENT: ActiveGame = ActiveGame::Named(NAME);

/// The screen while Agent is on the table; there is none while it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AgentScreen(pub Screen);

impl ComputedStates for AgentScreen {
    type SourceStates = (ActiveGame, Screen);

    fn compute((game, screen): (ActiveGame, Screen)) -> Option<Self> {
        (game == AGENT).then_some(Self(screen))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_computed_state::<AgentScreen>();
}
