//! Held keys press a control once. egui takes the repetitions of Enter and Space for further presses, and so a key that is
//! held a moment too long would also press what appears next.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>().add_systems(
        PreUpdate,
        drop_repeats
            .after(EguiInputSet::WriteEguiEvents)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// The key as egui knows it, if it presses controls.
const fn pressing(key: KeyCode) -> Option<egui::Key> {
    match key {
        KeyCode::Enter | KeyCode::NumpadEnter => Some(egui::Key::Enter),
        KeyCode::Space => Some(egui::Key::Space),
        _ => None,
    }
}

pub(super) fn drop_repeats(
    mut keys: MessageReader<KeyboardInput>,
    mut panels: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    let mut repeated: Vec<egui::Key> = Vec::new();
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        if let Some(pressing) = pressing(key.key_code) {
            match key.repeat {
                true => repeated.push(pressing),
                // Pressed anew in the same frame.
                false => repeated.retain(|other| *other != pressing),
            }
        }
    }
    if repeated.is_empty() {
        return;
    }
    for (mut context, mut input) in &mut panels {
        // Text may be typed with them.
        if context.get_mut().text_edit_focused() {
            continue;
        }
        input.events.retain(|event| match event {
            egui::Event::Key { key, pressed: true, .. } => !repeated.contains(key),
            _ => true,
        });
    }
}
