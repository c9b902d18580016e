//! The panel beside or below a table, parts of it that have a height of their own, and cards that float over the table.

use bevy_egui::egui::{Area, Context, Id, Layout, Rect, Sense, Shape, Stroke, Ui, UiBuilder, vec2};

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

/// Draws a card over the table at the top of a rectangle, as high as its contents need, with this margin round them.
/// `ground` paints it below them. The card keeps the pointer from what lies behind it.
pub fn floating_card<R>(
    ctx: &Context,
    id: &str,
    (rect, margin): (Rect, f32),
    ground: impl FnOnce(&Ui, Rect) -> Shape,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let area = Area::new(Id::new(id)).fixed_pos(rect.min).movable(false);
    let area = area.sense(Sense::CLICK | Sense::DRAG).constrain(false).fade_in(false);
    let shown = area.show(ctx, |ui| {
        let below = ui.painter().add(Shape::Noop);
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(margin)));
        let shown = contents(&mut inside);
        let card = rect.with_max_y(inside.min_rect().bottom() + margin);
        let ground = ground(ui, card);
        ui.painter().set(below, ground);
        ui.allocate_rect(card, Sense::hover());
        shown
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
