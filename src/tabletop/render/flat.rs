//! Flat shapes in the plane of the table, with vertex colours.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Height of a layer above the one below, in world units.
const LAYER: f32 = 0.004;
const SEGMENTS: u16 = 48;
/// Seen from anywhere above, half of it is nearer to the camera than the near edge of a table is to its far edge.
const HIGH: f32 = 80.0;

/// A stack of flat shapes, each drawn over the previous ones. Coordinates are as on a map: x to the right, y up (away
/// from White).
#[derive(Default)]
pub(crate) struct Sheet {
    positions: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
    height: f32,
}

impl Sheet {
    /// A sheet whose first layer is at this height.
    pub(crate) fn above(height: f32) -> Self {
        Self {
            height,
            ..Self::default()
        }
    }

    /// A filled shape with anticlockwise corners, all of which must be visible from its centre, the mean of the
    /// corners.
    pub(crate) fn figure(mut self, corners: &[Vec2], colour: Color) -> Self {
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

    /// A band between two outlines with equal numbers of corners, with colours for its inner and outer edge.
    pub(crate) fn band(mut self, inner: &[Vec2], outer: &[Vec2], colours: (Color, Color)) -> Self {
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

    /// An open band between two lines with equal numbers of points.
    pub(crate) fn ribbon(mut self, left: &[Vec2], right: &[Vec2], colour: impl Fn(Vec2) -> (Color, Color)) -> Self {
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

    /// Puts all layers in one plane, for shapes that do not overlap.
    #[must_use]
    pub(crate) fn level(mut self) -> Self {
        for position in &mut self.positions {
            position[1] = 0.0;
        }
        self
    }

    /// Moves the middle of the mesh to a great height by a point without extent there. Transparent meshes are drawn by
    /// the distance of their middles, so that this one comes after those that lie on the table.
    #[must_use]
    pub(crate) fn drawn_last(self) -> Self {
        self.with_point_at(HIGH)
    }

    fn with_point_at(mut self, height: f32) -> Self {
        let point = self.positions.len() as u32;
        self.height = height;
        self.corner(Vec2::ZERO, Color::NONE);
        self.indices.extend([point; 3]);
        self
    }

    const fn raised(mut self) -> Self {
        self.height += LAYER;
        self
    }

    /// Whether nothing has been drawn.
    pub(crate) const fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    pub(crate) fn mesh(self) -> Mesh {
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

/// Has a transparent mesh drawn even after sheets that are [drawn last](Sheet::drawn_last), as it stands before them.
pub(crate) fn drawn_above(mut mesh: Mesh) -> Mesh {
    let point = Sheet::default().with_point_at(3.0 * HIGH).mesh();
    mesh.merge(&point).expect("both are triangles");
    mesh
}

/// A circle round the origin.
pub(crate) fn circle(radius: f32) -> Vec<Vec2> {
    circle_at(Vec2::ZERO, radius, SEGMENTS)
}

pub(crate) fn circle_at(centre: Vec2, radius: f32, segments: u16) -> Vec<Vec2> {
    (0..segments)
        .map(|i| centre + Vec2::from_angle(f32::from(i) / f32::from(segments) * TAU) * radius)
        .collect()
}

/// A hexagon with corners to the left and right, like the cells.
pub(crate) fn hexagon(corner: f32) -> Vec<Vec2> {
    circle_at(Vec2::ZERO, corner, 6)
}
