//! The sign of Agent: the case.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

/// Draws it into a square.
pub(crate) fn case(painter: &Painter, rect: Rect, ink: Color32, ground: Color32) {
    let unit = rect.size().min_elem() / 100.0;
    let corner = rect.center() - vec2(50.0, 50.0) * unit;
    let block = |x: f32, y: f32, wide: f32, high: f32| {
        let at = pos2(corner.x + x * unit, corner.y + y * unit);
        Rect::from_min_size(at, vec2(wide, high) * unit)
    };
    let round = |radius: f32| CornerRadius::same((radius * unit).round() as u8);
    let handle = Stroke::new(8.0 * unit, ink);
    painter.rect_stroke(block(34.0, 14.0, 32.0, 30.0), round(10.0), handle, StrokeKind::Middle);
    painter.rect_filled(block(5.0, 28.0, 90.0, 60.0), round(9.0), ink);
    painter.rect_filled(block(5.0, 52.0, 90.0, 5.0), 0.0, ground);
    for x in [22.0, 66.0] {
        painter.rect_filled(block(x, 45.0, 12.0, 19.0), round(2.0), ground);
        painter.rect_filled(block(x + 3.5, 49.0, 5.0, 11.0), 0.0, ink);
    }
}
