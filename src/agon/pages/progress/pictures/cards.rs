//! The parts of the page: cards with a picture, and lines of text. Either can lead somewhere.

use bevy_egui::egui::{
    CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, WidgetType, pos2, vec2,
};

use super::STEP;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::tokens::motion;
use crate::shell::ui::widgets::controls::{keep_in_sight, told};

/// The width inside a card.
pub(crate) fn room(ui: &Ui) -> f32 {
    (ui.available_width() - 2.0 * space::M).max(0.0)
}

/// A card with a picture of this height and lines below it, which leads to another page. `told` stands for the picture
/// where it cannot be seen.
pub(crate) fn picture(
    ui: &mut Ui,
    told: &str,
    lines: &[String],
    height: f32,
    paint: impl FnOnce(&Painter, Rect, &Palette),
) -> Response {
    let width = room(ui);
    let galleys: Vec<_> = lines
        .iter()
        .map(|line| {
            let text = WidgetText::from(line.as_str());
            text.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Small)
        })
        .collect();
    let below: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let gap = if height > 0.0 { space::S } else { 0.0 };
    let whole = (height + gap + below + 2.0 * space::M).max(size::TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), whole), Sense::click());
    keep_in_sight(&response);
    let told = match told {
        "" => lines.join(". "),
        told => told.to_owned(),
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &told));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        ground(ui, &response, rect);
        let inner = rect.shrink(space::M);
        paint(ui.painter(), inner.with_max_y(inner.top() + height), palette);
        let mut at = pos2(inner.left(), inner.top() + height + gap);
        for galley in galleys {
            let next = galley.size().y;
            ui.painter().galley(at, galley, palette.muted);
            at.y += next;
        }
        focus_ring(ui, &response, rect, CornerRadius::same(radius::CONTROL));
    }
    response
}

/// The ground of what can be pressed.
fn ground(ui: &Ui, response: &Response, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let near = ui
        .ctx()
        .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
    let fill = palette.panel.lerp_to_gamma(palette.card, near);
    let stroke = Stroke::new(1.0, palette.line);
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
}

/// A line of the full width: a name, something smaller below it, and before it a medal that was earned or not. If it leads
/// to a game it is a button; if not, it can be reached by keys nevertheless, so that it can be scrolled to and read.
pub(crate) fn row(ui: &mut Ui, name: &str, line: &str, medal: Option<bool>, is_link: bool) -> Response {
    let width = ui.available_width();
    let indent = if medal.is_some() {
        space::M + STEP + space::S
    } else {
        space::M
    };
    let inner = (width - indent - space::M).max(0.0);
    let is_missing = medal == Some(false);
    let galley = |text: &str, style| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
    let name_galley = galley(name, if is_missing { TextStyle::Body } else { strong_style() });
    let line_galley = galley(line, TextStyle::Small);
    let height = name_galley.size().y + line_galley.size().y + 2.0 * space::S + 2.0;
    let sense = match is_link {
        true => Sense::click(),
        false => Sense::focusable_noninteractive(),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.max(size::TOUCH)), sense);
    keep_in_sight(&response);
    let kind = if is_link { WidgetType::Button } else { WidgetType::Label };
    let told = told(name, line);
    response.widget_info(|| WidgetInfo::labeled(kind, ui.is_enabled(), &told));
    // What has the focus needs a name, also where it is no button.
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(told));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        if is_link {
            ground(ui, &response, rect);
        }
        if let Some(is_earned) = medal {
            let middle = pos2(rect.left() + space::M + STEP / 2.0, rect.center().y);
            super::medal(ui.painter(), middle, is_earned, palette);
        }
        let ink = if is_missing { palette.muted } else { palette.ink };
        let at = rect.min + vec2(indent, space::S);
        let below = name_galley.size().y + 2.0;
        ui.painter().galley(at, name_galley, ink);
        ui.painter().galley(at + vec2(0.0, below), line_galley, palette.muted);
        focus_ring(ui, &response, rect, CornerRadius::same(radius::CONTROL));
    }
    response
}
