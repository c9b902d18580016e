//! The controls that screens are made of, in the colours and sizes of the theme. Each fills the width
//! where its layout is justified, is at least 44 points high, and shows when the keyboard is at it.

use bevy_egui::egui;
use egui::{
    Align, Align2, Color32, CornerRadius, FontSelection, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind,
    TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, WidgetType, vec2,
};

use super::theme::{self, Palette, motion, radius, size, space};

/// The button a screen is there for, in brass: one on a screen.
pub fn primary_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    let palette = Palette::of(ui.ctx());
    let look = Look {
        fills: [palette.accent, palette.accent_hovered, palette.accent_pressed],
        line: palette.accent_pressed,
        ink: palette.on_accent,
        height: size::PRIMARY,
    };
    button(ui, &text.into(), look)
}

/// Any other button.
pub fn secondary_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    let look = Look::secondary(Palette::of(ui.ctx()));
    button(ui, &text.into(), look)
}

/// Room for a control, which the page scrolls to when the keyboard comes to it.
fn touchable(ui: &mut Ui, size: Vec2, sense: Sense) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, sense);
    keep_in_sight(&response);
    (rect, response)
}

/// Has the page scroll to a control when the keyboard comes to it.
pub fn keep_in_sight(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

struct Look {
    /// At rest, under the pointer, pressed.
    fills: [Color32; 3],
    line: Color32,
    ink: Color32,
    height: f32,
}

impl Look {
    fn secondary(palette: &Palette) -> Self {
        Self {
            fills: [palette.control, palette.control_hovered, palette.control_pressed],
            line: palette.line,
            ink: palette.ink,
            height: size::TOUCH,
        }
    }

    fn fill(&self, ui: &Ui, response: &Response) -> Color32 {
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

/// Two buttons side by side where their texts fit into a line, else one below the other.
pub fn pair(ui: &mut Ui, first: String, second: String) -> (Response, Response) {
    let inner = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0 - 2.0 * ui.spacing().button_padding.x;
    let fits = |text: &String| {
        let text = WidgetText::from(text.as_str());
        let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
        galley.size().x <= inner
    };
    if !(fits(&first) && fits(&second)) {
        return (secondary_button(ui, first), secondary_button(ui, second));
    }
    ui.columns_const(|[left, right]| {
        let justified = Layout::top_down_justified(Align::Center);
        let first = left.with_layout(justified, |ui| secondary_button(ui, first)).inner;
        let second = right.with_layout(justified, |ui| secondary_button(ui, second)).inner;
        (first, second)
    })
}

/// A round button with one sign on it; `meaning` is what a screen reader says.
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
        let family = FontSelection::Style(theme::strong_style()).resolve(ui.style()).family;
        let font = egui::FontId::new(size::SIGN, family);
        ui.painter()
            .text(rect.center(), Align2::CENTER_CENTER, sign, font, palette.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response.on_hover_text(meaning)
}

/// A button of a given width with a drawing on it, made by `paint` in the button's rectangle and ink; `meaning` is what a
/// screen reader says.
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

/// One of several: side by side where they fit, else one below the other. Returns whether the choice changed.
pub fn segmented<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, choices: &[(T, String)]) -> bool {
    let padding = ui.spacing().button_padding;
    let width = ui.available_width();
    let widest = choices.iter().map(|(_, text)| {
        let text = WidgetText::from(text.as_str());
        let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
        galley.size().x + padding.x
    });
    let widest = widest.fold(size::TOUCH, f32::max);
    let before = *chosen;
    // As many in a row as have room, in rows of the same length.
    let count = choices.len().max(1);
    let fits = |columns: &usize| count.is_multiple_of(*columns) && widest * *columns as f32 <= width;
    let columns = (2..=count).rev().find(fits).unwrap_or(1);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(2.0);
        for row in choices.chunks(columns) {
            ui.horizontal(|ui| {
                let width = (width - 2.0 * (columns - 1) as f32) / columns as f32;
                for (value, text) in row {
                    if segment(ui, width, text, *value == before).clicked() {
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
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, text));
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

/// Yes or no: a line of text with a switch at its end. The whole line can be clicked. Returns whether it changed.
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

/// A raised surface as wide as there is room, for things that belong together.
pub fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = theme::card_frame(Palette::of(ui.ctx()));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// The heading of a part of a screen.
pub fn subheading(ui: &mut Ui, text: impl Into<String>) -> Response {
    let accent = Palette::of(ui.ctx()).accent;
    ui.label(RichText::new(text).text_style(theme::subheading_style()).color(accent))
}

/// An explanation: smaller and less heavy than other text.
pub fn hint(ui: &mut Ui, text: impl Into<String>) -> Response {
    let muted = Palette::of(ui.ctx()).muted;
    ui.label(RichText::new(text).text_style(TextStyle::Small).color(muted))
}

/// One of several choices that each need a line of explanation; they stand one below the other.
pub fn option_card(ui: &mut Ui, chosen: bool, name: &str, line: &str) -> Response {
    const DOT: f32 = 9.0;
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let indent = space::M + 2.0 * DOT + space::M;
    let inner = (width - indent - space::M).max(0.0);
    let wrapped =
        |ui: &Ui, text: &str, style| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
    let name_galley = wrapped(ui, name, theme::strong_style());
    let line_galley = wrapped(ui, line, TextStyle::Small);
    let height = name_galley.size().y + line_galley.size().y + 2.0 * space::S + 2.0;
    let (rect, response) = touchable(ui, vec2(width, height.max(size::TOUCH)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, name));
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
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// A line with what is chosen for something, that opens and closes the choice below it.
pub fn disclosure(ui: &mut Ui, is_open: bool, title: &str, value: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let inner = (width - size::TOUCH - space::M).max(0.0);
    let wrapped =
        |ui: &Ui, text: &str, style| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
    let title_galley = wrapped(ui, title, TextStyle::Small);
    let value_galley = wrapped(ui, value, theme::strong_style());
    let height = title_galley.size().y + value_galley.size().y + space::S + 2.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.max(size::TOUCH)), Sense::click());
    response.widget_info(|| {
        let text = format!("{title}: {value}");
        WidgetInfo::selected(WidgetType::CollapsingHeader, ui.is_enabled(), is_open, text)
    });
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let look = Look::secondary(palette);
        let fill = look.fill(ui, &response);
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, look.line), StrokeKind::Inside);
        let mut pos = egui::pos2(rect.left() + space::M, rect.top() + space::XS);
        let below = title_galley.size().y + 2.0;
        // On the ground of a control muted text is too faint.
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

/// A page over whatever is on the screen: a heading with a button that closes it, and contents that scroll where they
/// are too long. `close` is what the closing button means. Returns whether the player closed it.
pub fn sheet(ctx: &egui::Context, id: &str, title: &str, close: &str, contents: impl FnOnce(&mut Ui)) -> bool {
    sheet_with_footer(ctx, id, title, close, contents, |_| {}).0
}

/// A [`sheet`] with something below the contents that is always in sight, such as the button it is all about. Returns
/// whether the player closed it, and what the footer returns.
pub fn sheet_with_footer<R>(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    close: &str,
    contents: impl FnOnce(&mut Ui),
    footer: impl FnOnce(&mut Ui) -> R,
) -> (bool, R) {
    let palette = Palette::of(ctx);
    let screen = ctx.content_rect();
    let (margin, padding) = if screen.width() < size::NARROW {
        (0.0, space::M)
    } else {
        (space::L, space::L)
    };
    let width = (screen.width() - 2.0 * (margin + padding)).min(size::COLUMN);
    let height = screen.height() - 2.0 * (margin + padding);
    let corner = if margin > 0.0 { radius::CARD } else { 0 };
    let frame = theme::sheet_frame(palette)
        .corner_radius(CornerRadius::same(corner))
        .inner_margin(padding);
    egui::Modal::new(egui::Id::new(id))
        .backdrop_color(palette.scrim)
        .frame(frame)
        .show(ctx, |ui| {
            ui.set_width(width);
            // Until it has been shown once, its area has no height to go by.
            ui.set_max_height(height);
            let top = ui.cursor().top();
            let button = ui
                .horizontal(|ui| {
                    let beside = ui.available_width() - size::TOUCH - space::S;
                    ui.vertical(|ui| {
                        ui.set_width(beside);
                        ui.heading(title);
                    });
                    icon_button(ui, "×", close)
                })
                .inner;
            ui.add_space(space::S);
            // The footer's height is known from the frame before.
            let footer_id = ui.id().with("footer");
            let reserved = ui.data(|data| data.get_temp(footer_id)).unwrap_or(0.0);
            let rest = height - (ui.cursor().top() - top) - reserved;
            egui::ScrollArea::vertical()
                .max_height(rest)
                .min_scrolled_height(rest)
                // What fills the window does so however little there is to say.
                .auto_shrink([true, margin > 0.0])
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    contents(ui);
                });
            let below = ui.cursor().top();
            let pressed = ui.vertical_centered_justified(footer).inner;
            let used = ui.cursor().top() - below;
            ui.data_mut(|data| data.insert_temp(footer_id, used));
            // For pages on which no control claims it.
            take_first_focus(ui, &button);
            (button.clicked(), pressed)
        })
        .inner
}

/// A line that says which keys do something, with the buttons of gamepads below if there are any. One that can be pressed
/// to choose another key says whether that is going on.
pub fn key_line(ui: &mut Ui, name: &str, keys: &str, buttons: Option<&str>, choosing: Option<bool>) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let chip_padding = vec2(space::M * 0.75, space::S);
    let margin = if choosing.is_some() { space::S } else { 0.0 };
    let inner = width - 2.0 * margin;
    let wrapped = |ui: &Ui, text: &str, style, width: f32| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), width.max(0.0), style)
    };
    let chip = wrapped(ui, keys, theme::strong_style(), inner - 2.0 * chip_padding.x);
    let chip_size = chip.size() + 2.0 * chip_padding;
    // Beside the name where that leaves room for it, else below.
    let beside = chip_size.x <= inner * 0.55;
    let room = if beside { inner - chip_size.x - space::M } else { inner };
    let name_galley = wrapped(ui, name, TextStyle::Body, room);
    let buttons_galley = buttons.map(|text| wrapped(ui, text, TextStyle::Small, room));
    let text_height = name_galley.size().y + buttons_galley.as_ref().map_or(0.0, |text| text.size().y);
    let height = if beside {
        text_height.max(chip_size.y)
    } else {
        text_height + space::XS + chip_size.y
    };
    let sense = if choosing.is_some() {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = touchable(ui, vec2(width, (height + space::S).max(size::TOUCH)), sense);
    response.widget_info(|| {
        let kind = if choosing.is_some() {
            WidgetType::Button
        } else {
            WidgetType::Label
        };
        let words = [Some(name), Some(keys), buttons];
        WidgetInfo::labeled(
            kind,
            ui.is_enabled(),
            words.into_iter().flatten().collect::<Vec<_>>().join(", "),
        )
    });
    if ui.is_rect_visible(rect) {
        let look = Look::secondary(palette);
        let corner = CornerRadius::same(radius::CONTROL);
        if choosing.is_some() && response.hovered() {
            ui.painter()
                .rect_filled(rect, corner, palette.control.gamma_multiply(0.5));
        }
        let top = rect.center().y - height / 2.0;
        let text_top = if beside {
            rect.center().y - text_height / 2.0
        } else {
            top
        };
        let mut at = egui::pos2(rect.left() + margin, text_top);
        let below = name_galley.size().y;
        ui.painter().galley(at, name_galley, palette.ink);
        at.y += below;
        if let Some(text) = buttons_galley {
            ui.painter().galley(at, text, palette.muted);
        }
        let chip_rect = if beside {
            let right = egui::pos2(rect.right() - margin, rect.center().y);
            Align2::RIGHT_CENTER.anchor_size(right, chip_size)
        } else {
            Rect::from_min_size(
                egui::pos2(rect.left() + margin, top + text_height + space::XS),
                chip_size,
            )
        };
        let is_choosing = choosing == Some(true);
        let ink = if is_choosing { palette.on_accent } else { palette.ink };
        if choosing.is_some() {
            let fill = if is_choosing {
                palette.accent
            } else {
                look.fill(ui, &response)
            };
            ui.painter()
                .rect(chip_rect, corner, fill, Stroke::new(1.0, look.line), StrokeKind::Inside);
        }
        let inside = if choosing.is_some() {
            chip_rect.min + chip_padding
        } else {
            Align2::RIGHT_CENTER
                .anchor_size(chip_rect.right_center(), chip.size())
                .min
        };
        ui.painter().galley(inside, chip, ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// Where the keyboard is nowhere yet, an arrow key or Enter brings it to this control: the one a screen is there for.
pub fn take_first_focus(ui: &Ui, response: &Response) {
    use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter};
    let free = ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(response.layer_id));
    let keys = [ArrowDown, ArrowUp, ArrowLeft, ArrowRight, Enter];
    if free && response.enabled() && ui.input(|input| keys.into_iter().any(|key| input.key_pressed(key))) {
        response.request_focus();
        // The key that takes hold leads no further.
        ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
}

/// Has a page of nothing but text be read by the keys that else lead from control to control.
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

fn focus_ring(ui: &Ui, response: &Response, rect: Rect, corner: CornerRadius) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, Palette::of(ui.ctx()).focus);
        ui.painter().rect_stroke(rect, corner, stroke, StrokeKind::Inside);
    }
}

#[cfg(test)]
pub(crate) mod testing {
    //! Draws a screen without a window and looks for texts that a player could not read to their end.

    use bevy_egui::egui;
    use egui::{Rect, Shape, Vec2};

    use crate::app::shell::settings::Appearance;
    use crate::app::shell::theme::{self, size};

    /// Windows that every screen must fit: a telephone, both ways; a small one with very large text; a great one.
    pub(crate) const WINDOWS: [Vec2; 5] = [
        Vec2::new(360.0, 640.0),
        Vec2::new(640.0, 360.0),
        Vec2::new(240.0, 427.0),
        Vec2::new(1280.0, 800.0),
        Vec2::new(1745.0, 982.0),
    ];

    /// A context as the program's own, without a window.
    pub(crate) fn context() -> egui::Context {
        let ctx = egui::Context::default();
        theme::dress(&ctx, Appearance::Dark);
        ctx
    }

    /// The texts that `draw` lets run out of a window of this size to the left or right, or shortens. What can be touched
    /// must be large enough for a finger.
    pub(crate) fn cut_off_texts(window: Vec2, mut draw: impl FnMut(&egui::Context)) -> Vec<String> {
        let ctx = context();
        let input = || egui::RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, window)),
            ..egui::RawInput::default()
        };
        let mut pass = || {
            let mut output = ctx.run_ui(input(), |ui| draw(ui.ctx()));
            // egui insists that somebody takes the textures.
            output.textures_delta.clear();
            output.shapes
        };
        // Sizes settle in the first passes.
        pass();
        pass();
        let mut texts = 0;
        let mut cut_off = Vec::new();
        for clipped in pass() {
            let room = clipped.clip_rect.intersect(ctx.content_rect());
            visit(&clipped.shape, &mut |text| {
                texts += 1;
                let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                if text.galley.elided || ink.left() < room.left() - 0.5 || ink.right() > room.right() + 0.5 {
                    cut_off.push(text.galley.text().to_owned());
                }
            });
        }
        assert!(texts > 0, "nothing is to be seen in {window}");
        let small = ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let all = widgets.layer_ids().flat_map(|layer| widgets.get_layer(layer));
            let touched = all.filter(|widget| widget.enabled && widget.sense.is_focusable());
            let sizes = touched.map(|widget| widget.rect.size());
            sizes
                .filter(|size| size.min_elem() < size::TOUCH - 0.1)
                .collect::<Vec<_>>()
        });
        assert!(small.is_empty(), "too small for a finger in {window}: {small:?}");
        cut_off
    }

    fn visit(shape: &Shape, look: &mut impl FnMut(&egui::epaint::TextShape)) {
        match shape {
            Shape::Text(text) => look(text),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit(shape, look)),
            _ => {}
        }
    }
}
