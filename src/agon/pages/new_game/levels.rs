//! The choice of the computer's level.

use agon_core::engine::Level;
use agon_core::rules::{Preset, RuleSet};
use bevy_egui::egui::{self, RichText};

use crate::agon::text::words::{level_key, level_line_key};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::segmented_with;

pub(crate) fn levels(ui: &mut egui::Ui, chosen: &mut Level, language: &Language) {
    let name = language.tr("new-game-level");
    subheading(ui, &name);
    let numbers = Level::ALL.map(|level| (level, level.number().to_string()));
    segmented_with(ui, &name, chosen, &numbers, |level, number| {
        format!("{number}, {}", language.tr(level_key(level)))
    });
    ui.label(RichText::new(language.tr(level_key(*chosen))).text_style(strong_style()));
    hint(ui, language.tr(level_line_key(*chosen)));
}

/// The usual length of a game against the level. Measured under the rules of a new game only, so silent under others.
pub(super) fn usual_length(ui: &mut egui::Ui, level: Level, rules: &RuleSet, language: &Language) {
    if *rules == Preset::NEW_GAME.rules() {
        let turns = [("turns", level.usual_turns().into())];
        hint(ui, language.tr_with("level-length", &turns));
    }
}
