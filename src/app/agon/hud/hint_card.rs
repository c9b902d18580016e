//! The card with a hint: its text, and a button for those who have understood it. It has a place of its own in the panel
//! and covers nothing.

use std::sync::Arc;

use bevy_egui::egui::{self, Galley, TextStyle, Ui};

use crate::app::shell::system::language::Language;
use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::tokens::{Palette, size, space};
use crate::app::shell::ui::widgets::buttons::icon_button;
use crate::board::Bitboard;

/// A hint as it is drawn in this frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HintCard {
    pub(crate) text: String,
    /// The cells it is about, which are lit on the board.
    pub(crate) cells: Bitboard,
}

impl HintCard {
    /// The card's height at a width, where space is tight.
    pub(crate) fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let margin = frame(ctx).total_margin().sum();
        let text = self.galley(ctx, width - margin.x, TextStyle::Small);
        text.size().y.max(size::TOUCH) + margin.y
    }

    /// The text beside the button, in a card with this width inside.
    fn galley(&self, ctx: &egui::Context, inside: f32, style: TextStyle) -> Arc<Galley> {
        let font = style.resolve(&ctx.global_style());
        let beside = (inside - size::TOUCH - space::S).max(0.0);
        let ink = Palette::of(ctx).ink;
        ctx.fonts_mut(|fonts| fonts.layout(self.text.clone(), font, ink, beside))
    }

    /// Draws the card at the full width, in small text where space is tight. Returns whether the player has understood
    /// it.
    pub(crate) fn show(&self, ui: &mut Ui, is_tight: bool, language: &Language) -> bool {
        let style = if is_tight { TextStyle::Small } else { TextStyle::Body };
        let shown = frame(ui.ctx()).show(ui, |ui| {
            let room = ui.available_width();
            ui.set_width(room);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                let text = self.galley(ui.ctx(), room, style);
                ui.vertical(|ui| {
                    ui.set_width(room - size::TOUCH - space::S);
                    ui.add_space(((size::TOUCH - text.size().y) / 2.0).max(0.0));
                    ui.label(text);
                });
                icon_button(ui, "✓", language.tr("hints-understood")).clicked()
            })
            .inner
        });
        shown.inner
    }
}

fn frame(ctx: &egui::Context) -> egui::Frame {
    let palette = Palette::of(ctx);
    theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .inner_margin(egui::Margin {
            left: space::M as i8,
            right: space::S as i8,
            top: space::XS as i8,
            bottom: space::XS as i8,
        })
        .shadow(egui::Shadow::NONE)
}
