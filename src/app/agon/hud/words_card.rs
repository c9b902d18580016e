//! The card in the panel while there are words instead of players and moves: a better move is looked for, or a lesson is
//! tried.

use bevy_egui::egui::{self, Align, Frame, Layout as Flow, ScrollArea, TextStyle, Ui};

use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::tokens::{Palette, size, space};
use crate::app::shell::ui::widgets::buttons::{primary_button, secondary_button};
use crate::app::shell::ui::widgets::controls::describe_scrolled;

/// The button at the card's lower end.
#[derive(Clone, Debug)]
pub(super) struct MainButton {
    pub(super) text: String,
    /// Whether it is what players usually do next.
    pub(super) is_primary: bool,
}

/// Draws the card in the given height, with the button if there is room for it. The words are given the style that fits
/// there, and scroll if there is too little. Returns whether the button was pressed.
pub(super) fn words_card(
    ui: &mut Ui,
    height: f32,
    button: Option<MainButton>,
    words: impl FnOnce(&mut Ui, TextStyle),
) -> bool {
    let palette = Palette::of(ui.ctx());
    let is_tight = height.min(ui.available_width()) < 5.0 * size::TOUCH;
    let style = if is_tight { TextStyle::Small } else { TextStyle::Body };
    let frame = theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .shadow(egui::Shadow::NONE);
    let frame = if is_tight { frame.inner_margin(space::S) } else { frame };
    let outside = frame.total_margin().sum().y;
    // In the lowest windows the words need all the room; the buttons of the panel lead on.
    let button = button.filter(|_| height >= 2.5 * size::TOUCH);
    let below = button.as_ref().map_or(0.0, |button| {
        space::S + if button.is_primary { size::PRIMARY } else { size::TOUCH }
    });
    let room = (height - outside - below).max(0.0);
    let contents = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::S;
        ScrollArea::vertical()
            .id_salt("words")
            .max_height(room)
            .min_scrolled_height(room)
            .auto_shrink([false, !is_tight])
            .show(ui, |ui| {
                describe_scrolled(ui);
                words(ui, style);
            });
        let Some(MainButton { text, is_primary }) = button else {
            return false;
        };
        let justified = Flow::top_down_justified(Align::Center);
        let button = ui.with_layout(justified, |ui| match is_primary {
            true => primary_button(ui, text),
            false => secondary_button(ui, text),
        });
        button.inner.clicked()
    };
    Frame::show(frame, ui, contents).inner
}
