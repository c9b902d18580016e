//! The controls that screens are made of, in the theme's colours and sizes. Each fills the width in a justified layout,
//! is at least 44 points high, and shows keyboard focus.

use bevy_egui::egui;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Align2, Color32, CornerRadius, FontSelection, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind,
    TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, WidgetType, accesskit, vec2,
};

use crate::app::shell::input::focus;
use crate::app::shell::ui::text_input;
use crate::app::shell::ui::text_input::Field;
use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::style;
use crate::app::shell::ui::theme::tokens::{Palette, motion, radius, size, space};

/// The main button of a screen, in brass; use only one per screen.
pub fn primary_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    let palette = Palette::of(ui.ctx());
    let look = if ui.is_enabled() {
        Look {
            fills: [palette.accent, palette.accent_hovered, palette.accent_pressed],
            line: palette.accent_pressed,
            ink: palette.on_accent,
            height: size::PRIMARY,
        }
    } else {
        // When faded, brass and the text on it would blend into each other.
        Look {
            height: size::PRIMARY,
            ..Look::secondary(palette)
        }
    };
    button(ui, &text.into(), look)
}

/// Any other button.
pub fn secondary_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    let look = Look::secondary(Palette::of(ui.ctx()));
    button(ui, &text.into(), look)
}

/// Allocates space for a control, and scrolls the page to it when it gains keyboard focus.
pub(crate) fn touchable(ui: &mut Ui, size: Vec2, sense: Sense) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, sense);
    keep_in_sight(&response);
    (rect, response)
}

/// Scrolls the page to a control when it gains keyboard focus.
pub fn keep_in_sight(response: &Response) {
    if focus::has_come(response) {
        response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
    }
}

pub(crate) struct Look {
    /// At rest, hovered, pressed.
    fills: [Color32; 3],
    pub(crate) line: Color32,
    ink: Color32,
    height: f32,
}

impl Look {
    pub(crate) fn secondary(palette: &Palette) -> Self {
        Self {
            fills: [palette.control, palette.control_hovered, palette.control_pressed],
            line: palette.line,
            ink: palette.ink,
            height: size::TOUCH,
        }
    }

    pub(crate) fn fill(&self, ui: &Ui, response: &Response) -> Color32 {
        let [rest, hovered, pressed] = self.fills;
        if response.is_pointer_button_down_on() {
            return pressed;
        }
        let near = ui
            .ctx()
            .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
        rest.lerp_to_gamma(hovered, near)
    }
}

fn button(ui: &mut Ui, text: &str, look: Look) -> Response {
    let padding = ui.spacing().button_padding;
    let widest = (ui.available_width() - 2.0 * padding.x).max(0.0);
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), widest, TextStyle::Button);
    let width = if ui.layout().horizontal_justify() {
        widest
    } else {
        galley.size().x
    };
    let wanted = vec2(width, galley.size().y) + 2.0 * padding;
    let (rect, response) = touchable(ui, wanted.max(vec2(size::TOUCH, look.height)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), text));
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let fill = look.fill(ui, &response);
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, look.line), StrokeKind::Inside);
        ui.painter()
            .galley(rect.center() - galley.size() / 2.0, galley, look.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// The width of a button whose text fits on one line.
pub fn button_width(ui: &Ui, text: impl Into<String>) -> f32 {
    let text = WidgetText::from(text.into());
    let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
    (galley.size().x + 2.0 * ui.spacing().button_padding.x).max(size::TOUCH)
}

/// Two buttons side by side if their texts each fit on one line, otherwise one below the other.
pub fn pair(ui: &mut Ui, first: String, second: String) -> (Response, Response) {
    let [first, second] = row(ui, [first, second]);
    (first, second)
}

/// Buttons side by side if their texts each fit on one line, otherwise one below the other.
pub fn row<const N: usize>(ui: &mut Ui, texts: [String; N]) -> [Response; N] {
    row_enabled(ui, texts.map(|text| (text, true)))
}

/// A [`row`] of buttons that each may be disabled.
pub fn row_enabled<const N: usize>(ui: &mut Ui, buttons: [(String, bool); N]) -> [Response; N] {
    let button = |ui: &mut Ui, (text, enabled): (String, bool)| match enabled {
        true => secondary_button(ui, text),
        false => ui.add_enabled_ui(false, |ui| secondary_button(ui, text)).inner,
    };
    let gaps = (N - 1) as f32 * ui.spacing().item_spacing.x;
    let share = (ui.available_width() - gaps) / N as f32;
    if buttons.iter().any(|(text, _)| button_width(ui, text.as_str()) > share) {
        return buttons.map(|each| button(ui, each));
    }
    ui.columns_const(|columns: &mut [Ui; N]| {
        let mut columns = columns.iter_mut();
        buttons.map(|each| {
            let column = columns.next().expect("a column for each button");
            let justified = Layout::top_down_justified(Align::Center);
            column.with_layout(justified, |ui| button(ui, each)).inner
        })
    })
}

/// A round button with a single symbol; `meaning` is the text for screen readers.
pub fn icon_button(ui: &mut Ui, sign: &str, meaning: impl Into<String>) -> Response {
    let meaning = meaning.into();
    let (rect, response) = touchable(ui, Vec2::splat(size::TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &meaning));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        let look = Look::secondary(palette);
        let corner = CornerRadius::same((size::TOUCH / 2.0) as u8);
        let fill = look.fill(ui, &response);
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, look.line), StrokeKind::Inside);
        let family = FontSelection::Style(style::strong_style()).resolve(ui.style()).family;
        let font = egui::FontId::new(size::SIGN, family);
        ui.painter()
            .text(rect.center(), Align2::CENTER_CENTER, sign, font, palette.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response.on_hover_text(meaning)
}

/// A button of a given width, drawn by `paint` within the button's rectangle and in its ink colour; `meaning` is the
/// text for screen readers.
pub fn drawn_button(
    ui: &mut Ui,
    width: f32,
    meaning: impl Into<String>,
    paint: impl FnOnce(&egui::Painter, Rect, Color32),
) -> Response {
    let meaning = meaning.into();
    let (rect, response) = touchable(ui, vec2(width, size::TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &meaning));
    if ui.is_rect_visible(rect) {
        let look = Look::secondary(Palette::of(ui.ctx()));
        let corner = CornerRadius::same(radius::CONTROL);
        let fill = look.fill(ui, &response);
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, look.line), StrokeKind::Inside);
        paint(ui.painter(), rect, look.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response.on_hover_text(meaning)
}

/// One choice of several: side by side where they fit, otherwise one below the other. `name` is the group's name, shown
/// above it and, for screen readers, included with each choice. Returns whether the choice changed.
pub fn segmented<T: Copy + PartialEq>(ui: &mut Ui, name: &str, chosen: &mut T, choices: &[(T, String)]) -> bool {
    segmented_with(ui, name, chosen, choices, |_, text| text.to_owned())
}

/// [`segmented`] with choices whose texts do not say enough on their own: `meaning` is what screen readers are told of a
/// choice instead of its text.
pub fn segmented_with<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    choices: &[(T, String)],
    meaning: impl Fn(T, &str) -> String,
) -> bool {
    let padding = ui.spacing().button_padding;
    let width = ui.available_width();
    let widest = choices.iter().map(|(_, text)| {
        let text = WidgetText::from(text.as_str());
        let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
        galley.size().x + padding.x
    });
    let widest = widest.fold(size::TOUCH, f32::max);
    let before = *chosen;
    // As many in a row as fit, in rows of equal length.
    let count = choices.len().max(1);
    let fits = |columns: &usize| count.is_multiple_of(*columns) && widest * *columns as f32 <= width;
    let columns = (2..=count).rev().find(fits).unwrap_or(1);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(2.0);
        for row in choices.chunks(columns) {
            ui.horizontal(|ui| {
                let width = (width - 2.0 * (columns - 1) as f32) / columns as f32;
                for (value, text) in row {
                    let segment = segment(ui, width, text, *value == before);
                    segment.widget_info(|| {
                        let after = if name.ends_with('?') { " " } else { ", " };
                        let name = format!("{name}{after}{}", meaning(*value, text));
                        WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), *value == before, name)
                    });
                    if segment.clicked() {
                        *chosen = *value;
                    }
                }
            });
        }
    });
    *chosen != before
}

fn segment(ui: &mut Ui, width: f32, text: &str, chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let inner = width - ui.spacing().button_padding.x;
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, TextStyle::Button);
    let height = (galley.size().y + 2.0 * ui.spacing().button_padding.y).max(size::TOUCH);
    let (rect, response) = touchable(ui, vec2(width, height), Sense::click());
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let look = Look::secondary(palette);
        let (fill, ink) = if chosen {
            (palette.accent, palette.on_accent)
        } else {
            (look.fill(ui, &response), palette.ink)
        };
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// An on/off setting: a line of text with a switch at its end. The whole line is clickable. Returns whether it changed.
pub fn toggle(ui: &mut Ui, on: &mut bool, text: &str) -> bool {
    const RAIL: Vec2 = vec2(48.0, 26.0);
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let inner = (width - RAIL.x - space::M).max(0.0);
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, TextStyle::Body);
    let (rect, mut response) = touchable(
        ui,
        vec2(width, (galley.size().y + space::S).max(size::TOUCH)),
        Sense::click(),
    );
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), *on, text));
    if ui.is_rect_visible(rect) {
        let pos = egui::pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(pos, galley, palette.ink);
        let rail = Rect::from_center_size(egui::pos2(rect.right() - RAIL.x / 2.0, rect.center().y), RAIL);
        let corner = CornerRadius::same((RAIL.y / 2.0) as u8);
        let way = ui.ctx().animate_bool_with_time(response.id, *on, motion::ANSWER);
        let fill = palette.control.lerp_to_gamma(palette.accent, way);
        let line = if response.hovered() {
            palette.accent
        } else {
            palette.line
        };
        ui.painter()
            .rect(rail, corner, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        let reach = (RAIL.x - RAIL.y) / 2.0;
        let knob = rail.center() + vec2(egui::lerp(-reach..=reach, way), 0.0);
        ui.painter().circle_filled(
            knob,
            RAIL.y / 2.0 - 4.0,
            palette.ink.lerp_to_gamma(palette.on_accent, way),
        );
        focus_ring(ui, &response, rail.expand(2.0), corner);
    }
    response.changed()
}

/// A [`toggle`] with an explanation close below it. Returns whether it changed.
pub fn toggle_with_hint(ui: &mut Ui, on: &mut bool, text: &str, explanation: impl Into<String>) -> bool {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let changed = toggle(ui, on, text);
        hint(ui, explanation);
        changed
    })
    .inner
}

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

/// The heading of a page.
pub fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    let text = text.into();
    let response = ui.heading(text.as_str());
    describe_heading(response, text, 1)
}

/// The heading of a part of a screen.
pub fn subheading(ui: &mut Ui, text: impl Into<String>) -> Response {
    let text = text.into();
    let accent = Palette::of(ui.ctx()).accent;
    let drawn = RichText::new(text.as_str())
        .text_style(style::subheading_style())
        .color(accent);
    let response = ui.label(drawn);
    describe_heading(response, text, 2)
}

/// Tells screen readers that a label is a heading: they lead from one to the next.
fn describe_heading(response: Response, text: String, level: usize) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(accesskit::Role::Heading);
        node.set_level(level);
        node.clear_value();
        node.set_label(text);
    });
    response
}

/// An explanation, in smaller and fainter text.
pub fn hint(ui: &mut Ui, text: impl Into<String>) -> Response {
    let muted = Palette::of(ui.ctx()).muted;
    ui.label(RichText::new(text).text_style(TextStyle::Small).color(muted))
}

/// A coloured dot with a word, at the beginning of a line.
#[derive(Clone, Debug)]
pub struct Mark {
    /// What it says.
    pub word: String,
    /// The colour inside the dot; transparent for a ring.
    pub fill: Color32,
    /// The colour of its edge.
    pub edge: Color32,
}

/// One of several choices that each need a line of explanation, stacked vertically.
pub fn option_card(ui: &mut Ui, chosen: bool, name: &str, line: &str) -> Response {
    marked_card(ui, chosen, name, None, line)
}

/// An [`option_card`] with a mark before its line.
pub fn marked_card(ui: &mut Ui, chosen: bool, name: &str, mark: Option<&Mark>, line: &str) -> Response {
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
            Some(mark) => format!("{name}. {}. {line}", mark.word),
            None => format!("{name}. {line}"),
        };
        WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, meaning)
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
        let dot = egui::pos2(rect.left() + space::M + DOT, rect.center().y);
        ui.painter().circle_stroke(dot, DOT, Stroke::new(1.5, line_colour));
        if chosen {
            ui.painter().circle_filled(dot, DOT - 4.0, palette.accent);
        }
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
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let inner = (width - size::TOUCH - space::M).max(0.0);
    let wrapped =
        |ui: &Ui, text: &str, style| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
    let title_galley = wrapped(ui, title, TextStyle::Small);
    let value_galley = wrapped(ui, value, style::strong_style());
    let height = title_galley.size().y + value_galley.size().y + space::S + 2.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.max(size::TOUCH)), Sense::click());
    response.widget_info(|| {
        let text = format!("{title}: {value}");
        WidgetInfo::labeled(WidgetType::CollapsingHeader, ui.is_enabled(), text)
    });
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let look = Look::secondary(palette);
        let fill = look.fill(ui, &response);
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, look.line), StrokeKind::Inside);
        let mut pos = egui::pos2(rect.left() + space::M, rect.top() + space::XS);
        let below = title_galley.size().y + 2.0;
        // Muted text is too faint on the background of a control.
        ui.painter().galley(pos, title_galley, palette.ink);
        pos.y += below;
        ui.painter().galley(pos, value_galley, palette.ink);
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

/// Focuses this control, the main one of a screen, if nothing has focus: immediately if the player arrived by keyboard
/// or gamepad, otherwise on an arrow key or Enter.
pub fn take_first_focus(ui: &Ui, response: &Response) {
    take_focus_by_key(ui, response);
    // From the last control Tab wraps round to the first by itself.
    let leads_on = ui.input(|input| input.key_pressed(egui::Key::Tab));
    if is_focus_free(ui, response) && focus::is_by_keys(ui.ctx()) && !leads_on {
        response.request_focus();
    }
}

fn is_focus_free(ui: &Ui, response: &Response) -> bool {
    let free = ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(response.layer_id));
    free && response.enabled()
}

/// Focuses this control on an arrow key or Enter if no other control has focus.
pub fn take_focus_by_key(ui: &Ui, response: &Response) {
    use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter};
    let keys = [ArrowDown, ArrowUp, ArrowLeft, ArrowRight, Enter];
    if is_focus_free(ui, response) && ui.input(|input| keys.into_iter().any(|key| input.key_pressed(key))) {
        response.request_focus();
        // The key that sets the focus must not move it on as well.
        ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
}

/// Scrolls a page that contains only text with the arrow, Page Up, Page Down, Home and End keys.
pub fn scroll_by_keys(ui: &Ui) {
    use egui::Key::{ArrowDown, ArrowUp, End, Home, PageDown, PageUp};
    let page = ui.clip_rect().height() * 0.8;
    let steps = [
        (ArrowDown, size::TOUCH),
        (ArrowUp, -size::TOUCH),
        (PageDown, page),
        (PageUp, -page),
        (End, f32::INFINITY),
        (Home, f32::NEG_INFINITY),
    ];
    let way: f32 = ui.input(|input| {
        let pressed = steps.into_iter().filter(|(key, _)| input.key_pressed(*key));
        pressed.map(|(_, step)| step).sum()
    });
    if way != 0.0 {
        ui.scroll_with_delta(vec2(0.0, -way.clamp(-1e5, 1e5)));
    }
}

/// A field for editing `text`, below its label `under`.
pub fn text_field(ui: &mut Ui, text: &mut String, field: &Field, under: &Response) -> Response {
    let edit = match field.lines {
        1 => egui::TextEdit::singleline(text).vertical_align(Align::Center),
        lines => egui::TextEdit::multiline(text).desired_rows(lines),
    };
    let edit = edit
        .char_limit(field.longest)
        .hint_text(field.hint)
        .margin(egui::Margin::symmetric(space::M as i8, space::S as i8))
        .min_size(vec2(0.0, size::TOUCH))
        .desired_width(f32::INFINITY);
    let mut response = ui.add(edit).labelled_by(under.id);
    focus_ring(ui, &response, response.rect, CornerRadius::same(radius::CONTROL));
    if text_input::take_over(ui, &response, text, field) {
        response.mark_changed();
    }
    response
}

/// Draws the keyboard focus ring.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect, corner: CornerRadius) {
    if response.has_focus() {
        let palette = Palette::of(ui.ctx());
        let (ring, gap) = (Stroke::new(2.0, palette.focus), Stroke::new(2.0, palette.panel));
        ui.painter().rect_stroke(rect, corner, ring, StrokeKind::Inside);
        // On an accent-coloured button the ring alone would hardly be visible.
        let inner = corner - CornerRadius::same(2);
        ui.painter()
            .rect_stroke(rect.shrink(2.0), inner, gap, StrokeKind::Inside);
    }
}
