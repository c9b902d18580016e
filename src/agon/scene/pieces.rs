//! The 14 piece entities, always the same ones, and their turned bodies.

use std::f32::consts::TAU;

use agon_core::rules::{GUARDS, Kind, Side};
use bevy::prelude::*;

use super::entities::{PieceOf, Whereabouts};
use crate::agon::gameplay::agon_screen::AGON;
use crate::tabletop::pose::Pose;
use crate::tabletop::render::contact_shadow::Foot;
use crate::tabletop::render::marks::Headroom;
use crate::tabletop::render::solids_of_revolution::Profile;
use crate::tabletop::schedule::SetUpSystems;

/// The height of the queen's crown, and its width where the points begin.
const CROWN: (f32, f32) = (0.235, 1.17);

/// The height of a pendant above the piece.
const PENDANT_HEIGHT: f32 = 0.1;

/// The bodies, in their side's material, to within the given tolerance in world units. White's tops are round orbs and
/// Black's are spires, so that the sides differ in shape as well as tone.
pub(crate) fn body_mesh(side: Side, kind: Kind, tolerance: f32) -> Mesh {
    match kind {
        Kind::Guard => guard(side).turned(tolerance),
        Kind::Queen => {
            let point = match side {
                Side::White => Profile::from(0.072, -0.07).to(0.062, 0.03).to(0.0, 0.18),
                Side::Black => Profile::from(0.1, -0.07)
                    .to(0.084, 0.03)
                    .curve((0.03, 0.06), 0.0, 0.235),
            };
            with_points(queen().turned(tolerance), &point.turned(tolerance), side)
        }
    }
}

/// The radius of a foot.
const fn foot_radius(kind: Kind) -> f32 {
    match kind {
        Kind::Queen => 0.42,
        Kind::Guard => 0.335,
    }
}

/// The foot shared by all pieces, with this radius: a torus between two fillets, then a cove.
fn foot(radius: f32) -> Profile {
    Profile::from(radius - 0.02, 0.0)
        .to(radius, 0.02)
        .to(radius, 0.055)
        .to(radius - 0.012, 0.065)
        .bead((radius - 0.055, 0.105), radius - 0.045, 0.147)
        .to(radius - 0.075, 0.152)
        .to(radius - 0.075, 0.167)
        .curve((radius - 0.15, 0.172), radius - 0.165, 0.215)
        .to(radius - 0.145, 0.22)
        .to(radius - 0.145, 0.236)
        .to(radius - 0.165, 0.243)
}

/// A slender pawn under a helmet.
fn guard(side: Side) -> Profile {
    let body = foot(foot_radius(Kind::Guard))
        .curve((0.105, 0.28), 0.088, 0.47)
        .to(0.115, 0.476)
        .to(0.15, 0.486)
        .bead((0.155, 0.504), 0.15, 0.522)
        .to(0.11, 0.534)
        .to(0.088, 0.56);
    match side {
        Side::White => body
            .bead((0.0, 0.703), 0.042, 0.856)
            .to(0.028, 0.868)
            .bead((0.0, 0.9), 0.0, 0.94),
        Side::Black => body
            .to(0.158, 0.59)
            .to(0.165, 0.608)
            .to(0.143, 0.62)
            .curve((0.148, 0.735), 0.048, 0.825)
            .curve((0.018, 0.865), 0.011, 0.925)
            .to(0.0, 0.94),
    }
}

/// A tall body that opens into a crown.
fn queen() -> Profile {
    foot(foot_radius(Kind::Queen))
        .bead((0.222, 0.275), 0.235, 0.307)
        .to(0.215, 0.315)
        .curve((0.13, 0.39), 0.108, 0.6)
        .to(0.136, 0.607)
        .to(0.176, 0.622)
        .bead((0.181, 0.645), 0.176, 0.668)
        .to(0.136, 0.683)
        .curve((0.114, 0.74), 0.136, 0.81)
        .to(0.136, 0.91)
        .curve((0.141, 1.02), CROWN.0, CROWN.1)
        .to(CROWN.0 - 0.035, CROWN.1 + 0.01)
        .curve((0.1, 1.22), 0.0, 1.23)
}

/// The brass parts of a queen: collar, knob, the rim of her crown and its tips (beads or spikes), to the same tolerance
/// as her body. From above, rim and tips are what is seen of her.
pub(crate) fn regalia_mesh(side: Side, tolerance: f32) -> Mesh {
    let mut collar = Profile::from(0.136, 0.815)
        .to(0.161, 0.825)
        .bead((0.166, 0.862), 0.161, 0.9)
        .to(0.136, 0.91)
        .turned(tolerance);
    let (knob, tip) = match side {
        Side::White => (
            Profile::from(0.035, 1.21).bead((0.0, 1.29), 0.0, 1.37),
            Profile::from(0.0, 0.158).bead((0.0, 0.194), 0.0, 0.23),
        ),
        Side::Black => (
            Profile::from(0.085, 1.21).curve((0.09, 1.28), 0.03, 1.3).to(0.0, 1.39),
            // Of her crown nothing else would stand out from the dark.
            Profile::from(0.107, -0.02)
                .to(0.092, 0.035)
                .curve((0.038, 0.07), 0.0, 0.238),
        ),
    };
    let rim = Profile::from(CROWN.0 - 0.03, CROWN.1 - 0.06)
        .to(CROWN.0 + 0.002, CROWN.1 - 0.045)
        .bead((CROWN.0 + 0.016, CROWN.1 - 0.015), CROWN.0 + 0.004, CROWN.1 + 0.015)
        .to(CROWN.0 - 0.04, CROWN.1 + 0.02);
    for part in [knob, rim] {
        collar
            .merge(&part.turned(tolerance))
            .expect("both are turned on the same lathe");
    }
    with_points(collar, &tip.turned(tolerance), side)
}

/// The height from foot to top.
pub(crate) const fn body_height(kind: Kind) -> f32 {
    match kind {
        Kind::Queen => 1.4,
        Kind::Guard => 0.94,
    }
}

/// Sets a shape on each point of the crown, leaning outward: eight for White, six for Black.
fn with_points(mut mesh: Mesh, shape: &Mesh, side: Side) -> Mesh {
    const LEAN: f32 = 0.22;
    let points: u8 = match side {
        Side::White => 8,
        Side::Black => 6,
    };
    for point in 0..points {
        let turn = Quat::from_rotation_y(f32::from(point) / f32::from(points) * TAU);
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
            let foot = Foot {
                lit: Vec2::splat(foot_radius(kind)),
                flat: Vec2::splat(0.40),
            };
            commands.spawn((
                Name::new(format!("{side:?} {kind:?} {number}")),
                PieceOf { side, kind },
                // The queen is the only one of her kind.
                Whereabouts::Away(number.saturating_sub(1)),
                (foot, Headroom(body_height(kind) + PENDANT_HEIGHT), Pose::default()),
                Transform::default(),
                Visibility::Hidden,
                DespawnOnExit(AGON),
            ));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AGON), spawn_pieces.in_set(SetUpSystems::Spawn));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tabletop::render::solids_of_revolution::assert_sound;
    use bevy::camera::primitives::MeshAabb;

    /// Fine enough to measure a shape.
    const FINE: f32 = 0.001;

    #[test]
    fn every_body_faces_outward_however_it_is_cut() {
        for side in Side::ALL {
            for tolerance in [FINE, 0.002, 0.004, 0.008] {
                for kind in [Kind::Queen, Kind::Guard] {
                    assert_sound(&body_mesh(side, kind, tolerance));
                }
                assert_sound(&regalia_mesh(side, tolerance));
            }
        }
    }

    #[test]
    fn a_queen_towers_over_a_guard_and_both_stand_on_their_tile() {
        let size = |mesh: &Mesh| mesh.compute_aabb().unwrap().half_extents * 2.0;
        for side in Side::ALL {
            let (guard, queen) = (body_mesh(side, Kind::Guard, FINE), body_mesh(side, Kind::Queen, FINE));
            let mut crowned = queen.clone();
            crowned.merge(&regalia_mesh(side, FINE)).unwrap();
            let (guard, queen, crowned) = (size(&guard), size(&queen), size(&crowned));
            assert!((guard.y - body_height(Kind::Guard)).abs() < 0.01, "{guard}");
            assert!((crowned.y - body_height(Kind::Queen)).abs() < 0.01, "{crowned}");
            assert!(queen.y > 1.4 * guard.y);
            assert!(queen.x < 1.0 && guard.x < queen.x);
        }
    }

    /// The largest distance of a mesh from its axis within a range of heights.
    fn girth(mesh: &Mesh, heights: std::ops::Range<f32>) -> f32 {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
        let reach = positions.iter().filter(|at| heights.contains(&at[1]));
        reach.map(|at| at[0].hypot(at[2])).fold(0.0, f32::max)
    }

    #[test]
    fn the_sides_differ_in_shape() {
        let [orb, spire] = Side::ALL.map(|side| girth(&body_mesh(side, Kind::Guard, FINE), 0.78..0.84));
        assert!(orb > 1.3 * spire, "{orb} {spire}");
    }
}
