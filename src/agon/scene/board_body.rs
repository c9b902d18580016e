//! The meshes of board and table: tiles, throne inlay, frame, bed, brass strips and table top.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI, TAU};

use agon_core::board::CellId;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::board::{CELL_CORNER, FRAME_APOTHEM, TOP_OF_FRAME, TOP_OF_TILE, cell_centre};
use crate::tabletop::render::flat;
use crate::tabletop::render::solids_of_revolution::Profile;
use crate::tabletop::render::table_top::{TOLERANCE, TableTop, laid};

/// The table below the frame, one side of which faces each direction of a row of cells.
const TABLE: TableTop = TableTop {
    cloth: 7.7,
    edge: 9.9,
    sides: 6,
    apothem: FRAME_APOTHEM,
};
/// Gap from a tile's corners to its cell's, and the width of its rounded edge.
const GAP: f32 = 0.016;
const ROUND: f32 = 0.034;

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
            .curve((corner(OUT - 0.025), 0.315), corner(OUT - 0.13), TOP_OF_FRAME)
            .to(corner(OUT - 0.47), TOP_OF_FRAME)
            .curve((corner(OUT - 0.54), TOP_OF_FRAME), corner(OUT - 0.55), 0.27)
            .to(corner(OUT - 0.56), TOP_OF_TILE - 0.03)
    });
    laid(body.faceted(6, FRAC_PI_2, TOLERANCE), 3.4, Vec2::ZERO, |at| {
        // Sides lie 60° apart; each runs at right angles to its outward direction.
        let outward = at.x.atan2(at.z);
        ((outward - PI / 6.0) / FRAC_PI_3).round() * FRAC_PI_3 + PI / 6.0 + FRAC_PI_2
    })
}

/// The bed, seen between the tiles and along the frame: lines of a different wood or of metal. Little of it lies under
/// the tiles, as hidden surfaces cost as much as visible ones.
pub(crate) fn bed() -> Mesh {
    let height = TOP_OF_TILE - 0.016;
    let around = |centre: Vec3, corner: f32| {
        flat::hexagon(corner)
            .into_iter()
            .map(move |at| at + Vec2::new(centre.x, -centre.z))
    };
    let pointed = |apothem: f32| -> Vec<Vec2> { flat::hexagon(corner(apothem)).into_iter().map(Vec2::perp).collect() };
    let white = (Color::WHITE, Color::WHITE);
    let edge = flat::Sheet::default().band(&pointed(FRAME_APOTHEM - 1.01), &pointed(FRAME_APOTHEM - 0.55), white);
    let sheet = CellId::ALL.into_iter().map(cell_centre).fold(edge, |sheet, centre| {
        let inner: Vec<Vec2> = around(centre, CELL_CORNER - GAP - ROUND).collect();
        let outer: Vec<Vec2> = around(centre, CELL_CORNER).collect();
        sheet.band(&inner, &outer, white)
    });
    sheet.level().mesh().translated_by(Vec3::Y * height)
}

/// The brass strips: one set into the frame, one where the table's cloth ends.
pub(crate) fn strips() -> Mesh {
    const AT: f32 = FRAME_APOTHEM - 0.15;
    let mut mesh = Profile::from(corner(AT + 0.03), 0.31)
        .to(corner(AT + 0.026), 0.324)
        .to(corner(AT - 0.026), 0.324)
        .to(corner(AT - 0.03), 0.31)
        .faceted(6, FRAC_PI_2, TOLERANCE);
    mesh.merge(&TABLE.gilt_line())
        .expect("both are turned on the same lathe");
    mesh
}

/// The table's cloth.
pub(crate) fn cloth() -> Mesh {
    TABLE.cloth()
}

/// The rim of the table.
pub(crate) fn table_rim() -> Mesh {
    TABLE.rim()
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;
    use crate::tabletop::render::solids_of_revolution::assert_sound;

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
