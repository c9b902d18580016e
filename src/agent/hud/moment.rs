//! Great moments in large letters over the map, for a short time. Screen readers announce them with all other news.

use agon_core::agent::Agent;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, Sense, TextStyle, Ui, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::icons::paint_agent;
use super::layout::Layout;
use super::panel::while_playing;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::scene::moments::{Moment, Moments};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::theme::style::subheading_style;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen)
            .run_if(while_playing)
            .ambiguous_with(Draw::Screen),
    );
}

fn show(
    mut contexts: EguiContexts,
    (moments, current, language): (Option<Res<Moments>>, Res<CurrentGame>, Res<Language>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(moment) = moments.and_then(|moments| moments.now()) else {
        return Ok(());
    };
    let map = Layout::new(ctx.content_rect()).map;
    let name = |agent: Agent| current.company().agent(agent, &language);
    let (agent, title, line) = match moment {
        Moment::Exile(agent) => (agent, language.tr("agent-rules-attack"), name(agent)),
        Moment::CaseTaken(agent) => (agent, language.tr("agent-moment-case"), name(agent)),
        Moment::Home(agent) => (agent, language.tr("agent-moment-home"), name(agent)),
    };
    egui::Area::new(egui::Id::new("agent moment"))
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(map.center_top() + egui::vec2(0.0, space::S))
        .movable(false)
        .interactable(false)
        .fade_in(false)
        .show(ctx, |ui| card(ui, agent, &title, &line, map.width() - 2.0 * space::M));
    Ok(())
}

fn card(ui: &mut Ui, agent: Agent, title: &str, line: &str, most: f32) {
    const SIGN: f32 = 18.0;
    let palette = Palette::of(ui.ctx());
    let frame = theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .inner_margin(egui::Margin::symmetric(space::M as i8, space::S as i8));
    frame.show(ui, |ui| {
        ui.set_max_width(most - 2.0 * space::M);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * SIGN + 4.0), Sense::hover());
            paint_agent(ui.painter(), rect.center(), SIGN, agent, false);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let title = RichText::new(title)
                    .text_style(subheading_style())
                    .color(palette.accent);
                ui.add(egui::Label::new(title).wrap());
                let line = RichText::new(line).text_style(TextStyle::Body).color(palette.ink);
                ui.add(egui::Label::new(line).wrap());
            });
        });
    });
}
