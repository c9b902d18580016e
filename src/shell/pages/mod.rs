//! The pages common to every program: settings, keys and texts.

pub mod settings;
pub mod shortcuts;
pub mod text_page;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((settings::plugin, shortcuts::plugin, text_page::plugin));
}
