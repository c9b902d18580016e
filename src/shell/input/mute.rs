//! A key that mutes all sound.

use bevy::prelude::*;

use crate::shell::input::context::InputContext;
use crate::shell::input::shortcuts::{Action, ActionGroup, ActionId, ActionPressed, Translate, add_actions};
use crate::shell::system::language::key;
use crate::shell::system::settings::program::Settings;

/// Toggles all sound.
pub const MUTE: ActionId = ActionId("mute");

pub(crate) fn plugin(app: &mut App) {
    let mute_action = Action::new(MUTE, key("keys-mute"), ActionGroup::EVERYWHERE, InputContext::Screens)
        .with_keys(&["M"])
        .with_button(GamepadButton::RightThumb);
    add_actions(app, &[mute_action]);
    app.add_systems(PreUpdate, mute.after(Translate));
}

fn mute(mut pressed: MessageReader<ActionPressed>, mut settings: ResMut<Settings>) {
    let meant = pressed
        .read()
        .filter(|pressed| pressed.action == MUTE && !pressed.repeat);
    if meant.count() % 2 == 1 {
        settings.muted = !settings.muted;
    }
}
