//! Sound for any game: effects on request, with music and room tone in the background.
//!
//! To play an effect, write [`PlayEffect`](effect::PlayEffect). Without a sound device all is silent, and nothing else
//! changes.

mod ambience;
mod clicks;
#[macro_use]
pub mod effect;
mod music;
mod output;
#[cfg(target_arch = "wasm32")]
mod rest;
pub mod sequence;

use bevy::prelude::*;
use bevy::render::RenderPlugin;

use crate::shell::system::sound_device::SoundDevice;

/// Requires the settings. Without a renderer (as in tests) effects can be requested but nothing is played.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(effect::plugin);
    if !app.is_plugin_added::<RenderPlugin>() {
        return;
    }
    if output::may_exist() {
        app.add_plugins((output::plugin, music::plugin, ambience::plugin, clicks::plugin));
        #[cfg(target_arch = "wasm32")]
        app.add_plugins(rest::plugin);
    } else {
        app.insert_resource(SoundDevice::Absent);
    }
}
