//! Flat figures in the board's plane, coloured corner by corner: the tiles of the flat view, and what other figures are
//! drawn with.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::board::CELL_CORNER;
use super::theme::Palette;

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

    /// A band that does not close, between two lines of as many points.
    pub(super) fn ribbon(mut self, left: &[Vec2], right: &[Vec2], colour: impl Fn(Vec2) -> (Color, Color)) -> Self {
        let base = self.positions.len() as u32;
        for (&a, &b) in left.iter().zip(right) {
            let (at_a, at_b) = colour((a + b) / 2.0);
            self.corner(a, at_a);
            self.corner(b, at_b);
        }
        for i in 1..left.len() as u32 {
            let (a, b) = (base + 2 * (i - 1), base + 2 * i);
            self.indices.extend([a, a + 1, b + 1, a, b + 1, b]);
        }
        self.raised()
    }

    fn corner(&mut self, at: Vec2, colour: Color) {
        self.positions.push([at.x, self.height, -at.y]);
        self.colours.push(colour.to_linear().to_f32_array());
    }

    /// All layers in one plane, for figures that do not lie over each other.
    #[must_use]
    pub(super) fn level(mut self) -> Self {
        for position in &mut self.positions {
            position[1] = 0.0;
        }
        self
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

pub(super) fn circle_at(centre: Vec2, radius: f32, segments: u16) -> Vec<Vec2> {
    (0..segments)
        .map(|i| centre + Vec2::from_angle(f32::from(i) / f32::from(segments) * TAU) * radius)
        .collect()
}

/// A hexagon with corners to the right and left, as the cells have them.
pub(super) fn hexagon(corner: f32) -> Vec<Vec2> {
    circle_at(Vec2::ZERO, corner, 6)
}

/// A cell of the flat view: its face in a hairline of a deeper tone.
pub(super) fn tile(face: Color, gap: Color) -> Mesh {
    Sheet::default()
        .figure(&hexagon(CELL_CORNER * 0.972), face.mix(&gap, 0.35))
        .figure(&hexagon(CELL_CORNER * 0.935), face)
        .mesh()
}

/// The throne of the flat view: a sun of twelve rays in a brass rim.
pub(super) fn throne(palette: &Palette) -> Mesh {
    let rays = |reach: f32, between: f32| -> Vec<Vec2> {
        (0..24_u8)
            .map(|i| {
                let radius = match i % 4 {
                    0 => reach,
                    2 => reach * 0.74,
                    _ => between,
                };
                Vec2::from_angle(f32::from(i) / 24.0 * TAU) * radius
            })
            .collect()
    };
    Sheet::default()
        .figure(&hexagon(CELL_CORNER * 0.972), palette.brass)
        .figure(&hexagon(CELL_CORNER * 0.85), palette.ring(0))
        .figure(&rays(0.41, 0.19), palette.brass)
        .figure(&circle(0.085), palette.ring(0))
        .figure(&circle(0.06), palette.brass)
        .mesh()
}

/// What the flat tiles lie on: a frame with two fine brass lines round a bed.
pub(super) fn ground(corner: f32, palette: &Palette) -> Mesh {
    let pointed = |corner: f32| -> Vec<Vec2> { hexagon(corner).into_iter().map(Vec2::perp).collect() };
    Sheet::above(-0.03)
        .figure(&pointed(corner), palette.brass)
        .figure(&pointed(corner - 0.045), palette.frame)
        .figure(&pointed(corner - 0.21), palette.brass.mix(&palette.frame, 0.3))
        .figure(&pointed(corner - 0.235), palette.stringing)
        .mesh()
}
