//! Poses of pieces: lifted when selected, leaning when captured, rocking upright when set down.

use std::f32::consts::PI;

use agon_core::rules::Side;
use bevy::prelude::*;

use super::tremble::Tremble;
use crate::agon::scene::board::TOP_OF_TILE;
use crate::agon::scene::entities::{AcrossTable, Dragged, PieceOf, Selected};
use crate::tabletop::flight::Flying;
use crate::tabletop::motion::{Animating, AnimationSpeed, SkipAnimations};
use crate::tabletop::pose::{Pose, approach};
use crate::tabletop::view::{Bearing, View};

/// Height at which a selected piece is held.
pub(crate) const PICKED: f32 = 0.16;

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

    /// Reduction of its size in the flat view.
    fn dip(&self) -> f32 {
        let share = self.share();
        0.05 * (1.0 - share) * (share * PI).sin()
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
        &PieceOf,
        &mut Pose,
        &mut Transform,
        (Has<Selected>, Has<Flying>),
        Option<&Tremble>,
        Option<&Dragged>,
        Option<&Settling>,
    )>,
    (view, bearing, across): (Res<View>, Res<Bearing>, Res<AcrossTable>),
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
) {
    /// Backward lean of a dragged piece, per unit per second, and its maximum.
    const SWAY: f32 = 0.03;
    const MOST: f32 = 0.25;
    const HELD: f32 = 0.45;
    /// The rate at which lift and lean follow, per second.
    const HASTE: f32 = 16.0;
    /// The approximate radius of a foot.
    const RIM: f32 = 0.34;
    let follow = speed.followed(HASTE, &time);
    for (of, mut pose, mut transform, (selected, flies), tremble, dragged, settling) in &mut pieces {
        // A flight has its own height.
        let lift = match (dragged.is_some(), selected && !flies) {
            (true, _) => HELD,
            (false, true) => PICKED,
            (false, false) => tremble.map_or(0.0, |tremble| tremble.height()),
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
            View::ThreeD => next.standing(RIM),
            View::TwoD => {
                let turned = if across.0 && of.side == Side::Black { PI } else { 0.0 };
                let mut lying = next.lying(TOP_OF_TILE, bearing.0 + turned);
                lying.scale -= settling.map_or(0.0, Settling::dip);
                lying
            }
        };
        transform.set_if_neq(placed);
        pose.set_if_neq(next);
    }
}
