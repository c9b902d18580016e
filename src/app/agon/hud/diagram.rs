//! A small diagram of a position.

use bevy_egui::egui;
use egui::{Pos2, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::icons::egui_color;
use crate::app::agon::scene::theme::Palette;
use crate::board::{Bitboard, CellId};
use crate::rules::{Kind, Position, Side};

/// The height of the diagram (the cells of the middle file) and the width of all files, in cell sides.
const HEIGHT: f32 = 11.0 * ROW;
const WIDTH: f32 = 17.0;
/// The distance between neighbouring cells of a file.
const ROW: f32 = 1.732;

/// Marks in a diagram, besides captured pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Possible destinations, drawn as dots.
    pub(crate) targets: Bitboard,
    /// Barred cells, drawn as crosses.
    pub(crate) barred: Bitboard,
    /// Moves as pairs of start and destination.
    pub(crate) arrows: [Option<(CellId, CellId)>; 4],
    /// The cells of the last move, framed.
    pub(crate) last_move: Bitboard,
}

/// Draws a position as White sees it, `height` points high; `meaning` is its description for screen readers.
pub(crate) fn diagram(
    ui: &mut Ui,
    height: f32,
    position: &Position,
    marks: Marks,
    colours: &Palette,
    meaning: &str,
) -> Response {
    diagram_seen_by(ui, Side::White, height, position, marks, colours, meaning)
}

/// Draws a position with a side at the lower end.
pub(crate) fn diagram_seen_by(
    ui: &mut Ui,
    near: Side,
    height: f32,
    position: &Position,
    marks: Marks,
    colours: &Palette,
    meaning: &str,
) -> Response {
    let side = height / HEIGHT;
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH * side, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, meaning));
    let painter = ui.painter();
    let line = Stroke::new((side * 0.12).max(1.0), egui_color(colours.stringing));
    let turn = match near {
        Side::White => side,
        Side::Black => -side,
    };
    let centre = |cell: CellId| {
        let (q, r) = (cell.q() as f32, cell.r() as f32);
        rect.center() + vec2(1.5 * q, ROW * (r + q / 2.0)) * turn
    };
    let hexagon = |middle: Pos2, corner: f32| -> Vec<Pos2> {
        (0..6_u8)
            .map(|sixth| middle + corner * Vec2::angled((f32::from(sixth) * 60.0).to_radians()))
            .collect()
    };
    for cell in CellId::ALL {
        let middle = centre(cell);
        let tile = egui_color(colours.ring(cell.ring()));
        painter.add(Shape::convex_polygon(hexagon(middle, side), tile, line));
        if marks.last_move.contains(cell) {
            // A frame that stays within the cell, and is seen round a piece however small the diagram is.
            let frame = Stroke::new((side * 0.22).max(1.5), egui_color(colours.last_move));
            let inner = side - (line.width + frame.width) / 2.0;
            let glow = egui_color(colours.last_move).gamma_multiply(0.35);
            painter.add(Shape::convex_polygon(hexagon(middle, inner), glow, frame));
        }
        if cell == CellId::THRONE {
            painter.circle_stroke(middle, side * 0.6, Stroke::new(side * 0.15, egui_color(colours.brass)));
        }
        if marks.targets.contains(cell) {
            painter.circle(middle, side * 0.3, egui_color(colours.target), line);
        }
        if marks.barred.contains(cell) {
            // On light tiles it would hardly be seen without its dark edge.
            let edge = (
                side * 0.5,
                Stroke::new((side * 0.42).max(3.5), egui_color(colours.background)),
            );
            let face = (
                side * 0.42,
                Stroke::new((side * 0.22).max(1.5), egui_color(colours.captive)),
            );
            for (length, stroke) in [edge, face] {
                for across in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
                    let arm = across.normalized() * length;
                    painter.line_segment([middle - arm, middle + arm], stroke);
                }
            }
        }
        let Some(piece) = position.piece_at(cell) else {
            continue;
        };
        let edge = Stroke::new((side * 0.1).max(1.0), egui_color(colours.side(piece.side.opponent())));
        painter.circle(middle, side * 0.62, egui_color(colours.side(piece.side)), edge);
        if piece.kind == Kind::Queen {
            painter.circle_filled(middle, side * 0.3, egui_color(colours.brass));
        }
        if position.captured().contains(cell) {
            let mark = Stroke::new((side * 0.2).max(1.5), egui_color(colours.captive));
            painter.circle_stroke(middle, side * 0.75, mark);
        }
    }
    for (from, to) in marks.arrows.into_iter().flatten() {
        let way = centre(to) - centre(from);
        // Arrows there and back are drawn side by side.
        let aside = match marks.arrows.contains(&Some((to, from))) {
            true => way.normalized().rot90() * side * 0.3,
            false => Vec2::ZERO,
        };
        let stroke = Stroke::new((side * 0.22).max(1.5), egui_color(colours.last_move));
        let length = 1.0 - 0.7 * side / way.length();
        painter.arrow(centre(from) + aside, way * length, stroke);
    }
    response
}
