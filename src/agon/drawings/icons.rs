//! The panel's icons: pieces in their side's colour, and the symbols on its buttons.

use std::f32::consts::TAU;
use std::sync::Arc;

use agon_core::rules::{Kind, Piece, Side};
use bevy::color::{Color, ColorToPacked};
use bevy_egui::egui::{
    self, Align2, Color32, FontSelection, Mesh, Painter, Pos2, Rect, Response, Shape, Stroke, Ui, Vec2, vec2,
};

use crate::agon::scene::theme::Palette as BoardPalette;
use crate::shell::ui::theme::style::strong_style;
use crate::shell::ui::widgets::buttons::drawn_button;
use crate::shell::ui::widgets::kept::kept;

/// The colours of pieces in icons.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tones {
    ivory: Color32,
    ebony: Color32,
    brass: Color32,
}

impl Tones {
    /// The colours of the pieces on the board.
    pub(crate) fn of(board: &BoardPalette) -> Self {
        Self {
            ivory: egui_color(board.ivory),
            ebony: egui_color(board.ebony),
            brass: egui_color(board.brass),
        }
    }

    /// The colour of a side's pieces, and an outline that is visible on any background.
    pub(crate) const fn side(&self, side: Side) -> (Color32, Color32) {
        match side {
            Side::White => (self.ivory, self.ebony),
            Side::Black => (self.ebony, self.ivory),
        }
    }
}

/// A colour of the board where its surface lies deeper.
pub(crate) fn sunk(colour: Color32) -> Color32 {
    colour.lerp_to_gamma(Color32::BLACK, 0.35)
}

pub(crate) fn egui_color(color: Color) -> Color32 {
    let [red, green, blue, alpha] = color.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// The profiles of the pieces on the board: heights above the foot and half-widths, as fractions of the icon's height.
const GUARD: [(f32, f32); 8] = [
    (0.0, 0.34),
    (0.14, 0.34),
    (0.2, 0.24),
    (0.46, 0.13),
    (0.54, 0.22),
    (0.6, 0.22),
    (0.62, 0.12),
    (0.66, 0.12),
];
const QUEEN: [(f32, f32); 6] = [
    (0.0, 0.34),
    (0.12, 0.34),
    (0.18, 0.25),
    (0.4, 0.13),
    (0.62, 0.11),
    (0.76, 0.27),
];

/// Draws a piece as high as `rect`, centred in it.
pub(crate) fn piece(painter: &Painter, rect: Rect, piece: Piece, tones: &Tones) {
    let at = |height: f32, aside: f32| rect.center_bottom() + vec2(aside, -height) * rect.height();
    draw_piece(painter, rect.height(), &at, piece, tones);
}

/// As [`piece`], but upside down for a player sitting opposite.
pub(crate) fn piece_upside_down(painter: &Painter, rect: Rect, piece: Piece, tones: &Tones) {
    let at = |height: f32, aside: f32| rect.center_top() + vec2(-aside, height) * rect.height();
    draw_piece(painter, rect.height(), &at, piece, tones);
}

/// Draws a piece of height `high`; `at` maps a point, given as fractions of that height upwards and sideways.
fn draw_piece(painter: &Painter, high: f32, at: &impl Fn(f32, f32) -> Pos2, piece: Piece, tones: &Tones) {
    let (fill, line) = tones.side(piece.side);
    let profile: &[_] = match piece.kind {
        Kind::Guard => &GUARD,
        Kind::Queen => &QUEEN,
    };
    let mut parts = vec![Part::Body(contour(profile, at))];
    let mut brass = Vec::new();
    match piece.kind {
        Kind::Guard => {
            parts.push(Part::Disc(at(0.79, 0.0), 0.155 * high));
            parts.push(Part::Slab(vec![at(1.0, 0.0), at(0.88, -0.1), at(0.88, 0.1)]));
        }
        Kind::Queen => {
            for (middle, tip) in [(-0.19, -0.3), (0.0, 0.0), (0.19, 0.3)] {
                let corners = vec![at(0.74, middle - 0.1), at(0.95, tip), at(0.74, middle + 0.1)];
                parts.push(Part::Slab(corners));
                brass.push(Part::Disc(at(0.95, tip), 0.055 * high));
            }
            brass.push(Part::Slab(vec![
                at(0.55, -0.15),
                at(0.62, -0.15),
                at(0.62, 0.15),
                at(0.55, 0.15),
            ]));
        }
    }
    let stroke = Stroke::new((high * 0.07).clamp(1.2, 2.5), line);
    let pixel = 1.0 / painter.ctx().pixels_per_point();
    for part in parts.iter().chain(&brass) {
        painter.add(part.shape(line, stroke, pixel));
    }
    for part in &parts {
        painter.add(part.shape(fill, Stroke::NONE, pixel));
    }
    for part in &brass {
        painter.add(part.shape(tones.brass, Stroke::NONE, pixel));
    }
}

/// Draws the throne as on the board: a tile with a sun of ridged rays.
pub(crate) fn throne(ui: &Ui, middle: Pos2, radius: f32, board: &BoardPalette) {
    let [tile, brass] = [board.tile_dark, board.brass].map(egui_color);
    let corners = (0..6u8).map(|corner| middle + radius * Vec2::angled((f32::from(corner) + 0.5) / 6.0 * TAU));
    let edge = Stroke::new(1.5, brass);
    ui.painter().add(Shape::convex_polygon(corners.collect(), tile, edge));
    let sun = kept(ui, "sun", (middle, radius, brass), || {
        Arc::new(sun(middle, radius, brass))
    });
    ui.painter().add(sun);
}

fn sun(middle: Pos2, radius: f32, brass: Color32) -> Mesh {
    const RAYS: u8 = 12;
    let mut sun = Mesh::default();
    for flank in 0..2 * RAYS {
        // Every second ray is short; between two rays the sun is narrow.
        let tip = |step: u8| {
            let reach = [0.72, 0.26, 0.5, 0.26][usize::from(step % 4)];
            middle + reach * radius * Vec2::angled(f32::from(step) / f32::from(2 * RAYS) * TAU)
        };
        let shade = if flank % 2 == 0 {
            brass
        } else {
            brass.lerp_to_gamma(Color32::BLACK, 0.3)
        };
        let first = sun.vertices.len() as u32;
        for corner in [middle, tip(flank), tip(flank + 1)] {
            sun.colored_vertex(corner, shade);
        }
        sun.add_triangle(first, first + 1, first + 2);
    }
    sun
}

/// A part of a piece's icon.
enum Part {
    /// A solid of revolution, by its [`contour`].
    Body(Vec<Pos2>),
    /// A convex polygon.
    Slab(Vec<Pos2>),
    Disc(Pos2, f32),
}

impl Part {
    /// The part with its outline; a body's edge is blurred over a `pixel`, as egui blurs other shapes.
    fn shape(&self, fill: Color32, stroke: Stroke, pixel: f32) -> Shape {
        match self {
            Self::Body(contour) => Shape::mesh(body(contour, stroke.width / 2.0, fill, pixel)),
            Self::Slab(corners) => Shape::convex_polygon(corners.clone(), fill, stroke),
            Self::Disc(centre, radius) => egui::epaint::CircleShape {
                center: *centre,
                radius: *radius,
                fill,
                stroke,
            }
            .into(),
        }
    }
}

/// The contour of a body with this profile, as a smooth curve: from the foot up the right side and down the left.
fn contour(profile: &[(f32, f32)], at: &impl Fn(f32, f32) -> Pos2) -> Vec<Pos2> {
    /// Points on the curve per pair of profile points.
    const STEPS: u8 = 5;
    let last = profile.len() - 1;
    let mut points = Vec::with_capacity(usize::from(STEPS) * last + 1);
    for index in 0..last {
        let near = [index.saturating_sub(1), index, index + 1, (index + 2).min(last)].map(|index| profile[index]);
        let (heights, widths) = (near.map(|point| point.0), near.map(|point| point.1));
        for step in 0..STEPS {
            let way = f32::from(step) / f32::from(STEPS);
            points.push((through(heights, way), through(widths, way)));
        }
    }
    points.push(profile[last]);
    let left = points.iter().rev().map(|&(height, aside)| at(height, -aside));
    points
        .iter()
        .map(|&(height, aside)| at(height, aside))
        .chain(left)
        .collect()
}

/// A point between the second and third of four values, on the Catmull-Rom curve through them.
fn through([before, from, to, after]: [f32; 4], way: f32) -> f32 {
    let (start, end) = ((to - before) / 2.0, (after - from) / 2.0);
    let (square, cube) = (way * way, way * way * way);
    (2.0 * cube - 3.0 * square + 1.0) * from
        + (cube - 2.0 * square + way) * start
        + (3.0 * square - 2.0 * cube) * to
        + (cube - square) * end
}

/// A body with this contour, `grown` larger all round.
fn body(contour: &[Pos2], grown: f32, fill: Color32, pixel: f32) -> Mesh {
    let (count, mut mesh) = (contour.len(), Mesh::default());
    mesh.reserve_vertices(2 * count);
    mesh.reserve_triangles(3 * count);
    for (index, &point) in contour.iter().enumerate() {
        let way = contour[(index + 1) % count] - contour[(index + count - 1) % count];
        let outwards = vec2(-way.y, way.x).normalized();
        mesh.colored_vertex(point + outwards * (grown - pixel / 2.0), fill);
        mesh.colored_vertex(point + outwards * (grown + pixel / 2.0), Color32::TRANSPARENT);
    }
    let inner = |index: usize| 2 * (index % count) as u32;
    for index in 0..count / 2 - 1 {
        let (opposite, next) = (count - 1 - index, index + 1);
        mesh.add_triangle(inner(index), inner(next), inner(opposite));
        mesh.add_triangle(inner(next), inner(opposite - 1), inner(opposite));
    }
    for index in 0..count {
        let (here, next) = (inner(index), inner(index + 1));
        mesh.add_triangle(here, here + 1, next + 1);
        mesh.add_triangle(here, next + 1, next);
    }
    mesh
}

/// The symbol on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// An arrow pointing back.
    Undo,
    /// An arrow pointing forward.
    Redo,
    /// A white flag.
    Flag,
    /// A circular arrow.
    Again,
    /// A light bulb.
    Bulb,
    /// Three lines.
    Menu,
    /// Lines, each preceded by a dot.
    List,
    /// A magnifying glass.
    Analysis,
    /// A cross.
    Close,
    /// A minus.
    Fewer,
    /// A plus.
    More,
    /// Two upright bars.
    Pause,
    /// A triangle pointing right.
    GoOn,
    /// An arrow past a standing piece; framed while on.
    StandStill(bool),
    /// A paper plane.
    Send,
}

/// A button of this width with a symbol; `meaning` is the text for screen readers.
pub(crate) fn button(ui: &mut Ui, width: f32, symbol: Icon, meaning: String) -> Response {
    drawn_button(ui, width, meaning, |painter, rect, ink| {
        icon(painter, rect, symbol, ink)
    })
}

impl Icon {
    /// Its parts in a square from −100 to 100: `l` a line through points, `a` an arc (middle, radius, and angles from and
    /// to in degrees, clockwise from the right), `o` a ring and `d` a disc (middle and radius), `p` a convex polygon.
    const fn drawing(self) -> &'static str {
        match self {
            Self::Send => "l -90 -5 90 -75 25 85 -5 25 -90 -5; l -5 25 90 -75",
            Self::Undo => "l -90 -30 25 -30; a 25 20 50 -90 90; l 25 70 -35 70; l -45 -78 -95 -30 -45 18",
            Self::Redo => "l 90 -30 -25 -30; a -25 20 50 90 270; l -25 70 35 70; l 45 -78 95 -30 45 18",
            Self::Flag => "l -60 95 -60 -85; l -60 -80 75 -80 35 -30 75 20 -60 20",
            Self::Again => "a 0 0 78 -30 260; l 72 -100 62 -42 5 -50",
            Self::Bulb => "a 0 -32 66 140 400; l -50 10 -28 48; l 50 10 28 48; l -30 50 30 50; l -20 86 20 86",
            Self::Menu => "l -85 -60 85 -60; l -85 0 85 0; l -85 60 85 60",
            Self::List => "d -75 -75 18; l -25 -75 85 -75; d -75 0 18; l -25 0 85 0; d -75 75 18; l -25 75 85 75",
            Self::Analysis => "o -20 -20 60; p 29 21 94 86 86 94 21 29",
            Self::Close => "l -60 -60 60 60; l -60 60 60 -60",
            Self::Fewer => "l -60 0 60 0",
            Self::More => "l -60 0 60 0; l 0 -60 0 60",
            Self::Pause => "p -53 -65 -17 -65 -17 65 -53 65; p 17 -65 53 -65 53 65 17 65",
            Self::GoOn => "p -45 -75 75 0 -45 75",
            // A standing piece, and an arrow from the other side.
            Self::StandStill(_) => "d -65 35 30; l -95 80 -35 80; l 95 -75 -10 0; l 35 -60 -15 3 60 20",
        }
    }
}

/// Draws a symbol in the middle of a rectangle.
pub(crate) fn icon(painter: &Painter, rect: Rect, icon: Icon, ink: Color32) {
    /// A hundredth of half the size of a symbol, in points.
    const UNIT: f32 = 0.11;
    let stroke = Stroke::new(2.0, ink);
    let at = |[x, y]: [f32; 2]| rect.center() + vec2(x, y) * UNIT;
    for part in icon.drawing().split(';') {
        let (shape, numbers) = part.trim().split_at(1);
        let mut numbers = numbers.split_whitespace().flat_map(str::parse::<f32>);
        let mut pair = || Some([numbers.next()?, numbers.next()?]);
        if shape == "l" || shape == "p" {
            let points: Vec<_> = std::iter::from_fn(&mut pair).map(at).collect();
            painter.add(match shape {
                "l" => Shape::line(points, stroke),
                _ => Shape::convex_polygon(points, ink, Stroke::NONE),
            });
            continue;
        }
        let (Some(middle), Some(radius)) = (pair().map(at), numbers.next()) else {
            continue;
        };
        match (numbers.next().zip(numbers.next()), shape) {
            (Some((from, to)), _) => {
                let points = (0..=ARC).map(|step| {
                    let angle = egui::lerp(from..=to, f32::from(step) / f32::from(ARC)).to_radians();
                    middle + Vec2::angled(angle) * radius * UNIT
                });
                painter.add(Shape::line(points.collect(), stroke));
            }
            (None, "o") => drop(painter.circle_stroke(middle, radius * UNIT, stroke)),
            (None, _) => drop(painter.circle_filled(middle, radius * UNIT, ink)),
        }
    }
    if icon == Icon::StandStill(true) {
        let corner = egui::CornerRadius::same(6);
        painter.rect_stroke(rect.shrink(4.0), corner, stroke, egui::StrokeKind::Inside);
    }
}

/// Straight pieces of an arc.
const ARC: u8 = 16;

/// Writes a few letters in the middle of a rectangle, where they are clearer than an icon.
pub(crate) fn letters(painter: &Painter, rect: Rect, letters: &str, ink: Color32) {
    let font = FontSelection::Style(strong_style()).resolve(&painter.ctx().global_style());
    painter.text(rect.center(), Align2::CENTER_CENTER, letters, font, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sides_of_a_piece_are_curves_without_corners() {
        for profile in [&GUARD[..], &QUEEN] {
            let contour = contour(profile, &|height, aside| egui::pos2(aside, -height));
            let right = &contour[..contour.len() / 2];
            assert!(right.iter().all(|point| point.x > 0.05), "{right:?}");
            let ways: Vec<_> = right.windows(2).map(|pair| (pair[1] - pair[0]).normalized()).collect();
            for pair in ways.windows(2) {
                let turn = pair[0].dot(pair[1]).clamp(-1.0, 1.0).acos().to_degrees();
                assert!(turn < 40.0, "{turn}° at {pair:?} in {right:?}");
            }
        }
    }

    #[test]
    fn a_body_is_filled_up_to_its_contour() {
        let contour = contour(&QUEEN, &|height, aside| egui::pos2(50.0 * aside, -50.0 * height));
        let mesh = body(&contour, 0.0, Color32::WHITE, 0.0);
        let corner = |index: u32| mesh.vertices[index as usize].pos;
        let area = |of: &[u32]| {
            let [a, b, c] = [of[0], of[1], of[2]].map(corner);
            ((b - a).x * (c - a).y - (b - a).y * (c - a).x).abs() / 2.0
        };
        let filled: f32 = mesh.indices.chunks(3).map(area).sum();
        let right = &contour[..contour.len() / 2];
        let inside: f32 = right
            .windows(2)
            .map(|pair| (pair[0].x + pair[1].x) * (pair[0].y - pair[1].y))
            .sum();
        assert!((filled - inside).abs() < 0.5, "{filled} of {inside}");
    }
}
