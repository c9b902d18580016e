//! Short sound effects, and the message that requests them.

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PlayEffect>();
}

/// A sound effect for one kind of event.
#[derive(Debug, PartialEq, Eq)]
pub struct Effect {
    /// Its name.
    pub name: &'static str,
    /// Its variants as Ogg Vorbis files, one of which is picked at random.
    pub variants: &'static [&'static [u8]],
}

/// A control on the screen was pressed.
pub const MENU: Effect = Effect {
    name: "menu",
    variants: &[include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/sounds/effects/menu-1.ogg"
    ))],
};

/// Requests an effect. Requesting the same one several times in a frame plays it once.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayEffect(pub &'static Effect);
