//! QR codes on the screen: dark on light whatever the theme, with the quiet zone that readers need.

use bevy_egui::egui;
use egui::{Color32, Mesh, Rect, Response, Sense, Shape, Ui, Vec2, WidgetInfo, WidgetType, vec2};
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// Width of the quiet zone in modules, as required by the standard.
const QUIET: usize = 4;

/// Highest version used; above it the modules are too small for a phone to read off a screen.
const HIGHEST: u8 = 20;

/// A QR code, ready to be drawn.
pub struct Code(QrCode);

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Code").field(&self.modules()).finish()
    }
}

impl Code {
    /// Encodes a text; `None` if it is too long (the limit is a little under a thousand characters).
    pub fn new(text: &str) -> Option<Self> {
        let segments = QrSegment::make_segments(text);
        let (lowest, highest) = (Version::MIN, Version::new(HIGHEST));
        // Use as much error correction as fits without a larger code.
        let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, lowest, highest, None, true);
        code.ok().map(Self)
    }

    /// Modules per row, excluding the quiet zone.
    fn modules(&self) -> usize {
        self.0.size() as usize
    }

    fn is_dark(&self, x: usize, y: usize) -> bool {
        self.0.get_module(x as i32, y as i32)
    }

    /// Draws the code as large as possible within `room` points, with each module a whole number of pixels; `meaning`
    /// is the text for screen readers.
    pub fn show(&self, ui: &mut Ui, room: f32, meaning: &str) -> Response {
        let pixels = ui.ctx().pixels_per_point();
        let across = self.modules() + 2 * QUIET;
        let module = (room * pixels / across as f32).floor().max(1.0) / pixels;
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(module * across as f32), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, meaning));
        // Align to whole pixels, or the edges would be grey.
        let corner = (rect.min * pixels).round() / pixels;
        let square = Rect::from_min_size(corner, rect.size());
        ui.painter().rect_filled(square, 0.0, Color32::WHITE);
        let mut mesh = Mesh::default();
        for y in 0..self.modules() {
            let mut x = 0;
            while x < self.modules() {
                let run = (x..self.modules()).take_while(|&x| self.is_dark(x, y)).count();
                if run > 0 {
                    let at = |x: usize, y: usize| corner + vec2((x + QUIET) as f32, (y + QUIET) as f32) * module;
                    mesh.add_colored_rect(Rect::from_min_max(at(x, y), at(x + run, y + 1)), Color32::BLACK);
                }
                x += run.max(1);
            }
        }
        ui.painter().add(Shape::mesh(mesh));
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_holds_a_long_link_and_no_longer_one() {
        let small = Code::new("https://example.org/agon/#A27wOHOgKoLdk8tuUrR").unwrap();
        assert!(small.modules() <= 41);
        let long = Code::new(&"x".repeat(800)).unwrap();
        assert!(long.modules() > small.modules());
        assert!(Code::new(&"x".repeat(1000)).is_none());
    }

    #[test]
    fn a_code_has_the_three_marks_that_readers_look_for() {
        let code = Code::new("Agon").unwrap();
        let far = code.modules() - 7;
        for (left, top) in [(0, 0), (far, 0), (0, far)] {
            for (x, y) in (0..7).flat_map(|x| (0..7).map(move |y| (x, y))) {
                let from_middle = (3_i32 - x).abs().max((3_i32 - y).abs());
                let dark = code.is_dark(left + x as usize, top + y as usize);
                assert_eq!(dark, from_middle != 2, "{x}, {y}");
            }
        }
    }
}
