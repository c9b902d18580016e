//! The [shadow](contact_shadow) around a foot. It stays on the ground when its owner is lifted, and fades.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::animate::pose::Pose;
use super::board::{AGENT_RADIUS, TOP};
use super::entities::{AgentOf, CaseMarker};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::tabletop::render::contact_shadow;
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::schedule::SetUpSystems;
use crate::tabletop::view::View;

/// The shadow below its parent, whose foot it surrounds.
#[derive(Component)]
struct Contact {
    foot: Vec2,
}

fn lay(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Unlit>>,
    things: Query<(Entity, Has<CaseMarker>), Or<(With<AgentOf>, With<CaseMarker>)>>,
) {
    let mesh = meshes.add(contact_shadow::mesh(0.45));
    let shade = materials.add(contact_shadow::material());
    for (thing, is_case) in &things {
        let foot = if is_case {
            Vec2::new(0.24, 0.1)
        } else {
            Vec2::splat(AGENT_RADIUS)
        };
        commands.entity(thing).with_child((
            Contact { foot },
            Mesh3d(mesh.clone()),
            MeshMaterial3d(shade.clone()),
            Pickable::IGNORE,
            NotShadowCaster,
        ));
    }
}

/// Keeps the shadow on the ground and level, however its owner is posed and in either view.
fn keep_on_ground(
    owners: Query<(&Pose, &Transform), Without<Contact>>,
    mut contacts: Query<(&ChildOf, &Contact, &mut Transform)>,
    view: Res<View>,
) {
    /// Above what is printed, below the marks.
    const ABOVE: f32 = 0.032;
    for (parent, contact, mut transform) in &mut contacts {
        let Ok((pose, owner)) = owners.get(parent.parent()) else {
            continue;
        };
        let height = (pose.foot.y + pose.lift - TOP).max(0.0);
        let (share, beside) = match *view {
            View::ThreeD => (contact_shadow::around(height), Vec3::ZERO),
            View::TwoD => contact_shadow::beside(height),
        };
        let size = contact.foot * share;
        // In the owner's frame, which may be rotated and scaled.
        let upright = owner.rotation.inverse();
        let ground = (pose.foot + beside).with_y(TOP + ABOVE);
        transform.set_if_neq(Transform {
            translation: upright * (ground - owner.translation) / owner.scale,
            rotation: upright,
            scale: Vec3::new(size.x, 1.0, size.y) / owner.scale,
        });
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AGENT), lay.in_set(SetUpSystems::AddParts))
        .add_systems(PostUpdate, keep_on_ground.before(TransformSystems::Propagate));
}
