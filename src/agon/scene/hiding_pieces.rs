//! Pieces that stand between the eye and a cell to be chosen: in the lit view one sees through them.

use agon_core::rules::{Kind, Side};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::entities::{Cell, LegalTarget, PieceOf, Selected};
use super::materials::{Materials, Part};
use super::pieces::{body_height, body_mesh};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::schedule::{SetUpSystems, TableSystems};
use crate::tabletop::view::{OnlyIn, View};

/// Half the width of what a piece hides, in world units.
const WIDTH: f32 = 0.26;

/// Whether a piece of this height, standing at `foot`, hides `target` from `eye`.
fn hides(eye: Vec3, target: Vec3, foot: Vec3, height: f32) -> bool {
    let sight = target.xz() - eye.xz();
    let share = (foot.xz() - eye.xz()).dot(sight) / sight.length_squared();
    if !(0.0..1.0).contains(&share) {
        return false;
    }
    let passes = eye.lerp(target, share);
    passes.xz().distance(foot.xz()) < WIDTH && passes.y < foot.y + height
}

/// Gives each piece, with what it wears, the material that it is seen in.
fn see_through(
    camera: Single<&Transform, With<BoardCamera>>,
    (view, materials): (Res<View>, Res<Materials>),
    targets: Query<&Transform, (With<Cell>, With<LegalTarget>)>,
    pieces: Query<(Entity, &PieceOf, &Transform, &Children, Has<Selected>), Without<Cell>>,
    mut bodies: Query<&mut MeshMaterial3d<Lit>>,
) {
    if *view != View::ThreeD {
        return;
    }
    let eye = camera.translation;
    for (piece, of, place, children, is_selected) in &pieces {
        let height = body_height(of.kind);
        let hides_one = || {
            targets
                .iter()
                .any(|target| hides(eye, target.translation, place.translation, height))
        };
        let is_hiding = !is_selected && hides_one();
        let wanted = |part: Part| match is_hiding {
            true => materials.seen_through(part),
            false => materials.get(part),
        };
        let worn = children.iter().map(|child| (child, Part::Brass));
        for (body, part) in worn.chain([(piece, Part::of(of.side))]) {
            if let Ok(mut material) = bodies.get_mut(body) {
                material.set_if_neq(MeshMaterial3d(wanted(part)));
            }
        }
    }
}

/// Draws the materials once, too small to see, so that the first choice need not wait for their shaders.
fn warm(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, materials: Res<Materials>) {
    let speck = meshes.add(body_mesh(Side::White, Kind::Guard, 0.1));
    for part in Part::OF_PIECES {
        commands.spawn((
            Name::new("Warm glass"),
            OnlyIn(View::ThreeD),
            Mesh3d(speck.clone()),
            MeshMaterial3d(materials.seen_through(part)),
            Transform::from_scale(Vec3::splat(1e-3)),
            NotShadowCaster,
            Pickable::IGNORE,
            DespawnOnExit(AGON),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AGON), warm.in_set(SetUpSystems::AddParts))
        .add_systems(Update, see_through.in_set(TableSystems::Present).in_set(AgonSystems));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tall_piece_hides_what_is_right_behind_it() {
        // At 45° above the horizon.
        let eye = Vec3::new(0.0, 20.0, 20.0);
        let hides = |target: Vec3, foot: Vec3, height: f32| hides(eye, target, foot, height);
        let (before, behind) = (Vec3::ZERO, Vec3::new(0.0, 0.0, -1.0));
        assert!(hides(behind, before, 1.4) && !hides(behind, before, 0.9));
        assert!(!hides(before, behind, 1.4), "from behind it hides nothing");
        assert!(!hides(behind, before + Vec3::X, 1.4), "nor from beside it");
        assert!(
            !hides(Vec3::new(0.0, 0.0, -4.0), before, 1.4),
            "nor what is far behind it"
        );
    }
}
