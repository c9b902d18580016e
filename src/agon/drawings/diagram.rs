//! A small diagram of a position.

use agon_core::board::{Bitboard, CellId};
use agon_core::rule_book::board::Board;
use agon_core::rules::{Kind, Piece, Position, Side};
use bevy_egui::egui;
use egui::{Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::icons::egui_color;
use crate::agon::scene::theme::Palette;
use crate::shell::ui::widgets::kept::keep_painted;

/// Height of the diagram (the cells of the middle file) and width of all files, in cell sides.
const HEIGHT: f32 = 11.0 * ROW;
const WIDTH: f32 = 17.0;
/// Distance between neighbouring cells of a file, in cell sides.
const ROW: f32 = 1.732;

/// The three spikes of a queen's crown and the shield of a guard, as fractions of a piece's radius.
const CROWN: [[(f32, f32); 3]; 3] = [
    [(-0.56, -0.26), (0.1, 0.34), (-0.42, 0.34)],
    [(0.0, -0.46), (0.3, 0.34), (-0.3, 0.34)],
    [(0.56, -0.26), (0.42, 0.34), (-0.1, 0.34)],
];
const SHIELD: [(f32, f32); 7] = [
    (-0.4, -0.44),
    (0.4, -0.44),
    (0.4, 0.0),
    (0.26, 0.28),
    (0.0, 0.52),
    (-0.26, 0.28),
    (-0.4, 0.0),
];
/// Minimum radius of a piece at which crown and shield are recognisable, in points.
const LEAST_CROWN: f32 = 4.0;
const LEAST_SHIELD: f32 = 7.0;

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

impl Marks {
    /// The marks of a board of the rule book at its beginning: what is said of it, and its moves.
    pub(crate) fn of(board: &Board) -> Self {
        let [targets, barred] = board.marked();
        let mut marks = Self {
            targets,
            barred,
            ..Self::default()
        };
        for (arrow, mv) in marks.arrows.iter_mut().zip(board.moves()) {
            *arrow = mv.from().zip(mv.to());
        }
        marks
    }
}

/// Draws a position from White's side, `height` points high; `meaning` is its description for screen readers.
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

/// Draws a position with the side `near` at the bottom.
pub(crate) fn diagram_seen_by(
    ui: &mut Ui,
    near: Side,
    height: f32,
    position: &Position,
    marks: Marks,
    colours: &Palette,
    meaning: &str,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Plane::size(height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, meaning));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let plane = Plane::within(rect, near);
    // One colour tells a theme from the others.
    let key = (plane, *position, marks, colours.tile_light);
    keep_painted(ui, "diagram", key, |painter| {
        let piece_at = |cell| position.piece_at(cell);
        plane.paint(painter, piece_at, position.captured(), &marks, colours);
    });
    response
}

/// The geometry of a board drawn in a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plane {
    middle: Pos2,
    /// Length of a cell's side, in points.
    side: f32,
    /// The side of the game at the bottom.
    near: Side,
}

impl Plane {
    /// The height of a board that fills the width, at most `most`.
    pub(crate) fn height_within(ui: &Ui, most: f32) -> f32 {
        most.min(ui.available_width() * HEIGHT / WIDTH)
    }

    pub(crate) fn size(height: f32) -> Vec2 {
        vec2(WIDTH, HEIGHT) * (height / HEIGHT)
    }

    /// The largest board that fits a rectangle, centred in it.
    pub(crate) fn within(rect: Rect, near: Side) -> Self {
        Self {
            middle: rect.center(),
            side: (rect.width() / WIDTH).min(rect.height() / HEIGHT),
            near,
        }
    }

    /// A part of the board that fills a rectangle, with a cell in its middle and so many cells above one another.
    pub(crate) fn close_up(rect: Rect, near: Side, cell: CellId, rows: f32) -> Self {
        let side = rect.height() / rows / ROW;
        let whole = Self {
            middle: Pos2::ZERO,
            side,
            near,
        };
        let middle = rect.center() - whole.centre(cell).to_vec2();
        Self { middle, ..whole }
    }

    pub(crate) fn centre(&self, cell: CellId) -> Pos2 {
        let turn = match self.near {
            Side::White => self.side,
            Side::Black => -self.side,
        };
        let (q, r) = (cell.q() as f32, cell.r() as f32);
        self.middle + vec2(1.5 * q, ROW * (r + q / 2.0)) * turn
    }

    /// A rectangle over a cell. Those of all cells are adjacent, without gaps.
    pub(crate) fn tile(&self, cell: CellId) -> Rect {
        Rect::from_center_size(self.centre(cell), vec2(1.5, ROW) * self.side)
    }

    pub(crate) fn cell_at(&self, point: Pos2) -> Option<CellId> {
        let near = CellId::ALL.map(|cell| (cell, self.centre(cell).distance(point)));
        let nearest = near.into_iter().min_by(|one, other| one.1.total_cmp(&other.1));
        nearest
            .filter(|(_, distance)| *distance <= self.side)
            .map(|(cell, _)| cell)
    }

    /// Draws a frame just inside a cell's edge.
    pub(crate) fn frame(&self, painter: &Painter, cell: CellId, colour: Color32) {
        let frame = Stroke::new((self.side * 0.16).max(2.0), colour);
        let corners = self.hexagon(self.centre(cell), self.side - frame.width / 2.0);
        painter.add(Shape::closed_line(corners, frame));
    }

    fn hexagon(&self, middle: Pos2, corner: f32) -> Vec<Pos2> {
        (0..6_u8)
            .map(|sixth| middle + corner * Vec2::angled((f32::from(sixth) * 60.0).to_radians()))
            .collect()
    }

    /// The lines between cells.
    fn line(&self, colours: &Palette) -> Stroke {
        Stroke::new((self.side * 0.12).max(1.0), egui_color(colours.stringing))
    }

    /// Draws the board with pieces, captures and marks.
    pub(crate) fn paint(
        &self,
        painter: &Painter,
        piece_at: impl Fn(CellId) -> Option<Piece>,
        captured: Bitboard,
        marks: &Marks,
        colours: &Palette,
    ) {
        let side = self.side;
        let line = self.line(colours);
        let in_sight = |cell: &CellId| painter.clip_rect().intersects(self.tile(*cell).expand(side));
        for cell in CellId::ALL.into_iter().filter(in_sight) {
            let middle = self.centre(cell);
            let tile = egui_color(colours.ring(cell.ring()));
            painter.add(Shape::convex_polygon(self.hexagon(middle, side), tile, line));
            if marks.last_move.contains(cell) {
                // The frame stays within the cell, yet shows round a piece in the smallest diagram.
                let frame = Stroke::new((side * 0.22).max(1.5), egui_color(colours.last_move));
                let inner = side - (line.width + frame.width) / 2.0;
                let glow = egui_color(colours.last_move).gamma_multiply(0.35);
                painter.add(Shape::convex_polygon(self.hexagon(middle, inner), glow, frame));
            }
            if cell == CellId::THRONE {
                painter.circle_stroke(middle, side * 0.6, Stroke::new(side * 0.15, egui_color(colours.brass)));
            }
            if marks.targets.contains(cell) {
                painter.circle(middle, side * 0.3, egui_color(colours.target), line);
            }
            if marks.barred.contains(cell) {
                // On light cells it would hardly be visible without its dark edge.
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
            if let Some(piece) = piece_at(cell) {
                self.paint_piece(painter, middle, piece, colours);
            }
            if captured.contains(cell) {
                self.paint_capture(painter, middle, colours);
            }
        }
        for (from, to) in marks.arrows.into_iter().flatten() {
            let way = self.centre(to) - self.centre(from);
            // Arrows there and back are drawn side by side.
            let aside = match marks.arrows.contains(&Some((to, from))) {
                true => way.normalized().rot90() * side * 0.3,
                false => Vec2::ZERO,
            };
            let stroke = Stroke::new((side * 0.22).max(1.5), egui_color(colours.last_move));
            let length = 1.0 - 0.7 * side / way.length();
            painter.arrow(self.centre(from) + aside, way * length, stroke);
        }
    }

    /// Draws a piece anywhere at board size, with the details of the 2D view as far as they are recognisable.
    pub(crate) fn paint_piece(&self, painter: &Painter, middle: Pos2, piece: Piece, colours: &Palette) {
        let (side, ink) = (self.side, egui_color(colours.side(piece.side.opponent())));
        let (radius, brass) = (side * 0.62, egui_color(colours.brass));
        let edge = Stroke::new((side * 0.1).max(1.0), ink);
        painter.circle(middle, radius, egui_color(colours.side(piece.side)), edge);
        let part = |corners: &[(f32, f32)]| {
            let corners = corners.iter().map(|&(x, y)| middle + vec2(x, y) * radius).collect();
            painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
        };
        match piece.kind {
            Kind::Queen if radius < LEAST_CROWN => drop(painter.circle_filled(middle, side * 0.3, brass)),
            Kind::Queen => {
                painter.circle_stroke(middle, radius * 0.82, Stroke::new((radius * 0.12).max(1.0), brass));
                CROWN.iter().for_each(|spike| part(spike));
            }
            Kind::Guard if radius < LEAST_SHIELD => {}
            Kind::Guard => part(&SHIELD),
        }
    }

    /// Draws the mark of a captured piece.
    pub(crate) fn paint_capture(&self, painter: &Painter, middle: Pos2, colours: &Palette) {
        let mark = Stroke::new((self.side * 0.2).max(1.5), egui_color(colours.captive));
        painter.circle_stroke(middle, self.side * 0.75, mark);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_cell_is_of_that_cell_and_none_beside_the_board_is_of_any() {
        for near in Side::ALL {
            let rect = Rect::from_min_size(Pos2::new(20.0, 10.0), vec2(500.0, 400.0));
            let plane = Plane::within(rect, near);
            for cell in CellId::ALL {
                assert!(rect.contains_rect(plane.tile(cell)), "{cell}");
                for corner in plane.hexagon(plane.centre(cell), 0.98 * plane.side) {
                    assert_eq!(plane.cell_at(corner), Some(cell));
                }
            }
            for outside in [rect.left_top(), rect.right_center(), rect.left_bottom()] {
                assert_eq!(plane.cell_at(outside), None);
            }
        }
    }
}
