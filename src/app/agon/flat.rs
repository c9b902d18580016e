//! Flat figures in the board's plane, coloured corner by corner: the counters and tiles of the flat view, and the marks
//! of both.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::board::CELL_CORNER;
use super::theme::Palette;
use crate::rules::{Kind, Side};

/// How far one layer lies over the one below.
const LAYER: f32 = 0.004;
const SEGMENTS: u16 = 48;

/// A stack of flat figures, each drawn over the ones before. Coordinates are those of a map: x to the right, y upwards
/// (away from White).
#[derive(Default)]
pub(super) struct Sheet {
    positions: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
    height: f32,
}

impl Sheet {
    /// A sheet whose first layer lies so high.
    pub(super) fn above(height: f32) -> Self {
        Self {
            height,
            ..Self::default()
        }
    }

    /// A filled figure whose corners can all be seen from its middle, the mean of the corners; anticlockwise.
    pub(super) fn figure(mut self, corners: &[Vec2], colour: Color) -> Self {
        let middle = corners.iter().sum::<Vec2>() / corners.len() as f32;
        let base = self.positions.len() as u32;
        let count = corners.len() as u32;
        for &corner in std::iter::once(&middle).chain(corners) {
            self.corner(corner, colour);
        }
        for i in 0..count {
            self.indices.extend([base, base + 1 + i, base + 1 + (i + 1) % count]);
        }
        self.raised()
    }

    /// A band between two figures of as many corners, with a colour for its inner and its outer edge.
    pub(super) fn band(mut self, inner: &[Vec2], outer: &[Vec2], colours: (Color, Color)) -> Self {
        let base = self.positions.len() as u32;
        let count = inner.len() as u32;
        for (&a, &b) in inner.iter().zip(outer) {
            self.corner(a, colours.0);
            self.corner(b, colours.1);
        }
        for i in 0..count {
            let (a, b) = (base + 2 * i, base + 2 * ((i + 1) % count));
            self.indices.extend([a, a + 1, b + 1, a, b + 1, b]);
        }
        self.raised()
    }

    fn corner(&mut self, at: Vec2, colour: Color) {
        self.positions.push([at.x, self.height, -at.y]);
        self.colours.push(colour.to_linear().to_f32_array());
    }

    const fn raised(mut self) -> Self {
        self.height += LAYER;
        self
    }

    pub(super) fn mesh(self) -> Mesh {
        let normals = vec![[0.0, 1.0, 0.0]; self.positions.len()];
        let uvs = vec![[0.0, 0.0]; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// A circle round the middle.
pub(super) fn circle(radius: f32) -> Vec<Vec2> {
    circle_at(Vec2::ZERO, radius, SEGMENTS)
}

fn circle_at(centre: Vec2, radius: f32, segments: u16) -> Vec<Vec2> {
    (0..segments)
        .map(|i| centre + Vec2::from_angle(f32::from(i) / f32::from(segments) * TAU) * radius)
        .collect()
}

/// A hexagon with corners to the right and left, as the cells have them.
pub(super) fn hexagon(corner: f32) -> Vec<Vec2> {
    circle_at(Vec2::ZERO, corner, 6)
}

/// A cell of the flat view.
pub(super) fn tile(face: Color, ground: Color) -> Mesh {
    let edge = ground.mix(&face, 0.72);
    Sheet::default()
        .figure(&hexagon(CELL_CORNER * 0.965), edge)
        .figure(&hexagon(CELL_CORNER * 0.88), face)
        .mesh()
}

/// The throne of the flat view: a brass sun in a ring.
pub(super) fn throne(palette: &Palette) -> Mesh {
    let sun: Vec<Vec2> = (0..24_u8)
        .map(|i| {
            let radius = if i % 2 == 0 { 0.33 } else { 0.22 };
            Vec2::from_angle(f32::from(i) / 24.0 * TAU) * radius
        })
        .collect();
    Sheet::default()
        .figure(&hexagon(CELL_CORNER * 0.965), palette.brass)
        .figure(&hexagon(CELL_CORNER * 0.86), palette.ring(0))
        .band(&circle(0.375), &circle(0.415), (palette.brass, palette.brass))
        .figure(&sun, palette.brass)
        .mesh()
}

/// What the flat tiles lie on.
pub(super) fn ground(corner: f32, palette: &Palette) -> Mesh {
    let pointed = |corner: f32| -> Vec<Vec2> { hexagon(corner).into_iter().map(Vec2::perp).collect() };
    Sheet::default()
        .figure(&pointed(corner), palette.brass.mix(&palette.frame, 0.45))
        .figure(&pointed(corner - 0.06), palette.frame)
        .mesh()
}

/// A counter: a disc in the side's tone with a rim, and an emblem in the other tone; a crown for the queen, a shield
/// for a guard.
pub(super) fn counter(side: Side, kind: Kind, palette: &Palette) -> Mesh {
    let (face, ink) = (palette.side(side), palette.side(side.opponent()));
    let shade = palette.background;
    // A light rim keeps the dark counters visible where they stand on something dark.
    let rim = match side {
        Side::White => palette.ebony,
        Side::Black => palette.ebony.mix(&palette.ivory, 0.4),
    };
    let disc = Sheet::above(0.07)
        .figure(&circle_at(Vec2::new(0.02, -0.035), 0.43, SEGMENTS), shade)
        .figure(&circle(0.42), rim)
        .figure(&circle(0.395), face);
    let sheet = match kind {
        Kind::Queen => crown(
            disc.band(&circle(0.335), &circle(0.37), (palette.brass, palette.brass)),
            ink,
        ),
        Kind::Guard => shield(disc, ink, face),
    };
    sheet.mesh()
}

fn crown(sheet: Sheet, ink: Color) -> Sheet {
    let points = [
        (-0.235, 0.135),
        (-0.125, 0.17),
        (0.0, 0.205),
        (0.125, 0.17),
        (0.235, 0.135),
    ]
    .map(Vec2::from);
    // The outline goes along the foot and back from point to point; five slim triangles on a band.
    let mut sheet = sheet.figure(
        &[(-0.175, -0.17), (0.175, -0.17), (0.195, -0.02), (-0.195, -0.02)].map(Vec2::from),
        ink,
    );
    for (i, point) in points.into_iter().enumerate() {
        let foot = -0.195 + 0.078 * i as f32;
        sheet = sheet
            .figure(&[Vec2::new(foot, -0.025), Vec2::new(foot + 0.078, -0.025), point], ink)
            .figure(&circle_at(point, 0.032, 12), ink);
    }
    sheet
}

fn shield(sheet: Sheet, ink: Color, face: Color) -> Sheet {
    let outline = |scale: f32| -> Vec<Vec2> {
        let half = [
            (0.0, -0.22),
            (0.09, -0.155),
            (0.15, -0.06),
            (0.17, 0.05),
            (0.17, 0.155),
            (0.085, 0.165),
            (0.0, 0.195),
        ]
        .map(Vec2::from);
        let left = half[1..6].iter().rev().map(|point| Vec2::new(-point.x, point.y));
        half.into_iter().chain(left).map(|point| point * scale).collect()
    };
    sheet
        .figure(&outline(1.2), ink)
        .figure(&outline(0.9), face)
        .figure(&outline(0.58), ink)
}
