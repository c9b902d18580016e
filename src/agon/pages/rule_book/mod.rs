//! The rule book, whose sentences are shown on small boards, and the museum of rules.

mod board;
mod chapters;
pub mod museum;

use bevy::prelude::*;

/// Both pages.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((chapters::plugin, museum::plugin));
}
