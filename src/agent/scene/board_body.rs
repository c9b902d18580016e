//! The board as a thing: a folding sheet of cardboard on the table, the printed face, and the table.

use std::f32::consts::{FRAC_PI_4, SQRT_2};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::board::{HALF, TOP};
use super::palette::{BRASS, LINEN};
use crate::tabletop::render::flat::Sheet;
use crate::tabletop::render::solids_of_revolution::Profile;
use crate::tabletop::render::table_top::{TOLERANCE, TableTop};

/// Larger than Agon's, as a square reaches farther.
pub(crate) const TABLE: TableTop = TableTop {
    cloth: 9.2,
    edge: 11.4,
    sides: 4,
    apothem: HALF,
};
/// Width of the binding around the print.
const BINDING: f32 = 0.05;

/// The binding of dark linen around the edge, up to the printed face.
pub(crate) fn edge() -> Mesh {
    let corner = |half: f32| half * SQRT_2;
    Profile::from(corner(HALF + BINDING - 0.01), 0.0)
        .to(corner(HALF + BINDING), 0.012)
        .to(corner(HALF + BINDING), TOP - 0.03)
        .curve(
            (corner(HALF + BINDING), TOP - 0.002),
            corner(HALF + BINDING - 0.03),
            TOP - 0.002,
        )
        .to(corner(HALF - 0.02), TOP - 0.002)
        .faceted(4, FRAC_PI_4, TOLERANCE)
}

/// The printed face, on which the picture of the map lies with north away from the player.
pub(crate) fn face() -> Mesh {
    let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    let positions = corners.map(|(x, z)| [x * HALF, TOP, z * HALF]).to_vec();
    let uvs = corners.map(|(x, z)| [(x + 1.0) / 2.0, (z + 1.0) / 2.0]).to_vec();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0_f32; 4]; 4])
        .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}

/// Surroundings of the face in the flat view.
pub(crate) fn flat_edge() -> Mesh {
    let square = |half: f32| [(-half, -half), (half, -half), (half, half), (-half, half)].map(Vec2::from);
    Sheet::above(TOP - 0.05)
        .figure(&square(HALF + 0.09), BRASS.mix(&LINEN, 0.35))
        .figure(&square(HALF + 0.065), LINEN)
        .mesh()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tabletop::render::solids_of_revolution::assert_sound;

    #[test]
    fn all_bodies_face_outward() {
        for mesh in [
            edge(),
            face(),
            flat_edge(),
            TABLE.cloth(),
            TABLE.rim(),
            TABLE.gilt_line(),
        ] {
            assert_sound(&mesh);
        }
    }
}
