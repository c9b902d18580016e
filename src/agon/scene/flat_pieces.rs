//! The pieces of the flat view: counters with emblems, as in print. White's are round, Black's octagonal; a queen wears
//! a crown in a brass ring, a guard a shield.

use agon_core::rules::{Kind, Side};
use bevy::prelude::*;

use super::theme::Palette;
use crate::tabletop::render::flat::{Sheet, circle, circle_at};

/// Counters lie above every cell mark.
const HEIGHT: f32 = 0.07;
/// The radius of a counter, and the distance to the corners of an octagonal one.
const RADIUS: f32 = 0.42;
const CORNER: f32 = 0.443;

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
    let shadow: Vec<Vec2> = outline(1.03).iter().map(|at| at + Vec2::new(0.018, -0.032)).collect();
    let line = match kind {
        Kind::Queen => palette.brass,
        Kind::Guard => face.mix(&ink, 0.28),
    };
    // A queen's ring is broad enough to be visible on a phone.
    let width = if kind == Kind::Queen { 0.08 } else { 0.035 };
    let disc = Sheet::above(HEIGHT)
        .figure(&shadow, palette.stringing.mix(&palette.background, 0.5))
        .figure(&outline(1.0), rim)
        .figure(&outline(0.945), face)
        .band(&outline(0.885 - width), &outline(0.885), (line, line));
    match kind {
        Kind::Queen => crown(disc, ink),
        Kind::Guard => shield(disc, ink, face),
    }
    .mesh()
}

fn octagon(corner: f32) -> Vec<Vec2> {
    let turned = Vec2::from_angle(std::f32::consts::FRAC_PI_8);
    circle_at(Vec2::ZERO, corner, 8)
        .into_iter()
        .map(|at| turned.rotate(at))
        .collect()
}

/// Five points with pearls over a band.
fn crown(sheet: Sheet, ink: Color) -> Sheet {
    let points = [
        (-0.225, 0.105),
        (-0.12, 0.15),
        (0.0, 0.185),
        (0.12, 0.15),
        (0.225, 0.105),
    ]
    .map(Vec2::from);
    let band = [(-0.165, -0.185), (0.165, -0.185), (0.165, -0.135), (-0.165, -0.135)].map(Vec2::from);
    let body = [(-0.17, -0.105), (0.17, -0.105), (0.19, -0.02), (-0.19, -0.02)].map(Vec2::from);
    let mut sheet = sheet.figure(&band, ink).figure(&body, ink);
    for (i, point) in points.into_iter().enumerate() {
        let foot = -0.19 + 0.076 * i as f32;
        sheet = sheet
            .figure(&[Vec2::new(foot, -0.025), Vec2::new(foot + 0.076, -0.025), point], ink)
            .figure(&circle_at(point, 0.031, 14), ink);
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
            assert_ne!(places(side, Kind::Queen), places(side, Kind::Guard));
        }
    }

    #[test]
    fn no_counter_reaches_over_its_cell() {
        for corner in octagon(CORNER).into_iter().chain(circle(RADIUS)) {
            assert!(corner.length() < 0.46, "{corner}");
        }
    }
}
