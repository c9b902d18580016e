//! A player's own sheet: the stakes on each agent, and the notes that are left.

use bevy_egui::egui::{self, RichText, TextStyle, Ui};

use super::icons::agent_sign;
use crate::agent::{Lots, Sheet, View};
use crate::app::agent::text::words::dollars;
use crate::app::shell::system::language::Language;
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::app::shell::ui::widgets::controls::hint;

/// The width of an agent with its stake.
const ENTRY: f32 = 88.0;

/// Draws the sheet.
pub(super) fn sheet(ui: &mut Ui, view: &View, language: &Language) {
    let palette = Palette::of(ui.ctx());
    let sheet: &Sheet = view.sheet();
    let columns = ((ui.available_width() / ENTRY) as usize).clamp(2, 4);
    ui.spacing_mut().item_spacing.y = space::XS;
    let agents: Vec<_> = view.table().options().agents().collect();
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
                    let text = RichText::new(amount).text_style(TextStyle::Small).color(colour);
                    ui.add(
                        egui::Label::new(if stake > 0 {
                            text.text_style(strong_style())
                        } else {
                            text
                        })
                        .truncate(),
                    );
                });
            }
        });
    }
    hint(ui, notes_left(sheet.lots(), language));
}

/// What is left to stake, in words.
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
