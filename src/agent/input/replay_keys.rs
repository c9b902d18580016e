//! Keys and gamepads in a walk through a finished game: left and right lead from step to step, and shortcuts to its ends
//! and from bluff to bluff.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::agent::gameplay::default_keys::{FIRST_STEP, LAST_STEP, NEXT_BLUFF, PREVIOUS_BLUFF, TAKE_BACK_CHOICE};
use crate::agent::gameplay::messages::ReplayAction;
use crate::agent::gameplay::replay::Walk;
use crate::agent::gameplay::schedule::InputSystems;
use crate::shell::input::context::board_has_keys;
use crate::shell::input::shortcuts::ActionPressed;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>().add_systems(
        Update,
        (board_has_keys.pipe(step), obey_shortcuts)
            .chain()
            .in_set(InputSystems::Keyboard),
    );
}

/// Held keys repeat. Handles them one by one: on a slow machine several may fall into one frame.
fn step(
    In(board_has_keys): In<bool>,
    mut keys: MessageReader<KeyboardInput>,
    walk: Option<Res<Walk>>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut actions: MessageWriter<ReplayAction>,
) {
    if walk.is_none() || !board_has_keys {
        // Keys typed elsewhere must not lead anywhere later.
        keys.clear();
        return;
    }
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        let action = match key.key_code {
            KeyCode::ArrowLeft => ReplayAction::Previous,
            KeyCode::ArrowRight => ReplayAction::Next,
            _ => continue,
        };
        // These arrows belong to the walk: the buttons are reached with Tab and the other arrows.
        for mut panel in &mut panels {
            panel.get_mut().memory_mut(|memory| {
                if let Some(control) = memory.focused() {
                    memory.surrender_focus(control);
                }
            });
        }
        actions.write(action);
    }
}

fn obey_shortcuts(
    mut pressed: MessageReader<ActionPressed>,
    walk: Option<Res<Walk>>,
    mut actions: MessageWriter<ReplayAction>,
) {
    let meant = pressed.read().filter_map(|pressed| match pressed.action {
        FIRST_STEP => Some(ReplayAction::First),
        LAST_STEP => Some(ReplayAction::Last),
        PREVIOUS_BLUFF => Some(ReplayAction::PreviousBluff),
        NEXT_BLUFF => Some(ReplayAction::NextBluff),
        TAKE_BACK_CHOICE => Some(ReplayAction::Close),
        _ => None,
    });
    if walk.is_some() {
        actions.write_batch(meant);
    } else {
        meant.for_each(drop);
    }
}
