//! The rules of Agent in brief.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::text::pages::RULES;
use crate::shell::pages::text_page::{Section, text_page};
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, RULES, show);
}

const SECTIONS: [Section; 8] = [
    Section::new(key("agent-rules-aim"), key("agent-rules-aim-text")),
    Section::new(key("agent-rules-stakes"), key("agent-rules-stakes-text")),
    Section::new(key("agent-rules-turn"), key("agent-rules-turn-text")),
    Section::new(key("agent-rules-attack"), key("agent-rules-attack-text")),
    Section::new(key("agent-rules-objection"), key("agent-rules-objection-text")),
    Section::new(key("agent-rules-end"), key("agent-rules-end-text")),
    Section::new(key("agent-rules-keys"), key("agent-rules-keys-text")),
    Section::new(key("agent-rules-origin"), key("agent-rules-origin-text")),
];

fn show(In(ctx): In<egui::Context>, language: Res<Language>) -> Option<Do> {
    text_page(&ctx, RULES, &SECTIONS, &language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        assert_fits(|ctx, language| drop(text_page(ctx, RULES, &SECTIONS, language)));
    }
}
