//! The order of a frame: input, rules, their effects, and how they are shown; and how a game comes on the table.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::active_game::{ActiveGame, insert_game_resources, remove_game_resources};

/// The steps of `OnEnter` of a game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetUpSystems {
    /// Resources are created, some of them from the store.
    Resources,
    /// Boards, pieces and other things that stand by themselves appear.
    Spawn,
    /// Their parts are added to them.
    AddParts,
}

/// The steps of a frame, chained in `Update`. Every system of the current game belongs to one of them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Starts, continues and leaves games.
    Menu,
    /// Detects that something was pressed, before its meaning is known.
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
    /// Updates marks, the camera's frame and panels.
    Present,
}

/// In [`TableSystems::Animate`]: moves pieces and records what is moving. Everything else that moves comes afterwards.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovePieces;

/// Parts of [`MovePieces`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveSystems {
    /// The camera moves, before what is turned towards it.
    Look,
    /// Flights go on, and end.
    Fly,
    /// Pieces are held and leaned, and put where their poses are.
    Pose,
}

/// Lets a game come on the table and go, with its resources. Its systems rest while it is away.
pub fn let_come_and_go(app: &mut App, game: ActiveGame, systems: impl SystemSet + Clone) {
    app.configure_sets(
        OnEnter(game),
        (SetUpSystems::Resources, SetUpSystems::Spawn, SetUpSystems::AddParts).chain(),
    )
    .add_systems(OnEnter(game), insert_game_resources.in_set(SetUpSystems::Resources))
    .add_systems(OnExit(game), remove_game_resources)
    .configure_sets(PreUpdate, systems.clone().run_if(in_state(game)))
    .configure_sets(Update, systems.clone().run_if(in_state(game)))
    .configure_sets(EguiPrimaryContextPass, systems.run_if(in_state(game)));
}

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
    .configure_sets(Update, MovePieces.in_set(TableSystems::Animate))
    .configure_sets(
        Update,
        (MoveSystems::Look, MoveSystems::Fly, MoveSystems::Pose)
            .chain()
            .in_set(MovePieces),
    );
}
