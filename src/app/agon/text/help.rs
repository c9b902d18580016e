//! How to play Agon and the credits, for the shell to show.

use bevy::prelude::*;

use crate::app::shell::pages::text_page::{CreditsText, RulesText, Section};
use crate::app::shell::system::language::key;

/// Adds the texts.
pub(crate) fn plugin(app: &mut App) {
    let sections = [
        (key("rules-aim"), key("rules-aim-text")),
        (key("rules-board"), key("rules-board-text")),
        (key("rules-moving"), key("rules-moving-text")),
        (key("rules-capture"), key("rules-capture-text")),
        (key("rules-relocating"), key("rules-relocating-text")),
        (key("rules-ending"), key("rules-ending-text")),
        (key("rules-tips"), key("rules-tips-text")),
    ];
    let rules = sections.map(|(heading, text)| Section { heading, text });
    let sections = [
        (key("credits-game"), key("credits-game-text")),
        (key("credits-program"), key("credits-program-text")),
        (key("credits-fonts"), key("credits-fonts-text")),
        (key("credits-libraries"), key("credits-libraries-text")),
    ];
    let credits = sections.map(|(heading, text)| Section { heading, text });
    app.insert_resource(RulesText(rules.into()))
        .insert_resource(CreditsText(credits.into()));
}
