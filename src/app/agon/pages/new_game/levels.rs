//! The choice of the computer's level.

use bevy_egui::egui::{self, RichText};

use super::choices::Choices;
use crate::app::agon::text::words::{level_key, level_line_key};
use crate::app::shell::system::language::Language;
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::widgets::controls::{hint, segmented, subheading};
use crate::engine::Level;
use crate::rules::Preset;

pub(super) fn levels(ui: &mut egui::Ui, edited: &mut Choices, language: &Language) {
    let name = language.tr("new-game-level");
    subheading(ui, &name);
    let numbers = Level::ALL.map(|level| (level, level.number().to_string()));
    segmented(ui, &name, &mut edited.level, &numbers);
    let level = edited.level;
    ui.label(RichText::new(language.tr(level_key(level))).text_style(strong_style()));
    hint(ui, language.tr(level_line_key(level)));
    // Measured under these rules only.
    if edited.rules() == Preset::NEW_GAME.rules() {
        hint(
            ui,
            language.tr_with("level-length", &[("turns", level.usual_turns().into())]),
        );
    }
}
