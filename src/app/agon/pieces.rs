//! The 14 piece entities, always the same ones, and the bodies a turner would give them.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::animate::Stance;
use super::components::{Away, PieceOf};
use super::lathe::Profile;
use crate::rules::{GUARDS, Kind, Side};

const SEGMENTS: u16 = 32;
/// Points on the queen's crown.
const POINTS: u8 = 8;
/// How high the queen's crown sits, and how wide it is where its points begin.
const CROWN: (f32, f32) = (0.235, 1.26);

/// A small turned pawn with a pointed helmet.
pub(super) fn guard_mesh() -> Mesh {
    Profile::from(0.34, 0.0)
        .to(0.36, 0.03)
        .to(0.36, 0.07)
        .bead((0.315, 0.11), 0.295, 0.152)
        .to(0.27, 0.16)
        .curve((0.155, 0.19), 0.135, 0.40)
        .curve((0.12, 0.49), 0.135, 0.53)
        .to(0.215, 0.55)
        .to(0.225, 0.57)
        .to(0.215, 0.59)
        .to(0.125, 0.605)
        .bead((0.0, 0.725), 0.085, 0.875)
        .curve((0.02, 0.915), 0.0, 0.97)
        .turned(SEGMENTS)
}

/// A tall body that opens into a crown.
pub(super) fn queen_mesh() -> Mesh {
    let body = Profile::from(0.40, 0.0)
        .to(0.42, 0.03)
        .to(0.42, 0.09)
        .bead((0.37, 0.14), 0.345, 0.19)
        .to(0.32, 0.20)
        .bead((0.30, 0.235), 0.275, 0.27)
        .curve((0.15, 0.33), 0.135, 0.72)
        .curve((0.13, 0.88), 0.15, 0.93)
        .to(0.15, 1.02)
        .curve((0.16, 1.10), CROWN.0, CROWN.1)
        .to(CROWN.0 - 0.035, CROWN.1 + 0.01)
        .curve((0.1, 1.31), 0.0, 1.32)
        .turned(SEGMENTS);
    let point = Profile::from(0.075, -0.07).to(0.068, 0.02).to(0.0, 0.19).turned(10);
    with_points(body, &point)
}

/// What is brass on a queen: her collar, a bead on every point of the crown, and the knob.
pub(super) fn regalia_mesh() -> Mesh {
    let mut collar = Profile::from(0.15, 0.92)
        .bead((0.18, 0.97), 0.15, 1.02)
        .turned(SEGMENTS);
    let knob = Profile::from(0.035, 1.30).bead((0.0, 1.38), 0.0, 1.46).turned(16);
    collar.merge(&knob).expect("both are turned on the same lathe");
    let bead = Profile::from(0.0, 0.16).bead((0.0, 0.195), 0.0, 0.23).turned(8);
    with_points(collar, &bead)
}

/// From foot to top.
pub(super) const fn body_height(kind: Kind) -> f32 {
    match kind {
        Kind::Queen => 1.49,
        Kind::Guard => 0.97,
    }
}

/// Sets a shape on each point of the crown, leaning outward.
fn with_points(mut mesh: Mesh, shape: &Mesh) -> Mesh {
    const LEAN: f32 = 0.22;
    for point in 0..POINTS {
        let turn = Quat::from_rotation_y(f32::from(point) / f32::from(POINTS) * TAU);
        let place = Transform {
            translation: turn * Vec3::new(CROWN.0 - 0.045, CROWN.1, 0.0),
            rotation: turn * Quat::from_rotation_z(-LEAN),
            scale: Vec3::ONE,
        };
        mesh.merge(&shape.clone().transformed_by(place))
            .expect("both are turned on the same lathe");
    }
    mesh
}

fn spawn_pieces(mut commands: Commands) {
    for side in Side::ALL {
        for number in 0..=GUARDS {
            let kind = if number == 0 { Kind::Queen } else { Kind::Guard };
            commands.spawn((
                Name::new(format!("{side:?} {kind:?} {number}")),
                PieceOf { side, kind },
                Away,
                Stance::default(),
                Transform::default(),
                Visibility::Hidden,
            ));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, spawn_pieces);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::lathe::assert_sound;
    use bevy::camera::primitives::MeshAabb;

    #[test]
    fn every_body_faces_outward() {
        for mesh in [guard_mesh(), queen_mesh(), regalia_mesh()] {
            assert_sound(&mesh);
        }
    }

    #[test]
    fn a_queen_towers_over_a_guard_and_both_stand_on_their_tile() {
        let size = |mesh: &Mesh| mesh.compute_aabb().unwrap().half_extents * 2.0;
        let (guard, queen) = (size(&guard_mesh()), size(&queen_mesh()));
        assert!((guard.y - body_height(Kind::Guard)).abs() < 0.01, "{guard}");
        let mut crowned = queen_mesh();
        crowned.merge(&regalia_mesh()).unwrap();
        let crowned = size(&crowned).y;
        assert!((crowned - body_height(Kind::Queen)).abs() < 0.01, "{crowned}");
        assert!(queen.y > 1.4 * guard.y);
        assert!(queen.x < 1.0 && guard.x < queen.x);
    }
}
