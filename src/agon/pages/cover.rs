//! The lid of Agon's box.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

const WALNUT: Color32 = Color32::from_rgb(0x2a, 0x1a, 0x12);
const LIGHT: Color32 = Color32::from_rgb(0xad, 0x80, 0x46);
const DARK: Color32 = Color32::from_rgb(0x7a, 0x45, 0x28);
const BRASS: Color32 = Color32::from_rgb(0xe2, 0xb4, 0x5a);

/// Rings of hexagons round a throne.
pub(crate) fn cover(painter: &Painter, lid: Rect) {
    painter.rect_filled(lid, 4.0, WALNUT);
    let unit = lid.height() / 11.6;
    for q in -5_i32..=5 {
        for r in -5_i32..=5 {
            let ring = q.abs().max(r.abs()).max((q + r).abs());
            if ring > 5 {
                continue;
            }
            let (x, y) = (q as f32 * 0.866 * unit, (r as f32 + q as f32 / 2.0) * unit);
            let centre = lid.center() + vec2(x, y);
            let points: Vec<Pos2> = (0..6_u8)
                .map(|i| centre + Vec2::angled(f32::from(i) / 6.0 * TAU) * unit * 0.54)
                .collect();
            let fill = match ring {
                0 => BRASS,
                ring if ring % 2 == 1 => LIGHT,
                _ => DARK,
            };
            painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
        }
    }
}
