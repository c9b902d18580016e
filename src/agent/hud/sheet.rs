//! A player's own sheet: the stakes on each agent, and the notes that are left.

use agon_core::agent::{Agent, Lots, Sheet, View};
use bevy_egui::egui::{self, FontId, RichText, TextStyle, TextWrapMode, Ui, WidgetText};

use super::icons::agent_sign;
use crate::agent::text::words::dollars;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::strong_family;

/// The room for a sign and the gaps beside a stake.
const SIGN: f32 = 30.0;

/// Draws the sheet.
pub(super) fn sheet(ui: &mut Ui, view: &View, language: &Language) {
    let palette = Palette::of(ui.ctx());
    let sheet: &Sheet = view.sheet();
    ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
    let agents: Vec<_> = view.table().options().agents().collect();
    // The two of each nation stand side by side, two nations in a line or one.
    let columns = match 4.0 * (SIGN + widest(ui, sheet, language) + space::XS) <= ui.available_width() {
        true => 4,
        false => 2,
    };
    for row in agents.chunks(columns) {
        ui.columns(columns, |cells| {
            for (ui, &agent) in cells.iter_mut().zip(row) {
                // Nothing here is touched, so that lines need not be as high as a finger is wide.
                ui.spacing_mut().interact_size.y = 0.0;
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = space::XS;
                    let is_exiled = view.table().is_exiled(agent);
                    agent_sign(ui, agent, is_exiled);
                    let stake = sheet.stake(agent);
                    let colour = if stake > 0 { palette.ink } else { palette.muted };
                    let amount = if stake > 0 {
                        dollars(stake, language)
                    } else {
                        "–".to_owned()
                    };
                    let text = RichText::new(amount).color(colour);
                    let text = match stake > 0 {
                        true => text.font(font()),
                        false => text.text_style(TextStyle::Small),
                    };
                    ui.add(egui::Label::new(text).truncate());
                });
            }
        });
    }
    hint(ui, notes_left(sheet.lots(), language));
}

/// The font of stakes.
fn font() -> FontId {
    FontId::new(size::SMALL, strong_family())
}

/// The width of the largest stake.
fn widest(ui: &Ui, sheet: &Sheet, language: &Language) -> f32 {
    let most = Agent::ALL.map(|agent| sheet.stake(agent)).into_iter().max();
    width(ui, RichText::new(dollars(most.unwrap_or(0), language)).font(font()))
}

/// The width of a text on one line.
pub(super) fn width(ui: &Ui, text: RichText) -> f32 {
    let text = WidgetText::from(text);
    let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body);
    galley.size().x
}

/// The notes left to stake, in words.
pub(super) fn notes_left(lots: Lots, language: &Language) -> String {
    match lots.is_empty() {
        true => language.tr("agent-notes-none"),
        false => language.tr_with(
            "agent-notes-left",
            &[
                ("amount", dollars(lots.dollars(), language).into()),
                ("count", lots.count().into()),
            ],
        ),
    }
}
