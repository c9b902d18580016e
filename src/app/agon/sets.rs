//! The order of a frame: what is asked, what the rules say to it, what follows, and how it is shown.

use bevy::prelude::*;

/// The steps of a frame, chained in `Update`. Every system of the game on the screen belongs to one of them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgonSystems {
    /// Games are begun, continued and left.
    Menu,
    /// Pointer, keyboard, gamepad and replay ask for moves.
    Input,
    /// The pure rules accept or refuse them.
    Rules,
    /// Captures, relocations and ends become messages and marks.
    Captures,
    /// The computer player is started, polled or cancelled.
    Opponent,
    /// Positions become motions, and motions run.
    Animate,
    /// Marks, camera and panels follow.
    Present,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            AgonSystems::Menu,
            AgonSystems::Input,
            AgonSystems::Rules,
            AgonSystems::Captures,
            AgonSystems::Opponent,
            AgonSystems::Animate,
            AgonSystems::Present,
        )
            .chain(),
    );
}
