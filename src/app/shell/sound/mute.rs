//! One key for silence.

use bevy::input::InputSystems;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::app::shell::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        mute.after(InputSystems).run_if(resource_exists::<ButtonInput<Key>>),
    );
}

/// M switches all sound off and on, except where it is a letter of a text.
fn mute(
    letters: Res<ButtonInput<Key>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut settings: ResMut<Settings>,
) {
    let pressed = letters
        .get_just_pressed()
        .any(|key| matches!(key, Key::Character(text) if text.eq_ignore_ascii_case("m")));
    let command = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
        KeyCode::AltLeft,
    ]);
    if pressed
        && !command
        && !contexts
            .iter_mut()
            .any(|mut context| context.get_mut().text_edit_focused())
    {
        settings.muted = !settings.muted;
    }
}
