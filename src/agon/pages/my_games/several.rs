//! What is done with several games at once.

use std::collections::BTreeSet;

use bevy_egui::egui::Ui;

use super::folder::FolderAsked;
use super::requests::{names_of, removal};
use crate::agon::saves::saved_games::{ListedGame, SavedGameWanted};
use crate::agon::text::pages::FOLDER;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::row_enabled;

/// What the buttons were pressed for.
#[derive(Debug, Default)]
pub(super) struct Pressed {
    pub(super) asked: Option<Do>,
    /// The games chosen from now on, if they are others.
    pub(super) chosen: Option<BTreeSet<String>>,
    /// Whether one game is chosen again.
    pub(super) ends: bool,
}

/// The buttons for the chosen ones of the games shown.
pub(super) fn several_buttons(
    ui: &mut Ui,
    chosen: &[&ListedGame],
    shown: &[&ListedGame],
    language: &Language,
) -> Pressed {
    let mut pressed = Pressed::default();
    hint(
        ui,
        language.tr_with("my-games-chosen", &[("count", chosen.len().into())]),
    );
    let has_all = chosen.len() == shown.len();
    let all = if has_all {
        key("my-games-none")
    } else {
        key("my-games-all")
    };
    let [choose, done] = row_enabled(ui, [(language.tr(all), true), (language.tr("my-games-done"), true)]);
    if choose.clicked() {
        let shown = shown.iter().filter(|_| !has_all);
        pressed.chosen = Some(shown.map(|game| game.name.clone()).collect());
    }
    pressed.ends = done.clicked();
    let others = [key("my-games-save"), key("my-games-put"), key("my-games-remove")];
    let others = others.map(|text| (language.tr(text), !chosen.is_empty()));
    let [save, put, remove] = row_enabled(ui, others);
    if save.clicked() {
        pressed.asked = Some(Do::send(SavedGameWanted::Export(names_of(chosen))));
    } else if put.clicked() {
        pressed.asked = Some(Do::send(FolderAsked(names_of(chosen))).and(Do::Open(FOLDER)));
    } else if remove.clicked() {
        pressed.asked = Some(removal(chosen, language));
    }
    pressed
}
