//! How Agent is played, in short.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::text::pages::RULES;
use crate::shell::system::language::{Language, key};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::{Overlay, on_page};
use crate::shell::ui::theme::tokens::{size, space};
use crate::shell::ui::widgets::cards::card;
use crate::shell::ui::widgets::controls::{scroll_by_keys, subheading};
use crate::shell::ui::widgets::sheet::sheet;
use crate::tabletop::addresses::add_game_address;

pub(crate) fn plugin(app: &mut App) {
    add_game_address(app, AGENT, RULES);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page(RULES)).in_set(Draw::Overlay).in_set(AgentSystems),
    );
}

const SECTIONS: [[&str; 2]; 8] = [
    [key("agent-rules-aim"), key("agent-rules-aim-text")],
    [key("agent-rules-stakes"), key("agent-rules-stakes-text")],
    [key("agent-rules-turn"), key("agent-rules-turn-text")],
    [key("agent-rules-attack"), key("agent-rules-attack-text")],
    [key("agent-rules-objection"), key("agent-rules-objection-text")],
    [key("agent-rules-end"), key("agent-rules-end-text")],
    [key("agent-rules-keys"), key("agent-rules-keys-text")],
    [key("agent-rules-origin"), key("agent-rules-origin-text")],
];

fn show(mut contexts: EguiContexts, language: Res<Language>, mut overlay: ResMut<NextState<Overlay>>) -> Result {
    if page(contexts.ctx_mut()?, &language) {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// Draws the page. Returns whether it was closed.
fn page(ctx: &egui::Context, language: &Language) -> bool {
    let title = language.tr("agent-rules");
    sheet(ctx, RULES.id, &title, &language.tr("close"), |ui| {
        scroll_by_keys(ui);
        ui.spacing_mut().item_spacing.y = space::M;
        for [heading, text] in SECTIONS {
            card(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                subheading(ui, language.tr(heading));
                for paragraph in language.tr(text).split("\n\n") {
                    ui.label(RichText::new(paragraph).line_height(Some(size::BODY * 1.5)));
                }
            });
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, cut_off_texts};

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    page(ctx, &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
