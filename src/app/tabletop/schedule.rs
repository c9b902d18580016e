//! The order of a frame: input, rules, their effects, and how they are shown.

use bevy::prelude::*;

/// The steps of a frame, chained in `Update`. Every system of the current game belongs to one of them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Starts, continues and leaves games.
    Menu,
    /// Detects that something was pressed, whatever it means.
    Press,
    /// Finishes current animations, before the press can start new ones.
    Skip,
    /// Pointer, keyboard, gamepad and replay request moves.
    Input,
    /// The rules accept or refuse them.
    Rules,
    /// Marks the consequences of a move on the table.
    Effects,
    /// Starts, polls or cancels the computer player.
    Opponent,
    /// Turns new positions into animations, and runs them.
    Animate,
    /// Updates marks, camera and panels.
    Present,
}

/// In [`TableSystems::Animate`]: moves pieces and records what is moving. Everything else that moves comes afterwards.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovePieces;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            TableSystems::Menu,
            TableSystems::Press,
            TableSystems::Skip,
            TableSystems::Input,
            TableSystems::Rules,
            TableSystems::Effects,
            TableSystems::Opponent,
            TableSystems::Animate,
            TableSystems::Present,
        )
            .chain(),
    )
    .configure_sets(Update, MovePieces.in_set(TableSystems::Animate));
}
