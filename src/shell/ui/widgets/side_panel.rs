//! The panel beside or below a table, and parts of it that have a height of their own.

use bevy_egui::egui::{Area, Context, Id, Layout, Rect, Sense, Stroke, Ui, UiBuilder, vec2};

use crate::shell::ui::theme::tokens::Palette;

/// Draws a panel with contents in the rectangle `inside` it, and an edge towards the table. The whole panel keeps the
/// pointer from what lies behind it, not only its controls.
pub fn side_panel<R>(
    ctx: &Context,
    id: &str,
    (panel, inside): (Rect, Rect),
    is_beside: bool,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let palette = Palette::of(ctx);
    let area = Area::new(Id::new(id)).fixed_pos(panel.min).movable(false);
    let shown = area.constrain(false).fade_in(false).show(ctx, |ui| {
        ui.allocate_rect(panel, Sense::CLICK | Sense::DRAG);
        ui.painter().rect_filled(panel, 0.0, palette.panel);
        let edge = match is_beside {
            true => [panel.left_top(), panel.left_bottom()],
            false => [panel.left_top(), panel.right_top()],
        };
        ui.painter().line_segment(edge, Stroke::new(1.0, palette.line));
        contents(&mut ui.new_child(UiBuilder::new().max_rect(inside)))
    });
    shown.inner
}

/// Draws something at the full width and in this height, however little it needs.
pub fn in_height<R>(ui: &mut Ui, height: f32, layout: Layout, add: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), height);
    let shown = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        add(ui)
    });
    shown.inner
}
