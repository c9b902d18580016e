//! The credits, for the shell to show.

use bevy::prelude::*;

use crate::shell::pages::text_page::{CreditsText, Section};
use crate::shell::system::language::key;

/// Adds the texts.
pub(crate) fn plugin(app: &mut App) {
    let sections = [
        (key("credits-game"), key("credits-game-text")),
        (key("credits-program"), key("credits-program-text")),
        (key("credits-languages"), key("credits-languages-text")),
        (key("credits-fonts"), key("credits-fonts-text")),
        (key("credits-libraries"), key("credits-libraries-text")),
    ];
    let credits = sections.map(|(heading, text)| Section { heading, text });
    app.insert_resource(CreditsText(credits.into()));
}
