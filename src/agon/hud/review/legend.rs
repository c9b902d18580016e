//! The legend above the graph, where there is room: its title, and the meaning of its line.

use bevy_egui::egui::{Sense, Stroke, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, WidgetType, vec2};

use crate::shell::system::language::Language;
use crate::shell::ui::theme::tokens::{Palette, space};

/// Minimum height of a graph with its title above it, in points; the legend is beside the title if it fits.
const TITLED: f32 = 60.0;
/// Minimum height with the meaning of the line below the title, in points.
const EXPLAINED: f32 = 80.0;
/// Length of the sample of the line, in points.
const SAMPLE: f32 = 14.0;

/// Draws the legend above a graph; `height` is for both.
pub(super) fn above(ui: &mut Ui, width: f32, height: f32, language: &Language) {
    if height < TITLED {
        return;
    }
    let galley = |ui: &Ui, text: String| {
        let text = WidgetText::from(text);
        text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small)
    };
    let palette = Palette::of(ui.ctx());
    let (title, line) = (language.tr("review-graph"), language.tr("review-race-line"));
    let [title, line] = [title, line].map(|text| galley(ui, text));
    let needs = SAMPLE + space::XS + line.size().x;
    let has_title = title.size().x <= width;
    let is_beside = has_title && title.size().x + space::M + needs <= width;
    let rows = match (has_title, needs <= width) {
        (true, _) if is_beside => 1.0,
        (true, true) if height >= EXPLAINED => 2.0,
        (true, _) | (false, true) => 1.0,
        (false, false) => return,
    };
    let row = title.size().y;
    let (rect, response) = ui.allocate_exact_size(vec2(width, rows * row), Sense::hover());
    let has_line = is_beside || !has_title || rows > 1.0;
    let said = [Some(title.text()), has_line.then(|| line.text())];
    let said = said.into_iter().flatten().collect::<Vec<_>>().join(". ");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    if has_title {
        ui.painter().galley(rect.min, title, palette.muted);
    }
    if has_line {
        let left = if is_beside { rect.right() - needs } else { rect.left() };
        let middle = rect.bottom() - row / 2.0;
        let sample = left..=left + SAMPLE;
        ui.painter().hline(sample, middle, Stroke::new(1.5, palette.accent));
        let at = vec2(SAMPLE + space::XS, -row / 2.0);
        ui.painter()
            .galley(bevy_egui::egui::pos2(left, middle) + at, line, palette.muted);
    }
}
