//! Small signs of nations, agents and players, drawn with egui. Each nation has a shape of its own, so that colour is
//! not needed to tell them apart.

use std::f32::consts::TAU;

use agon_core::agent::{Agent, Nation, Player};
use bevy_egui::egui::{self, Align2, Color32, FontId, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};

use crate::agent::gameplay::colours::{of_nation, of_player, of_seats};
use crate::shell::ui::theme::style;
use crate::shell::ui::theme::tokens::{Palette, contrast};

const INK: Color32 = Color32::from_rgb(0x1c, 0x18, 0x14);
const PAPER: Color32 = Color32::from_rgb(0xfb, 0xf6, 0xea);

/// The font of a number in a sign with this radius: never too small to be read.
fn number_font(radius: f32) -> FontId {
    FontId::new((radius * 1.15).max(14.0), style::strong_family())
}

fn colour([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// The ink, dark or light, in which a number on this ground is read best.
fn ink_on(ground: Color32) -> Color32 {
    match contrast(INK, ground) > contrast(PAPER, ground) {
        true => INK,
        false => PAPER,
    }
}

/// The corners of a nation's shape, which is that of its counters on the map, as a share of its radius.
fn corners(nation: Nation) -> Vec<Vec2> {
    match nation {
        Nation::Americans => (0..24_u8).map(|i| Vec2::angled(f32::from(i) / 24.0 * TAU)).collect(),
        Nation::British => vec![
            vec2(-0.82, -0.8),
            vec2(0.82, -0.8),
            vec2(0.82, 0.15),
            vec2(0.45, 0.68),
            vec2(0.0, 1.0),
            vec2(-0.45, 0.68),
            vec2(-0.82, 0.15),
        ],
        Nation::Russians => vec![
            vec2(-0.86, -0.86),
            vec2(0.86, -0.86),
            vec2(0.86, 0.86),
            vec2(-0.86, 0.86),
        ],
        Nation::Chinese => vec![vec2(0.0, -1.14), vec2(1.14, 0.0), vec2(0.0, 1.14), vec2(-1.14, 0.0)],
    }
}

/// Draws an agent's sign: the shape and colour of the nation with the agent's number. A faded one lets the ground through.
pub(crate) fn paint_agent(painter: &Painter, centre: Pos2, radius: f32, agent: Agent, faded: bool) {
    let fill = colour(of_nation(agent.nation()));
    let (fill, line, ink) = match faded {
        true => {
            let ink = Palette::of(painter.ctx()).ink;
            (fill.gamma_multiply(0.25), ink.gamma_multiply(0.5), ink)
        }
        false => (fill, INK, ink_on(fill)),
    };
    let points = corners(agent.nation())
        .into_iter()
        .map(|at| centre + at * radius)
        .collect();
    painter.add(Shape::convex_polygon(points, fill, Stroke::new(1.5, line)));
    painter.text(
        centre,
        Align2::CENTER_CENTER,
        agent.number().to_string(),
        number_font(radius),
        ink,
    );
}

/// A sign in a line of text.
pub(crate) fn agent_sign(ui: &mut Ui, agent: Agent, faded: bool) -> Response {
    let size = ui.text_style_height(&style::strong_style()) * 1.25;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_agent(ui.painter(), rect.center(), size * 0.44, agent, faded);
    response
}

/// The colours of the players at the table, by number, in which their signs are drawn from now on.
pub(crate) fn set_player_colours(ctx: &egui::Context, colours: [u8; Player::MOST]) {
    ctx.data_mut(|data| data.insert_temp(colours_id(), colours));
}

fn colours_id() -> egui::Id {
    egui::Id::new("colours of players")
}

/// Draws a colour that a player may have.
pub(crate) fn paint_colour(painter: &Painter, centre: Pos2, radius: f32, number: u8) {
    painter.circle(centre, radius, colour(of_player(number)), Stroke::new(1.5, INK));
}

/// Draws a player's sign: a disc in the player's colour with the number of the seat, by which it is known without colour.
pub(crate) fn paint_player(painter: &Painter, centre: Pos2, radius: f32, number: usize) {
    let colours: Option<[u8; Player::MOST]> = painter.ctx().data(|data| data.get_temp(colours_id()));
    let fill = colour(of_player(
        colours.unwrap_or_else(|| of_seats(&[]))[number % Player::MOST],
    ));
    painter.circle(centre, radius, fill, Stroke::new(1.5, INK));
    painter.text(
        centre,
        Align2::CENTER_CENTER,
        (number + 1).to_string(),
        number_font(radius),
        ink_on(fill),
    );
}

/// A mask, for bluffs.
pub(crate) fn paint_mask(painter: &Painter, centre: Pos2, half: f32, ink: Color32) {
    let at = |x: f32, y: f32| centre + vec2(x * half, y * half);
    let stroke = Stroke::new((half * 0.2).max(1.5), ink);
    let outline = vec![
        at(-1.0, -0.5),
        at(-0.45, -0.62),
        at(0.0, -0.42),
        at(0.45, -0.62),
        at(1.0, -0.5),
        at(0.92, 0.12),
        at(0.55, 0.5),
        at(0.2, 0.36),
        at(0.0, 0.12),
        at(-0.2, 0.36),
        at(-0.55, 0.5),
        at(-0.92, 0.12),
    ];
    painter.add(Shape::closed_line(outline, stroke));
    for side in [-1.0, 1.0] {
        painter.circle_filled(at(side * 0.45, -0.06), half * 0.17, ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_can_be_read_on_its_sign() {
        let grounds = Nation::ALL.map(of_nation).into_iter().chain((0..8).map(of_player));
        for ground in grounds.map(colour) {
            let contrast = contrast(ink_on(ground), ground);
            assert!(contrast >= 4.5, "{ground:?}: {contrast:.2}");
        }
    }
}
