//! A button that must be held, with the pointer or a key, so that no stray tap or key uncovers a secret.

use std::time::Duration;

use bevy_egui::egui::{self, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui};
use egui::{WidgetInfo, WidgetType, vec2};

use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::{centred_lines, take_focus_by_key, touchable};

/// Time that it must be held.
pub(crate) const HOLD: Duration = Duration::from_millis(600);
/// Time that a first press by key, or by a screen reader, waits for the second.
const SECOND_PRESS: Duration = Duration::from_secs(5);

/// Result of a press.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    /// It was held long enough, or pressed twice by key or screen reader.
    pub(crate) is_done: bool,
    /// A first press waits for the second.
    pub(crate) is_armed: bool,
}

/// A wide button that is done when it was held, or pressed twice within some seconds by key or by a screen reader.
/// `again` is its text in between.
pub(crate) fn hold_button(ui: &mut Ui, text: &str, again: &str) -> Held {
    let palette = Palette::of(ui.ctx());
    let id = ui.id().with("hold").with(text);
    let now = ui.input(|input| input.time);
    let armed: Option<f64> = ui.data(|data| data.get_temp(id));
    let is_armed = armed.is_some_and(|since| now - since < SECOND_PRESS.as_secs_f64());
    let label = if is_armed { again } else { text };
    let width = ui.available_width();
    let galley = centred_lines(ui, label, width - 2.0 * space::M);
    let height = (galley.size().y + 2.0 * space::S).max(size::PRIMARY);
    let (rect, response) = touchable(ui, vec2(width, height), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label));
    let pressed_for = held_for(ui, &response);
    let share = (pressed_for / HOLD.as_secs_f64()).min(1.0) as f32;
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let stroke = Stroke::new(1.5, palette.accent);
        ui.painter()
            .rect(rect, corner, palette.control, stroke, StrokeKind::Inside);
        let filled = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
        ui.painter().rect_filled(filled, corner, palette.accent);
        let at = rect.center() - galley.rect.center().to_vec2();
        ui.painter().galley(at, galley.clone(), palette.ink);
        // The part already filled, in the ink that is legible on it.
        let painter = ui.painter().with_clip_rect(filled.intersect(ui.clip_rect()));
        painter.galley_with_override_text_color(at, galley, palette.on_accent);
        focus_ring(ui, &response, rect, corner);
    }
    take_focus_by_key(ui, &response);
    let by_pointer = ui.input(|input| input.pointer.any_released());
    let by_key = response.clicked() && !by_pointer;
    let is_done = share >= 1.0 || (by_key && is_armed);
    if is_done {
        ui.data_mut(|data| data.remove::<f64>(id));
    } else if by_key {
        ui.data_mut(|data| data.insert_temp(id, now));
    }
    Held {
        is_done,
        is_armed: by_key && !is_done,
    }
}

/// Seconds for which a control has been held with the pointer, or with a key that was pressed when it had the focus.
fn held_for(ui: &Ui, response: &egui::Response) -> f64 {
    let id = response.id.with("since");
    if !is_held(ui, response) {
        ui.data_mut(|data| data.remove::<f64>(id));
        return 0.0;
    }
    ui.ctx().request_repaint();
    let now = ui.input(|input| input.time);
    now - ui.data_mut(|data| *data.get_temp_mut_or(id, now))
}

/// Whether a control is held with the pointer, or with a key that was pressed when it had the focus.
pub(super) fn is_held(ui: &Ui, response: &egui::Response) -> bool {
    // Both are followed in every frame.
    let by_key = is_key_held(ui, response);
    response.is_pointer_button_down_on() || by_key
}

/// Whether a key that presses buttons is held, and was pressed when this one had the focus already: a key still held
/// from before does not count.
fn is_key_held(ui: &Ui, response: &egui::Response) -> bool {
    const KEYS: [egui::Key; 2] = [egui::Key::Enter, egui::Key::Space];
    let id = response.id.with("key");
    let (is_down, is_new) = ui.input(|input| {
        let is_new = |event: &egui::Event| {
            matches!(event, egui::Event::Key { key, pressed: true, repeat: false, .. } if KEYS.contains(key))
        };
        (KEYS.iter().any(|key| input.key_down(*key)), input.events.iter().any(is_new))
    });
    let was_held = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let is_held = response.has_focus() && is_down && (is_new || was_held);
    if is_held != was_held {
        ui.data_mut(|data| data.insert_temp(id, is_held));
    }
    is_held
}
