//! Marks on the places and pieces of a board. Games set them as components, and say how they look; they are drawn here.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::grow_in::{Growing, grow_in};
use super::on_ground::{Ground, OnGround};
use super::unlit::{Unlit, blended, overlay};
use crate::tabletop::active_game::{ActiveGame, read_with_game};
use crate::tabletop::motion::AnimationSpeed;
use crate::tabletop::pose::Pose;
use crate::tabletop::view::{OnlyIn, View};

/// The appearance of marks of one kind. Those that may share a place lie at different heights, in the order they cover
/// each other.
#[derive(Resource, Debug)]
pub(crate) struct MarkLook<M: Component> {
    pub figure: Handle<Mesh>,
    pub paint: Handle<Unlit>,
    /// Height above the face of a place, or above the ground below a piece.
    pub height: f32,
    /// The rotation of the figure on a place, in radians anticlockwise.
    pub turn: fn(&M) -> f32,
    /// Animation with which the mark appears, if it does so on screen.
    pub comes: fn(&M) -> Option<Coming>,
    /// The part of the figure that is seen through pieces standing before it in the lit view, if it has to be seen whole.
    pub seen_through: Option<Handle<Mesh>>,
    /// An additional figure on a piece in the flat view, and its height above the foot.
    pub badge: Option<(Handle<Mesh>, f32)>,
    /// An additional figure above a piece with [`Headroom`] in the lit view.
    pub pendant: Option<Handle<Mesh>>,
}

/// Animated appearance of a mark.
pub(crate) struct Coming {
    /// Seconds after all pieces have landed.
    pub after: f32,
    /// The initial scale of the figure relative to its final size.
    pub figure: f32,
    /// Whether badge and pendant grow from nothing.
    pub all_grow: bool,
}

/// The height above a piece's foot at which pendants hang.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Headroom(pub f32);

/// The material of marks, and that of what is seen of them through pieces.
#[derive(Resource, Debug)]
pub(crate) struct MarkPaint {
    pub paint: Handle<Unlit>,
    pub behind: Handle<Unlit>,
}

impl FromWorld for MarkPaint {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<Unlit>>();
        Self {
            paint: materials.add(blended(0.0)),
            // Drawn after everything else, and so in one batch.
            behind: materials.add(Unlit {
                behind: true,
                ..blended(200.0)
            }),
        }
    }
}

/// The entity that draws a mark, a child of the place or piece that has it.
#[derive(Component)]
pub(crate) struct MarkOf<M>(PhantomData<M>);

impl<M> Default for MarkOf<M> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

fn add_mark<M: Component>(
    added: On<Add, M>,
    marked: Query<(&M, &Transform, Has<Pose>, Option<&Headroom>)>,
    (look, paint, speed): (Res<MarkLook<M>>, Res<MarkPaint>, Res<AnimationSpeed>),
    mut commands: Commands,
) {
    let Ok((mark, transform, is_piece, headroom)) = marked.get(added.entity) else {
        return;
    };
    // Places may be turned, but their marks are aligned with the board.
    let rotation = match is_piece {
        true => Quat::IDENTITY,
        false => transform.rotation.inverse() * Quat::from_rotation_y((look.turn)(mark)),
    };
    let coming = (look.comes)(mark);
    let part = |mesh: &Handle<Mesh>, paint: &Handle<Unlit>, height: f32| {
        let place = Transform::from_xyz(0.0, height, 0.0).with_rotation(rotation);
        (
            MarkOf::<M>::default(),
            overlay(mesh.clone(), paint, place),
            ChildOf(added.entity),
        )
    };
    let grow = |part: EntityCommands, from: f32| {
        if let Some(coming) = &coming {
            grow_in(part, Growing::new(Vec3::splat(from), coming.after), *speed);
        }
    };
    let lay = |mut part: EntityCommands| {
        if is_piece {
            part.insert(OnGround(look.height));
        }
        grow(part, coming.as_ref().map_or(1.0, |coming| coming.figure));
    };
    lay(commands.spawn(part(&look.figure, &look.paint, look.height)));
    if let Some(mesh) = &look.seen_through {
        lay(commands.spawn((part(mesh, &paint.behind, look.height), OnlyIn(View::ThreeD))));
    }
    let hang = |part: EntityCommands| {
        if coming.as_ref().is_some_and(|coming| coming.all_grow) {
            grow(part, 0.0);
        }
    };
    if let Some((mesh, height)) = look.badge.as_ref().filter(|_| is_piece) {
        hang(commands.spawn((part(mesh, &look.paint, *height), OnlyIn(View::TwoD))));
    }
    if let Some((mesh, headroom)) = look.pendant.as_ref().zip(headroom) {
        hang(commands.spawn((part(mesh, &look.paint, headroom.0), OnlyIn(View::ThreeD))));
    }
}

fn remove_mark<M: Component>(
    removed: On<Remove, M>,
    marked: Query<&Children>,
    parts: Query<Entity, With<MarkOf<M>>>,
    mut commands: Commands,
) {
    for part in parts.iter_many(marked.iter_descendants(removed.entity)) {
        commands.entity(part).try_despawn();
    }
}

/// Keeps one mark hidden under the table from the start, and one that is seen through pieces too small to see, so that
/// the first move need not wait for their shaders to compile.
pub(crate) fn warm<M: Component>(
    (look, paint): (Res<MarkLook<M>>, Res<MarkPaint>),
    (ground, game): (Res<Ground>, Res<State<ActiveGame>>),
    mut commands: Commands,
) {
    let warm = |paint: &Handle<Unlit>, place: Transform| {
        (
            Name::new("Warm paint"),
            overlay(look.figure.clone(), paint, place),
            DespawnOnExit(*game.get()),
        )
    };
    let top = (ground.0)(Vec2::ZERO);
    let tiny = Transform::from_xyz(0.0, top, 0.0).with_scale(Vec3::splat(1e-3));
    commands.spawn((warm(&paint.behind, tiny), OnlyIn(View::ThreeD)));
    commands.spawn(warm(&paint.paint, Transform::from_xyz(0.0, -2.0, 0.0)));
}

/// Sets a mark or removes it.
pub(crate) fn mark<M: Component + Default>(commands: &mut Commands, entity: Entity, is_wanted: bool) {
    let mut entity = commands.entity(entity);
    if is_wanted {
        entity.insert(M::default())
    } else {
        entity.remove::<M>()
    };
}

/// Adds marks of one kind to a game, with the appearance that it gives them when it comes on the table.
pub(crate) fn add_marks<M: Component>(app: &mut App, game: ActiveGame, look: fn(&mut World) -> MarkLook<M>) {
    read_with_game(app, game, look);
    app.add_observer(add_mark::<M>).add_observer(remove_mark::<M>);
}
