//! The requests that can be made beside the board, and when they are unavailable.

use agon_core::notation::NodeId;
use bevy::prelude::*;

use super::moves::sheet::RemarkId;
use crate::agon::gameplay::analysis::AnalysisWanted;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::AnalysisAction;
use crate::agon::gameplay::mode_rights::Permission;
use crate::agon::gameplay::puzzles::PuzzleWanted;
use crate::agon::gameplay::review::ReviewWanted;
use crate::agon::gameplay::try_again::TryAgainWanted;
use crate::shell::ui::navigation::Page;
use crate::tabletop::lessons::LessonWanted;

/// The meaning of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PanelAction {
    Undo,
    Redo,
    /// The hint has been understood.
    DismissHint,
    /// The player asks for a hint, or for its next step.
    Hint,
    /// The player asks for more of what the hint tells.
    MoreOfHint,
    /// Show the position after a move.
    Show(NodeId),
    /// Show more of a long comment.
    MoreOf(RemarkId),
    /// Promote a variation to the main line.
    Promote(NodeId),
    /// Remove a variation from a move onwards.
    Remove(NodeId),
    OfferDraw,
    /// Resign, after confirmation.
    Resign,
    /// Show the result of a finished game and what can follow.
    Result,
    OtherView,
    /// Open a page over the board.
    Page(Page),
    /// Change a copy of the position shown in the editor.
    Edit,
    /// Begin or end the analysis.
    SwitchAnalysis(AnalysisAction),
    /// Set the analysis, or play one of its moves.
    Analysis(AnalysisWanted),
    /// Begin or end the review, or look at its mistakes.
    Review(ReviewWanted),
    /// Try mistakes again, or go on with that.
    TryAgain(TryAgainWanted),
    /// Try a lesson again, go on to the next, or leave it.
    Lesson(LessonWanted),
    /// Go on to the next puzzle, try defences against this one, or leave it.
    Puzzle(PuzzleWanted),
    Leave,
}

/// The requests available in the current state.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Possible {
    pub(crate) undo: bool,
    pub(crate) redo: bool,
    pub(crate) draw: bool,
    pub(crate) resign: bool,
    pub(crate) hint: bool,
}

impl Possible {
    pub(crate) fn of(current: &Match) -> Self {
        let (game, rights) = (current.game(), current.rights());
        if !rights.roams {
            return Self {
                hint: current.may_have_advice(),
                ..Self::default()
            };
        }
        if rights.moves_all {
            // One step back or forward, whoever moved.
            return Self {
                undo: !game.plies().is_empty(),
                redo: !game.undone().is_empty(),
                ..Self::default()
            };
        }
        let person = |position: &agon_core::rules::Position| {
            current.players().is_human(position.chooser(current.rules())) && !position.must_pass(current.rules())
        };
        // Undo goes back to a human's choice; if there is none, it is unavailable.
        let undo = game.plies().len();
        let undo = game.positions().take(undo).any(person);
        let is_agreed = rights.takes_back == Permission::IfAgreed;
        let has_person = current.players().single_human().is_some() || current.human_chooser().is_some();
        Self {
            undo: (undo || current.is_ended_by_word()) && rights.takes_back != Permission::Never,
            redo: !game.undone().is_empty() || (is_agreed && current.tree().can_take_up()),
            draw: rights.counts && has_person && current.draw_offered_by().is_none(),
            resign: rights.counts && has_person,
            hint: current.may_have_advice(),
        }
    }
}

pub(crate) fn see_what_is_possible(current: Res<Match>, mut possible: ResMut<Possible>) {
    possible.set_if_neq(Possible::of(&current));
}
