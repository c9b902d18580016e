//! The meshes of board and table: tiles, throne inlay, frame, bed, brass strips and table top.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology, VertexAttributeValues};
use bevy::prelude::*;

use super::board::{CELL_CORNER, FRAME_APOTHEM, TOP_OF_TILE, cell_centre};
use crate::app::tabletop::render::flat;
use crate::app::tabletop::render::solids_of_revolution::Profile;
use crate::board::CellId;

/// The distance at which the table's cloth ends, in a gilt line.
const CLOTH: f32 = 8.3;
/// The distance of the table's edge.
const TABLE: f32 = 11.5;
/// How far a tile's corners fall short of its cell's, and the width of its rounded edge.
const GAP: f32 = 0.016;
const ROUND: f32 = 0.034;
/// The largest deviation of a mesh from its true shape, in world units: a third of a pixel when the board spans 2,160
/// pixels.
const TOLERANCE: f32 = 0.0015;

/// Projects a material's texture onto a mesh from above, at the given number of units per texture. Its second axis,
/// along the grain, turns from +z towards +x by the angle given for each quad.
fn laid(mut mesh: Mesh, size: f32, shift: Vec2, grain: impl Fn(Vec3) -> f32) -> Mesh {
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

/// A hexagonal tile with a rounded edge, its face at the origin. Each number takes a different part of the wood.
pub(crate) fn tile(cut: usize) -> Mesh {
    let corner = CELL_CORNER - GAP;
    let body = Profile::from(corner, -0.1)
        .to(corner, -ROUND)
        .curve((corner, -0.004), corner - ROUND, 0.0)
        .to(0.0, 0.0);
    let cut = cut as f32;
    laid(
        body.faceted(6, 0.0, TOLERANCE),
        2.6,
        Vec2::new(cut * 0.37, cut * 0.23),
        move |_| FRAC_PI_2 + (cut - 1.5) * 0.05,
    )
}

/// The brass inlay of the throne: a rim along the tile's sides and a sun of twelve ridged rays that leaves room for a
/// queen's foot.
pub(crate) fn inlay() -> Mesh {
    let mut mesh = Profile::from(0.505, 0.002)
        .to(0.50, 0.018)
        .to(0.488, 0.024)
        .to(0.452, 0.024)
        .to(0.44, 0.018)
        .to(0.435, 0.002)
        .faceted(6, 0.0, TOLERANCE);
    mesh.merge(&sun(0.405)).expect("both have the same attributes");
    mesh
}

/// A star with ridged rays, so that one flank of each is light and the other dark.
fn sun(reach: f32) -> Mesh {
    const RAYS: u8 = 12;
    let point = |step: u8, radius: f32, height: f32| {
        let angle = f32::from(step) / f32::from(2 * RAYS) * TAU;
        Vec3::new(radius * angle.cos(), height, -radius * angle.sin())
    };
    let (mut positions, mut normals) = (Vec::new(), Vec::new());
    for step in 0..2 * RAYS {
        // Every second ray is short.
        let corner = |step: u8| match step % 4 {
            0 => point(step, reach, 0.003),
            2 => point(step, reach * 0.72, 0.003),
            _ => point(step, reach * 0.42, 0.001),
        };
        let facet = [Vec3::Y * 0.03, corner(step), corner(step + 1)];
        let normal = (facet[1] - facet[0]).cross(facet[2] - facet[0]).normalize();
        positions.extend(facet);
        normals.extend([normal; 3]);
    }
    let count = positions.len();
    let uvs: Vec<Vec2> = positions.iter().map(|at| at.xz()).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0_f32; 4]; count])
        .with_inserted_indices(Indices::U32((0..count as u32).collect()))
}

/// The distance from the centre to a corner of a hexagon with this apothem.
fn corner(apothem: f32) -> f32 {
    apothem / (PI / 6.0).cos()
}

/// A hexagonal ring with corners towards both players, from a profile given by its apothems.
fn hexagonal(first: (f32, f32), profile: impl Fn(Profile) -> Profile) -> Profile {
    profile(Profile::from(corner(first.0), first.1))
}

/// The frame around the tiles: a plinth, an ogee and a broad top between two beads. Its grain runs along each side and
/// meets in mitres.
pub(crate) fn frame() -> Mesh {
    const OUT: f32 = FRAME_APOTHEM;
    let body = hexagonal((OUT + 0.02, 0.0), |profile| {
        profile
            .to(corner(OUT + 0.05), 0.02)
            .to(corner(OUT + 0.05), 0.075)
            .to(corner(OUT + 0.02), 0.09)
            .curve((corner(OUT - 0.07), 0.11), corner(OUT - 0.05), 0.20)
            .to(corner(OUT - 0.02), 0.205)
            .to(corner(OUT - 0.02), 0.225)
            .curve((corner(OUT - 0.025), 0.315), corner(OUT - 0.13), 0.32)
            .to(corner(OUT - 0.33), 0.32)
            .curve((corner(OUT - 0.40), 0.32), corner(OUT - 0.41), 0.27)
            .to(corner(OUT - 0.42), TOP_OF_TILE - 0.03)
    });
    laid(body.faceted(6, FRAC_PI_2, TOLERANCE), 3.4, Vec2::ZERO, |at| {
        // Sides lie 60° apart; each runs at right angles to its outward direction.
        let outward = at.x.atan2(at.z);
        ((outward - PI / 6.0) / FRAC_PI_3).round() * FRAC_PI_3 + PI / 6.0 + FRAC_PI_2
    })
}

/// What shows between the tiles and along the frame: lines of a different wood or of metal. Little of it lies under the
/// tiles, as hidden surfaces cost as much as visible ones.
pub(crate) fn bed() -> Mesh {
    let height = TOP_OF_TILE - 0.016;
    let around = |centre: Vec3, corner: f32| {
        flat::hexagon(corner)
            .into_iter()
            .map(move |at| at + Vec2::new(centre.x, -centre.z))
    };
    let pointed = |apothem: f32| -> Vec<Vec2> { flat::hexagon(corner(apothem)).into_iter().map(Vec2::perp).collect() };
    let white = (Color::WHITE, Color::WHITE);
    let edge = flat::Sheet::default().band(&pointed(FRAME_APOTHEM - 0.87), &pointed(FRAME_APOTHEM - 0.41), white);
    let sheet = CellId::ALL.into_iter().map(cell_centre).fold(edge, |sheet, centre| {
        let inner: Vec<Vec2> = around(centre, CELL_CORNER - GAP - ROUND).collect();
        let outer: Vec<Vec2> = around(centre, CELL_CORNER).collect();
        sheet.band(&inner, &outer, white)
    });
    sheet.level().mesh().translated_by(Vec3::Y * height)
}

/// The brass strips: one set into the frame, one where the table's cloth ends.
pub(crate) fn strips() -> Mesh {
    const AT: f32 = FRAME_APOTHEM - 0.23;
    let mut mesh = Profile::from(corner(AT + 0.03), 0.31)
        .to(corner(AT + 0.026), 0.324)
        .to(corner(AT - 0.026), 0.324)
        .to(corner(AT - 0.03), 0.31)
        .faceted(6, FRAC_PI_2, TOLERANCE);
    let gilt = Profile::from(CLOTH + 0.04, 0.0)
        .to(CLOTH + 0.03, 0.03)
        .to(CLOTH - 0.03, 0.03)
        .to(CLOTH - 0.04, 0.0)
        .turned(TOLERANCE);
    mesh.merge(&gilt).expect("both are turned on the same lathe");
    mesh
}

/// The table's cloth: brightest in the middle, dark where the frame blocks the light.
pub(crate) fn cloth() -> Mesh {
    const CORNERS: u16 = 96;
    // A hexagon around the board that becomes a circle further out.
    let outline = |apothem: f32, roundness: f32| -> Vec<Vec2> {
        (0..CORNERS)
            .map(|i| {
                let angle = f32::from(i) / f32::from(CORNERS) * TAU;
                // The sides face 0°, 60°, …; the corners lie between.
                let off_side = angle - (angle / FRAC_PI_3).round() * FRAC_PI_3;
                let hexagon = apothem / off_side.cos();
                Vec2::from_angle(angle) * hexagon.lerp(apothem, roundness)
            })
            .collect()
    };
    let tone = |light: f32| Color::linear_rgb(light, light, light);
    let rings = [
        (FRAME_APOTHEM - 0.1, 0.0, 0.18),
        (FRAME_APOTHEM + 0.06, 0.0, 0.25),
        (FRAME_APOTHEM + 0.22, 0.02, 0.55),
        (FRAME_APOTHEM + 0.5, 0.08, 0.85),
        (FRAME_APOTHEM + 1.0, 0.3, 1.0),
        (CLOTH, 1.0, 0.72),
    ];
    let sheet = rings.windows(2).fold(flat::Sheet::default(), |sheet, pair| {
        let [(inner, round, shade), (outer, rounder, light)] = [pair[0], pair[1]];
        sheet.band(
            &outline(inner, round),
            &outline(outer, rounder),
            (tone(shade), tone(light)),
        )
    });
    laid(sheet.level().mesh(), 1.6, Vec2::ZERO, |_| 0.0)
}

/// The wooden rim of the table, with a rounded edge.
pub(crate) fn table_rim() -> Mesh {
    let body = Profile::from(TABLE - 0.5, -0.9)
        .to(TABLE - 0.35, -0.62)
        .bead((TABLE - 0.3, -0.32), TABLE - 0.28, -0.02)
        .to(TABLE - 0.45, 0.0)
        .to(CLOTH, 0.0);
    laid(body.turned(TOLERANCE), 6.0, Vec2::splat(0.4), |_| 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tabletop::render::solids_of_revolution::assert_sound;

    #[test]
    fn all_bodies_face_outward() {
        for mesh in [tile(0), inlay(), frame(), bed(), strips(), cloth(), table_rim()] {
            assert_sound(&mesh);
        }
    }

    #[test]
    fn grain_runs_along_the_second_axis() {
        let mesh = tile(1);
        let uvs = mesh.attribute(Mesh::ATTRIBUTE_UV_0).unwrap();
        let VertexAttributeValues::Float32x2(uvs) = uvs else {
            panic!("{uvs:?}")
        };
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
        // Unrotated, a tile's grain runs across the direction of its player.
        let (left, right) = (
            positions.iter().position(|at| at[0] < -0.5).unwrap(),
            positions.iter().position(|at| at[0] > 0.5).unwrap(),
        );
        let way = Vec2::from(uvs[right]) - Vec2::from(uvs[left]);
        assert!(way.y.abs() > 5.0 * way.x.abs(), "{way}");
    }
}
