//! Keeps the progress in lessons.

use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::shell::system::language::key;
use crate::tabletop::lessons::learned::keep_learned;

/// The store entry.
pub(super) const ENTRY: &str = "lessons";

/// Requires the [`Store`](crate::shell::system::store::Store).
pub(crate) fn plugin(app: &mut App) {
    keep_learned(app, AGON, ENTRY, key("learn-set-aside"), PresentSystems::KeepLearned);
}
