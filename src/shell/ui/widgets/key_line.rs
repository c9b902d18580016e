//! A row of the list of shortcuts.

use bevy_egui::egui;
use egui::{
    Align2, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, WidgetType, vec2,
};

use super::controls::{Look, focus_ring, touchable};
use crate::shell::ui::theme::style;
use crate::shell::ui::theme::tokens::{Palette, radius, size, space};

/// A row with the keys for something, and the gamepad buttons below if there are any. If the keys can be changed by
/// pressing the row, `choosing` is whether that is in progress.
pub fn key_line(ui: &mut Ui, name: &str, keys: &str, buttons: Option<&str>, choosing: Option<bool>) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let chip_padding = vec2(space::M * 0.75, space::S);
    let wrapped = |ui: &Ui, text: &str, style, width: f32| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), width.max(0.0), style)
    };
    let chip = wrapped(ui, keys, style::strong_style(), width - 2.0 * chip_padding.x);
    let chip_size = chip.size() + 2.0 * chip_padding;
    // Beside the name if there is enough room, otherwise below.
    let beside = chip_size.x <= width * 0.55;
    let room = if beside { width - chip_size.x - space::M } else { width };
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
        // Around the text, which keeps in line with its heading.
        let plate = rect.expand2(vec2(space::S, 0.0));
        if choosing.is_some() && response.hovered() {
            ui.painter()
                .rect_filled(plate, corner, palette.control.gamma_multiply(0.5));
        }
        let top = rect.center().y - height / 2.0;
        let text_top = if beside {
            rect.center().y - text_height / 2.0
        } else {
            top
        };
        let mut at = egui::pos2(rect.left(), text_top);
        let below = name_galley.size().y;
        ui.painter().galley(at, name_galley, palette.ink);
        at.y += below;
        if let Some(text) = buttons_galley {
            ui.painter().galley(at, text, palette.muted);
        }
        let chip_rect = if beside {
            let right = egui::pos2(rect.right(), rect.center().y);
            Align2::RIGHT_CENTER.anchor_size(right, chip_size)
        } else {
            Rect::from_min_size(egui::pos2(rect.left(), top + text_height + space::XS), chip_size)
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
        focus_ring(ui, &response, plate, corner);
    }
    response
}
