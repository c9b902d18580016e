//! What becomes of a variation that is looked at: it is made the game, or removed, which is asked first.

use bevy::prelude::*;

use super::game::Match;
use super::messages::PlayerAction;
use super::sets::AgonSystems;
use super::stepping;
use super::take_back::{self, TakeBackWanted};
use super::words::turn_number;
use crate::app::shell::language::{Language, key};
use crate::app::shell::notice::Notice;
use crate::app::shell::question::{Answer, Question};
use crate::app::shell::shortcuts::{Shortcut, ShortcutPressed};
use crate::notation::{GameTree, NodeId, write_move};

const REMOVE: &str = "remove-variation";

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RemovalWanted>().add_systems(
        Update,
        (obey_shortcuts, ask_before_removal)
            .chain()
            .in_set(AgonSystems::Input)
            .after(stepping::step_by_shortcuts)
            .before(take_back::ask)
            .run_if(resource_exists::<Match>),
    );
}

/// A player wants a move of a variation removed, and all that was tried after it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RemovalWanted(pub(super) NodeId);

/// Whether a variation can be made the game: what is decided stays the game.
pub(super) fn may_be_promoted(tree: &GameTree, node: NodeId) -> bool {
    !tree.is_main(node) && tree.result().is_none()
}

fn obey_shortcuts(
    mut pressed: MessageReader<ShortcutPressed>,
    current: Res<Match>,
    language: Res<Language>,
    (mut take_backs, mut removals): (MessageWriter<TakeBackWanted>, MessageWriter<RemovalWanted>),
    mut notices: MessageWriter<Notice>,
) {
    let tree = current.tree();
    let here = tree.here();
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        let refusal = match pressed.shortcut {
            Shortcut::PromoteVariation | Shortcut::RemoveVariation if tree.is_main(here) => key("moves-is-game"),
            Shortcut::PromoteVariation if !may_be_promoted(tree, here) => key("moves-is-decided"),
            Shortcut::PromoteVariation => {
                take_backs.write(TakeBackWanted::For(here));
                continue;
            }
            Shortcut::RemoveVariation => {
                removals.write(RemovalWanted(here));
                continue;
            }
            _ => continue,
        };
        notices.write(Notice::info(language.tr(refusal)));
    }
}

/// What is removed does not come back.
fn ask_before_removal(
    mut requests: MessageReader<RemovalWanted>,
    mut answers: MessageReader<Answer>,
    mut asked_for: Local<Option<(u64, NodeId)>>,
    current: Res<Match>,
    language: Res<Language>,
    mut actions: MessageWriter<PlayerAction>,
    mut questions: MessageWriter<Question>,
) {
    let tree = current.tree();
    for answer in answers.read().filter(|answer| answer.id == REMOVE) {
        // Another game may have begun over the question.
        let meant = asked_for
            .take()
            .filter(|&(game, _)| answer.yes && game == current.seed());
        actions.write_batch(meant.map(|(_, node)| PlayerAction::Remove(node)));
    }
    let Some(&RemovalWanted(node)) = requests.read().last() else {
        return;
    };
    let Some(ply) = tree.ply(node).filter(|_| !tree.is_main(node)) else {
        return;
    };
    let before = tree.before(node);
    let number = turn_number(before.turn(), before.side());
    let written = format!("{number} {}", write_move(&ply.effects));
    *asked_for = Some((current.seed(), node));
    questions.write(Question {
        id: REMOVE,
        title: language.tr("moves-remove-title"),
        body: language.tr_with("moves-remove-body", &[("move", written.into())]),
        yes: language.tr("moves-remove-yes"),
        no: language.tr("cancel"),
    });
}
