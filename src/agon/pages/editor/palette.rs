//! The palette of the editor: what can be drawn, to be chosen or dragged to the board.

use agon_core::rules::{Kind, Piece, Side};
use agon_core::session::draft;
use bevy_egui::egui::{
    self, Align2, CornerRadius, Painter, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    vec2,
};

use super::board::{Hand, Tool};
use super::view::EditorView;
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::{Tones, egui_color};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::{Look, touchable};

/// Every tool, with the text key of its name.
const TOOLS: [(Tool, &str); 7] = [
    (Tool::Move, key("editor-tool-move")),
    (drawn(Side::White, Kind::Queen), key("spoken-white-queen")),
    (drawn(Side::White, Kind::Guard), key("spoken-white-guard")),
    (drawn(Side::Black, Kind::Queen), key("spoken-black-queen")),
    (drawn(Side::Black, Kind::Guard), key("spoken-black-guard")),
    (Tool::Draw(draft::Tool::Captured), key("editor-tool-captured")),
    (Tool::Draw(draft::Tool::Eraser), key("editor-tool-eraser")),
];

const fn drawn(side: Side, kind: Kind) -> Tool {
    Tool::Draw(draft::Tool::Piece(Piece { side, kind }))
}

/// The space between two tools, in points: all of them fit beside each other on a phone.
const GAP: f32 = 1.0;

/// The rows that the tools take in this width.
fn columns(width: f32) -> usize {
    let fitting = ((width + GAP) / (size::TOUCH + GAP)) as usize;
    match fitting {
        0..4 => 1.max(fitting),
        // In two rows rather than in one and a rest.
        4..7 => 4,
        _ => TOOLS.len(),
    }
}

/// The height of the palette in this width.
pub(super) fn height(width: f32) -> f32 {
    let rows = TOOLS.len().div_ceil(columns(width)) as f32;
    rows * size::TOUCH + (rows - 1.0) * GAP
}

/// Draws the tools, the one in hand marked.
pub(super) fn palette(ui: &mut Ui, hand: &mut Hand, scene: &EditorView) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(GAP);
        let columns = columns(ui.available_width());
        let gaps = (columns - 1) as f32 * GAP;
        let width = ((ui.available_width() - gaps) / columns as f32).min(2.0 * size::TOUCH);
        for row in TOOLS.chunks(columns) {
            ui.horizontal(|ui| {
                for &(tool, name) in row {
                    let button = button(ui, width, tool, hand.tool == tool, &scene.language.tr(name), scene);
                    if button.clicked() || button.drag_started() {
                        hand.take(tool);
                    }
                    if let Tool::Draw(tool) = tool
                        && button.drag_started()
                    {
                        hand.drag(tool);
                    }
                }
            });
        }
    });
}

fn button(ui: &mut Ui, width: f32, tool: Tool, is_chosen: bool, name: &str, scene: &EditorView) -> Response {
    let (rect, response) = touchable(ui, vec2(width, size::TOUCH), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), is_chosen, name));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        let corner = CornerRadius::same(radius::CONTROL);
        let fill = Look::secondary(palette).fill(ui, &response);
        let line = match is_chosen {
            true => Stroke::new(2.5, palette.accent),
            false => Stroke::new(1.0, palette.line),
        };
        ui.painter().rect(rect, corner, fill, line, StrokeKind::Inside);
        paint(ui.painter(), rect, tool, scene, palette);
        focus_ring(ui, &response, rect, corner);
    }
    response.on_hover_text(name)
}

fn paint(painter: &Painter, rect: Rect, tool: Tool, scene: &EditorView, palette: &Palette) {
    let middle = rect.center();
    let place = Rect::from_center_size(middle, egui::Vec2::splat(size::TOUCH - 2.0 * space::S));
    match tool {
        Tool::Draw(draft::Tool::Piece(piece)) => icons::piece(painter, place, piece, &Tones::of(scene.colours)),
        Tool::Draw(draft::Tool::Captured) => {
            let mark = Stroke::new(4.0, egui_color(scene.colours.captive));
            painter.circle_stroke(middle, 0.4 * place.width(), mark);
        }
        Tool::Draw(draft::Tool::Eraser) => {
            let font = egui::FontId::proportional(size::SIGN);
            painter.text(middle, Align2::CENTER_CENTER, "×", font, palette.ink);
        }
        Tool::Move => {
            // The pointer of a mouse.
            let at = |x: f32, y: f32| place.min + vec2(x, y) * place.width();
            let body = vec![at(0.28, 0.08), at(0.28, 0.78), at(0.45, 0.62), at(0.78, 0.58)];
            painter.add(Shape::convex_polygon(body, palette.ink, Stroke::NONE));
            painter.line_segment([at(0.48, 0.58), at(0.62, 0.92)], Stroke::new(4.0, palette.ink));
        }
    }
}
