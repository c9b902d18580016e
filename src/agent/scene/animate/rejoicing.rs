//! An agent who is at home with the case jumps for joy.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::pose::Rejoicing;
use crate::tabletop::motion::{Animating, AnimationSpeed, SkipAnimations};
use crate::tabletop::pose::Pose;

/// Duration in seconds, number of jumps, and height of the first.
const LASTS: f32 = 1.8;
const JUMPS: f32 = 3.0;
const HIGHEST: f32 = 0.55;

/// The height above the ground after a share of it.
fn height(share: f32) -> f32 {
    HIGHEST * (1.0 - share) * (share * JUMPS * PI).sin().abs()
}

pub(super) fn rejoice(
    mut agents: Query<(Entity, &mut Rejoicing, &mut Pose)>,
    mut skips: MessageReader<SkipAnimations>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    mut animating: ResMut<Animating>,
    mut commands: Commands,
) {
    let is_skipped = skips.read().count() > 0;
    for (entity, mut joy, mut pose) in &mut agents {
        if !joy.is_added() {
            joy.0 += time.delta_secs() * speed.0;
        }
        let share = joy.0 / LASTS;
        if share >= 1.0 || speed.0 <= 0.0 || is_skipped {
            pose.lift = 0.0;
            commands.entity(entity).remove::<Rejoicing>();
        } else {
            pose.lift = height(share);
            animating.0 = true;
        }
    }
}
