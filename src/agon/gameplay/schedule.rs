//! The order of systems within the sets of a frame, declared only here.

use bevy::prelude::*;

use super::agon_screen::AGON;
use crate::tabletop::schedule::{TableSystems, let_come_and_go};

/// The systems that need no game to be played, in any schedule. They rest while Agon is not on the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AgonSystems;

/// Parts of [`TableSystems::Menu`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuSystems {
    /// Games arrive from outside.
    Arrive,
    /// Somebody's progress arrives.
    ArriveProgress,
    /// A position is taken to the editor.
    Edit,
    /// A game is taken to a board for its analysis, or the analysis back to the game.
    Analyse,
    /// A lesson is begun, or left.
    Learn,
    /// A puzzle is begun, or left.
    Solve,
    /// The series that puzzles belong to begins, or goes on to the next one.
    PuzzleSeries,
    /// A saved game is opened, or removed.
    SavedGames,
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
    /// Something is drawn on the board, or a note begun.
    Notes,
    /// The page to play in words is opened.
    InWords,
    /// The analysis is set.
    Analysis,
    /// A review is begun or ended.
    Review,
    /// Its mistakes are looked at.
    Mistakes,
    /// Mistakes are tried again.
    TryAgain,
    /// The other player is asked for consent to a take-back.
    TakeBack,
    /// Chosen cells become a selection or a requested move.
    Selection,
    /// While the computer thinks, they become a move chosen ahead, which is played when it has moved.
    MoveAhead,
    /// An answer that a far player has prepared is played.
    Answer,
    /// Advice is asked for.
    Advice,
    /// A player without a legal move passes.
    ForcedPass,
}

/// Parts of [`TableSystems::Opponent`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpponentSystems {
    /// The computer is asked for its move, and makes it.
    Computer,
    /// The analyst hears its searches.
    Analyst,
    /// The analysis takes its answers over, and asks anew.
    Follow,
    /// The review takes its answers over, and asks anew.
    Review,
    /// A move tried instead of a mistake is judged.
    TryAgain,
    /// A lesson answers a move.
    Lessons,
    /// A puzzle answers a move.
    Puzzles,
    /// The series it belongs to goes on.
    PuzzleSeries,
}

/// Parts of [`TableSystems::Effects`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EffectSystems {
    /// A move that is only tried stays on the board for a while.
    Weigh,
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
    /// The game is saved.
    Save,
    /// Its review is saved, or a saved one taken over.
    KeepReview,
    /// Progress in lessons is saved.
    KeepLearned,
    /// Progress in puzzles is saved.
    KeepSolved,
    /// The history of games is saved.
    KeepPlayed,
    /// Cells and pieces show the possible choices.
    MarkSelection,
    /// A picture of the board is taken.
    TakePicture,
}

pub(crate) fn plugin(app: &mut App) {
    let_come_and_go(app, AGON, AgonSystems);
    app.configure_sets(
        Update,
        (
            (
                MenuSystems::Arrive,
                MenuSystems::ArriveProgress,
                MenuSystems::Edit,
                MenuSystems::Analyse,
                MenuSystems::Learn,
                MenuSystems::Solve,
                MenuSystems::PuzzleSeries,
                MenuSystems::SavedGames,
                MenuSystems::Begin,
                MenuSystems::Leave,
            )
                .chain()
                .in_set(TableSystems::Menu)
                .in_set(AgonSystems),
            (
                InputSystems::Keyboard,
                InputSystems::ScreenReader,
                InputSystems::History,
                InputSystems::Variations,
                InputSystems::Notes,
                InputSystems::InWords,
                InputSystems::Analysis,
                InputSystems::Review,
                InputSystems::Mistakes,
                InputSystems::TryAgain,
                InputSystems::TakeBack,
                InputSystems::Selection,
                InputSystems::MoveAhead,
                InputSystems::Answer,
                InputSystems::Advice,
                InputSystems::ForcedPass,
            )
                .chain()
                .in_set(TableSystems::Input)
                .in_set(AgonSystems),
            (
                OpponentSystems::Computer,
                OpponentSystems::Analyst,
                OpponentSystems::Follow,
                OpponentSystems::Review,
                OpponentSystems::TryAgain,
                OpponentSystems::Lessons,
                OpponentSystems::Puzzles,
                OpponentSystems::PuzzleSeries,
            )
                .chain()
                .in_set(TableSystems::Opponent)
                .in_set(AgonSystems),
            (
                EffectSystems::Weigh,
                EffectSystems::Show,
                EffectSystems::Place,
                EffectSystems::Mark,
            )
                .chain()
                .in_set(TableSystems::Effects)
                .in_set(AgonSystems),
            (
                PresentSystems::Save,
                PresentSystems::KeepReview,
                PresentSystems::KeepLearned,
                PresentSystems::KeepSolved,
                PresentSystems::KeepPlayed,
            )
                .chain()
                .in_set(TableSystems::Present)
                .in_set(AgonSystems),
            (PresentSystems::MarkSelection, PresentSystems::TakePicture)
                .chain()
                .in_set(TableSystems::Present)
                .in_set(AgonSystems),
        ),
    );
}
