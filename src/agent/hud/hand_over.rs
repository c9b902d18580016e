//! The screen between two people who share a device: it asks for the next, and shows nothing secret
//! (`docs/agent.md` §7.2).

use agon_core::agent::Player;
use bevy_egui::egui::{RichText, ScrollArea, TextStyle, Ui};

use super::hold_button::hold_button;
use super::news::{digest, whole_rows};
use super::view::TableView;
use crate::agent::gameplay::messages::DeviceAction;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::describe_scrolled;

/// Draws it. The person may take the device. Without a height, the button stands somewhere else, and the news is as long
/// as it is.
pub(super) fn hand_over(ui: &mut Ui, player: Player, scene: &TableView, height: Option<f32>) -> Option<Do> {
    let palette = Palette::of(ui.ctx());
    let language = scene.language;
    let name = scene.name(player);
    let top = ui.cursor().top();
    subheading(
        ui,
        language.tr_with("agent-pass-title", &[("name", name.clone().into())]),
    );
    // The news is for everybody; what comes with the button is not. Where that is elsewhere, it must not be overlooked.
    let look_away = |ui: &mut Ui| hint(ui, language.tr("agent-pass-line"));
    if height.is_none() {
        look_away(ui);
    }
    let lines = digest(scene, scene.current.news_from(player));
    if !lines.is_empty() {
        ui.add_space(space::S);
        hint(ui, language.tr_with("agent-pass-news", &[("name", name.into())]));
        let tell = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            for line in lines {
                let text = RichText::new(&line).text_style(TextStyle::Small).color(palette.ink);
                whole_rows(ui, text, &line);
            }
        };
        if let Some(height) = height {
            let below = ui.text_style_height(&TextStyle::Small) + size::PRIMARY + 2.0 * space::M;
            let rest = height - (ui.cursor().top() - top) - below;
            ScrollArea::vertical()
                .id_salt("news since")
                .max_height(rest.max(size::TOUCH))
                .stick_to_bottom(true)
                .show(ui, |ui| {
                    describe_scrolled(ui);
                    tell(ui);
                });
        } else {
            tell(ui);
        }
        ui.add_space(space::S);
    }
    height?;
    look_away(ui);
    ui.add_space(space::S);
    take(ui, player, scene)
}

/// Draws the button with which a player takes the device: it is to be held.
pub(super) fn take(ui: &mut Ui, player: Player, scene: &TableView) -> Option<Do> {
    let (language, name) = (scene.language, scene.name(player));
    let text = language.tr_with("agent-pass-hold", &[("name", name.clone().into())]);
    let again = language.tr_with("agent-pass-again", &[("name", name.into())]);
    let button = hold_button(ui, &text, &again);
    button.is_done.then(|| Do::send(DeviceAction::Take(player)))
}
