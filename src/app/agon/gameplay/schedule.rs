//! The order of systems within the sets of a frame, declared only here.

use bevy::prelude::*;

use crate::app::tabletop::schedule::TableSystems;

/// Parts of [`TableSystems::Menu`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuSystems {
    /// Games arrive from outside.
    Arrive,
    /// A game starts.
    Begin,
    /// A game is left.
    Leave,
}

/// Parts of [`TableSystems::Input`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Keys move the focus over the board and trigger other actions.
    Keyboard,
    /// A screen reader moves the focus and selects cells.
    ScreenReader,
    /// Keys step through the moves.
    History,
    /// Variations are promoted or removed.
    Variations,
    /// The other player is asked for consent to a take-back.
    TakeBack,
    /// Chosen cells become a selection or a requested move.
    Selection,
    /// A player without a legal move passes.
    ForcedPass,
}

/// Parts of [`TableSystems::Effects`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EffectSystems {
    /// The board is given the position to show.
    Show,
    /// Pieces are assigned to their new cells.
    Place,
    /// Captives, captors and the deciding pieces are marked.
    Mark,
}

/// Parts of [`TableSystems::Present`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresentSystems {
    /// A game that is over is saved among the finished ones. If the program stops before the next step, the game is
    /// still in one of the two places.
    SaveFinished,
    /// An unfinished game is saved to be continued.
    SaveUnfinished,
    /// Cells and pieces show the possible choices.
    MarkSelection,
    /// A picture of the board is taken.
    TakePicture,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            (MenuSystems::Arrive, MenuSystems::Begin, MenuSystems::Leave)
                .chain()
                .in_set(TableSystems::Menu),
            (
                InputSystems::Keyboard,
                InputSystems::ScreenReader,
                InputSystems::History,
                InputSystems::Variations,
                InputSystems::TakeBack,
                InputSystems::Selection,
                InputSystems::ForcedPass,
            )
                .chain()
                .in_set(TableSystems::Input),
            (EffectSystems::Show, EffectSystems::Place, EffectSystems::Mark)
                .chain()
                .in_set(TableSystems::Effects),
            (PresentSystems::SaveFinished, PresentSystems::SaveUnfinished)
                .chain()
                .in_set(TableSystems::Present),
            (PresentSystems::MarkSelection, PresentSystems::TakePicture)
                .chain()
                .in_set(TableSystems::Present),
        ),
    );
}
