//! The pose of an agent or the case, from which its transform is derived.

use agon_core::agent::Agent;
use bevy::prelude::*;

use super::flight::Flying;
use crate::agent::scene::board::TOP;
use crate::agent::scene::entities::{AgentOf, CaseMarker, Chosen, MapEntities};
use crate::tabletop::motion::{Animating, AnimationSpeed};
use crate::tabletop::view::{Bearing, View};

/// How high a chosen agent is held.
pub(crate) const PICKED: f32 = 0.16;
/// In the flat view counters lie above each other in agent order, and the case above them all.
const LAYER: f32 = 0.06;
const CASE_LAYER: f32 = 0.6;
/// The size of the case in the flat view while it is held, on a corner of its holder's counter.
const HELD: f32 = 0.74;

/// Where something stands, how far it is lifted and tilted.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// Its foot, in world units.
    pub foot: Vec3,
    /// The height above the foot at which it is held.
    pub lift: f32,
    /// The lean caused by motion, over x and z, in radians.
    pub lean: Vec2,
}

/// An agent who jumps for joy, for so many seconds.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Rejoicing(pub(super) f32);

/// Who holds the case, as it is shown.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried(pub Option<Agent>);

/// Where the case is while somebody who stands at this point holds it.
pub(super) fn carried_at(holder: Vec3, view: View) -> Vec3 {
    holder
        + match view {
            View::ThreeD => Vec3::new(0.2, 0.0, 0.29),
            View::TwoD => Vec3::new(0.3, 0.0, -0.3),
        }
}

/// Keeps the case with the agent who holds it.
pub(super) fn attach_case(
    case: Single<(&Carried, &mut Pose), (With<CaseMarker>, Without<Flying>, Without<AgentOf>)>,
    agents: Query<&Pose, With<AgentOf>>,
    (entities, view): (Res<MapEntities>, Res<View>),
) {
    let (carried, mut pose) = case.into_inner();
    let holder = carried.0.and_then(|holder| agents.get(entities.agent(holder)).ok());
    if let Some(holder) = holder {
        pose.set_if_neq(Pose {
            foot: carried_at(holder.foot, *view),
            ..*holder
        });
    }
}

/// Lifts the chosen agent.
pub(super) fn lift_chosen(
    mut agents: Query<(&mut Pose, Has<Chosen>, Has<Flying>), (With<AgentOf>, Without<Rejoicing>)>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    mut animating: ResMut<Animating>,
) {
    /// The rate at which the lift follows, per second.
    const HASTE: f32 = 16.0;
    for (mut pose, is_chosen, is_flying) in &mut agents {
        // A flight has its own height.
        let goal = if is_chosen && !is_flying { PICKED } else { 0.0 };
        if pose.lift == goal {
            continue;
        }
        let share = if speed.0 > 0.0 {
            1.0 - (-HASTE * speed.0 * time.delta_secs()).exp()
        } else {
            1.0
        };
        let next = pose.lift.lerp(goal, share);
        pose.lift = if (next - goal).abs() < 1e-3 { goal } else { next };
        animating.0 |= pose.lift != goal;
    }
}

/// Sets the transforms.
pub(super) fn apply_poses(
    mut things: Query<(&Pose, Option<&AgentOf>, Option<&Carried>, &mut Transform)>,
    (view, bearing): (Res<View>, Res<Bearing>),
) {
    for (pose, agent, carried, mut transform) in &mut things {
        let is_held = carried.is_some_and(|carried| carried.0.is_some());
        let placed = match *view {
            View::ThreeD => standing(pose),
            View::TwoD => {
                let layer = agent.map_or(CASE_LAYER, |of| of.0.index() as f32 * LAYER);
                let size = if is_held { HELD } else { 1.0 };
                lying(pose, layer, bearing.0, size)
            }
        };
        transform.set_if_neq(placed);
    }
}

/// The transform in the lit view.
fn standing(pose: &Pose) -> Transform {
    /// The approximate radius of a base, on whose rim a leaning agent stands.
    const RIM: f32 = 0.28;
    let lean = pose.lean;
    let raised = pose.lift + RIM * lean.length().sin();
    // A lean towards +x turns about −z, one towards +z about +x.
    let leaning = Quat::from_scaled_axis(Vec3::new(lean.y, 0.0, -lean.x));
    Transform::from_translation(pose.foot + Vec3::Y * raised).with_rotation(leaning)
}

/// The transform in the flat view: height appears as size.
fn lying(pose: &Pose, layer: f32, turn: f32, size: f32) -> Transform {
    let height = (pose.foot.y - TOP + pose.lift).max(0.0);
    Transform::from_translation(pose.foot + Vec3::Y * (pose.lift + layer))
        .with_rotation(Quat::from_rotation_y(turn))
        .with_scale(Vec3::splat(size * (1.0 + 0.45 * height / (1.0 + height))))
}
