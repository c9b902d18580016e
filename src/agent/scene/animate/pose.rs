//! The poses of agents and the case.

use agon_core::agent::Agent;
use bevy::prelude::*;

use crate::agent::scene::board::TOP;
use crate::agent::scene::entities::{AgentOf, CaseMarker, Chosen, MapEntities};
use crate::tabletop::flight::Flying;
use crate::tabletop::motion::{Animating, AnimationSpeed};
use crate::tabletop::pose::{Pose, approach};
use crate::tabletop::view::{Bearing, View};

/// Height at which a chosen agent is held.
pub(crate) const PICKED: f32 = 0.16;
/// In the flat view counters lie above each other in agent order, and the case above them all.
const LAYER: f32 = 0.06;
const CASE_LAYER: f32 = 0.6;
/// The size of the case in the flat view while it is held, on a corner of its holder's counter.
const HELD: f32 = 0.74;
/// The lean of a case that is held in the lit view, in radians: its front is shown to the player.
const LEANS: f32 = 0.75;

/// An agent who jumps for joy, for so many seconds.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Rejoicing(pub(super) f32);

/// Holder of the case, as shown.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried(pub Option<Agent>);

/// Where the case is while somebody who stands at this point holds it, as seen from a direction: at the right hand,
/// behind the number and above the name of the city.
pub(super) fn carried_at(holder: Vec3, view: View, Bearing(bearing): Bearing) -> Vec3 {
    let beside = match view {
        View::ThreeD => Vec3::new(0.42, 0.04, 0.0),
        View::TwoD => Vec3::new(0.3, 0.0, -0.3),
    };
    holder + Quat::from_rotation_y(bearing) * beside
}

/// Keeps the case with the agent who holds it.
pub(super) fn attach_case(
    case: Single<(&Carried, &mut Pose), (With<CaseMarker>, Without<Flying>, Without<AgentOf>)>,
    agents: Query<&Pose, With<AgentOf>>,
    (entities, view, bearing): (Res<MapEntities>, Res<View>, Res<Bearing>),
) {
    let (carried, mut pose) = case.into_inner();
    let holder = carried.0.and_then(|holder| agents.get(entities.agent(holder)).ok());
    if let Some(holder) = holder {
        pose.set_if_neq(Pose {
            foot: carried_at(holder.foot, *view, *bearing),
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
        pose.lift = approach(pose.lift, goal, speed.followed(HASTE, &time));
        animating.0 |= pose.lift != goal;
    }
}

/// Sets the transforms.
pub(super) fn apply_poses(
    mut things: Query<(&Pose, Option<&AgentOf>, Option<&Carried>, &mut Transform)>,
    (view, bearing): (Res<View>, Res<Bearing>),
) {
    /// The approximate radius of a base.
    const RIM: f32 = 0.28;
    for (pose, agent, carried, mut transform) in &mut things {
        let is_held = carried.is_some_and(|carried| carried.0.is_some());
        let placed = match *view {
            // Numbers are to be read from wherever the player looks.
            View::ThreeD => {
                let standing = pose.standing(RIM);
                standing.with_rotation(standing.rotation * Quat::from_rotation_y(bearing.0))
            }
            View::TwoD => {
                let mut lying = pose.lying(TOP, bearing.0);
                lying.translation.y += agent.map_or(CASE_LAYER, |of| of.0.index() as f32 * LAYER);
                lying
            }
        };
        let placed = match (is_held, *view) {
            (false, _) => placed,
            (true, View::TwoD) => placed.with_scale(placed.scale * HELD),
            // Seen from above a case that stands is a narrow strip.
            (true, View::ThreeD) => placed.with_rotation(placed.rotation * Quat::from_rotation_x(-LEANS)),
        };
        transform.set_if_neq(placed);
    }
}
