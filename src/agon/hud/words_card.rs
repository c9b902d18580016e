//! The card in the panel while there are words instead of players and moves: a better move is looked for, or a lesson is
//! tried.

use bevy_egui::egui::{self, Align, Frame, Layout as Flow, ScrollArea, TextStyle, Ui, vec2};

use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::widgets::buttons::button_width;
use crate::shell::ui::widgets::controls::describe_scrolled;

/// In cards lower or narrower than this, in points, the words are small.
const TIGHT: f32 = 5.0 * size::TOUCH;
/// In cards higher than this there is room for two buttons one above the other.
const HIGH: f32 = 8.0 * size::TOUCH;

/// The button at the card's lower end.
#[derive(Clone, Debug)]
pub(super) struct MainButton {
    pub(super) text: String,
    /// Whether it is what players usually do next.
    pub(super) is_primary: bool,
    /// The text of another button beside it, or above it in high cards; in others it is left out if there is no room for
    /// both.
    pub(super) other: Option<String>,
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    Main,
    Other,
}

/// What the words have to fit in.
#[derive(Clone, Debug)]
pub(super) struct Room {
    /// The style of the words.
    pub(super) style: TextStyle,
    /// Whether there is little height.
    pub(super) is_low: bool,
    /// The height for the words, in points; what needs more scrolls.
    pub(super) height: f32,
}

/// Draws the card in the given height, with the button if there is room for it. The words are told what they have to fit
/// in, and scroll if they need more. Returns what was pressed.
pub(super) fn words_card(
    ui: &mut Ui,
    height: f32,
    button: Option<MainButton>,
    words: impl FnOnce(&mut Ui, Room),
) -> Option<Pressed> {
    let palette = Palette::of(ui.ctx());
    let (is_low, is_high) = (height < TIGHT, height > HIGH);
    let is_tight = is_low || ui.available_width() < TIGHT;
    let style = if is_tight { TextStyle::Small } else { TextStyle::Body };
    let frame = theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .shadow(egui::Shadow::NONE);
    let frame = if is_tight { frame.inner_margin(space::S) } else { frame };
    let outside = frame.total_margin().sum().y;
    // In the lowest windows the words need all the room; the buttons of the panel lead on.
    let button = button.filter(|_| height >= 2.5 * size::TOUCH);
    let inside = ui.available_width() - frame.total_margin().sum().x;
    let is_beside = button.as_ref().is_some_and(|button| {
        let other = button.other.as_deref().map_or(0.0, |other| button_width(ui, other));
        button_width(ui, &button.text) + space::S + other <= inside
    });
    let below = button.as_ref().map_or(0.0, |button| {
        let is_above = button.other.is_some() && is_high && !is_beside;
        let above = if is_above { size::TOUCH + space::S } else { 0.0 };
        above + space::S + if button.is_primary { size::PRIMARY } else { size::TOUCH }
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
                words(
                    ui,
                    Room {
                        style,
                        is_low,
                        height: room,
                    },
                );
            });
        button.and_then(|button| buttons(ui, button, is_beside, is_high))
    };
    Frame::show(frame, ui, contents).inner
}

/// Draws the main button at the full width, or what the other one leaves of it. The other one comes first.
fn buttons(ui: &mut Ui, button: MainButton, is_beside: bool, is_high: bool) -> Option<Pressed> {
    let MainButton {
        text,
        is_primary,
        other,
    } = button;
    let justified = Flow::top_down_justified(Align::Center);
    let main = |ui: &mut Ui| match is_primary {
        true => primary_button(ui, &text),
        false => secondary_button(ui, &text),
    };
    let Some(other) = other.filter(|_| is_beside || is_high) else {
        let is_pressed = ui.with_layout(justified, main).inner.clicked();
        return is_pressed.then_some(Pressed::Main);
    };
    if !is_beside {
        let pressed = ui.with_layout(justified, |ui| [secondary_button(ui, other), main(ui)]);
        let [other, main] = pressed.inner.map(|button| button.clicked());
        return main.then_some(Pressed::Main).or(other.then_some(Pressed::Other));
    }
    let width = button_width(ui, &other);
    let left = ui.available_width() - width - space::S;
    let height = if is_primary { size::PRIMARY } else { size::TOUCH };
    ui.spacing_mut().item_spacing.x = space::S;
    ui.horizontal(|ui| {
        ui.set_min_height(height);
        let size = vec2(width, size::TOUCH);
        let other = ui.allocate_ui_with_layout(size, justified, |ui| secondary_button(ui, other));
        let main = ui.allocate_ui_with_layout(vec2(left, height), justified, main);
        let main = main.inner.clicked().then_some(Pressed::Main);
        main.or(other.inner.clicked().then_some(Pressed::Other))
    })
    .inner
}
