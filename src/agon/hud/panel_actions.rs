//! The requests that can be made beside the board, and when they are unavailable.

use agon_core::rules::{Move, Position};
use bevy::prelude::*;

use super::hints::state::HintState;
use super::moves::sheet::{MoveSheet, RemarkId};
use super::result_state::ResultCard;
use crate::agon::gameplay::advice::Advice;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AdviceWanted, ResultAction};
use crate::agon::gameplay::mode_rights::Permission;
use crate::agon::gameplay::selection::{AsksWhy, CellChosen, Unconfirmed};
use crate::agon::text::words::{player_name, player_role};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PanelAction>()
        .add_resource::<Possible>()
        // Before everything that depends on it.
        .add_systems(PreUpdate, obey.run_if(resource_exists::<Match>))
        .add_systems(
            Update,
            see_what_is_possible
                .run_if(resource_exists_and_changed::<Match>)
                .in_set(TableSystems::Present),
        );
}

/// A request of a button around the board that no other message covers.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PanelAction {
    /// The player has understood the hint.
    DismissHint,
    /// Show more of a long comment.
    MoreOf(RemarkId),
    /// Resign, after confirmation.
    Resign,
    /// Show the result of a finished game and the possible next steps.
    ShowResult,
    /// Close the result card to view the board.
    DismissResult,
    /// Make the chosen move.
    Confirm,
    /// Have the targets explained, or move to them again.
    AskWhy(bool),
}

fn obey(
    mut wanted: MessageReader<PanelAction>,
    (current, language, advice, unconfirmed): (Res<Match>, Res<Language>, Res<Advice>, Res<Unconfirmed>),
    (mut hints, mut sheet): (ResMut<HintState>, ResMut<MoveSheet>),
    (mut result, mut asks_why): (ResMut<ResultCard>, ResMut<AsksWhy>),
    (mut advices, mut chosen): (MessageWriter<AdviceWanted>, MessageWriter<CellChosen>),
    mut commands: Commands,
) {
    for &action in wanted.read() {
        match action {
            PanelAction::DismissHint if advice.given(&current).is_some() => drop(advices.write(AdviceWanted::Enough)),
            PanelAction::DismissHint => hints.dismiss(&current),
            PanelAction::MoreOf(remark) => sheet.show_more(remark, current.tree()),
            PanelAction::Resign => resign(&current, &language).queue(&mut commands),
            PanelAction::ShowResult => *result = ResultCard::Open,
            PanelAction::DismissResult => *result = ResultCard::Dismissed,
            // Choosing the target again confirms the move.
            PanelAction::Confirm => drop(chosen.write_batch(unconfirmed.0.and_then(Move::to).map(CellChosen))),
            PanelAction::AskWhy(asks) => asks_why.0 = asks,
        }
    }
}

/// Asks the player to confirm their resignation.
pub(crate) fn resign(current: &Match, language: &Language) -> Do {
    let loser = current
        .players()
        .single_human()
        .unwrap_or_else(|| current.game().chooser());
    let (players, winner) = (current.players(), loser.opponent());
    let winner = [
        ("winner", player_role(players, winner).into()),
        ("name", player_name(language, players, winner).into()),
    ];
    let question = Question {
        title: language.tr("resign-title"),
        body: language.tr_with("resign-body", &winner),
        yes: language.tr("panel-resign"),
        no: language.tr("resign-no"),
        is_grave: true,
    };
    Do::ask(question, Do::send(ResultAction::Resign))
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
        let person = |position: &Position| {
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
            // By link, an offer goes with the player's move.
            draw: rights.counts
                && has_person
                && (!current.players().are_by_link() || current.waits_for_link())
                && current.draw_offered_by().is_none(),
            resign: rights.counts && has_person,
            hint: current.may_have_advice(),
        }
    }
}

pub(crate) fn see_what_is_possible(current: Res<Match>, mut possible: ResMut<Possible>) {
    possible.set_if_neq(Possible::of(&current));
}
