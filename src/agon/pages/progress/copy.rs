//! The end of the page: progress as a file, to be taken to another device.

use bevy_egui::egui::Ui;

use crate::shell::system::exchange::events::ExchangeWanted;
use crate::shell::ui::prelude::*;

/// Draws what the file is, and its buttons. While there is nothing to save, none can be saved.
pub(super) fn section(ui: &mut Ui, file: &dyn Fn() -> String, is_empty: bool, language: &Language) -> Option<Do> {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-copy"));
    hint(ui, language.tr("progress-copy-hint"));
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        let save = |ui: &mut Ui| secondary_button(ui, language.tr("progress-copy-save"));
        if ui.add_enabled_ui(!is_empty, save).inner.clicked() {
            let file = ExchangeWanted::save_today("agon-progress", "json", file());
            pressed = Some(Do::send(file));
        }
        if secondary_button(ui, language.tr("progress-copy-add")).clicked() {
            pressed = Some(Do::send(ExchangeWanted::Open));
        }
    });
    pressed
}
