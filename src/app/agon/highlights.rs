//! What cells and pieces wear to be told apart: targets, focus, the last move, custody, captives. Set by the flow, drawn
//! here.

use std::f32::consts::FRAC_PI_4;
use std::marker::PhantomData;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::board::CELL_CORNER;
use super::components::{
    AwaitingConfirmation, AwaitingRelocation, Focused, Hovered, InCustody, LastMove, LastMoveFrom, LegalTarget,
    Movable, PieceOf, Selected, View,
};
use super::flat::{Sheet, circle, hexagon};
use super::lathe::Profile;
use super::pieces::body_height;
use super::sets::AgonSystems;
use super::theme::{Painting, Palette};
use super::views::LitOnly;

/// How each mark looks. Marks that may meet on a cell lie at heights of their own, in the order they cover each other.
trait Mark: Component + Sized {
    /// Above the face of the cell, or the foot of the piece.
    const HEIGHT: f32;
    fn figure(palette: &Palette) -> Mesh;
    /// How far the figure is turned, in radians anticlockwise.
    fn turn(&self) -> f32 {
        0.0
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

/// How high a pendant hangs over the piece.
const PENDANT_HEIGHT: f32 = 0.1;

/// Marks lie above the throne's inlay and below the counters of the flat view.
const LOWEST: f32 = 0.032;

impl Mark for LastMove {
    const HEIGHT: f32 = LOWEST;
    /// A glow along the sides of the tile.
    fn figure(palette: &Palette) -> Mesh {
        let glow = palette.last_move;
        Sheet::default()
            .band(
                &hexagon(0.30),
                &hexagon(CELL_CORNER * 0.95),
                (glow.with_alpha(0.25), glow.with_alpha(0.95)),
            )
            .mesh()
    }
}

impl Mark for Hovered {
    const HEIGHT: f32 = LOWEST + 0.003;
    /// The tile brightened.
    fn figure(palette: &Palette) -> Mesh {
        Sheet::default()
            .figure(&hexagon(CELL_CORNER * 0.95), palette.hover.with_alpha(0.22))
            .mesh()
    }
}

impl Mark for LastMoveFrom {
    const HEIGHT: f32 = LOWEST + 0.002;
    /// An arrow after the piece.
    fn figure(palette: &Palette) -> Mesh {
        let shaft = |half: f32, tip: f32| [(-0.30, half), (-0.30, -half), (tip, -half), (tip, half)].map(Vec2::from);
        let head = |grown: f32| {
            let corners = [(0.02 - grown, 0.22 + 1.7 * grown), (0.02 - grown, -0.22 - 1.7 * grown)];
            [corners[0], corners[1], (0.34 + 2.0 * grown, 0.0)].map(Vec2::from)
        };
        let (edge, face) = (palette.background.with_alpha(0.75), palette.last_move);
        Sheet::default()
            .figure(&head(0.03), edge)
            .figure(&shaft(0.09, 0.0), edge)
            .figure(&head(0.0), face)
            .figure(&shaft(0.06, 0.05), face)
            .mesh()
    }

    fn turn(&self) -> f32 {
        self.0
    }
}

impl Mark for InCustody {
    const HEIGHT: f32 = LOWEST + 0.006;
    /// A cross.
    fn figure(palette: &Palette) -> Mesh {
        let bar = |turn: f32, half: f32, length: f32| {
            [(-length, half), (-length, -half), (length, -half), (length, half)]
                .map(|corner| Vec2::from_angle(turn).rotate(Vec2::from(corner)))
        };
        let (edge, face) = (palette.background, palette.captive);
        Sheet::default()
            .figure(&bar(FRAC_PI_4, 0.075, 0.25), edge)
            .figure(&bar(-FRAC_PI_4, 0.075, 0.25), edge)
            .figure(&bar(FRAC_PI_4, 0.045, 0.22), face)
            .figure(&bar(-FRAC_PI_4, 0.045, 0.22), face)
            .mesh()
    }
}

impl Mark for AwaitingConfirmation {
    const HEIGHT: f32 = LOWEST + 0.018;
    /// The target's dot grown to a ring, as wide as a piece's foot.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.30, 0.42, palette.target, 1.0)
    }
}

impl Mark for LegalTarget {
    const HEIGHT: f32 = LOWEST + 0.010;
    /// A dot in a halo, edged dark so that it stands out on light wood.
    fn figure(palette: &Palette) -> Mesh {
        let (dot, edge) = (palette.target, palette.background);
        Sheet::default()
            .band(
                &circle(0.175),
                &circle(0.36),
                (dot.with_alpha(0.6), dot.with_alpha(0.0)),
            )
            .figure(&circle(0.175), edge.with_alpha(0.75))
            .figure(&circle(0.145), dot)
            .mesh()
    }
}

impl Mark for Focused {
    const HEIGHT: f32 = LOWEST + 0.022;
    /// A brass outline between two dark ones, to be seen on every tile.
    fn figure(palette: &Palette) -> Mesh {
        let (dark, bright) = (palette.background, palette.focus);
        Sheet::default()
            .band(&hexagon(0.425), &hexagon(CELL_CORNER), (dark, dark))
            .band(&hexagon(0.45), &hexagon(0.55), (bright, bright))
            .mesh()
    }
}

impl Mark for Movable {
    const HEIGHT: f32 = LOWEST + 0.004;
    /// A thin ring in the colour of the targets.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.435, 0.465, palette.target, 0.95)
    }
}

impl Mark for Selected {
    const HEIGHT: f32 = LOWEST + 0.005;
    /// A ring in the colour of the targets.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.41, 0.475, palette.target, 1.0)
    }
}

impl Mark for AwaitingRelocation {
    const HEIGHT: f32 = LOWEST + 0.007;
    /// A ring in the colour of captives, wide enough to be seen round that of a picked piece.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.475, 0.525, palette.captive, 0.95)
    }

    /// The gem of the other view, laid down.
    fn badge(palette: &Palette) -> Option<Mesh> {
        let middle = Vec2::new(0.27, 0.27);
        let gem = |size: f32| {
            [(size, 0.0), (0.0, size * 1.25), (-size, 0.0), (0.0, -size * 1.25)]
                .map(|corner| Vec2::from(corner) + middle)
        };
        let sheet = Sheet::above(0.16)
            .figure(&gem(0.21), palette.background)
            .figure(&gem(0.175), palette.ivory)
            .figure(&gem(0.135), palette.captive);
        Some(sheet.mesh())
    }

    /// A gem that points at the piece.
    fn pendant(palette: &Palette) -> Option<Mesh> {
        let gem = Profile::from(0.0, 0.0).to(0.13, 0.2).to(0.0, 0.3).faceted(4, FRAC_PI_4);
        let facets = gem.count_vertices();
        let colours: Vec<[f32; 4]> = (0..facets)
            .map(|corner| {
                // Every other facet is darker, for lack of light.
                let shade = if corner / 4 % 2 == 0 { 0.0 } else { 0.25 };
                palette
                    .captive
                    .mix(&palette.background, shade)
                    .to_linear()
                    .to_f32_array()
            })
            .collect();
        Some(gem.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours))
    }
}

fn ring(inner: f32, outer: f32, colour: Color, alpha: f32) -> Mesh {
    let (full, none) = (colour.with_alpha(alpha), colour.with_alpha(0.0));
    Sheet::default()
        .band(&circle(inner - 0.03), &circle(inner), (none, full))
        .band(&circle(inner), &circle(outer), (full, full))
        .band(
            &circle(outer),
            &circle(outer + 0.06),
            (full.with_alpha(alpha * 0.6), none),
        )
        .mesh()
}

/// The paint all marks share.
#[derive(Resource, Debug)]
struct Paint(Handle<StandardMaterial>);

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
    view: Res<View>,
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
    commands.spawn(worn(&figure.figure, M::HEIGHT));
    if let Some((pendant, of)) = figure.pendant.as_ref().zip(of) {
        let height = body_height(of.kind) + PENDANT_HEIGHT;
        commands.spawn((worn(pendant, height), LitOnly));
    }
    if let Some(badge) = &figure.badge {
        commands.spawn((worn(badge, 0.0), FlatOnly, if_flat(*view)));
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

fn mix_paint(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let paint = materials.add(StandardMaterial {
        unlit: true,
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
    app.add_systems(PreStartup, mix_paint)
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
    mark::<LegalTarget>(app);
    mark::<Focused>(app);
    mark::<Movable>(app);
    mark::<Selected>(app);
    mark::<AwaitingRelocation>(app);
}
