//! Navigation through a game with the arrow keys and shortcuts, move by move.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::keyboard::{arrows_step, focused_control};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::default_keys::{FIRST_MOVE, LAST_MOVE, NEXT_MOVE, PREVIOUS_MOVE};
use crate::agon::gameplay::messages::HistoryAction;
use crate::agon::gameplay::schedule::InputSystems;
use crate::agon::hud::result_state::ResultCard;
use crate::shell::input::context::board_has_keys;
use crate::shell::input::shortcuts::ActionPressed;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            step.run_if(board_has_keys.and_then(resource_exists::<ButtonInput<KeyCode>>)),
            step_by_shortcuts,
        )
            .chain()
            .in_set(InputSystems::History)
            .run_if(resource_exists::<Match>),
    );
}

pub(crate) fn step(
    keys: Res<ButtonInput<KeyCode>>,
    current: Res<Match>,
    card: Option<Res<ResultCard>>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut actions: MessageWriter<HistoryAction>,
) {
    // Once the keyboard is on the result card, arrows move between its buttons.
    let is_at_card = card.is_some_and(|card| *card == ResultCard::Open)
        && panels.iter_mut().any(|mut panel| focused_control(&mut panel).is_some());
    if is_at_card {
        return;
    }
    let steps = [
        (KeyCode::ArrowLeft, HistoryAction::ShowPrevious),
        (KeyCode::ArrowRight, HistoryAction::ShowNext),
        (KeyCode::ArrowUp, HistoryAction::ShowFirst),
        (KeyCode::ArrowDown, HistoryAction::ShowLast),
    ];
    if arrows_step(&current, &keys) {
        let pressed = steps.into_iter().filter(|(key, _)| keys.just_pressed(*key));
        actions.write_batch(pressed.map(|(_, step)| step));
    }
}

fn step_by_shortcuts(mut pressed: MessageReader<ActionPressed>, mut actions: MessageWriter<HistoryAction>) {
    let steps = pressed.read().filter_map(|pressed| match pressed.action {
        PREVIOUS_MOVE => Some(HistoryAction::ShowPrevious),
        NEXT_MOVE => Some(HistoryAction::ShowNext),
        FIRST_MOVE => Some(HistoryAction::ShowFirst),
        LAST_MOVE => Some(HistoryAction::ShowLast),
        _ => None,
    });
    actions.write_batch(steps);
}
