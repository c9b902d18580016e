//! Saves the finished lessons.

use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::PresentSystems;
use crate::shell::system::language::key;
use crate::tabletop::lessons::learned::keep_learned;

/// The store entry. Those of games begin otherwise.
const ENTRY: &str = "lessons-agent";

/// Requires the [`Store`](crate::shell::system::store::Store).
pub(crate) fn plugin(app: &mut App) {
    let set_aside = key("agent-lessons-set-aside");
    keep_learned(app, AGENT, ENTRY, set_aside, PresentSystems::KeepLearned);
}
