//! One key for silence.

use bevy::prelude::*;

use crate::app::shell::settings::Settings;
use crate::app::shell::shortcuts::{Shortcut, ShortcutPressed, Translate};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, mute.after(Translate));
}

/// Switches all sound off and on.
fn mute(mut pressed: MessageReader<ShortcutPressed>, mut settings: ResMut<Settings>) {
    let meant = pressed
        .read()
        .filter(|pressed| pressed.shortcut == Shortcut::Mute && !pressed.repeat);
    if meant.count() % 2 == 1 {
        settings.muted = !settings.muted;
    }
}
