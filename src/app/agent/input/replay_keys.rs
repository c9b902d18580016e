//! Keys and gamepads in a walk through a finished game: left and right lead from step to step, Home and End to its ends,
//! Page Up and Page Down from bluff to bluff.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::app::agent::gameplay::messages::ReplayAction;
use crate::app::agent::gameplay::replay::Walk;
use crate::app::agent::gameplay::schedule::InputSystems;
use crate::app::shell::input::context::board_has_keys;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .add_systems(Update, board_has_keys.pipe(step).in_set(InputSystems::Keyboard));
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
        let action = match key.logical_key {
            Key::ArrowLeft => ReplayAction::Previous,
            Key::ArrowRight => ReplayAction::Next,
            Key::Home => ReplayAction::First,
            Key::End => ReplayAction::Last,
            Key::PageUp => ReplayAction::PreviousBluff,
            Key::PageDown => ReplayAction::NextBluff,
            _ => continue,
        };
        // These keys belong to the walk: the buttons are reached with Tab, up and down.
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
