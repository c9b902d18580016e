//! What the panel is made of: wood or stone in the colours of the board, or a plain surface where contrast comes first.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy_egui::egui::epaint::{CornerRadiusF32, tessellator::path::rounded_rectangle};
use bevy_egui::egui::{self, Color32, CornerRadius, Mesh, Rect, Shape, Stroke, StrokeKind, Ui, lerp, pos2, remap};

use super::icons::egui_color;
use crate::agon::gameplay::settings::Theme;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::shadow;
use crate::shell::ui::widgets::kept::kept;
use crate::shell::ui::widgets::wood::{grain, scattered, stripe};

/// Lines of the grain, veins of the stone, and the steps in which a vein bends.
const LINES: u16 = 44;
const VEINS: u16 = 11;
const STEPS: u16 = 12;

/// The colours of a surface: at its upper and lower end, and of the lines in it.
#[derive(Clone, Copy, Debug)]
struct Tones {
    ends: [Color32; 2],
    lines: Color32,
}

impl Tones {
    fn of(theme: Theme, is_dark: bool, palette: &Palette) -> Self {
        let board = BoardPalette::of(theme);
        let [frame, night, light, pale] =
            [board.frame, board.background, board.tile_light, board.ivory].map(egui_color);
        let [tile, table] = [board.tile_dark, board.table].map(egui_color);
        let mixed = |colour, share| palette.panel.lerp_to_gamma(colour, share);
        let (ends, lines) = match (theme, is_dark) {
            (Theme::Contrast, _) => ([palette.panel; 2], Color32::TRANSPARENT),
            (Theme::Parlour, true) => ([mixed(frame, 0.55), mixed(night, 0.35)], palette.ground),
            (Theme::Parlour, false) => (
                [mixed(pale, 0.4), mixed(light, 0.1)],
                palette.accent.gamma_multiply(0.2),
            ),
            // As dark as its frame, with a touch of the green tiles.
            (Theme::Marble, true) => (
                [mixed(frame, 0.9).lerp_to_gamma(tile, 0.25), mixed(night, 0.7)],
                palette.muted.gamma_multiply(0.7),
            ),
            (Theme::Marble, false) => ([mixed(pale, 0.7), mixed(table, 0.08)], table.gamma_multiply(0.4)),
        };
        Self { ends, lines }
    }
}

/// Paints a panel beside the board, with a line of brass along its edge.
pub(crate) fn paint(ui: &Ui, panel: Rect, theme: Theme, board: &BoardPalette) {
    ui.painter().add(kept_surface(ui, panel, 0, theme));
    let brass = egui_color(board.brass);
    let (edge, line) = (panel.left() + 0.5, panel.shrink(INLAY));
    ui.painter()
        .vline(edge, panel.y_range(), Stroke::new(1.0, egui_color(board.frame)));
    let stroke = Stroke::new(1.0, brass.gamma_multiply(0.55));
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect_stroke(line, corner, stroke, StrokeKind::Middle);
}

/// A card that lies on the table, to be painted below its contents.
pub(crate) fn plaque(ui: &Ui, card: Rect, theme: Theme, board: &BoardPalette) -> Shape {
    let [brass, frame] = [board.brass, board.frame].map(egui_color);
    let corner = CornerRadius::same(radius::CARD);
    let edge = Stroke::new(2.0, frame);
    let line = Stroke::new(1.0, brass.gamma_multiply(0.55));
    let (inlay, inner) = (card.shrink(INLAY), corner - INLAY as u8);
    Shape::Vec(vec![
        shadow().as_shape(card, corner).into(),
        kept_surface(ui, card, radius::CARD, theme).into(),
        Shape::rect_stroke(card, corner, edge, StrokeKind::Middle),
        Shape::rect_stroke(inlay, inner, line, StrokeKind::Middle),
    ])
}

fn kept_surface(ui: &Ui, rect: Rect, corner: u8, theme: Theme) -> Arc<Mesh> {
    let is_dark = ui.ctx().theme() == egui::Theme::Dark;
    let palette = Palette::of(ui.ctx());
    kept(ui, "surface", (rect, theme, is_dark), || {
        Arc::new(surface(rect, corner, theme, &Tones::of(theme, is_dark, palette)))
    })
}

/// Distance of the line of brass from the edge, in points.
const INLAY: f32 = 5.0;

fn surface(rect: Rect, corner: u8, theme: Theme, tones: &Tones) -> Mesh {
    let (mut mesh, mut edge) = (Mesh::default(), Vec::new());
    rounded_rectangle(&mut edge, rect, CornerRadiusF32::same(f32::from(corner)));
    for &point in &edge {
        let down = remap(point.y, rect.y_range(), 0.0..=1.0);
        mesh.colored_vertex(point, tones.ends[0].lerp_to_gamma(tones.ends[1], down));
    }
    (2..edge.len() as u32).for_each(|point| mesh.add_triangle(0, point - 1, point));
    // Lines keep out of the corners.
    let rect = rect.shrink(0.3 * f32::from(corner));
    match theme {
        Theme::Parlour => grain(&mut mesh, rect, LINES, 0.0, tones.lines),
        Theme::Marble => (1..=VEINS).for_each(|seed| vein(&mut mesh, rect, f32::from(seed), tones.lines)),
        Theme::Contrast => {}
    }
    mesh
}

/// A vein of stone: across the panel from the left, jagged, thinning out.
fn vein(mesh: &mut Mesh, rect: Rect, seed: f32, ink: Color32) {
    let (start, slope) = (
        scattered(seed * 2.3) * 1.4 - 0.3,
        lerp(0.15..=0.6, scattered(seed * 4.9)),
    );
    let width = lerp(0.8..=3.0, scattered(seed * 3.1).powi(2));
    stripe(mesh, STEPS, |along| {
        let jag = 0.03 * (scattered(seed * 11.0 + along * 31.0) - 0.5);
        let y = lerp(rect.y_range(), start + slope * along + jag);
        let half = width * (0.3 + scattered(seed + along * 17.0));
        let x = lerp(rect.x_range(), along);
        let ink = ink.gamma_multiply(0.13 * (PI * along).sin().abs());
        [-half, half].map(|aside| (pos2(x, (y + aside).clamp(rect.top(), rect.bottom())), ink))
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::ui::theme::tokens::{DARK, LIGHT, assert_legible};

    #[test]
    fn every_text_can_be_read_on_every_material() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), egui::vec2(332.0, 800.0));
        for (theme, is_dark) in [Theme::Parlour, Theme::Marble, Theme::Contrast]
            .into_iter()
            .flat_map(|theme| [true, false].map(|is_dark| (theme, is_dark)))
        {
            let palette = if is_dark { &DARK } else { &LIGHT };
            let tones = Tones::of(theme, is_dark, palette);
            let lines = surface(rect, 0, theme, &tones)
                .vertices
                .into_iter()
                .skip(4)
                .map(|vertex| vertex.color);
            let lines = lines.chain([Color32::TRANSPARENT]);
            for (ground, line) in lines.flat_map(|line| tones.ends.map(|ground| (ground, line))) {
                assert_legible(
                    &palette.texts(),
                    ground.blend(line),
                    &format!("{theme:?}, dark {is_dark}"),
                );
            }
        }
    }
}
