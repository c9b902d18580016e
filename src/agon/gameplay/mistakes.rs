//! Stepping through the mistakes of a reviewed game, and showing the better moves.

use agon_core::engine::Judgement;
use agon_core::notation::NodeId;
use bevy::prelude::*;

use super::current_game::Match;
use super::default_keys::{BETTER, NEXT_MISTAKE, PREVIOUS_MISTAKE};
use super::messages::HistoryAction;
use super::preview::Preview;
use super::review::{Review, ReviewWanted, Reviewed};
use super::schedule::InputSystems;
use crate::shell::input::shortcuts::ActionPressed;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (obey_shortcuts, obey)
            .chain()
            .in_set(InputSystems::Mistakes)
            .run_if(resource_exists::<Match>),
    );
}

/// The bad moves of the game before and after the position on the board, by the points after them. One that leads to
/// the position is neither.
pub fn around(review: &Review, current: &Match) -> (Option<NodeId>, Option<NodeId>) {
    let shared = review.shared_with(current);
    // A variation comes after the move at which it left the game.
    let (before, after) = review.moves().split_at(shared);
    let before = match before {
        [before @ .., _] if shared == current.game().plies().len() => before,
        before => before,
    };
    let previous = before.iter().rfind(|reviewed| is_bad(reviewed));
    let next = after.iter().find(|reviewed| is_bad(reviewed));
    (
        previous.map(|reviewed| reviewed.node),
        next.map(|reviewed| reviewed.node),
    )
}

/// The first bad move of the game, by the point after it.
pub fn first_mistake(review: &Review) -> Option<NodeId> {
    let first = review.moves().iter().find(|reviewed| is_bad(reviewed));
    first.map(|reviewed| reviewed.node)
}

fn is_bad(reviewed: &Reviewed) -> bool {
    reviewed.judgement.as_ref().is_some_and(|judgement| judgement.is_bad())
}

/// The judgement of the move that led to the position on the board, if another move would have been better.
pub fn bettered<'a>(review: &'a Review, current: &Match) -> Option<&'a Judgement> {
    let judgement = review.of(current.tree().here())?;
    (judgement.best.mv != judgement.played.mv).then_some(judgement)
}

fn obey_shortcuts(mut pressed: MessageReader<ActionPressed>, mut wanted: MessageWriter<ReviewWanted>) {
    for pressed in pressed.read() {
        let request = match pressed.action {
            PREVIOUS_MISTAKE => ReviewWanted::PreviousMistake,
            NEXT_MISTAKE => ReviewWanted::NextMistake,
            BETTER if !pressed.repeat => ReviewWanted::Better,
            _ => continue,
        };
        wanted.write(request);
    }
}

fn obey(
    mut requests: MessageReader<ReviewWanted>,
    (current, review, time): (Res<Match>, Res<Review>, Res<Time<Real>>),
    mut preview: ResMut<Preview>,
    mut actions: MessageWriter<HistoryAction>,
) {
    // While a better move is to be found, it is not shown in passing.
    for request in requests.read().filter(|_| current.rights().roams) {
        let (previous, next) = around(&review, &current);
        match request {
            ReviewWanted::PreviousMistake => drop(actions.write_batch(previous.map(HistoryAction::Show))),
            ReviewWanted::NextMistake => drop(actions.write_batch(next.map(HistoryAction::Show))),
            ReviewWanted::Better => {
                if let Some(judgement) = bettered(&review, &current) {
                    let before = current.tree().game_before(current.tree().here());
                    preview.begin_from(&before, &current, &judgement.best.pv, time.elapsed());
                }
            }
            ReviewWanted::Begin | ReviewWanted::Cancel => {}
        }
    }
}
