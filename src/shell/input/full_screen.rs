//! Keys that let the window fill the screen. In the browser F11 is the browser's own.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiInputSet, EguiPreUpdateSet, egui};

use crate::shell::input::context::InputContext;
use crate::shell::input::shortcuts::{Action, ActionGroup, ActionId, ActionPressed, Translate, add_actions};
use crate::shell::system::language::key;
use crate::shell::system::window::{full_screen, set_full_screen};

/// Lets the window fill the screen, or not any longer.
pub const FULL_SCREEN: ActionId = ActionId("full_screen");

pub(crate) fn plugin(app: &mut App) {
    let action = Action::new(
        FULL_SCREEN,
        key("keys-full-screen"),
        ActionGroup::EVERYWHERE,
        InputContext::Screens,
    )
    .with_keys(&["F11", "Alt+Enter"]);
    add_actions(app, &[action]);
    app.add_message::<ActionPressed>().add_systems(
        PreUpdate,
        (
            fill_screen.after(Translate),
            spare_buttons
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        ),
    );
}

fn fill_screen(mut pressed: MessageReader<ActionPressed>, mut commands: Commands) {
    let meant = pressed
        .read()
        .filter(|pressed| pressed.action == FULL_SCREEN && !pressed.repeat);
    if meant.count() % 2 == 1 {
        commands.queue(|world: &mut World| {
            if let Some(is_full) = full_screen(world) {
                set_full_screen(world, !is_full);
            }
        });
    }
}

/// With Alt, Enter presses no button.
fn spare_buttons(mut inputs: Query<&mut EguiInput>) {
    let is_alt_enter = |event: &egui::Event| match event {
        egui::Event::Key { key, modifiers, .. } => *key == egui::Key::Enter && modifiers.alt,
        _ => false,
    };
    for mut input in &mut inputs {
        if input.events.iter().any(is_alt_enter) {
            input.events.retain(|event| !is_alt_enter(event));
        }
    }
}
