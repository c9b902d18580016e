//! The pose of a piece: its place, height and lean. Its transform is derived from it.

use bevy::prelude::*;

/// Pose of a piece, or of another thing moved on the table.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// Its foot, in world units.
    pub foot: Vec3,
    /// The height above the foot at which it is held.
    pub lift: f32,
    /// The lean to the right of a captured piece, in radians.
    pub tilt: f32,
    /// The lean caused by motion, over x and z, in radians.
    pub lean: Vec2,
}

impl Pose {
    /// Standing upright at a point.
    pub(crate) fn at(foot: Vec3) -> Self {
        Self { foot, ..default() }
    }

    /// The transform in the lit view, for a foot of this radius: a leaning piece stands on its rim.
    pub(crate) fn standing(&self, rim: f32) -> Transform {
        let lean = self.lean;
        let raised = self.lift + rim * lean.length().sin();
        // A lean towards +x turns about −z, one towards +z about +x.
        let leaning = Quat::from_scaled_axis(Vec3::new(lean.y, 0.0, -lean.x));
        Transform::from_translation(self.foot + Vec3::Y * raised)
            .with_rotation(leaning * Quat::from_rotation_z(-self.tilt))
    }

    /// The transform in the flat view, turned by this angle in radians: height above the board's face appears as size,
    /// tilt as a turn.
    pub(crate) fn lying(&self, face: f32, turn: f32) -> Transform {
        let height = (self.foot.y - face + self.lift).max(0.0);
        Transform::from_translation(self.foot + Vec3::Y * self.lift)
            .with_rotation(Quat::from_rotation_y(turn - self.tilt))
            .with_scale(Vec3::splat(1.0 + 0.45 * height / (1.0 + height)))
    }
}

/// Moves a share of the way to a goal, snapping to it when close.
pub(crate) fn approach(from: f32, goal: f32, share: f32) -> f32 {
    let next = from.lerp(goal, share);
    if (next - goal).abs() < 1e-3 { goal } else { next }
}
