//! The end of the page: progress as a file, to be taken to another device.

use bevy_egui::egui::Ui;

use crate::shell::system::language::Language;
use crate::shell::ui::theme::tokens::space;
use crate::shell::ui::widgets::buttons::secondary_button;
use crate::shell::ui::widgets::controls::{hint, subheading};

/// What a player wants of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CopyAction {
    /// To save one.
    Save,
    /// To add what is in one.
    Add,
}

/// Draws what the file is, and its buttons. While there is nothing to save, none can be saved.
pub(super) fn section(ui: &mut Ui, is_empty: bool, language: &Language) -> Option<CopyAction> {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-copy"));
    hint(ui, language.tr("progress-copy-hint"));
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        let save = |ui: &mut Ui| secondary_button(ui, language.tr("progress-copy-save"));
        if ui.add_enabled_ui(!is_empty, save).inner.clicked() {
            pressed = Some(CopyAction::Save);
        }
        if secondary_button(ui, language.tr("progress-copy-add")).clicked() {
            pressed = Some(CopyAction::Add);
        }
    });
    pressed
}
