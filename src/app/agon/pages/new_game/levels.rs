//! The choice of the computer's level.

use bevy_egui::egui::{self, RichText};

use crate::app::agon::text::words::{level_key, level_line_key};
use crate::app::shell::system::language::Language;
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::widgets::controls::{hint, segmented_with, subheading};
use crate::engine::Level;
use crate::rules::{Preset, RuleSet};

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

/// How long a game against the level usually is. Measured under the rules of a new game only, so silent under others.
pub(super) fn usual_length(ui: &mut egui::Ui, level: Level, rules: &RuleSet, language: &Language) {
    if *rules == Preset::NEW_GAME.rules() {
        let turns = [("turns", level.usual_turns().into())];
        hint(ui, language.tr_with("level-length", &turns));
    }
}
