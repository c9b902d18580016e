//! What cells and pieces wear to be told apart: targets, focus, the last move, custody, captives. Set by the flow, drawn
//! here.

use std::marker::PhantomData;

use bevy::camera::visibility::VisibilitySystems;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::board::{FRAME_APOTHEM, TOP_OF_TILE};
use super::components::{
    AnimationSpeed, AtFault, AwaitingConfirmation, AwaitingRelocation, Focused, Honoured, Hovered, InCustody, LastMove,
    LastMoveFrom, LegalTarget, Movable, PieceOf, Selected, Threatened, View,
};
use super::growing::{Growing, come_up};
use super::pieces::body_height;
use super::sets::AgonSystems;
use super::theme::{Painting, Palette};
use super::unlit::Unlit;
use super::views::LitOnly;

mod figures;

/// How each mark looks. Marks that may meet on a cell lie at heights of their own, in the order they cover each other.
trait Mark: Component + Sized {
    /// Above the face of the cell, or the foot of the piece.
    const HEIGHT: f32;
    fn figure(palette: &Palette) -> Mesh;
    /// How far the figure is turned, in radians anticlockwise.
    fn turn(&self) -> f32 {
        0.0
    }
    /// How its parts come up, where they do so in sight: seconds after the pieces stand, and from how large at first.
    fn comes(&self) -> Option<Coming> {
        None
    }
    /// What lies on the piece besides: in the flat view.
    fn badge(_: &Palette) -> Option<Mesh> {
        None
    }
    /// What hangs over the piece besides, where it would not only be in the way: in the lit view.
    fn pendant(_: &Palette) -> Option<Mesh> {
        None
    }
}

/// How a mark comes up.
struct Coming {
    /// Seconds after all pieces stand.
    after: f32,
    /// How much larger than in the end its figure begins.
    figure: f32,
}

/// How high a pendant hangs over the piece.
const PENDANT_HEIGHT: f32 = 0.1;

/// Marks lie above the throne's inlay and below the counters of the flat view.
pub(super) const LOWEST: f32 = 0.032;

/// The paint all marks share.
#[derive(Resource, Debug)]
pub(super) struct Paint(pub Handle<Unlit>);

/// What one kind of mark is drawn with.
#[derive(Resource, Debug)]
struct Figure<M> {
    figure: Handle<Mesh>,
    pendant: Option<Handle<Mesh>>,
    badge: Option<Handle<Mesh>>,
    mark: PhantomData<M>,
}

/// Seen in the flat view only.
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

/// The entity that draws a mark, a child of what wears it.
#[derive(Component)]
struct Worn<M>(PhantomData<M>);

fn put_on<M: Mark>(
    added: On<Add, M>,
    wearers: Query<(&M, &Transform, Option<&PieceOf>)>,
    (view, speed): (Res<View>, Res<AnimationSpeed>),
    figure: Res<Figure<M>>,
    paint: Res<Paint>,
    mut commands: Commands,
) {
    let Ok((mark, wearer, of)) = wearers.get(added.entity) else {
        return;
    };
    // Tiles lie turned by sixths for their grain; what is marked on them lies as the board does.
    let rotation = match of {
        Some(_) => Quat::IDENTITY,
        None => wearer.rotation.inverse() * Quat::from_rotation_y(mark.turn()),
    };
    let worn = |mesh: &Handle<Mesh>, height: f32| {
        (
            Worn::<M>(PhantomData),
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
            come_up(part, Growing::new(Vec3::splat(size), coming.after), *speed);
        }
    };
    let larger = coming.as_ref().map_or(1.0, |coming| coming.figure);
    let mut flat = commands.spawn(worn(&figure.figure, M::HEIGHT));
    if of.is_some() {
        flat.insert(OnGround(M::HEIGHT));
    }
    spawn(flat, larger);
    if let Some((pendant, of)) = figure.pendant.as_ref().zip(of) {
        let height = body_height(of.kind) + PENDANT_HEIGHT;
        spawn(commands.spawn((worn(pendant, height), LitOnly)), 0.0);
    }
    if let Some(badge) = &figure.badge {
        spawn(commands.spawn((worn(badge, 0.0), FlatOnly, if_flat(*view))), 0.0);
    }
}

/// What is worn by a piece but lies on the ground under it, so high above that: level, however the piece stands.
#[derive(Component)]
pub(super) struct OnGround(pub f32);

/// How high a piece is held over the ground.
pub(super) fn height_over_ground(piece: &Transform) -> f32 {
    let on_board = piece.translation.xz().length() < FRAME_APOTHEM;
    let ground = if on_board { TOP_OF_TILE } else { 0.0 };
    (piece.translation.y - ground).max(0.0)
}

fn keep_on_ground(
    pieces: Query<&Transform, (With<PieceOf>, Without<OnGround>)>,
    mut figures: Query<(&ChildOf, &OnGround, &mut Transform)>,
) {
    for (wearer, above, mut transform) in &mut figures {
        let Ok(piece) = pieces.get(wearer.parent()) else {
            continue;
        };
        // Seen from the piece, which may be turned and enlarged.
        let level = piece.rotation.inverse();
        let place = Transform {
            translation: level * Vec3::Y * (above.0 - height_over_ground(piece)) / piece.scale,
            rotation: level,
            scale: transform.scale,
        };
        transform.set_if_neq(place);
    }
}

/// While one piece is picked, the others' rings are out of sight: which one it is, and where it can go, is all there is to
/// be seen.
fn leave_picked_alone(picked: Query<(), With<Selected>>, mut rings: Query<&mut Visibility, With<Worn<Movable>>>) {
    let wanted = if picked.is_empty() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    for mut visibility in &mut rings {
        visibility.set_if_neq(wanted);
    }
}

fn take_off<M: Mark>(
    removed: On<Remove, M>,
    wearers: Query<&Children>,
    worn: Query<Entity, With<Worn<M>>>,
    mut commands: Commands,
) {
    for mark in worn.iter_many(wearers.iter_descendants(removed.entity)) {
        commands.entity(mark).try_despawn();
    }
}

fn prepare<M: Mark>(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, palette: Res<Palette>) {
    commands.insert_resource(Figure::<M> {
        figure: meshes.add(M::figure(&palette)),
        pendant: M::pendant(&palette).map(|mesh| meshes.add(mesh)),
        badge: M::badge(&palette).map(|mesh| meshes.add(mesh)),
        mark: PhantomData,
    });
}

fn recolour<M: Mark>(figure: Res<Figure<M>>, mut meshes: ResMut<Assets<Mesh>>, palette: Res<Palette>) -> Result {
    meshes.insert(&figure.figure, M::figure(&palette))?;
    if let (Some(mesh), Some(pendant)) = (&figure.pendant, M::pendant(&palette)) {
        meshes.insert(mesh, pendant)?;
    }
    if let (Some(mesh), Some(badge)) = (&figure.badge, M::badge(&palette)) {
        meshes.insert(mesh, badge)?;
    }
    Ok(())
}

pub(super) fn mix_paint(mut commands: Commands, mut materials: ResMut<Assets<Unlit>>) {
    let paint = materials.add(Unlit {
        alpha_mode: AlphaMode::Blend,
        ..default()
    });
    commands.insert_resource(Paint(paint));
}

/// Keeps one mark out of sight under the table from the start on, so that the first move need not wait for the graphics
/// card's program.
fn warm(mut commands: Commands, figure: Res<Figure<Hovered>>, paint: Res<Paint>) {
    commands.spawn((
        Name::new("Warm paint"),
        Mesh3d(figure.figure.clone()),
        MeshMaterial3d(paint.0.clone()),
        Transform::from_xyz(0.0, -2.0, 0.0),
        Pickable::IGNORE,
        NotShadowCaster,
    ));
}

fn mark<M: Mark>(app: &mut App) {
    app.add_systems(PreStartup, prepare::<M>)
        .add_systems(
            Update,
            recolour::<M>.run_if(resource_changed::<Palette>).in_set(Painting),
        )
        .add_observer(put_on::<M>)
        .add_observer(take_off::<M>);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            keep_on_ground.before(TransformSystems::Propagate),
            leave_picked_alone.before(VisibilitySystems::VisibilityPropagate),
        ),
    )
    .add_systems(PreStartup, mix_paint)
    .add_systems(Startup, warm)
    .add_systems(
        Update,
        follow_view
            .in_set(AgonSystems::Present)
            .run_if(resource_changed::<View>),
    );
    mark::<LastMove>(app);
    mark::<LastMoveFrom>(app);
    mark::<AwaitingConfirmation>(app);
    mark::<Hovered>(app);
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
