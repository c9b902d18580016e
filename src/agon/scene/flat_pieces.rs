//! The pieces of the flat view: counters with emblems, as in print. White's are round, Black's octagonal. A queen wears
//! a crown, and her counter has a toothed edge of brass; a guard's is smaller and has a shield.

use agon_core::rules::{Kind, Side};
use bevy::prelude::*;

use super::theme::Palette;
use crate::tabletop::render::flat::{Sheet, circle, circle_at};

/// Counters lie above every cell mark.
const HEIGHT: f32 = 0.07;
/// The radius of a counter, and the distance to the corners of an octagonal one.
const RADIUS: f32 = 0.42;
const CORNER: f32 = 0.443;

/// The size of a guard's counter, and of the face within a queen's toothed edge, in shares of the radius.
const GUARD: f32 = 0.93;
const FACE: f32 = 0.92;
/// The distance from the middle to the tips of the teeth.
const TIPS: f32 = 0.452;

/// A counter in the side's tone, with its emblem in the other.
pub(crate) fn counter(side: Side, kind: Kind, palette: &Palette) -> Mesh {
    let (face, ink) = (palette.side(side), palette.side(side.opponent()));
    // A light rim keeps dark counters visible on a dark ground.
    let rim = match side {
        Side::White => ink.mix(&face, 0.15),
        Side::Black => face.mix(&ink, 0.62),
    };
    let outline = |share: f32| match side {
        Side::White => circle(RADIUS * share),
        Side::Black => octagon(CORNER * share),
    };
    let edge = match kind {
        Kind::Queen => toothed(side),
        Kind::Guard => outline(GUARD),
    };
    let size = if kind == Kind::Queen { FACE } else { GUARD };
    let shadow: Vec<Vec2> = edge.iter().map(|at| at * 1.03 + Vec2::new(0.018, -0.032)).collect();
    let around: Vec<Vec2> = edge.iter().map(|at| at * 1.03).collect();
    let dark = palette.stringing.mix(&palette.background, 0.5);
    // Brass alone would not stand out from a light tile.
    let counter = Sheet::above(HEIGHT).figure(&shadow, dark).figure(&around, dark);
    let (counter, line) = match kind {
        Kind::Queen => (counter.figure(&edge, palette.brass), face.mix(&palette.brass, 0.7)),
        Kind::Guard => (counter.figure(&edge, rim), face.mix(&ink, 0.28)),
    };
    let disc =
        counter
            .figure(&outline(size * 0.945), face)
            .band(&outline(size * 0.85), &outline(size * 0.885), (line, line));
    match kind {
        Kind::Queen => crown(disc, ink),
        Kind::Guard => shield(disc, ink, face),
    }
    .mesh()
}

/// The edge of a queen's counter, which tells her from a guard where her crown is too small to be seen.
fn toothed(side: Side) -> Vec<Vec2> {
    let (teeth, gaps): (u16, f32) = match side {
        Side::White => (14, 0.41),
        Side::Black => (8, 0.388),
    };
    let turned = Vec2::from_angle(std::f32::consts::FRAC_PI_8);
    circle_at(Vec2::ZERO, 1.0, 2 * teeth)
        .into_iter()
        .enumerate()
        .map(|(number, way)| turned.rotate(way) * if number % 2 == 0 { TIPS } else { gaps })
        .collect()
}

fn octagon(corner: f32) -> Vec<Vec2> {
    let turned = Vec2::from_angle(std::f32::consts::FRAC_PI_8);
    circle_at(Vec2::ZERO, corner, 8)
        .into_iter()
        .map(|at| turned.rotate(at))
        .collect()
}

/// Five points with pearls over a band, larger than drawn here by this factor.
const CROWN: f32 = 1.12;

/// Draws a crown.
fn crown(sheet: Sheet, ink: Color) -> Sheet {
    let points = [
        (-0.225, 0.105),
        (-0.12, 0.15),
        (0.0, 0.185),
        (0.12, 0.15),
        (0.225, 0.105),
    ]
    .map(|point| Vec2::from(point) * CROWN);
    let band =
        [(-0.165, -0.185), (0.165, -0.185), (0.165, -0.135), (-0.165, -0.135)].map(|point| Vec2::from(point) * CROWN);
    let body = [(-0.17, -0.105), (0.17, -0.105), (0.19, -0.02), (-0.19, -0.02)].map(|point| Vec2::from(point) * CROWN);
    let mut sheet = sheet.figure(&band, ink).figure(&body, ink);
    for (i, point) in points.into_iter().enumerate() {
        let foot = Vec2::new(-0.19 + 0.076 * i as f32, -0.025);
        sheet = sheet
            .figure(&[foot * CROWN, (foot + Vec2::X * 0.076) * CROWN, point], ink)
            .figure(&circle_at(point, 0.034, 14), ink);
    }
    sheet
}

/// A shield with an inner line, its chief a straight edge with two notches.
fn shield(sheet: Sheet, ink: Color, face: Color) -> Sheet {
    let outline = |scale: f32| -> Vec<Vec2> {
        let half = [
            (0.0, -0.225),
            (0.075, -0.175),
            (0.13, -0.105),
            (0.163, -0.015),
            (0.172, 0.08),
            (0.172, 0.165),
            (0.085, 0.15),
            (0.0, 0.18),
        ]
        .map(Vec2::from);
        let left = half[1..7].iter().rev().map(|point| Vec2::new(-point.x, point.y));
        half.into_iter().chain(left).map(|point| point * scale).collect()
    };
    sheet
        .figure(&outline(1.16), ink)
        .figure(&outline(0.92), face)
        .figure(&outline(0.72), ink)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_differ_in_shape_not_only_in_tone() {
        let palette = Palette::default();
        let places = |side, kind| {
            let mesh = counter(side, kind, &palette);
            mesh.attribute(Mesh::ATTRIBUTE_POSITION)
                .unwrap()
                .as_float3()
                .unwrap()
                .to_vec()
        };
        for kind in [Kind::Queen, Kind::Guard] {
            assert_ne!(places(Side::White, kind), places(Side::Black, kind));
        }
        for side in Side::ALL {
            let reach = |kind| {
                places(side, kind)
                    .iter()
                    .map(|at| at[0].hypot(at[2]))
                    .fold(0.0, f32::max)
            };
            assert!(reach(Kind::Queen) > 1.05 * reach(Kind::Guard));
        }
    }

    #[test]
    fn no_counter_reaches_over_its_cell() {
        for corner in [octagon(CORNER), circle(RADIUS)]
            .into_iter()
            .chain(Side::ALL.map(toothed))
            .flatten()
        {
            assert!(corner.length() < 0.46, "{corner}");
        }
    }
}
