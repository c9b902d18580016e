//! The marks on cities and agents: who may act, the choice and its targets, the focus, what was announced and what came
//! of it. The game flow sets them; they are drawn here.

use std::marker::PhantomData;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::animate::pose::Pose;
use super::appearance::OnlyIn;
use super::board::TOP;
use super::city_names;
use super::entities::{
    AgentOf, AttackTarget, BroughtHome, Chosen, ChosenCity, Focused, Hovered, LastMoved, MayAct, Target, UnderAttack,
};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::motion::AnimationSpeed;
use crate::tabletop::render::flat::Sheet;
use crate::tabletop::render::grow_in::{Growing, grow_in};
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::schedule::SetUpSystems;
use crate::tabletop::view::View;

mod mark_figures;

/// The appearance of a mark. Marks that may be in one place lie at different heights, in the order they cover each other.
trait Mark: Component {
    /// Height above the lowest mark.
    const HEIGHT: f32;
    /// How much of it is seen through agents who stand before it in the lit view; 0 for nothing.
    const SEEN_THROUGH: f32 = 0.0;
    /// Its size when it appears, compared to later, if it grows or shrinks.
    const COMES: Option<f32> = None;
    fn figure(alpha: f32) -> Sheet;
    /// An additional figure on an agent's counter in the flat view.
    fn badge() -> Option<Sheet> {
        None
    }
}

/// The lowest mark lies above what is printed, and above the shadows around feet.
const LOWEST: f32 = 0.036;
/// Badges lie above all counters.
const BADGE: f32 = 0.5;

/// The material of all marks, and that of what is seen of them through agents.
#[derive(Resource, Debug)]
pub(crate) struct MarkPaint {
    pub paint: Handle<Unlit>,
    /// For what lies over the names of cities as well.
    pub over_names: Handle<Unlit>,
    pub behind: Handle<Unlit>,
}

impl FromWorld for MarkPaint {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<Unlit>>();
        let blended = Unlit {
            alpha_mode: AlphaMode::Blend,
            ..default()
        };
        Self {
            paint: materials.add(blended.clone()),
            over_names: materials.add(Unlit {
                depth_bias: 1.5 * city_names::DEPTH_BIAS,
                ..blended.clone()
            }),
            behind: materials.add(Unlit {
                // Drawn after everything else, and so in one batch.
                depth_bias: 2.0 * city_names::DEPTH_BIAS,
                behind: true,
                ..blended
            }),
        }
    }
}

/// The meshes of one kind of mark.
#[derive(Resource, Debug)]
struct MarkMeshes<M> {
    figure: Handle<Mesh>,
    behind: Option<Handle<Mesh>>,
    badge: Option<Handle<Mesh>>,
    mark: PhantomData<M>,
}

impl<M: Mark> FromWorld for MarkMeshes<M> {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            figure: meshes.add(M::figure(1.0).mesh()),
            behind: (M::SEEN_THROUGH > 0.0).then(|| meshes.add(M::figure(M::SEEN_THROUGH).mesh())),
            badge: M::badge().map(|badge| meshes.add(badge.mesh())),
            mark: PhantomData,
        }
    }
}

/// The entity that draws a mark, a child of the city or agent that has it.
#[derive(Component)]
struct MarkOf<M>(PhantomData<M>);

/// Part of a mark that lies on the ground below an agent, at this height, however the agent is posed.
#[derive(Component)]
struct OnGround(f32);

fn add_mark<M: Mark>(
    added: On<Add, M>,
    agents: Query<(), With<AgentOf>>,
    (meshes, paint): (Res<MarkMeshes<M>>, Res<MarkPaint>),
    speed: Res<AnimationSpeed>,
    mut commands: Commands,
) {
    let height = LOWEST + M::HEIGHT;
    let part = |mesh: &Handle<Mesh>, material: &Handle<Unlit>, height: f32| {
        (
            MarkOf::<M>(PhantomData),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_xyz(0.0, height, 0.0),
            Pickable::IGNORE,
            NotShadowCaster,
            ChildOf(added.entity),
        )
    };
    let is_agent = agents.contains(added.entity);
    let on_ground = |mut part: EntityCommands| {
        if is_agent {
            part.insert(OnGround(height));
        }
        if let Some(size) = M::COMES {
            grow_in(part, Growing::new(Vec3::splat(size), 0.1), *speed);
        }
    };
    on_ground(commands.spawn(part(&meshes.figure, &paint.paint, height)));
    if let Some(mesh) = &meshes.behind {
        on_ground(commands.spawn((part(mesh, &paint.behind, height), OnlyIn(View::ThreeD))));
    }
    if let Some(mesh) = meshes.badge.as_ref().filter(|_| is_agent) {
        commands.spawn((part(mesh, &paint.paint, BADGE), OnlyIn(View::TwoD)));
    }
}

fn remove_mark<M: Mark>(
    removed: On<Remove, M>,
    marked: Query<&Children>,
    parts: Query<Entity, With<MarkOf<M>>>,
    mut commands: Commands,
) {
    for part in parts.iter_many(marked.iter_descendants(removed.entity)) {
        commands.entity(part).try_despawn();
    }
}

/// Keeps marks of agents on the ground and level.
fn keep_on_ground(
    agents: Query<(&Pose, &Transform), Without<OnGround>>,
    mut parts: Query<(&ChildOf, &OnGround, &mut Transform)>,
) {
    for (child, above, mut transform) in &mut parts {
        let Ok((pose, agent)) = agents.get(child.parent()) else {
            continue;
        };
        // In the agent's frame, which may be rotated and scaled.
        let level = agent.rotation.inverse();
        let ground = pose.foot.with_y(TOP + above.0);
        let place = Transform {
            translation: level * (ground - agent.translation) / agent.scale,
            rotation: level,
            scale: transform.scale,
        };
        transform.set_if_neq(place);
    }
}

/// Keeps one mark hidden under the table from the start, and one that is seen through agents too small to see, so that
/// the first move need not wait for their shaders to compile.
fn warm(mut commands: Commands, meshes: Res<MarkMeshes<Hovered>>, paint: Res<MarkPaint>) {
    let behind = Transform::from_xyz(0.0, TOP, 0.0).with_scale(Vec3::splat(1e-3));
    let below = Transform::from_xyz(0.0, -2.0, 0.0);
    for (material, place) in [
        (&paint.behind, behind),
        (&paint.paint, below),
        (&paint.over_names, below),
    ] {
        commands.spawn((
            Name::new("Warm paint"),
            Mesh3d(meshes.figure.clone()),
            MeshMaterial3d(material.clone()),
            place,
            Pickable::IGNORE,
            NotShadowCaster,
            DespawnOnExit(AGENT),
        ));
    }
}

fn mark<M: Mark>(app: &mut App) {
    init_with_game::<MarkMeshes<M>>(app, AGENT);
    app.add_observer(add_mark::<M>).add_observer(remove_mark::<M>);
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<MarkPaint>(app, AGENT);
    app.add_systems(PostUpdate, keep_on_ground.before(TransformSystems::Propagate))
        .add_systems(OnEnter(AGENT), warm.in_set(SetUpSystems::Spawn));
    mark::<MayAct>(app);
    mark::<Chosen>(app);
    mark::<Target>(app);
    mark::<AttackTarget>(app);
    mark::<ChosenCity>(app);
    mark::<UnderAttack>(app);
    mark::<LastMoved>(app);
    mark::<BroughtHome>(app);
    mark::<Focused>(app);
    mark::<Hovered>(app);
}
