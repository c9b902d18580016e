//! Parts that lie level on the ground below a piece, however the piece is posed.

use bevy::prelude::*;

use crate::tabletop::pose::Pose;

/// The height of the ground at a point of the table, x and z, in world units. Set by the game.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Ground(pub fn(Vec2) -> f32);

impl Ground {
    /// The transform of a part of a piece, in the piece's frame, that is level, of natural size and at this point: beside
    /// the piece's foot, and above the ground.
    pub(crate) fn below(self, piece: &Transform, at: Vec3) -> Transform {
        let height = piece.translation.y - (self.0)(piece.translation.xz());
        let upright = piece.rotation.inverse();
        Transform {
            translation: upright * (at - Vec3::Y * height) / piece.scale,
            rotation: upright,
            scale: piece.scale.recip(),
        }
    }
}

/// A part of a piece that lies this high above the ground below it. It grows and shrinks with the piece.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct OnGround(pub f32);

fn keep_on_ground(
    pieces: Query<&Transform, (With<Pose>, Without<OnGround>)>,
    mut parts: Query<(&ChildOf, &OnGround, &mut Transform)>,
    ground: Res<Ground>,
) {
    for (child, above, mut transform) in &mut parts {
        if let Ok(piece) = pieces.get(child.parent()) {
            let place = ground.below(piece, Vec3::Y * above.0);
            let scale = transform.scale;
            transform.set_if_neq(place.with_scale(scale));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        keep_on_ground
            .run_if(resource_exists::<Ground>)
            .before(TransformSystems::Propagate),
    );
}
