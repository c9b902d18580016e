//! The notebook: what follows from what everybody heard, for each player and agent (`docs/agent.md` §7.6).

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, TextStyle, Ui, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agent::{Player, Table};
use crate::app::agent::gameplay::current_game::CurrentGame;
use crate::app::agent::gameplay::schedule::AgentSystems;
use crate::app::agent::hud::icons::{agent_sign, paint_player};
use crate::app::agent::text::pages::NOTEBOOK;
use crate::app::agent::text::words::{Company, dollars};
use crate::app::shell::system::language::Language;
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::navigation::{Overlay, on_page};
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::app::shell::ui::widgets::cards::card;
use crate::app::shell::ui::widgets::controls::{hint, scroll_by_keys};
use crate::app::shell::ui::widgets::sheet::sheet;

/// The width of an agent with what a player has on him, in points.
const ENTRY: f32 = 124.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page(NOTEBOOK).and_then(resource_exists::<CurrentGame>))
            .in_set(Draw::Overlay)
            .in_set(AgentSystems),
    );
}

fn show(
    mut contexts: EguiContexts,
    (current, language): (Res<CurrentGame>, Res<Language>),
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let company = current.company();
    if page(contexts.ctx_mut()?, current.table(), &company, &language) {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// Draws the page. Returns whether it was closed.
fn page(ctx: &egui::Context, table: &Table, company: &Company, language: &Language) -> bool {
    let title = language.tr("agent-notebook");
    sheet(ctx, NOTEBOOK.id, &title, &language.tr("close"), |ui| {
        scroll_by_keys(ui);
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("agent-notebook-line"));
        for player in company.options.seats() {
            card(ui, |ui| of_player(ui, player, table, company, language));
        }
    })
}

fn of_player(ui: &mut Ui, player: Player, table: &Table, company: &Company, language: &Language) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
        paint_player(ui.painter(), rect.center(), 11.0, player.index());
        let name = RichText::new(company.name(player, language)).text_style(strong_style());
        ui.add(egui::Label::new(name).truncate());
    });
    // What is proven on all agents together, fees, and what is left to prove.
    let proven: u32 = table
        .options()
        .agents()
        .map(|agent| u32::from(table.minimum(player, agent)))
        .sum();
    hint(
        ui,
        language.tr_with(
            "agent-notebook-facts",
            &[
                ("proven", dollars(proven, language).into()),
                ("fees", dollars(table.fees(player), language).into()),
                ("count", table.bribes(player).into()),
            ],
        ),
    );
    let columns = ((ui.available_width() / ENTRY) as usize).clamp(1, 4);
    let agents: Vec<_> = table.options().agents().collect();
    for row in agents.chunks(columns) {
        ui.columns(columns, |cells| {
            for (ui, &agent) in cells.iter_mut().zip(row) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = space::XS;
                    let (least, most) = (table.minimum(player, agent), table.maximum(player, agent));
                    agent_sign(ui, agent, table.is_exiled(agent));
                    let text = match least == most {
                        true => dollars(least, language),
                        false => language.tr_with(
                            "agent-notebook-range",
                            &[
                                ("least", dollars(least, language).into()),
                                ("most", dollars(most, language).into()),
                            ],
                        ),
                    };
                    let colour = if least > 0 { palette.ink } else { palette.muted };
                    let text = RichText::new(text).text_style(TextStyle::Small).color(colour);
                    ui.add(egui::Label::new(text).truncate());
                });
            }
        });
    }
}
