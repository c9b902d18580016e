//! A row of a list that can be pressed, with a mark at its right end.

use bevy_egui::egui::{
    self, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, WidgetType, vec2,
};

use super::controls::{focus_ring, keep_in_sight, told};
use crate::shell::ui::theme::style::strong_style;
use crate::shell::ui::theme::tokens::{Palette, motion, radius, size, space};

/// Contents of a row.
pub struct MarkedRow<'a> {
    /// The text in it.
    pub name: &'a str,
    /// Meaning of the mark, for screen readers.
    pub state: String,
    /// Whether it stands out from the others.
    pub stands_out: bool,
    /// The width of the mark, in points.
    pub mark: f32,
}

impl MarkedRow<'_> {
    /// Draws the row at the full width; `paint` draws the mark in its place, which is as high as the row.
    pub fn show(self, ui: &mut Ui, paint: impl FnOnce(&Painter, Rect, &Palette)) -> Response {
        let palette = Palette::of(ui.ctx());
        let width = ui.available_width();
        let inner = (width - self.mark - 3.0 * space::M).max(0.0);
        let style = if self.stands_out {
            strong_style()
        } else {
            TextStyle::Body
        };
        let galley = WidgetText::from(self.name).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
        let height = (galley.size().y + 2.0 * space::S).max(size::TOUCH);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        keep_in_sight(&response);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), told(self.name, &self.state)));
        if ui.is_rect_visible(rect) {
            let corner = CornerRadius::same(radius::CONTROL);
            let near = ui
                .ctx()
                .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
            let fill = if self.stands_out { 1.0 } else { near };
            let fill = palette.panel.lerp_to_gamma(palette.card, fill);
            let line = if self.stands_out { palette.accent } else { palette.line };
            let stroke = Stroke::new(if self.stands_out { 1.5 } else { 1.0 }, line);
            ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
            let at = egui::pos2(rect.left() + space::M, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, palette.ink);
            let right = rect.right() - space::M;
            let place = Rect::from_x_y_ranges(right - self.mark..=right, rect.y_range());
            paint(ui.painter(), place, palette);
            focus_ring(ui, &response, rect, corner);
        }
        response
    }
}
