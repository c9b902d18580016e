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

/// A sound effect, given its name and the files it is drawn from, below `assets/sounds` and without their extension.
macro_rules! effect {
    ($name:literal: $($file:literal)+) => {
        $crate::shell::sound::effect::Effect {
            name: $name,
            variants: &[$(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds/", $file, ".ogg"))),+],
        }
    };
}

/// A control on the screen was pressed.
pub const MENU: Effect = effect!("menu": "effects/menu-1");

/// Requests an effect. Requesting the same one several times in a frame plays it once.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayEffect(pub &'static Effect);
