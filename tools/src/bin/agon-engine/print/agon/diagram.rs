//! A position of Agon as a figure for a text: pieces, captives, pieces in hand, whose turn it is.

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{Kind, Piece, Position, Side};

use super::board::{Labels, centre, drawn, half};
use super::palette::Palette;
use super::pieces::{RADIUS, counter, outline};
use crate::print::drawing::{Figure, Group, Page, Point, Shape, Text};

/// The width of lines, in pitches.
pub const LINE: f64 = 0.03;
/// The size of a piece in hand, and of the sign of the side to move, as shares of a piece on the board.
const IN_HAND: f64 = 0.8;
const TO_MOVE: f64 = 0.55;

/// What is pointed out on a board, besides captives.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Cells that can be reached, as dots.
    pub targets: Bitboard,
    /// Cells that cannot, as crosses.
    pub barred: Bitboard,
    /// Moves, as arrows.
    pub moves: Vec<[CellId; 2]>,
}

/// A page as large as the diagram, `width` millimetres wide.
pub fn page(position: &Position, palette: &Palette, width: f64) -> Page {
    let [half_width, half_height] = half();
    // So that the outer half of its outline is on the page.
    let pitch = width / (2.0 * half_width + LINE);
    let size = [width, (2.0 * half_height + LINE) * pitch];
    let mut shapes = drawn(palette, LINE, Labels::Edges);
    shapes.extend(standing(position, palette, &Marks::default()));
    shapes.extend(beside(position, palette));
    let whole = Group::at(size.map(|length| length / 2.0), shapes).scaled(pitch);
    Page {
        size,
        shapes: vec![whole.into()],
    }
}

/// The pieces on a board, and its marks.
pub fn standing(position: &Position, palette: &Palette, marks: &Marks) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let parts = position.parts();
    for &(cell, piece) in &parts.pieces {
        shapes.push(piece_at(centre(cell), piece, 1.0, palette));
    }
    for cell in parts.captured {
        let ring = Figure::circle(centre(cell), 0.43);
        shapes.push(ring.dashed(palette.captive, 0.08, 0.16).into());
    }
    for cell in marks.targets {
        let dot = Figure::circle(centre(cell), 0.16).filled(palette.target);
        shapes.push(dot.stroked(palette.outline, LINE).into());
    }
    for cell in marks.barred {
        let [x, y] = centre(cell);
        for way in [-0.2, 0.2] {
            let line = Figure::line(&[[x - 0.2, y - way], [x + 0.2, y + way]]);
            shapes.push(line.stroked(palette.captive, 0.1).into());
        }
    }
    for &ends in &marks.moves {
        shapes.extend(arrow(ends.map(centre), palette));
    }
    shapes
}

fn piece_at(at: Point, piece: Piece, size: f64, palette: &Palette) -> Shape {
    Group::at(at, counter(piece, palette)).scaled(RADIUS * size).into()
}

/// An arrow between the middles of two cells, with a dark edge to be seen on any ground.
fn arrow([[x, y], [u, v]]: [Point; 2], palette: &Palette) -> [Shape; 2] {
    let length = ((u - x).powi(2) + (v - y).powi(2)).sqrt();
    let (cos, sin) = ((u - x) / length, (v - y) / length);
    let at = |along: f64, across: f64| [x + cos * along - sin * across, y + sin * along + cos * across];
    let (tip, neck) = (length - 0.1, length - 0.42);
    let points = [
        (0.34, 0.07),
        (neck, 0.07),
        (neck, 0.2),
        (tip, 0.0),
        (neck, -0.2),
        (neck, -0.07),
        (0.34, -0.07),
    ];
    let shape = Figure::polygon(&points.map(|(along, across)| at(along, across)));
    let edge = shape.clone().stroked(palette.outline, 0.08).into();
    [edge, shape.filled(palette.target).into()]
}

/// In the free corners: to the left the pieces in hand, to the right whose turn it is; each side in its own half.
fn beside(position: &Position, palette: &Palette) -> Vec<Shape> {
    let parts = position.parts();
    let [width, height] = half();
    let mut shapes = Vec::new();
    for side in Side::ALL {
        let down = if side == Side::White { 1.0 } else { -1.0 };
        let row = down * (height - RADIUS);
        if parts.side == side {
            let sign = outline(side, 1.0)
                .filled(palette.side(side))
                .stroked(palette.outline, 0.1);
            let at = [width - RADIUS, row];
            shapes.push(Group::at(at, vec![sign.into()]).scaled(RADIUS * TO_MOVE).into());
        }
        let hand = parts.hand[side.index()];
        let mut left = RADIUS - width;
        for (kind, count) in [(Kind::Queen, u8::from(hand.queen)), (Kind::Guard, hand.guards)] {
            if count > 0 {
                shapes.push(piece_at([left, row], Piece { side, kind }, IN_HAND, palette));
                left += 0.9;
            }
            if count > 1 {
                let number = Text::new(format!("× {count}"), [left - 0.5, row + 0.13], 0.36, palette.text);
                shapes.push(number.into());
            }
        }
    }
    shapes
}
