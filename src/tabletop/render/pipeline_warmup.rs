//! Compiles the shaders of the view not in use while the player is on the title page, so that the first change of view
//! does not stall.
//!
//! A camera for each view looks for some frames at one thing of each kind shown by the other view, and draws to a
//! hidden image. The game on the table supplies these things.

use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::camera::visibility::{NoFrustumCulling, RenderLayers};
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::TextureFormat;
use bevy::window::WindowEvent;

use crate::shell::system::redraw::{Compiling, Wake};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::ActiveGame;
use crate::tabletop::camera::framing::{lens, tones};
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::view::{OnlyIn, View};
use crate::tabletop::view_settings::{ViewChoice, ViewSettings};

/// Idle time before the warm-up begins, so that it delays neither the first frames nor a key press.
const REST: Duration = Duration::from_millis(1500);
/// The first frames, which do not count as idle however long they take.
const FIRST_FRAMES: u8 = 4;
/// Frames until the renderer has certainly seen everything and begun to compile its pipelines.
const FRAMES: u8 = 6;
/// The render layer seen by these cameras and not by the board's.
const LAYER: usize = 1;

/// The progress of the warm-up for the game on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Warming {
    /// Waiting until the program is idle.
    #[default]
    Waiting,
    /// The other view has been drawn for this many frames.
    Drawing(u8),
    /// There is nothing more to do.
    Done,
}

impl Warming {
    /// Whether the other view is being drawn.
    pub const fn is_on(self) -> bool {
        matches!(self, Self::Drawing(_))
    }
}

/// An entity that exists only to be drawn to the hidden image.
#[derive(Component, Clone, Copy)]
#[require(NoFrustumCulling, Pickable::IGNORE, RenderLayers::layer(LAYER))]
struct Sample;

/// A thing that the other view shows.
pub(crate) fn sample<M: Material>(mesh: Handle<Mesh>, material: Handle<M>) -> impl Bundle {
    (Sample, Mesh3d(mesh), MeshMaterial3d(material))
}

/// Spawns a sample for each material of what the other view shows and this one does not, and for each unlit one, as things
/// shown in both views use different shaders in each.
pub(crate) fn sample_parts(
    mut commands: Commands,
    view: Res<View>,
    lit: Query<(&Mesh3d, &MeshMaterial3d<Lit>, &OnlyIn, Has<NotShadowCaster>)>,
    unlit: Query<(&Mesh3d, &MeshMaterial3d<Unlit>, Option<&OnlyIn>)>,
) {
    let other = view.other();
    let mut seen = HashSet::new();
    for (mesh, material, only, is_shadowless) in &lit {
        if only.0 == other && seen.insert((material.id().untyped(), is_shadowless)) {
            let mut part = commands.spawn(sample(mesh.0.clone(), material.0.clone()));
            if is_shadowless {
                part.insert(NotShadowCaster);
            }
        }
    }
    for (mesh, material, only) in &unlit {
        if only.is_none_or(|only| only.0 == other) && seen.insert((material.id().untyped(), true)) {
            commands.spawn((sample(mesh.0.clone(), material.0.clone()), NotShadowCaster));
        }
    }
}

/// Where games spawn their samples.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SampleSystems;

/// Adds the system of a game that spawns a [`sample`] of each thing that the view not in use shows.
pub(crate) fn warm_up<M>(app: &mut App, game: ActiveGame, spawn_samples: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    // Without a renderer there is nothing to warm up.
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    let systems: ScheduleConfigs<ScheduleSystem> = spawn_samples.into_configs();
    app.add_systems(Update, systems.run_if(in_state(game)).in_set(SampleSystems))
        .add_systems(OnExit(game), (clear_away, start_anew).chain());
}

/// Waits until the program is idle.
fn wait(
    mut warming: ResMut<Warming>,
    (view, settings): (Res<View>, Res<ViewSettings>),
    (time, compiling): (Res<Time<Real>>, Res<Compiling>),
    mut happened: MessageReader<WindowEvent>,
    (mut frames, mut since): (Local<u8>, Local<Duration>),
    mut wake: ResMut<Wake>,
) {
    // A player who has chosen the flat view keeps it, perhaps because the graphics driver cannot handle the lit one;
    // and in a browser the page freezes while the large shaders of the lit view compile.
    if *view == View::TwoD && (settings.view == ViewChoice::TwoD || cfg!(target_arch = "wasm32")) {
        return;
    }
    if happened.read().count() > 0 || compiling.is_on() || *frames < FIRST_FRAMES {
        *frames = frames.saturating_add(1);
        *since = time.elapsed();
    }
    let left = (*since + REST).saturating_sub(time.elapsed());
    if left.is_zero() {
        *warming = Warming::Drawing(0);
    } else {
        wake.within(left);
    }
}

/// Whether the other view is to be drawn from this frame on.
fn begins(warming: Res<Warming>) -> bool {
    warming.is_changed() && *warming == Warming::Drawing(0)
}

/// Sets up the cameras, and the light of the other view.
fn set_up(
    mut commands: Commands,
    view: Res<View>,
    mut images: ResMut<Assets<Image>>,
    board: Single<(&EnvironmentMapLight, &Msaa), With<BoardCamera>>,
    daylight: Single<(Entity, &mut DirectionalLight)>,
) {
    let other = view.other();
    let picture = Image::new_target_texture(8, 8, TextureFormat::Rgba8UnormSrgb, None);
    let picture = images.add(picture);
    let (room, msaa) = *board;
    // In the frame of the change itself, the camera may still be that of this view.
    for (order, seen_by) in [(-2, other), (-1, *view)] {
        commands.spawn((
            Sample,
            Camera3d::default(),
            Camera { order, ..default() },
            RenderTarget::Image(picture.clone().into()),
            (lens(seen_by, 1.0), tones(seen_by)),
            (room.clone(), *msaa),
            Transform::from_xyz(0.0, 8.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y),
        ));
    }
    if other == View::ThreeD {
        let (daylight, mut light) = daylight.into_inner();
        light.shadow_maps_enabled = true;
        commands.entity(daylight).insert(RenderLayers::from_layers(&[0, LAYER]));
    }
}

/// Continues until everything is compiled.
fn draw(mut warming: ResMut<Warming>, compiling: Res<Compiling>, mut wake: ResMut<Wake>) {
    if let Warming::Drawing(frames) = *warming {
        *warming = if frames < FRAMES || compiling.is_on() {
            Warming::Drawing(frames.saturating_add(1))
        } else {
            Warming::Done
        };
        wake.keep_drawing();
    }
}

fn clear_away(
    mut commands: Commands,
    samples: Query<Entity, With<Sample>>,
    view: Res<View>,
    daylight: Single<(Entity, &mut DirectionalLight)>,
) {
    for sample in &samples {
        commands.entity(sample).despawn();
    }
    let (daylight, mut light) = daylight.into_inner();
    light.shadow_maps_enabled = *view == View::ThreeD;
    commands.entity(daylight).remove::<RenderLayers>();
}

/// Another game shows other things. If it has gone in the middle, it begins again when it comes back.
fn start_anew(mut warming: ResMut<Warming>) {
    warming.set_if_neq(Warming::Waiting);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Warming>();
    // Without a renderer there is nothing to warm up.
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    let is_idle = in_state(Screen::Title).or_else(in_state(Screen::NewGame));
    app.configure_sets(
        Update,
        SampleSystems
            .after(set_up)
            .before(draw)
            .run_if(begins)
            .in_set(TableSystems::Present),
    )
    .add_systems(
        Update,
        (
            wait.run_if(resource_equals(Warming::Waiting).and_then(is_idle)),
            set_up.run_if(begins),
            draw,
            clear_away.run_if(resource_changed::<Warming>.and_then(resource_equals(Warming::Done))),
        )
            .chain()
            .run_if(not(in_state(ActiveGame::None)))
            .in_set(TableSystems::Present),
    );
}
