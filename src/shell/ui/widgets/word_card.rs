//! A card of words in a given room, with the buttons that lead on. Less important words are left out where there is no
//! room; words that must be said scroll.

use std::sync::Arc;

use bevy_egui::egui::{Align, Color32, Frame, Galley, Layout, ScrollArea, Stroke, TextStyle, Ui, vec2};

use super::buttons::{button_width, primary_button, secondary_button};
use super::controls::describe_scrolled;
use crate::shell::ui::request::Do;
use crate::shell::ui::theme;
use crate::shell::ui::theme::tokens::{Palette, size, space};

/// In cards lower or narrower than this, in points, the words are small.
const TIGHT: f32 = 5.0 * size::TOUCH;
/// In cards higher than this there is room for two buttons one above the other.
const HIGH: f32 = 8.0 * size::TOUCH;

/// The buttons at the card's lower end.
#[derive(Debug)]
pub struct Onward {
    /// The text of the main button, and what it asks for.
    pub main: (String, Do),
    /// Whether it is what players usually do next.
    pub is_primary: bool,
    /// Another button beside it, or above it in high cards; in others it is left out if there is no room for both.
    pub other: Option<(String, Do)>,
}

/// Room for the words.
#[derive(Clone, Debug)]
pub struct Room {
    /// The style of the words.
    pub style: TextStyle,
    /// Whether there is little height.
    pub is_low: bool,
    /// The height for the words, in points; what needs more scrolls.
    pub height: f32,
}

/// A paragraph on a card.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its text.
    pub text: String,
    /// Its style.
    pub style: TextStyle,
    /// Its colour.
    pub ink: Color32,
    /// Where there is too little room, lower numbers come first; 0 is always said.
    pub rank: u8,
    /// A continuation of the paragraph, if there is room for it.
    pub tail: Option<String>,
}

/// Draws the card in the given height, with the buttons if there is room for them. `words` is given their room,
/// and scrolls if it needs more; it may have buttons of its own. Returns the effect of a press.
pub fn word_card(
    ui: &mut Ui,
    height: f32,
    onward: Option<Onward>,
    words: impl FnOnce(&mut Ui, Room) -> Option<Do>,
) -> Option<Do> {
    let palette = Palette::of(ui.ctx());
    let frame = theme::card_frame(palette).stroke(Stroke::new(1.5, palette.accent));
    let is_tight = height < TIGHT || ui.available_width() < TIGHT;
    let frame = if is_tight { frame.inner_margin(space::S) } else { frame };
    words_in(ui, frame, height, onward, words)
}

/// As [`word_card`], without a frame: on a surface that is a card itself.
pub fn word_sheet(
    ui: &mut Ui,
    height: f32,
    onward: Option<Onward>,
    words: impl FnOnce(&mut Ui, Room) -> Option<Do>,
) -> Option<Do> {
    words_in(ui, Frame::new(), height, onward, words)
}

fn words_in(
    ui: &mut Ui,
    frame: Frame,
    height: f32,
    onward: Option<Onward>,
    words: impl FnOnce(&mut Ui, Room) -> Option<Do>,
) -> Option<Do> {
    let (is_low, is_high) = (height < TIGHT, height > HIGH);
    let is_tight = is_low || ui.available_width() < TIGHT;
    let style = if is_tight { TextStyle::Small } else { TextStyle::Body };
    let margin = frame.total_margin().sum();
    // In the lowest windows the words need all the room; the buttons of the panel lead on.
    let onward = onward.filter(|_| height >= 2.5 * size::TOUCH);
    let inside = ui.available_width() - margin.x;
    let is_beside = onward.as_ref().is_some_and(|Onward { main, other, .. }| {
        let other = other.as_ref().map_or(0.0, |(other, _)| button_width(ui, other));
        button_width(ui, &main.0) + space::S + other <= inside
    });
    let below = onward.as_ref().map_or(0.0, |onward| {
        let is_above = onward.other.is_some() && is_high && !is_beside;
        let above = if is_above { size::TOUCH + space::S } else { 0.0 };
        above + space::S + onward.height()
    });
    let room = (height - margin.y - below).max(0.0);
    let contents = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::S;
        let scrolled = ScrollArea::vertical()
            .id_salt("words")
            .max_height(room)
            .min_scrolled_height(room)
            .auto_shrink([false, !is_tight])
            .show(ui, |ui| {
                describe_scrolled(ui);
                let height = room;
                words(ui, Room { style, is_low, height })
            });
        let onward = onward.and_then(|onward| onward.show(ui, is_beside, is_high));
        scrolled.inner.or(onward)
    };
    Frame::show(frame, ui, contents).inner
}

impl Onward {
    /// The height of the main button.
    const fn height(&self) -> f32 {
        if self.is_primary { size::PRIMARY } else { size::TOUCH }
    }

    /// Draws the main button at the full width, or what the other one leaves of it. The other one comes first.
    fn show(self, ui: &mut Ui, is_beside: bool, is_high: bool) -> Option<Do> {
        let height = self.height();
        let (text, asked) = self.main;
        let justified = Layout::top_down_justified(Align::Center);
        let main = |ui: &mut Ui| {
            let button = match self.is_primary {
                true => primary_button(ui, text),
                false => secondary_button(ui, text),
            };
            button.clicked().then_some(asked)
        };
        let Some((text, asked)) = self.other.filter(|_| is_beside || is_high) else {
            return ui.with_layout(justified, main).inner;
        };
        let width = button_width(ui, &text);
        let other = |ui: &mut Ui| secondary_button(ui, text).clicked().then_some(asked);
        if !is_beside {
            let add = |ui: &mut Ui| [other(ui), main(ui)];
            let [other, main] = ui.with_layout(justified, add).inner;
            return main.or(other);
        }
        let left = ui.available_width() - width - space::S;
        ui.spacing_mut().item_spacing.x = space::S;
        let shown = ui.horizontal(|ui| {
            ui.set_min_height(height);
            let other = ui.allocate_ui_with_layout(vec2(width, size::TOUCH), justified, other);
            let main = ui.allocate_ui_with_layout(vec2(left, height), justified, main);
            main.inner.or(other.inner)
        });
        shown.inner
    }
}

/// Draws the lines from top to bottom, without the least important ones where they do not all fit in this height.
pub fn lines(ui: &mut Ui, lines: Vec<Line>, height: f32) {
    let gap = ui.spacing().item_spacing.y;
    let lines = lines.into_iter().enumerate();
    let mut all: Vec<_> = lines
        .map(|(place, line)| (place, line.rank, line.lay_out(ui, height)))
        .collect();
    all.sort_by_key(|&(_, rank, _)| rank);
    let mut left = height + gap;
    all.retain(|(_, rank, galley)| {
        let after = left - galley.size().y - gap;
        let is_said = *rank == 0 || after >= 0.0;
        if is_said {
            left = after;
        }
        is_said
    });
    all.sort_by_key(|&(place, ..)| place);
    for (.., galley) in all {
        ui.label(galley);
    }
}

impl Line {
    /// In the available width, with its tail if it is no higher than this then.
    fn lay_out(self, ui: &Ui, height: f32) -> Arc<Galley> {
        let font = self.style.resolve(ui.style());
        let lay_out = |text| ui.painter().layout(text, font.clone(), self.ink, ui.available_width());
        let longer = self.tail.map(|tail| lay_out(format!("{} {tail}", self.text)));
        let fitting = longer.filter(|longer| longer.size().y <= height);
        fitting.unwrap_or_else(|| lay_out(self.text))
    }
}
