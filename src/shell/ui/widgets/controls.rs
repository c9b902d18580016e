//! Controls other than buttons and cards, and the parts common to all, in the theme's colours and sizes. Each
//! fills the width in a justified layout, is at least 44 points high, and shows keyboard focus.

use std::ops::RangeInclusive;
use std::sync::Arc;

use bevy_egui::egui;
use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, FontId, Galley, Id, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind,
    TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, WidgetType, accesskit, vec2,
};

use crate::shell::input::focus;
use crate::shell::ui::text_input;
use crate::shell::ui::text_input::Field;
use crate::shell::ui::theme::style;
use crate::shell::ui::theme::tokens::{Palette, motion, radius, size, space};

/// Allocates space for a control, and scrolls the page to it when it gains keyboard focus.
pub(crate) fn touchable(ui: &mut Ui, size: Vec2, sense: Sense) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, sense);
    keep_in_sight(&response);
    if ui.data_mut(|data| data.remove_temp::<()>(offered_id())).is_some() {
        take_first_focus(ui, &response);
    }
    (rect, response)
}

/// Offers the [first focus](take_first_focus) to the next control, whatever it is.
pub(crate) fn offer_first_focus(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(offered_id(), ()));
}

fn offered_id() -> Id {
    Id::new("first focus is offered")
}

/// Marks this for screen readers as the content of a scroll area, only part of which is in sight.
pub fn describe_scrolled(ui: &Ui) {
    let seen = ui.clip_rect();
    let [x0, y0, x1, y1] = [seen.min.x, seen.min.y, seen.max.x, seen.max.y].map(f64::from);
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(accesskit::Role::ScrollView);
        node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
    });
}

/// Scrolls the page to a control when it gains keyboard focus.
pub fn keep_in_sight(response: &Response) {
    if focus::has_come(response) {
        response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
    }
}

/// Screen-reader text of a control with a name and a line about it: two sentences.
pub(crate) fn told(name: &str, line: &str) -> String {
    let stop = if name.ends_with(['.', '!', '?', '…']) {
        ""
    } else {
        "."
    };
    format!("{name}{stop} {line}")
}

pub(crate) struct Look {
    /// At rest, hovered, pressed.
    pub(super) fills: [Color32; 3],
    pub(crate) line: Color32,
    pub(super) ink: Color32,
    pub(super) height: f32,
}

impl Look {
    pub(crate) fn primary(palette: &Palette) -> Self {
        Self {
            fills: [palette.accent, palette.accent_hovered, palette.accent_pressed],
            line: palette.accent_pressed,
            ink: palette.on_accent,
            height: size::PRIMARY,
        }
    }

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

    /// Paints the ground of a control with its outline.
    pub(super) fn ground(&self, ui: &Ui, response: &Response, rect: Rect, corner: CornerRadius) {
        let (fill, outline) = (self.fill(ui, response), Stroke::new(1.0, self.line));
        ui.painter().rect(rect, corner, fill, outline, StrokeKind::Inside);
    }
}

/// One choice of several: side by side where they fit, otherwise one below the other. `name` is the group's name, shown
/// above it and, for screen readers, included with each choice. Returns whether the choice changed.
pub fn segmented<T: Copy + PartialEq>(ui: &mut Ui, name: &str, chosen: &mut T, choices: &[(T, String)]) -> bool {
    segmented_with(ui, name, chosen, choices, |_, text| text.to_owned())
}

/// [`segmented`] with choices whose texts do not say enough on their own: `meaning` replaces a choice's text for screen
/// readers.
pub fn segmented_with<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    choices: &[(T, String)],
    meaning: impl Fn(T, &str) -> String,
) -> bool {
    const GAP: f32 = 2.0;
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
    let needed = |columns: usize| widest * columns as f32 + GAP * (columns - 1) as f32;
    let fits = |&columns: &usize| count.is_multiple_of(columns) && needed(columns) <= width;
    let columns = (2..=count).rev().find(fits).unwrap_or(1);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for row in choices.chunks(columns) {
            ui.horizontal(|ui| {
                let width = (width - GAP * (columns - 1) as f32) / columns as f32;
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

/// The text of a button, with its lines centred above each other.
pub fn centred_lines(ui: &Ui, text: &str, width: f32) -> Arc<Galley> {
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Button);
    // A single line is centred by its place.
    if galley.rows.len() < 2 {
        return galley;
    }
    let mut centred = LayoutJob::clone(&galley.job);
    centred.halign = Align::Center;
    ui.painter().layout_job(centred)
}

fn segment(ui: &mut Ui, width: f32, text: &str, chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let inner = width - ui.spacing().button_padding.x;
    let galley = centred_lines(ui, text, inner);
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
        ui.painter()
            .galley(rect.center() - galley.rect.center().to_vec2(), galley, ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// An on/off setting: a line of text with a switch at its end. The whole line is clickable. Returns whether it changed.
pub fn toggle(ui: &mut Ui, on: &mut bool, text: &str) -> bool {
    switch(ui, on, text).changed()
}

fn switch(ui: &mut Ui, on: &mut bool, text: &str) -> Response {
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
    response
}

/// A [`toggle`] with an explanation close below it, which screen readers give with it. Returns whether it changed.
pub fn toggle_with_hint(ui: &mut Ui, on: &mut bool, text: &str, explanation: impl Into<String>) -> bool {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let switch = switch(ui, on, text);
        let explanation = explanation.into();
        ui.ctx().accesskit_node_builder(switch.id, |node| {
            node.set_description(explanation.as_str());
        });
        hint(ui, explanation);
        switch.changed()
    })
    .inner
}

/// A number on a slider, with its name and value above it. Returns whether it changed.
pub fn slider<N: egui::emath::Numeric>(
    ui: &mut Ui,
    name: impl Into<String>,
    number: &mut N,
    range: RangeInclusive<N>,
    step: f64,
) -> bool {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let label = ui.label(RichText::new(name).text_style(style::strong_style()));
        ui.spacing_mut().slider_width = ui.available_width();
        let slider = egui::Slider::new(number, range).step_by(step).show_value(false);
        let slider = ui.add(slider).labelled_by(label.id);
        keep_in_sight(&slider);
        focus_ring(ui, &slider, slider.rect, CornerRadius::same(radius::CONTROL));
        slider.changed()
    })
    .inner
}

/// The font of a style, or a smaller one of its family in which each of these texts has room on one line, if it can be
/// read.
pub fn font_within<'a>(ui: &Ui, texts: impl Iterator<Item = &'a str>, style: TextStyle, room: f32) -> FontId {
    /// Relative to the usual size.
    const LEAST: f32 = 0.7;
    let font = style.resolve(ui.style());
    let width = |text: &str| {
        let text = text.to_owned();
        let line = |font| {
            ui.ctx()
                .fonts_mut(|fonts| fonts.layout_no_wrap(text, font, Color32::PLACEHOLDER))
        };
        line(font.clone()).size().x
    };
    let widest = texts.map(width).fold(0.0, f32::max);
    if widest <= room {
        return font;
    }
    let size = (font.size * room / widest).floor();
    FontId::new(size.max(LEAST * font.size), font.family)
}

/// The heading of a page, in smaller letters where a long word would have to be broken.
pub fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    let text = text.into();
    let font = font_within(ui, text.split(' '), TextStyle::Heading, ui.available_width());
    let response = ui.heading(RichText::new(text.as_str()).font(font));
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

/// Marks a label as a heading for screen readers, which lead from one to the next.
pub(crate) fn describe_heading(response: Response, text: String, level: usize) -> Response {
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
    let text = RichText::new(text).text_style(TextStyle::Small).color(muted);
    // Among justified buttons egui would space out the words and letters of a long line.
    match ui.layout().horizontal_justify() {
        true => {
            let plain = Layout::top_down(ui.layout().horizontal_placement());
            ui.with_layout(plain, |ui| ui.label(text)).inner
        }
        false => ui.label(text),
    }
}

/// Focuses this control, the main one of a screen, if nothing has focus: immediately if the player arrived by keyboard
/// or gamepad, otherwise on an arrow key or Enter.
pub fn take_first_focus(ui: &Ui, response: &Response) {
    take_focus_by_key(ui, response);
    // From the last control Tab wraps round to the first by itself, and Escape leaves a text field.
    let leads_on = ui.input(|input| input.key_pressed(egui::Key::Tab) || input.key_pressed(egui::Key::Escape));
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
    use egui::Key::{ArrowDown, ArrowUp};
    scroll_by(ui, &[(ArrowDown, size::TOUCH), (ArrowUp, -size::TOUCH)]);
    scroll_by_page_keys(ui);
}

/// As [`scroll_by_keys`], where the arrows lead from control to control.
pub fn scroll_by_page_keys(ui: &Ui) {
    use egui::Key::{End, Home, PageDown, PageUp};
    let page = ui.clip_rect().height() * 0.8;
    let ends = [(End, f32::INFINITY), (Home, f32::NEG_INFINITY)];
    scroll_by(ui, &[[(PageDown, page), (PageUp, -page)], ends].concat());
}

fn scroll_by(ui: &Ui, steps: &[(egui::Key, f32)]) {
    let way: f32 = ui.input(|input| {
        let pressed = steps.iter().filter(|(key, _)| input.key_pressed(*key));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::{context, lines_within};

    #[test]
    fn a_name_with_a_stop_of_its_own_gets_no_other() {
        assert_eq!(
            told("5. Aux Bahamas\u{a0}!", "Pas encore faite"),
            "5. Aux Bahamas\u{a0}! Pas encore faite"
        );
        assert_eq!(told("1. First steps", "Not done yet"), "1. First steps. Not done yet");
    }

    #[test]
    fn a_heading_is_set_smaller_rather_than_broken_within_a_word() {
        let lines = |width| lines_within(width, |ui| drop(heading(ui, "Contre l’ordinateur")));
        assert_eq!(lines(150.0), ["Contre", "l’ordinateur"]);
        assert_eq!(lines(400.0), ["Contre l’ordinateur"]);
    }

    #[test]
    fn letters_are_as_large_as_there_is_room_but_never_illegible() {
        let mut sizes = [0.0; 3];
        let ctx = context();
        for _ in 0..2 {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                let size = |room| font_within(ui, ["Einzelgänger"].into_iter(), TextStyle::Body, room).size;
                sizes = [1000.0, 80.0, 10.0].map(size);
            });
            output.textures_delta.clear();
        }
        let [usual, smaller, least] = sizes;
        assert!(usual > smaller && smaller > least && least >= 0.7 * usual, "{sizes:?}");
    }

    #[test]
    fn a_long_hint_among_justified_buttons_is_not_spaced_out() {
        let justified = Layout::top_down_justified(Align::Center);
        let mut output = context().run_ui(egui::RawInput::default(), |ui| {
            ui.with_layout(justified, |ui| hint(ui, "Against three easy opponents"));
        });
        output.textures_delta.clear();
        let texts = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(text) => Some(text.galley.job.justify),
            _ => None,
        });
        assert_eq!(texts.collect::<Vec<_>>(), [false]);
    }
}
