//! The games that were found, for one to be chosen. Of many, a few are listed and the others are looked for.

use agon_core::session::found::{Findings, Found};
use bevy_egui::egui::{Align, Layout as Flow, RichText, Ui};

use super::faults;
use super::found::described;
use crate::agon::drawings::diagram::{Marks, diagram};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::cards::option_card;
use crate::shell::ui::widgets::controls::told;

/// The height of a game's diagram, in points.
const DIAGRAM: f32 = 240.0;
/// Windows lower than this, in points, have no room for it.
const LOW: f32 = 560.0;
/// The number of games listed at first, and added each time more are wanted.
pub(super) const SHARE: usize = 20;
/// The maximum length of a search text, in letters.
const LONGEST_SEARCH: usize = 100;

/// The chosen game, and which of many are listed.
#[derive(Debug, Default)]
pub(super) struct Listing {
    /// The index of the chosen game.
    pub(super) chosen: usize,
    /// The text searched for.
    pub(super) wanted: String,
    /// The indices of the games that match it; `None` until they are looked up.
    pub(super) matching: Option<Vec<usize>>,
    /// Number of games shown beyond the first.
    pub(super) more: usize,
}

impl Listing {
    /// The indices of the games that have what is looked for in a name or a tag.
    fn matching(&mut self, games: &[Found]) -> &[usize] {
        let wanted = self.wanted.to_lowercase();
        let has = |text: &String| text.to_lowercase().contains(&wanted);
        let is_meant = |found: &Found| found.names.iter().any(has) || found.tags.iter().any(|(_, value)| has(value));
        self.matching.get_or_insert_with(|| {
            let places = 0..games.len();
            places
                .filter(|&place| wanted.is_empty() || is_meant(&games[place]))
                .collect()
        })
    }

    /// Draws the games to choose from, and what could not be read.
    pub(super) fn show(&mut self, ui: &mut Ui, findings: &Findings, colours: &BoardPalette, language: &Language) {
        ui.spacing_mut().item_spacing.y = space::S;
        if !findings.faults.is_empty() {
            let text = faults::told(language, &findings.faults);
            ui.label(RichText::new(text).color(Palette::of(ui.ctx()).warning));
            hint(ui, language.tr("open-kept"));
        }
        if ui.ctx().content_rect().height() >= LOW {
            let found = &findings.games[self.chosen];
            let (name, line) = described(found, language);
            ui.with_layout(Flow::top_down(Align::Center), |ui| {
                let position = found.tree.line().position();
                diagram(ui, DIAGRAM, position, Marks::default(), colours, &told(&name, &line));
            });
        }
        if let [only] = &findings.games[..] {
            let (name, line) = described(only, language);
            ui.with_layout(Flow::top_down(Align::Center), |ui| {
                ui.label(RichText::new(name).text_style(strong_style()));
                hint(ui, line);
            });
            return;
        }
        if findings.games.len() > SHARE {
            self.search_field(ui, language);
        }
        let (mut chosen, mut more) = (self.chosen, self.more);
        let shown = SHARE + more;
        let matching = self.matching(&findings.games);
        if matching.is_empty() {
            hint(ui, language.tr("my-games-none-found"));
        }
        if !matching.contains(&chosen) {
            chosen = matching.first().copied().unwrap_or(chosen);
        }
        for &place in matching.iter().take(shown) {
            let (name, line) = described(&findings.games[place], language);
            if option_card(ui, place == chosen, &name, &line).clicked() {
                chosen = place;
            }
        }
        let rest = matching.len().saturating_sub(shown);
        if rest > 0 {
            let text = language.tr_with("my-games-more", &[("count", rest.min(SHARE).into())]);
            justified(ui, |ui| {
                if secondary_button(ui, text).clicked() {
                    more += SHARE;
                }
            });
        }
        (self.chosen, self.more) = (chosen, more);
    }

    fn search_field(&mut self, ui: &mut Ui, language: &Language) {
        let name = language.tr("my-games-search");
        let label = hint(ui, &name);
        let field = Field {
            name: &name,
            hint: &language.tr("my-games-search-hint"),
            longest: LONGEST_SEARCH,
            lines: 1,
        };
        if text_field(ui, &mut self.wanted, &field, &label).changed() {
            (self.matching, self.more) = (None, 0);
        }
    }
}
