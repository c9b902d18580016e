//! What the panel is made of: the leather of the case, stitched and with corners of brass, or in light colours the card of
//! a dossier in the frame of the map.

use std::f32::consts::TAU;
use std::sync::Arc;

use bevy::color::{Color, ColorToPacked};
use bevy_egui::egui::{self, Color32, CornerRadius, Mesh, Rect, Stroke, StrokeKind, Ui, Vec2, lerp, pos2, vec2};

use crate::agent::scene::palette::{BRASS, BRICK, LEATHER, OCHRE, ROOM};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::kept::kept;
use crate::shell::ui::widgets::wood::scattered;

/// Fibres in a square of 100 points.
const FIBRES: f32 = 14.0;
/// Distance of the seam, or of the printed line, from the edge, in points; the length of a stitch and of the gap after it.
const SEAM: f32 = 5.0;
const STITCH: [f32; 2] = [6.0, 4.0];
/// The sides of a corner of brass.
const CORNER: f32 = 15.0;

fn shade(colour: Color) -> Color32 {
    let [red, green, blue] = colour.to_srgba().to_u8_array_no_alpha();
    Color32::from_rgb(red, green, blue)
}

/// The colours of the ground at its upper and lower end, and of the fibres in it.
fn tones(is_dark: bool, palette: &Palette) -> ([Color32; 2], Color32) {
    let mixed = |colour: Color, share: f32| palette.panel.lerp_to_gamma(shade(colour), share);
    match is_dark {
        true => (
            [mixed(LEATHER, 0.42), mixed(ROOM, 0.3)],
            palette.ground.gamma_multiply(0.85),
        ),
        false => (
            [mixed(OCHRE, 0.08), mixed(OCHRE, 0.18)],
            palette.line.gamma_multiply(0.17),
        ),
    }
}

/// Paints the panel. Below the map there is no room for what runs along its edges.
pub(super) fn paint(ui: &Ui, panel: Rect, is_beside: bool) {
    let is_dark = ui.ctx().theme() == egui::Theme::Dark;
    let palette = Palette::of(ui.ctx());
    let made = kept(ui, "material", (panel, is_dark, is_beside), || {
        let mut mesh = surface(panel, tones(is_dark, palette));
        if is_dark && is_beside {
            stitch(&mut mesh, panel);
        }
        Arc::new(mesh)
    });
    ui.painter().add(made);
    if is_beside && !is_dark {
        for (inset, width) in [(SEAM - 1.0, 2.0), (SEAM + 2.5, 1.0)] {
            let line = Stroke::new(width, shade(BRICK));
            ui.painter()
                .rect_stroke(panel.shrink(inset), CornerRadius::ZERO, line, StrokeKind::Middle);
        }
    }
}

/// The ground with its fibres: short strokes in all directions, thin at their ends.
fn surface(rect: Rect, (ends, fibres): ([Color32; 2], Color32)) -> Mesh {
    let mut mesh = Mesh::default();
    for (y, colour) in [rect.top(), rect.bottom()].into_iter().zip(ends) {
        mesh.colored_vertex(pos2(rect.left(), y), colour);
        mesh.colored_vertex(pos2(rect.right(), y), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 3, 2);
    let count = (rect.area() / 1e4 * FIBRES) as u16;
    for seed in (1..=count).map(f32::from) {
        let scattered = |factor: f32| scattered(seed * factor);
        let x = lerp(rect.x_range(), scattered(1.0));
        let at = pos2(x, lerp(rect.y_range(), scattered(2.7)));
        let way = Vec2::angled(TAU * scattered(5.9));
        let reach = way * lerp(2.0..=7.0, scattered(3.3));
        let aside = way.rot90() * lerp(0.3..=0.7, scattered(7.9));
        let colour = fibres.gamma_multiply(lerp(0.2..=1.0, scattered(11.3)));
        let next = mesh.vertices.len() as u32;
        for corner in [at - reach, at + aside, at + reach, at - aside] {
            mesh.colored_vertex(corner.clamp(rect.min, rect.max), colour);
        }
        mesh.add_triangle(next, next + 1, next + 2);
        mesh.add_triangle(next, next + 2, next + 3);
    }
    mesh
}

/// Adds stitches along all edges, and the corners.
fn stitch(mesh: &mut Mesh, panel: Rect) {
    let (seam, brass) = (panel.shrink(SEAM), shade(BRASS));
    let thread = brass.gamma_multiply(0.5);
    let stitches = |from: f32, to: f32| {
        let count = ((to - from) / (STITCH[0] + STITCH[1])) as u16;
        (0..count).map(move |number| from + f32::from(number) * (STITCH[0] + STITCH[1]))
    };
    for x in stitches(seam.left(), seam.right()) {
        for y in [seam.top(), seam.bottom()] {
            mesh.add_colored_rect(Rect::from_min_size(pos2(x, y), vec2(STITCH[0], 1.25)), thread);
        }
    }
    for y in stitches(seam.top(), seam.bottom()) {
        for x in [seam.left(), seam.right()] {
            mesh.add_colored_rect(Rect::from_min_size(pos2(x, y), vec2(1.25, STITCH[0])), thread);
        }
    }
    for (at, way) in [
        (panel.left_top(), vec2(1.0, 1.0)),
        (panel.right_top(), vec2(-1.0, 1.0)),
        (panel.right_bottom(), vec2(-1.0, -1.0)),
        (panel.left_bottom(), vec2(1.0, -1.0)),
    ] {
        // The dark edge of the brass, and the brass.
        for (side, colour) in [(CORNER + 1.5, shade(LEATHER)), (CORNER, brass.gamma_multiply(0.9))] {
            let next = mesh.vertices.len() as u32;
            for corner in [at, at + vec2(side * way.x, 0.0), at + vec2(0.0, side * way.y)] {
                mesh.colored_vertex(corner, colour);
            }
            mesh.add_triangle(next, next + 1, next + 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Pos2;

    use super::*;
    use crate::shell::ui::theme::tokens::{DARK, LIGHT, assert_legible};

    #[test]
    fn every_text_can_be_read_on_leather_and_on_card() {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(380.0, 800.0));
        for (is_dark, palette) in [(true, &DARK), (false, &LIGHT)] {
            let tones = tones(is_dark, palette);
            let fibres = surface(rect, tones).vertices.into_iter().skip(4);
            let fibres = fibres.map(|vertex| vertex.color).chain([Color32::TRANSPARENT]);
            for ground in fibres.flat_map(|fibre| tones.0.map(|ground| ground.blend(fibre))) {
                assert_legible(&palette.texts(), ground, &format!("dark {is_dark}"));
            }
        }
    }
}
