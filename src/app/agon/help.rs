//! How Agon is played, for the shell's rules screen.

use bevy::prelude::*;

use crate::app::shell::language::key;
use crate::app::shell::{RulesSection, RulesText};

/// Brings the text of the rules screen.
pub(super) fn plugin(app: &mut App) {
    let sections = [
        (key("rules-aim"), key("rules-aim-text")),
        (key("rules-board"), key("rules-board-text")),
        (key("rules-moving"), key("rules-moving-text")),
        (key("rules-capture"), key("rules-capture-text")),
        (key("rules-relocating"), key("rules-relocating-text")),
        (key("rules-ending"), key("rules-ending-text")),
    ];
    app.insert_resource(RulesText(
        sections.map(|(heading, text)| RulesSection { heading, text }).into(),
    ));
}
