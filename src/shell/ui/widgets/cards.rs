//! Cards: surfaces that group things, and choices that each need a line of explanation.

use bevy_egui::egui;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2,
    WidgetInfo, WidgetText, WidgetType, vec2,
};

use super::controls::{Look, focus_ring, told, touchable};
use crate::shell::ui::slide::slide_in;
use crate::shell::ui::theme;
use crate::shell::ui::theme::style;
use crate::shell::ui::theme::tokens::{Palette, motion, radius, size, space};

/// A raised surface of the full width, which groups related things.
pub fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = theme::card_frame(Palette::of(ui.ctx()));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// A card edged in brass, which holds what matters now, and slides in when it comes.
pub fn accented_card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui.ctx());
    let frame = theme::card_frame(palette)
        .stroke(Stroke::new(1.5, palette.accent))
        .inner_margin(space::S);
    slide_in(ui, "accented card", (), |ui| {
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::XS;
            contents(ui)
        });
        shown.inner
    })
}

/// A coloured dot with a word, at the beginning of a line.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Its text.
    pub word: String,
    /// The colour inside the dot; transparent for a ring.
    pub fill: Color32,
    /// The colour of its edge.
    pub edge: Color32,
}

/// How many of the cards in a list can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// One at a time, shown by a dot.
    Single,
    /// Several, each shown by a tick.
    Multiple,
}

impl Pick {
    /// Paints a ring or a box of this radius, with its dot or tick in a colour of its own if it is chosen.
    fn paint(self, painter: &Painter, middle: Pos2, radius: f32, (edge, chosen): (Color32, Option<Color32>)) {
        let edge = Stroke::new(1.5, edge);
        match self {
            Self::Single => {
                painter.circle_stroke(middle, radius, edge);
                if let Some(dot) = chosen {
                    painter.circle_filled(middle, radius - 4.0, dot);
                }
            }
            Self::Multiple => {
                let square = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
                painter.rect_stroke(square, CornerRadius::same(4), edge, StrokeKind::Inside);
                if let Some(tick) = chosen {
                    let points =
                        [vec2(-0.5, 0.0), vec2(-0.1, 0.4), vec2(0.5, -0.4)].map(|point| middle + radius * point);
                    painter.add(egui::Shape::line(points.to_vec(), Stroke::new(2.5, tick)));
                }
            }
        }
    }
}

/// One of several choices that each need a line of explanation, stacked vertically.
pub fn option_card(ui: &mut Ui, chosen: bool, name: &str, line: &str) -> Response {
    marked_card(ui, (Pick::Single, chosen), name, None, line)
}

/// An [`option_card`] with a mark before its line; with [`Pick::Multiple`] several can be chosen.
pub fn marked_card(ui: &mut Ui, (pick, chosen): (Pick, bool), name: &str, mark: Option<&Mark>, line: &str) -> Response {
    /// The radius of a mark's dot, and the room before its word.
    const MARK: f32 = 5.5;
    const AFTER_MARK: f32 = 2.0 * MARK + 8.0;
    const DOT: f32 = 9.0;
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let indent = space::M + 2.0 * DOT + space::M;
    let inner = (width - indent - space::M).max(0.0);
    let wrapped =
        |ui: &Ui, text: &str, style| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
    let name_galley = wrapped(ui, name, style::strong_style());
    let mut job = LayoutJob::default();
    let font = TextStyle::Small.resolve(ui.style());
    job.wrap.max_width = inner;
    if let Some(mark) = mark {
        job.append(&mark.word, AFTER_MARK, TextFormat::simple(font.clone(), palette.ink));
        job.append(" · ", 0.0, TextFormat::simple(font.clone(), palette.muted));
    }
    job.append(line, 0.0, TextFormat::simple(font, palette.muted));
    let line_galley = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
    let row = line_galley.rows.first().map_or(0.0, |row| row.size.y);
    let height = name_galley.size().y + line_galley.size().y + 2.0 * space::S + 2.0;
    let (rect, response) = touchable(ui, vec2(width, height.max(size::TOUCH)), Sense::click());
    // If two have the same name, the line distinguishes them.
    response.widget_info(|| {
        let meaning = match mark {
            Some(mark) => told(name, &told(&mark.word, line)),
            None => told(name, line),
        };
        let kind = match pick {
            Pick::Single => WidgetType::RadioButton,
            Pick::Multiple => WidgetType::Checkbox,
        };
        WidgetInfo::selected(kind, ui.is_enabled(), chosen, meaning)
    });
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let line_colour = if chosen { palette.accent } else { palette.line };
        let fill = if chosen {
            palette.card
        } else {
            let near = ui
                .ctx()
                .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
            palette.panel.lerp_to_gamma(palette.card, near)
        };
        let stroke = Stroke::new(if chosen { 1.5 } else { 1.0 }, line_colour);
        ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
        let middle = egui::pos2(rect.left() + space::M + DOT, rect.center().y);
        pick.paint(
            ui.painter(),
            middle,
            DOT,
            (line_colour, chosen.then_some(palette.accent)),
        );
        let mut pos = egui::pos2(rect.left() + indent, rect.top() + space::S);
        let below = name_galley.size().y + 2.0;
        ui.painter().galley(pos, name_galley, palette.ink);
        pos.y += below;
        ui.painter().galley(pos, line_galley, palette.muted);
        if let Some(mark) = mark {
            let middle = pos + vec2(MARK + 1.0, row / 2.0);
            ui.painter()
                .circle(middle, MARK, mark.fill, Stroke::new(1.5, mark.edge));
        }
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// A line showing the current choice of something, which expands and collapses the options below it.
pub fn disclosure(ui: &mut Ui, is_open: bool, title: &str, value: &str) -> Response {
    let lines = [(title, TextStyle::Small), (value, style::strong_style())];
    let (kind, meaning) = (WidgetType::CollapsingHeader, format!("{title}: {value}"));
    let response = arrow_row(ui, lines, is_open, kind, &meaning);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    response
}

/// A button that leads to something, with a line about it below its name.
pub fn link_card(ui: &mut Ui, name: &str, line: &str) -> Response {
    let lines = [(name, style::strong_style()), (line, TextStyle::Small)];
    arrow_row(ui, lines, false, WidgetType::Button, &told(name, line))
}

/// Two lines with an arrow, which points down where something is open.
fn arrow_row(ui: &mut Ui, lines: [(&str, TextStyle); 2], is_open: bool, kind: WidgetType, meaning: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let inner = (width - size::TOUCH - space::M).max(0.0);
    let [first, second] =
        lines.map(|(text, style)| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, style));
    let height = first.size().y + second.size().y + space::S + 2.0;
    let (rect, response) = touchable(ui, vec2(width, height.max(size::TOUCH)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(kind, ui.is_enabled(), meaning));
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let look = Look::secondary(palette);
        look.ground(ui, &response, rect, corner);
        let mut pos = egui::pos2(rect.left() + space::M, rect.top() + space::XS);
        let below = first.size().y + 2.0;
        // Muted text is too faint on the background of a control.
        ui.painter().galley(pos, first, palette.ink);
        pos.y += below;
        ui.painter().galley(pos, second, palette.ink);
        let way = ui
            .ctx()
            .animate_bool_with_time(response.id.with("open"), is_open, motion::ANSWER);
        let turn = egui::emath::Rot2::from_angle(way * std::f32::consts::FRAC_PI_2);
        let middle = egui::pos2(rect.right() - size::TOUCH / 2.0, rect.center().y);
        let tip = [vec2(-3.0, -6.0), vec2(4.0, 0.0), vec2(-3.0, 6.0)].map(|point| middle + turn * point);
        ui.painter()
            .add(egui::Shape::line(tip.to_vec(), Stroke::new(2.0, palette.ink)));
        focus_ring(ui, &response, rect, corner);
    }
    response
}
