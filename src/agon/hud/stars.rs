//! Stars, as drawn for lessons: full ones if earned, otherwise outlines.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, vec2};

use crate::shell::ui::theme::tokens::{Palette, space};

/// Size of a star, in points.
const SIZE: f32 = 18.0;

/// Inner radius of a star, as a fraction of its outer radius.
const INNER: f32 = 0.44;

/// The width of a row of stars.
pub(crate) fn width(most: u8) -> f32 {
    f32::from(most) * (SIZE + space::XS) - space::XS
}

/// Adds a row of stars, some of them earned. It has no description; the text beside it has.
pub(crate) fn row(ui: &mut Ui, earned: Option<u8>, most: u8) {
    let (rect, _) = ui.allocate_exact_size(vec2(width(most), SIZE), Sense::hover());
    paint(ui.painter(), rect, earned, most, Palette::of(ui.ctx()));
}

/// Paints the row in a rectangle of its width.
pub(crate) fn paint(painter: &Painter, rect: Rect, earned: Option<u8>, most: u8, palette: &Palette) {
    for place in 0..most {
        let x = rect.left() + SIZE / 2.0 + f32::from(place) * (SIZE + space::XS);
        let is_earned = place < earned.unwrap_or(0);
        let (fill, line) = match is_earned {
            true => (palette.accent, palette.accent),
            false => (Color32::TRANSPARENT, palette.line),
        };
        star(painter, Pos2::new(x, rect.center().y), fill, line);
    }
}

fn star(painter: &Painter, middle: Pos2, fill: Color32, line: Color32) {
    let corners: Vec<_> = (0..10u8)
        .map(|corner| {
            let radius = if corner % 2 == 0 { 1.0 } else { INNER } * SIZE / 2.0;
            let angle = f32::from(corner) / 10.0 * TAU - PI / 2.0;
            middle + vec2(angle.cos(), angle.sin()) * radius
        })
        .collect();
    if fill != Color32::TRANSPARENT {
        // egui fills convex outlines only, so a star is a fan of triangles.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(middle, fill);
        corners.iter().for_each(|&corner| mesh.colored_vertex(corner, fill));
        for corner in 0..10 {
            mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % 10);
        }
        painter.add(Shape::mesh(mesh));
    }
    painter.add(Shape::closed_line(corners, Stroke::new(1.2, line)));
}
