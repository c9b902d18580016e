//! The marks on cells and pieces: targets, focus, the last move, custody, captives. The game flow sets them; they are
//! drawn here.

use std::marker::PhantomData;

use bevy::camera::visibility::VisibilitySystems;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::appearance::LitOnly;
use super::board::{FRAME_APOTHEM, TOP_OF_TILE};
use super::cell_names::NAMES_DEPTH_BIAS;
use super::entities::{
    AtFault, AwaitingConfirmation, AwaitingRelocation, Focused, Honoured, Hovered, InCustody, LastMove, LastMoveFrom,
    LegalTarget, Movable, PieceOf, PointedOut, Selected, Threatened,
};
use super::pieces::body_height;
use super::theme::{Painting, Palette};
use crate::agon::gameplay::agon_screen::AGON;
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::motion::AnimationSpeed;
use crate::tabletop::render::grow_in::{Growing, grow_in};
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::schedule::{SetUpSystems, TableSystems};
use crate::tabletop::view::View;

mod mark_meshes;

/// The appearance of a mark. Marks that may share a cell lie at different heights, in the order they cover each other.
trait Mark: Component + Sized {
    /// Height above the face of the cell, or above the foot of the piece.
    const HEIGHT: f32;
    /// Whether it is drawn before the name of the cell, which stays legible on it.
    const IS_BELOW_NAME: bool = false;
    fn figure(palette: &Palette) -> Mesh;
    /// The rotation of the figure, in radians anticlockwise.
    fn turn(&self) -> f32 {
        0.0
    }
    /// How the mark appears, if it does so on screen: seconds after the pieces land, and its initial scale.
    fn comes(&self) -> Option<GrowIn> {
        None
    }
    /// The part of the figure that is seen through pieces standing before the cell in the lit view, if it has to be seen
    /// whole. For marks of empty cells only: on a piece's cell it would be seen through that piece.
    fn seen_through(_: &Palette) -> Option<Mesh> {
        None
    }
    /// An additional figure on the piece in the flat view.
    fn badge(_: &Palette) -> Option<Mesh> {
        None
    }
    /// An additional figure above the piece in the lit view, unless it would only be in the way.
    fn pendant(_: &Palette) -> Option<Mesh> {
        None
    }
}

/// How a mark appears.
struct GrowIn {
    /// Seconds after all pieces have landed.
    after: f32,
    /// The initial scale of the figure relative to its final size.
    figure: f32,
}

/// The height of a pendant above the piece.
const PENDANT_HEIGHT: f32 = 0.1;

/// Marks lie above the throne's inlay and below the counters of the flat view.
pub(crate) const LOWEST: f32 = 0.032;

/// The material shared by all marks.
#[derive(Resource, Debug)]
pub(crate) struct Paint(pub Handle<Unlit>);

impl FromWorld for Paint {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<Unlit>>();
        Self(materials.add(Unlit {
            alpha_mode: AlphaMode::Blend,
            ..default()
        }))
    }
}

/// The material of marks that lie below the names of the cells.
#[derive(Resource, Debug)]
struct PaintBelowNames(Handle<Unlit>);

impl FromWorld for PaintBelowNames {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<Unlit>>();
        Self(materials.add(Unlit {
            alpha_mode: AlphaMode::Blend,
            depth_bias: NAMES_DEPTH_BIAS - 100.0,
            ..default()
        }))
    }
}

/// The material of what is seen of marks through pieces.
#[derive(Resource, Debug)]
pub(crate) struct PaintBehind(pub Handle<Unlit>);

impl FromWorld for PaintBehind {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<Unlit>>();
        Self(materials.add(Unlit {
            alpha_mode: AlphaMode::Blend,
            // Drawn after everything else, and so in one batch.
            depth_bias: 200.0,
            behind: true,
            ..default()
        }))
    }
}

/// The meshes of one kind of mark.
#[derive(Resource, Debug)]
struct MarkMeshes<M> {
    figure: Handle<Mesh>,
    seen_through: Option<Handle<Mesh>>,
    pendant: Option<Handle<Mesh>>,
    badge: Option<Handle<Mesh>>,
    mark: PhantomData<M>,
}

impl<M: Mark> FromWorld for MarkMeshes<M> {
    fn from_world(world: &mut World) -> Self {
        let palette = world.add_resource::<Palette>().resource::<Palette>().clone();
        let meshes = world.resource_mut::<Assets<Mesh>>().into_inner();
        Self {
            figure: meshes.add(M::figure(&palette)),
            seen_through: M::seen_through(&palette).map(|mesh| meshes.add(mesh)),
            pendant: M::pendant(&palette).map(|mesh| meshes.add(mesh)),
            badge: M::badge(&palette).map(|mesh| meshes.add(mesh)),
            mark: PhantomData,
        }
    }
}

/// Shown in the flat view only.
#[derive(Component)]
struct FlatOnly;

const fn if_flat(view: View) -> Visibility {
    match view {
        View::ThreeD => Visibility::Hidden,
        View::TwoD => Visibility::Inherited,
    }
}

fn follow_view(view: Res<View>, mut badges: Query<&mut Visibility, With<FlatOnly>>) {
    for mut visibility in &mut badges {
        *visibility = if_flat(*view);
    }
}

/// The entity that draws a mark, a child of the cell or piece that has it.
#[derive(Component)]
struct MarkOf<M>(PhantomData<M>);

fn add_mark<M: Mark>(
    added: On<Add, M>,
    marked: Query<(&M, &Transform, Option<&PieceOf>)>,
    (view, speed): (Res<View>, Res<AnimationSpeed>),
    figure: Res<MarkMeshes<M>>,
    (paint, paint_below, paint_behind): (Res<Paint>, Res<PaintBelowNames>, Res<PaintBehind>),
    mut commands: Commands,
) {
    let Ok((mark, transform, of)) = marked.get(added.entity) else {
        return;
    };
    // Tiles are rotated by sixths for their grain, but their marks are aligned with the board.
    let rotation = match of {
        Some(_) => Quat::IDENTITY,
        None => transform.rotation.inverse() * Quat::from_rotation_y(mark.turn()),
    };
    let figure_part = |mesh: &Handle<Mesh>, height: f32| {
        (
            MarkOf::<M>(PhantomData),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(paint.0.clone()),
            Transform::from_xyz(0.0, height, 0.0).with_rotation(rotation),
            Pickable::IGNORE,
            NotShadowCaster,
            ChildOf(added.entity),
        )
    };
    let coming = mark.comes();
    let spawn = |part: EntityCommands, size: f32| {
        if let Some(coming) = &coming {
            grow_in(part, Growing::new(Vec3::splat(size), coming.after), *speed);
        }
    };
    let larger = coming.as_ref().map_or(1.0, |coming| coming.figure);
    let mut flat = commands.spawn(figure_part(&figure.figure, M::HEIGHT));
    if M::IS_BELOW_NAME {
        flat.insert(MeshMaterial3d(paint_below.0.clone()));
    }
    if of.is_some() {
        flat.insert(OnGround(M::HEIGHT));
    }
    spawn(flat, larger);
    if let Some(mesh) = &figure.seen_through {
        let behind = (MeshMaterial3d(paint_behind.0.clone()), LitOnly);
        let mut part = commands.spawn(figure_part(mesh, M::HEIGHT));
        spawn(part.insert(behind).reborrow(), larger);
    }
    if let Some((pendant, of)) = figure.pendant.as_ref().zip(of) {
        let height = body_height(of.kind) + PENDANT_HEIGHT;
        spawn(commands.spawn((figure_part(pendant, height), LitOnly)), 0.0);
    }
    if let Some(badge) = &figure.badge {
        spawn(commands.spawn((figure_part(badge, 0.0), FlatOnly, if_flat(*view))), 0.0);
    }
}

/// A mark of a piece that lies on the ground below it, at this height: level, however the piece is posed.
#[derive(Component)]
pub(crate) struct OnGround(pub f32);

/// The height at which a piece is held above the ground.
pub(crate) fn height_over_ground(piece: &Transform) -> f32 {
    let on_board = piece.translation.xz().length() < FRAME_APOTHEM;
    let ground = if on_board { TOP_OF_TILE } else { 0.0 };
    (piece.translation.y - ground).max(0.0)
}

fn keep_on_ground(
    pieces: Query<&Transform, (With<PieceOf>, Without<OnGround>)>,
    mut figures: Query<(&ChildOf, &OnGround, &mut Transform)>,
) {
    for (child, above, mut transform) in &mut figures {
        let Ok(piece) = pieces.get(child.parent()) else {
            continue;
        };
        // In the piece's frame, which may be rotated and scaled.
        let level = piece.rotation.inverse();
        let place = Transform {
            translation: level * Vec3::Y * (above.0 - height_over_ground(piece)) / piece.scale,
            rotation: level,
            scale: transform.scale,
        };
        transform.set_if_neq(place);
    }
}

/// While one piece is selected, the rings of the others are hidden, so that only the selection and its targets stand
/// out.
fn leave_picked_alone(picked: Query<(), With<Selected>>, mut rings: Query<&mut Visibility, With<MarkOf<Movable>>>) {
    let wanted = if picked.is_empty() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    for mut visibility in &mut rings {
        visibility.set_if_neq(wanted);
    }
}

fn remove_mark<M: Mark>(
    removed: On<Remove, M>,
    marked: Query<&Children>,
    parts: Query<Entity, With<MarkOf<M>>>,
    mut commands: Commands,
) {
    for mark in parts.iter_many(marked.iter_descendants(removed.entity)) {
        commands.entity(mark).try_despawn();
    }
}

fn recolour<M: Mark>(figure: Res<MarkMeshes<M>>, mut meshes: ResMut<Assets<Mesh>>, palette: Res<Palette>) -> Result {
    meshes.insert(&figure.figure, M::figure(&palette))?;
    if let (Some(mesh), Some(seen_through)) = (&figure.seen_through, M::seen_through(&palette)) {
        meshes.insert(mesh, seen_through)?;
    }
    if let (Some(mesh), Some(pendant)) = (&figure.pendant, M::pendant(&palette)) {
        meshes.insert(mesh, pendant)?;
    }
    if let (Some(mesh), Some(badge)) = (&figure.badge, M::badge(&palette)) {
        meshes.insert(mesh, badge)?;
    }
    Ok(())
}

/// Keeps one mark hidden under the table from the start, and one that is seen through pieces too small to see, so that
/// the first move need not wait for their shaders to compile.
fn warm(
    mut commands: Commands,
    figure: Res<MarkMeshes<Hovered>>,
    (paint, paint_behind): (Res<Paint>, Res<PaintBehind>),
) {
    commands.spawn((
        Name::new("Warm paint behind pieces"),
        LitOnly,
        Mesh3d(figure.figure.clone()),
        MeshMaterial3d(paint_behind.0.clone()),
        Transform::from_xyz(0.0, TOP_OF_TILE, 0.0).with_scale(Vec3::splat(1e-3)),
        Pickable::IGNORE,
        NotShadowCaster,
        DespawnOnExit(AGON),
    ));
    commands.spawn((
        Name::new("Warm paint"),
        Mesh3d(figure.figure.clone()),
        MeshMaterial3d(paint.0.clone()),
        Transform::from_xyz(0.0, -2.0, 0.0),
        Pickable::IGNORE,
        NotShadowCaster,
        DespawnOnExit(AGON),
    ));
}

fn mark<M: Mark>(app: &mut App) {
    init_with_game::<MarkMeshes<M>>(app, AGON);
    app.add_systems(
        Update,
        recolour::<M>
            .run_if(resource_exists_and_changed::<Palette>)
            .in_set(Painting),
    )
    .add_observer(add_mark::<M>)
    .add_observer(remove_mark::<M>);
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Paint>(app, AGON);
    init_with_game::<PaintBelowNames>(app, AGON);
    init_with_game::<PaintBehind>(app, AGON);
    app.add_systems(
        PostUpdate,
        (
            keep_on_ground.before(TransformSystems::Propagate),
            leave_picked_alone.before(VisibilitySystems::VisibilityPropagate),
        ),
    )
    .add_systems(OnEnter(AGON), warm.in_set(SetUpSystems::Spawn))
    .add_systems(
        Update,
        follow_view
            .in_set(TableSystems::Present)
            .run_if(resource_changed::<View>),
    );
    mark::<LastMove>(app);
    mark::<LastMoveFrom>(app);
    mark::<AwaitingConfirmation>(app);
    mark::<Hovered>(app);
    mark::<PointedOut>(app);
    mark::<InCustody>(app);
    mark::<Threatened>(app);
    mark::<LegalTarget>(app);
    mark::<Focused>(app);
    mark::<Movable>(app);
    mark::<Selected>(app);
    mark::<AwaitingRelocation>(app);
    mark::<Honoured>(app);
    mark::<AtFault>(app);
}
