//! Great moments in large letters over the map's title, for a short time, until a page or the sheets lie over it. Screen
//! readers announce them with all other news.

use agon_core::agent::Agent;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, TextStyle, Ui, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::end_scene::EndScene;
use super::icons::paint_agent;
use super::layout::Layout;
use super::panel::while_playing;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::scene::moments::{Moment, Moments};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::theme::style::subheading_style;

/// The share of the map's width that its upper left corner, with the title, has free of cities.
const CORNER: f32 = 0.37;
/// Cards narrower than this, in points, are small.
const SMALL: f32 = 240.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen)
            .run_if(while_playing.and_then(in_state(Overlay::None)))
            .ambiguous_with(Draw::Screen),
    );
}

fn show(
    mut contexts: EguiContexts,
    (moments, end): (Option<Res<Moments>>, Res<EndScene>),
    (current, language): (Res<CurrentGame>, Res<Language>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let moment = moments.and_then(|moments| moments.now());
    let Some(moment) = moment.filter(|_| !end.covers_map()) else {
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
        .fixed_pos(map.left_top() + egui::vec2(space::S, space::S))
        .movable(false)
        .interactable(false)
        .fade_in(false)
        .show(ctx, |ui| card(ui, agent, &title, &line, CORNER * map.width()));
    Ok(())
}

/// A small card has the agent's sign alone, which says who it is.
fn card(ui: &mut Ui, agent: Agent, title: &str, line: &str, most: f32) {
    let is_small = most < SMALL;
    let (sign, margin, style) = match is_small {
        true => (14.0, space::S, strong_style()),
        false => (18.0, space::M, subheading_style()),
    };
    let palette = Palette::of(ui.ctx());
    let frame = theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .inner_margin(egui::Margin::symmetric(margin as i8, space::S as i8));
    frame.show(ui, |ui| {
        ui.set_max_width(most - 2.0 * margin);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = margin;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * sign + 4.0), Sense::hover());
            paint_agent(ui.painter(), rect.center(), sign, agent, false);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let title = RichText::new(title).text_style(style).color(palette.accent);
                ui.add(egui::Label::new(title).wrap());
                if is_small {
                    return;
                }
                let line = RichText::new(line).text_style(TextStyle::Body).color(palette.ink);
                ui.add(egui::Label::new(line).wrap());
            });
        });
    });
}
