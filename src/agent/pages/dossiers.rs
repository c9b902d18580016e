//! What is known of the cast: a card for each who sits at the table.

use agon_core::agent::Persona;
use agon_core::played::acquaintances::Acquaintance;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, Ui, vec2};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::faces::Face;
use crate::agent::hud::portrait;
use crate::agent::saves::acquaintances::Known;
use crate::agent::text::pages::DOSSIERS;
use crate::agent::text::personas::{met_words, persona_line, persona_papers, remark_words};
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

/// The height of a portrait, and the width below which it is smaller.
const PORTRAIT: f32 = 136.0;
const NARROW: f32 = 300.0;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, DOSSIERS, show);
}

fn show(
    In(ctx): In<egui::Context>,
    (current, known): (Option<Res<CurrentGame>>, Res<Known>),
    language: Res<Language>,
) -> Option<Do> {
    let seats = current.as_deref().map_or(&[][..], CurrentGame::seats);
    let personas: Vec<Persona> = seats.iter().filter_map(|seat| seat.persona).collect();
    page(&ctx, &personas, &known, &language)
}

fn page(ctx: &egui::Context, personas: &[Persona], known: &Known, language: &Language) -> Option<Do> {
    page_sheet(ctx, DOSSIERS, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        if personas.is_empty() {
            hint(ui, language.tr("agent-dossiers-none"));
        }
        for &persona in personas {
            card(ui, |ui| dossier(ui, persona, known.0.of(persona), language));
        }
        None
    })
}

/// Draws a dossier: the portrait, who it is, and what is known of them.
pub(super) fn dossier(ui: &mut Ui, persona: Persona, known: Option<&Acquaintance>, language: &Language) {
    let palette = Palette::of(ui.ctx());
    let height = if ui.available_width() < NARROW {
        PORTRAIT * 0.66
    } else {
        PORTRAIT
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::M, space::XS);
        let (rect, _) = ui.allocate_exact_size(portrait::size(height), Sense::hover());
        if ui.is_rect_visible(rect) {
            portrait::paint(ui, persona, rect, Some((persona, Face::Neutral)));
        }
        ui.vertical(|ui| {
            subheading(ui, persona.full_name());
            hint(ui, persona_papers(persona, language));
            ui.label(RichText::new(persona_line(persona, language)).color(palette.ink));
            hint(ui, met_words(persona, known, language));
            for remark in known.map(Acquaintance::remarks).unwrap_or_default() {
                ui.label(RichText::new(remark_words(remark, language)).color(palette.ink));
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    /// Somebody about whom there is much to say.
    const MUCH: &str = r#"{"version":1,"games":[1],"known":{"otto":{"games":12,"won":3,"chances":90,"objections":90,
        "withdrawals":3,"insists":20,"bluffs":40,"claims":12,"exiles":11}}}"#;

    #[test]
    fn it_fits() {
        let known = Known(agon_core::played::acquaintances::Acquaintances::read(MUCH).unwrap());
        assert_fits(|ctx, language| drop(page(ctx, &[Persona::Otto, Persona::Sarojini], &known, language)));
        assert_fits(|ctx, language| drop(page(ctx, &[], &Known::default(), language)));
    }
}
