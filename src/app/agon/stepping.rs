//! Looking about in a game by the arrow keys and by shortcuts, move by move.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::ending::EndCard;
use super::game::Match;
use super::keyboard::{self, focused_control};
use super::messages::PlayerAction;
use super::sets::AgonSystems;
use crate::app::shell::screens::board_has_keys;
use crate::app::shell::shortcuts::{Shortcut, ShortcutPressed};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            step.run_if(board_has_keys.and_then(resource_exists::<ButtonInput<KeyCode>>)),
            step_by_shortcuts,
        )
            .chain()
            .in_set(AgonSystems::Input)
            .after(keyboard::obey_shortcuts)
            .run_if(resource_exists::<Match>),
    );
}

/// Whether an arrow means a step through the game, and not one over the board: in a game that is over, or with Shift
/// in one that goes on. In a game that is over Shift leads over the board.
pub(super) fn arrows_step(current: &Match, keys: &ButtonInput<KeyCode>) -> bool {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    current.result().is_some() != shift
}

pub(super) fn step(
    keys: Res<ButtonInput<KeyCode>>,
    current: Res<Match>,
    end: Option<Res<EndCard>>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut actions: MessageWriter<PlayerAction>,
) {
    // Once the keyboard is at the card of the end, arrows lead from button to button.
    let is_at_card = end.is_some_and(|end| *end == EndCard::Open)
        && panels.iter_mut().any(|mut panel| focused_control(&mut panel).is_some());
    if is_at_card {
        return;
    }
    let steps = [
        (KeyCode::ArrowLeft, PlayerAction::ShowPrevious),
        (KeyCode::ArrowRight, PlayerAction::ShowNext),
        (KeyCode::ArrowUp, PlayerAction::ShowFirst),
        (KeyCode::ArrowDown, PlayerAction::ShowLast),
    ];
    if arrows_step(&current, &keys) {
        let pressed = steps.into_iter().filter(|(key, _)| keys.just_pressed(*key));
        actions.write_batch(pressed.map(|(_, step)| step));
    }
}

pub(super) fn step_by_shortcuts(mut pressed: MessageReader<ShortcutPressed>, mut actions: MessageWriter<PlayerAction>) {
    let steps = pressed.read().filter_map(|pressed| match pressed.shortcut {
        Shortcut::PreviousMove => Some(PlayerAction::ShowPrevious),
        Shortcut::NextMove => Some(PlayerAction::ShowNext),
        Shortcut::FirstMove => Some(PlayerAction::ShowFirst),
        Shortcut::LastMove => Some(PlayerAction::ShowLast),
        _ => None,
    });
    actions.write_batch(steps);
}
