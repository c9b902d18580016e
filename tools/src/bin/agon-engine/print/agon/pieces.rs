//! The pieces as counters: White's are round and Black's octagonal; a queen has a crown and a ring of brass, a guard a
//! shield. The outlines are those of the game's flat view, for a counter of radius 1.

use agon_core::rules::{Kind, Piece, Side};

use super::palette::Palette;
use crate::print::counters::Face;
use crate::print::drawing::{Figure, Ink, Point, Shape};

/// The radius of a counter, in pitches: 18 mm across on the printed board.
pub const RADIUS: f64 = 0.375;

/// The shares of a counter within the edge of a guard and within that of a queen.
const GUARD_FACE: f64 = 0.93;
const QUEEN_FACE: f64 = 0.84;

/// A counter of radius 1 with its middle at zero.
pub fn counter(Piece { side, kind }: Piece, palette: &Palette) -> Vec<Shape> {
    let (face, ink) = (palette.side(side), palette.side(side.opponent()));
    let (size, edge) = match kind {
        Kind::Queen => (QUEEN_FACE, palette.brass),
        Kind::Guard => (GUARD_FACE, ink),
    };
    let mut shapes = vec![
        outline(side, 0.985).filled(edge).stroked(palette.outline, 0.03).into(),
        outline(side, size).filled(face).stroked(palette.outline, 0.03).into(),
    ];
    match kind {
        Kind::Queen => shapes.extend(crown(ink)),
        Kind::Guard => shapes.extend(shield(ink, face)),
    }
    shapes
}

/// The counters of both sides: a queen and six guards, and one queen and two guards more.
pub fn strips(palette: &Palette) -> Vec<Vec<Face>> {
    let row = [Kind::Queen, Kind::Guard, Kind::Guard, Kind::Guard, Kind::Guard];
    let strips = Side::ALL.into_iter().flat_map(|side| [side; 2]);
    strips
        .map(|side| row.map(|kind| counter(Piece { side, kind }, palette)).into())
        .collect()
}

/// The outline of a side's counters.
pub fn outline(side: Side, radius: f64) -> Figure {
    match side {
        Side::White => Figure::circle([0.0; 2], radius),
        Side::Black => Figure::regular([0.0; 2], radius, 8, 1.0 / 16.0),
    }
}

/// Five points with pearls over a band.
pub fn crown(ink: Ink) -> Vec<Shape> {
    const POINTS: [Point; 5] = [[-0.6, -0.28], [-0.32, -0.4], [0.0, -0.49], [0.32, -0.4], [0.6, -0.28]];
    let band = [[-0.44, 0.36], [0.44, 0.36], [0.44, 0.49], [-0.44, 0.49]];
    let body = [[-0.45, 0.28], [0.45, 0.28], [0.507, 0.05], [-0.507, 0.05]];
    let mut shapes: Vec<Shape> = [band, body]
        .map(|part| Figure::polygon(&part).filled(ink).into())
        .into();
    for (point, number) in POINTS.into_iter().zip(0..) {
        let foot = 0.203 * f64::from(number) - 0.507;
        let spike = [[foot, 0.07], [foot + 0.203, 0.07], point];
        shapes.push(Figure::polygon(&spike).filled(ink).into());
        shapes.push(Figure::circle(point, 0.09).filled(ink).into());
    }
    shapes
}

/// A shield with an inner line.
fn shield(ink: Ink, face: Ink) -> [Shape; 3] {
    /// Its right half, from its point to the notch on top.
    const HALF: [Point; 8] = [
        [0.0, 0.62],
        [0.21, 0.48],
        [0.36, 0.29],
        [0.45, 0.04],
        [0.475, -0.22],
        [0.475, -0.456],
        [0.235, -0.414],
        [0.0, -0.5],
    ];
    let left = HALF[1..7].iter().rev().map(|&[x, y]| [-x, y]);
    let whole: Vec<Point> = HALF.into_iter().chain(left).collect();
    [(1.0, ink), (0.8, face), (0.64, ink)].map(|(size, ink)| {
        let points: Vec<_> = whole.iter().map(|point| point.map(|part| part * size)).collect();
        Figure::polygon(&points).filled(ink).into()
    })
}
