//! The pose of a piece: lifted when selected, leaning when captured, rocking upright when set down. Its transform is
//! derived from it.

use std::f32::consts::PI;

use agon_core::rules::Side;
use bevy::prelude::*;

use super::flight::InMotion;
use super::tremble::Tremble;
use crate::agon::scene::board::TOP_OF_TILE;
use crate::agon::scene::entities::{AcrossTable, Dragged, PieceOf, Selected};
use crate::tabletop::motion::{Animating, AnimationSpeed, SkipAnimations};
use crate::tabletop::view::{Bearing, View};

/// How high a selected piece is held.
pub(crate) const PICKED: f32 = 0.16;

/// The pose of a piece: where it stands, how far it is lifted and tilted.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// The foot of the piece, in world units.
    pub foot: Vec3,
    /// The height above the foot at which it is held.
    pub lift: f32,
    /// The lean to the right of a captured piece, in radians.
    pub tilt: f32,
    /// The lean caused by motion, over x and z, in radians.
    pub lean: Vec2,
}

/// The piece has just been set down and is coming to rest.
#[derive(Component, Clone, Copy, Debug)]
pub struct Settling {
    /// The lean at touchdown.
    lean: Vec2,
    /// Seconds since touchdown.
    elapsed: f32,
}

impl Settling {
    /// Seconds until it is at rest, at normal speed.
    const DURATION: f32 = 0.16;

    pub(crate) const fn new(lean: Vec2) -> Self {
        Self { lean, elapsed: 0.0 }
    }

    fn share(&self) -> f32 {
        (self.elapsed / Self::DURATION).min(1.0)
    }
}

/// Rocks a piece upright after it is set down.
pub(crate) fn settle(
    mut pieces: Query<(Entity, &mut Settling, &mut Pose), Without<Dragged>>,
    mut skips: MessageReader<SkipAnimations>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
    mut commands: Commands,
) {
    let is_skipped = skips.read().count() > 0;
    for (entity, mut settling, mut pose) in &mut pieces {
        if !settling.is_added() {
            settling.elapsed += time.delta_secs() * speed.0;
        }
        let share = settling.share();
        if share >= 1.0 || speed.0 <= 0.0 || is_skipped {
            pose.lean = Vec2::ZERO;
            commands.entity(entity).remove::<Settling>();
        } else {
            pose.lean = settling.lean * (1.0 - share) * (1.0 - share);
            animating.0 = true;
        }
    }
}

/// Lifts selected pieces, tilts captured ones and sets the transforms.
pub(crate) fn apply_poses(
    mut pieces: Query<(
        Entity,
        &PieceOf,
        &mut Pose,
        &mut Transform,
        Has<Selected>,
        Option<&Tremble>,
        Option<&Dragged>,
        Option<&Settling>,
    )>,
    moving: Query<(), InMotion>,
    (view, bearing, across): (Res<View>, Res<Bearing>, Res<AcrossTable>),
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
) {
    /// How far a piece leans back when dragged, per unit per second, and the maximum.
    const SWAY: f32 = 0.03;
    const MOST: f32 = 0.25;
    const HELD: f32 = 0.45;
    /// The rate at which lift and lean follow, per second.
    const HASTE: f32 = 16.0;
    let follow = if speed.0 > 0.0 {
        1.0 - (-HASTE * speed.0 * time.delta_secs()).exp()
    } else {
        1.0
    };
    for (entity, of, mut pose, mut transform, selected, tremble, dragged, settling) in &mut pieces {
        // A flight has its own height.
        let lift = match (dragged.is_some(), selected && !moving.contains(entity)) {
            (true, _) => HELD,
            (false, true) => PICKED,
            (false, false) => 0.0,
        };
        let tilt = tremble.map_or(0.0, |tremble| tremble.tilt());
        let lean = match dragged {
            Some(&Dragged(point)) if speed.0 > 0.0 && time.delta_secs() > 0.0 => {
                let way = (pose.foot - point).xz() / time.delta_secs();
                let goal = (way * SWAY).clamp_length_max(MOST);
                let next = pose.lean.lerp(goal, follow);
                if next.length() < 1e-3 { Vec2::ZERO } else { next }
            }
            Some(_) => Vec2::ZERO,
            None => pose.lean,
        };
        let next = Pose {
            foot: dragged.map_or(pose.foot, |&Dragged(point)| point),
            lift: approach(pose.lift, lift, follow),
            tilt: approach(pose.tilt, tilt, follow),
            lean,
        };
        animating.0 |= next.lift != lift || next.tilt != tilt || (dragged.is_some() && lean != Vec2::ZERO);
        let placed = match *view {
            View::ThreeD => standing(&next),
            View::TwoD => {
                let turned = if across.0 && of.side == Side::Black { PI } else { 0.0 };
                lying(&next, bearing.0 + turned, settling)
            }
        };
        transform.set_if_neq(placed);
        pose.set_if_neq(next);
    }
}

/// The transform in the lit view.
fn standing(pose: &Pose) -> Transform {
    /// The approximate radius of a foot, on whose rim a leaning piece stands.
    const RIM: f32 = 0.34;
    let lean = pose.lean;
    let raised = pose.lift + RIM * lean.length().sin();
    // A lean towards +x turns about −z, one towards +z about +x.
    let leaning = Quat::from_scaled_axis(Vec3::new(lean.y, 0.0, -lean.x));
    Transform::from_translation(pose.foot + Vec3::Y * raised).with_rotation(leaning * Quat::from_rotation_z(-pose.tilt))
}

/// The transform in the flat view: height appears as size, a captive's lean as a turn, and touchdown as a dip.
fn lying(pose: &Pose, turn: f32, settling: Option<&Settling>) -> Transform {
    let height = (pose.foot.y - TOP_OF_TILE + pose.lift).max(0.0);
    let dip = settling.map_or(0.0, |settling| {
        let share = settling.share();
        0.05 * (1.0 - share) * (share * PI).sin()
    });
    Transform::from_translation(pose.foot + Vec3::Y * pose.lift)
        .with_rotation(Quat::from_rotation_y(turn - pose.tilt))
        .with_scale(Vec3::splat(1.0 + 0.45 * height / (1.0 + height) - dip))
}

/// Moves a fraction of the way to a goal, snapping to it when close.
fn approach(from: f32, to: f32, share: f32) -> f32 {
    let next = from.lerp(to, share);
    if (next - to).abs() < 1e-3 { to } else { next }
}
