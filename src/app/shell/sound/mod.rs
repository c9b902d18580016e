//! What is heard in any game: effects when they are asked for, and behind them music and the tone of a room.
//!
//! Whoever wants an effect to be heard writes [`PlayEffect`]. Without a device all is silent, and nothing else changes.

mod ambience;
mod clicks;
mod music;
mod mute;
mod output;
pub mod sequence;

use bevy::prelude::*;
use bevy::render::RenderPlugin;

/// Needs the settings. Without a renderer (as in tests) effects are asked for and nothing is heard.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayEffect>().add_plugins(mute::plugin);
    if app.is_plugin_added::<RenderPlugin>() && output::may_exist() {
        app.add_plugins((output::plugin, music::plugin, ambience::plugin, clicks::plugin));
    }
}

/// A short sound for one kind of event.
#[derive(Debug, PartialEq, Eq)]
pub struct Effect {
    /// What it is called.
    pub name: &'static str,
    /// How it may sound, as Ogg Vorbis files; which of them is drawn by lot.
    pub variants: &'static [&'static [u8]],
}

/// Something on the screen was pressed.
pub const MENU: Effect = Effect {
    name: "menu",
    variants: &[include_bytes!("../../../../assets/sounds/effects/menu-1.ogg")],
};

/// Asks for an effect to be heard. The same one several times in a frame is heard once.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayEffect(pub &'static Effect);
