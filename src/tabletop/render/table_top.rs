//! The round table on which a board lies: cloth, a gilt line and a wooden rim.

use std::f32::consts::TAU;

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::flat::Sheet;
use super::solids_of_revolution::Profile;

/// The largest deviation of a mesh from its true shape, in world units: a third of a pixel when the board spans 2,160
/// pixels.
pub(crate) const TOLERANCE: f32 = 0.0015;

/// Projects a material's texture onto a mesh from above, at the given number of units per texture. Its second axis,
/// along the grain, turns from +z towards +x by the angle given for each quad.
pub(crate) fn laid(mut mesh: Mesh, size: f32, shift: Vec2, grain: impl Fn(Vec3) -> f32) -> Mesh {
    let (Some(VertexAttributeValues::Float32x3(positions)), Some(VertexAttributeValues::Float32x3(normals))) = (
        mesh.attribute(Mesh::ATTRIBUTE_POSITION),
        mesh.attribute(Mesh::ATTRIBUTE_NORMAL),
    ) else {
        return mesh;
    };
    let (mut uvs, mut tangents) = (Vec::new(), Vec::new());
    for (corners, normals) in positions.chunks(4).zip(normals.chunks(4)) {
        let middle = corners.iter().copied().map(Vec3::from).sum::<Vec3>() / corners.len() as f32;
        let (sine, cosine) = grain(middle).sin_cos();
        let (across, along) = (Vec3::new(cosine, 0.0, -sine), Vec3::new(sine, 0.0, cosine));
        for (&corner, &normal) in corners.iter().zip(normals) {
            let at = Vec3::from(corner);
            // Upright faces show what lies below them.
            let uv = Vec2::new(at.dot(across) - at.y, at.dot(along)) / size + shift;
            uvs.push(uv.to_array());
            let tangent = across.reject_from_normalized(Vec3::from(normal)).normalize_or(Vec3::X);
            // The second axis runs opposite to the cross product of normal and tangent.
            tangents.push(tangent.extend(-1.0).to_array());
        }
    }
    mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, uvs);
    mesh.insert_attribute(Mesh::ATTRIBUTE_TANGENT, tangents);
    mesh
}

/// A table and the board in its middle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableTop {
    /// The distance at which the cloth ends, in a gilt line.
    pub cloth: f32,
    /// The distance of the table's edge.
    pub edge: f32,
    /// The number of sides of the board, one of which lies to the right, and how far from the middle they are.
    pub sides: u16,
    pub apothem: f32,
}

impl TableTop {
    /// The cloth: brightest in the middle, dark where the board blocks the light.
    pub(crate) fn cloth(&self) -> Mesh {
        const CORNERS: u16 = 96;
        let side = TAU / f32::from(self.sides);
        // The shape of the board, which becomes a circle further out.
        let outline = |apothem: f32, roundness: f32| -> Vec<Vec2> {
            (0..CORNERS)
                .map(|i| {
                    let angle = f32::from(i) / f32::from(CORNERS) * TAU;
                    let off_side = angle - (angle / side).round() * side;
                    let straight = apothem / off_side.cos();
                    Vec2::from_angle(angle) * straight.lerp(apothem, roundness)
                })
                .collect()
        };
        let tone = |light: f32| Color::linear_rgb(light, light, light);
        let rings = [
            (self.apothem - 0.1, 0.0, 0.18),
            (self.apothem + 0.06, 0.0, 0.25),
            (self.apothem + 0.22, 0.02, 0.55),
            (self.apothem + 0.5, 0.08, 0.85),
            (self.apothem + 1.0, 0.3, 1.0),
            (self.cloth, 1.0, 0.72),
        ];
        let sheet = rings.windows(2).fold(Sheet::default(), |sheet, pair| {
            let [(inner, round, shade), (outer, rounder, light)] = [pair[0], pair[1]];
            sheet.band(
                &outline(inner, round),
                &outline(outer, rounder),
                (tone(shade), tone(light)),
            )
        });
        laid(sheet.level().mesh(), 1.6, Vec2::ZERO, |_| 0.0)
    }

    /// The strip where the cloth ends.
    pub(crate) fn gilt_line(&self) -> Mesh {
        Profile::from(self.cloth + 0.04, 0.0)
            .to(self.cloth + 0.03, 0.03)
            .to(self.cloth - 0.03, 0.03)
            .to(self.cloth - 0.04, 0.0)
            .turned(TOLERANCE)
    }

    /// The wooden rim, with a rounded edge.
    pub(crate) fn rim(&self) -> Mesh {
        let edge = self.edge;
        let body = Profile::from(edge - 0.5, -0.9)
            .to(edge - 0.35, -0.62)
            .bead((edge - 0.3, -0.32), edge - 0.28, -0.02)
            .to(edge - 0.45, 0.0)
            .to(self.cloth, 0.0);
        laid(body.turned(TOLERANCE), 6.0, Vec2::splat(0.4), |_| 0.5)
    }
}
