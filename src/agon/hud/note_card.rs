//! The note card beside the board: a hint, the task of a lesson or puzzle, or the findings of a review. It has its own
//! place in the panel and covers nothing.

use std::sync::Arc;

use agon_core::board::Bitboard;
use agon_core::rules::Move;
use bevy_egui::egui::{self, Galley, TextStyle, Ui, Vec2, vec2};

use crate::shell::ui::prelude::*;
use crate::shell::ui::slide::slide_in;
use crate::shell::ui::theme;
use crate::shell::ui::widgets::buttons::icon_button;

use crate::agon::drawings::icons::{self, Icon};

/// Cards narrower than this inside, in points, stack their buttons.
const NARROW: f32 = 230.0;

/// The note card of this frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoteCard {
    pub(crate) text: String,
    /// The cells it is about, highlighted on the board.
    pub(crate) cells: Bitboard,
    /// The symbol and the label of the button for more, if there is more.
    pub(crate) more: Option<(Icon, &'static str)>,
    /// The meaning of the ✓.
    pub(crate) done: &'static str,
}

/// The usual meaning of the ✓: the card has been read.
pub(crate) const UNDERSTOOD: &str = key("hints-understood");

/// The meaning of a button on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardPress {
    Understood,
    More,
}

/// The cells on which a move begins and ends.
pub(super) fn ends(mv: Move) -> Bitboard {
    [mv.from(), mv.to()].into_iter().flatten().collect()
}

impl NoteCard {
    /// The card's height at a width, where space is tight.
    pub(crate) fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let margin = frame(ctx, true).total_margin().sum();
        let inside = width - margin.x;
        let beside = self.beside(true, inside);
        let text = self.galley(ctx, inside - beside.x, TextStyle::Small);
        text.size().y.max(beside.y) + margin.y
    }

    /// The space for the buttons beside the text, including the gap, in a card with this width inside. Where space is
    /// tight, all are there, stacked in a narrow card.
    fn beside(&self, is_tight: bool, inside: f32) -> Vec2 {
        let (one, gap) = (size::TOUCH, space::S);
        match self.more {
            Some(_) if is_tight && inside < NARROW => vec2(one + gap, 2.0 * one + gap),
            Some(_) if is_tight => vec2(2.0 * (one + gap), one),
            _ => vec2(one + gap, one),
        }
    }

    /// The text in this width.
    fn galley(&self, ctx: &egui::Context, width: f32, style: TextStyle) -> Arc<Galley> {
        let font = style.resolve(&ctx.global_style());
        let ink = Palette::of(ctx).ink;
        ctx.fonts_mut(|fonts| fonts.layout(self.text.clone(), font, ink, width.max(0.0)))
    }

    /// Draws the card at full width, in small text where space is tight. Returns the button pressed.
    pub(crate) fn show(&self, ui: &mut Ui, is_tight: bool, language: &Language) -> Option<CardPress> {
        slide_in(ui, "note card", &self.text, |ui| self.contents(ui, is_tight, language))
    }

    fn contents(&self, ui: &mut Ui, is_tight: bool, language: &Language) -> Option<CardPress> {
        let style = if is_tight { TextStyle::Small } else { TextStyle::Body };
        let shown = frame(ui.ctx(), is_tight).show(ui, |ui| {
            let room = ui.available_width();
            ui.set_width(room);
            let is_understood = ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                let beside = self.beside(is_tight, room);
                let width = (room - beside.x).max(0.0);
                let text = self.galley(ui.ctx(), width, style);
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.add_space(((beside.y - text.size().y) / 2.0).max(0.0));
                    ui.label(text);
                });
                let understood = |ui: &mut Ui| {
                    let button = icon_button(ui, "✓", language.tr(self.done));
                    button.clicked().then_some(CardPress::Understood)
                };
                let Some((icon, more)) = self.more.filter(|_| is_tight) else {
                    return understood(ui);
                };
                let more = |ui: &mut Ui| {
                    let button = icons::button(ui, size::TOUCH, icon, language.tr(more));
                    button.clicked().then_some(CardPress::More)
                };
                if beside.x > beside.y {
                    let pressed = more(ui);
                    return understood(ui).or(pressed);
                }
                let column = ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = space::S;
                    let pressed = understood(ui);
                    more(ui).or(pressed)
                });
                column.inner
            });
            let more = self.more.filter(|_| !is_tight).and_then(|(_, more)| {
                ui.add_space(space::XS);
                let justified = egui::Layout::top_down_justified(egui::Align::Center);
                let button = ui.with_layout(justified, |ui| secondary_button(ui, language.tr(more)));
                button.inner.clicked().then_some(CardPress::More)
            });
            is_understood.inner.or(more)
        });
        shown.inner
    }
}

fn frame(ctx: &egui::Context, is_tight: bool) -> egui::Frame {
    let palette = Palette::of(ctx);
    let above = if is_tight { space::XS } else { space::S };
    theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .inner_margin(egui::Margin {
            left: space::M as i8,
            right: space::S as i8,
            top: above as i8,
            bottom: above as i8,
        })
}
