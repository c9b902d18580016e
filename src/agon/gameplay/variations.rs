//! Promoting variations, and removing them after confirmation.

use agon_core::notation::{GameTree, NodeId};
use bevy::prelude::*;

use super::current_game::Match;
use super::default_keys::{PROMOTE_VARIATION, REMOVE_VARIATION};
use super::messages::HistoryAction;
use super::take_back::TakeBackWanted;
use crate::agon::gameplay::schedule::InputSystems;
use crate::agon::text::words::{move_written, turn_number};
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::ui::prelude::*;
use crate::shell::ui::question::Answered;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<RemovalWanted>().add_systems(
        Update,
        (obey_shortcuts, ask_before_removal)
            .chain()
            .in_set(InputSystems::Variations)
            .run_if(resource_exists::<Match>),
    );
}

/// A player wants to remove a move of a variation and everything after it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RemovalWanted(pub(crate) NodeId);

/// Whether a variation can be promoted: a decided game stays the main line.
pub(crate) fn may_be_promoted(tree: &GameTree, node: NodeId) -> bool {
    !tree.is_main(node) && tree.result().is_none()
}

fn obey_shortcuts(
    mut pressed: MessageReader<ActionPressed>,
    current: Res<Match>,
    language: Res<Language>,
    (mut take_backs, mut removals): (MessageWriter<TakeBackWanted>, MessageWriter<RemovalWanted>),
    mut notices: MessageWriter<Notice>,
) {
    let tree = current.tree();
    let here = tree.here();
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        let refusal = match pressed.action {
            REMOVE_VARIATION if current.is_of_game(here) => key("moves-is-game"),
            PROMOTE_VARIATION if tree.is_main(here) => key("moves-is-game"),
            PROMOTE_VARIATION if !may_be_promoted(tree, here) => key("moves-is-decided"),
            PROMOTE_VARIATION => {
                take_backs.write(TakeBackWanted::For(here));
                continue;
            }
            REMOVE_VARIATION => {
                removals.write(RemovalWanted(here));
                continue;
            }
            _ => continue,
        };
        notices.write(Notice::info(language.tr(refusal)));
    }
}

/// Asks before removal, which cannot be undone.
fn ask_before_removal(
    mut requests: MessageReader<RemovalWanted>,
    current: Res<Match>,
    language: Res<Language>,
    mut commands: Commands,
) {
    let tree = current.tree();
    let Some(&RemovalWanted(node)) = requests.read().last() else {
        return;
    };
    let Some(ply) = tree.ply(node).filter(|_| !current.is_of_game(node)) else {
        return;
    };
    let before = tree.before(node);
    let number = turn_number(before.turn(), before.side());
    let written = format!("{number} {}", move_written(&ply.effects));
    let question = Question {
        title: language.tr("moves-remove-title"),
        body: language.tr_with("moves-remove-body", &[("move", written.into())]),
        yes: language.tr("moves-remove-yes"),
        no: language.tr("cancel"),
        is_grave: true,
    };
    let game = current.seed();
    let remove = move |answer: On<Answered>, current: Option<Res<Match>>, mut actions: MessageWriter<HistoryAction>| {
        // Another game may have started while the question was open.
        if answer.yes && current.is_some_and(|current| current.seed() == game) {
            actions.write(HistoryAction::Remove(node));
        }
    };
    commands.spawn(question).observe(remove);
}
