//! The sign of Agon: the throne’s star of twelve rays.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2};

/// Radii of the long and the short rays, of the edge between them, and of the eye with its pupil, in shares of half the
/// square.
const LONG: f32 = 1.0;
const SHORT: f32 = 0.76;
const BETWEEN: f32 = 0.48;
const EYE: f32 = 0.22;
const PUPIL: f32 = 0.125;

/// Draws it into a square.
pub(crate) fn star(painter: &Painter, rect: Rect, ink: Color32, ground: Color32) {
    let (middle, reach) = (rect.center(), rect.size().min_elem() / 2.0);
    let edge: Vec<Pos2> = (0..24_u8)
        .map(|corner| {
            let radius = match corner % 4 {
                0 => LONG,
                2 => SHORT,
                _ => BETWEEN,
            };
            let turn = (f32::from(corner) / 24.0 - 0.25) * TAU;
            middle + Vec2::angled(turn) * radius * reach
        })
        .collect();
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, ink);
    for (corner, &point) in edge.iter().enumerate() {
        mesh.colored_vertex(point, ink);
        mesh.add_triangle(0, corner as u32 + 1, (corner as u32 + 1) % 24 + 1);
    }
    painter.add(Shape::mesh(mesh));
    // A mesh has hard edges, a line soft ones.
    let line = Stroke::new((0.04 * reach).max(0.75), ink);
    painter.add(Shape::closed_line(edge, line));
    painter.circle_filled(middle, EYE * reach, ground);
    painter.circle_filled(middle, PUPIL * reach, ink);
}
