//! Compiles the shaders of the view not in use while the player is on the title page, so that the first change of view
//! does not stall.
//!
//! A camera for each view looks for some frames at one thing of each kind shown by the other view, and draws to a
//! hidden image.

use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::camera::visibility::{NoFrustumCulling, RenderLayers};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::TextureFormat;
use bevy::window::WindowEvent;

use super::appearance::{LitOnly, ViewAssets};
use super::materials::LitWanted;
use crate::app::agon::gameplay::agon_screen::{AGON, AgonScreen};
use crate::app::agon::gameplay::schedule::AgonSystems;
use crate::app::shell::system::redraw::{Compiling, Wake};
use crate::app::shell::system::resources::AddResource;
use crate::app::shell::ui::navigation::Screen;
use crate::app::tabletop::camera::framing::{lens, tones};
use crate::app::tabletop::camera::marker::BoardCamera;
use crate::app::tabletop::render::lit::Lit;
use crate::app::tabletop::render::unlit::Unlit;
use crate::app::tabletop::schedule::TableSystems;
use crate::app::tabletop::view::View;
use crate::app::tabletop::view_settings::{ViewChoice, ViewSettings};

/// How long the program must be idle before it begins, so that it delays neither the first frames nor a key press.
const REST: Duration = Duration::from_millis(1500);
/// The first frames, which do not count as idle however long they take.
const FIRST_FRAMES: u8 = 4;
/// Frames until the renderer has certainly seen everything and begun to compile its pipelines.
const FRAMES: u8 = 6;
/// The render layer seen by these cameras and not by the board's.
const LAYER: usize = 1;

/// The progress of the warm-up.
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

/// Sets up what the other view shows.
fn set_up(
    mut commands: Commands,
    (view, view_assets): (Res<View>, Res<ViewAssets>),
    mut images: ResMut<Assets<Image>>,
    board: Single<(&EnvironmentMapLight, &Msaa), With<BoardCamera>>,
    daylight: Single<(Entity, &mut DirectionalLight)>,
    mut lit_wanted: ResMut<LitWanted>,
    lit_only: Query<(&Mesh3d, &MeshMaterial3d<Lit>), With<LitOnly>>,
    unlit: Query<(&Mesh3d, &MeshMaterial3d<Unlit>)>,
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
    match other {
        View::ThreeD => {
            lit_wanted.set_if_neq(LitWanted(true));
            for look in view_assets.looks() {
                let (mesh, material) = look.lit.clone();
                commands.spawn((Sample, Mesh3d(mesh), MeshMaterial3d(material)));
            }
            for (mesh, material) in &lit_only {
                commands.spawn((Sample, mesh.clone(), material.clone()));
            }
            let (daylight, mut light) = daylight.into_inner();
            light.shadow_maps_enabled = true;
            commands.entity(daylight).insert(RenderLayers::from_layers(&[0, LAYER]));
        }
        View::TwoD => {
            for look in view_assets.looks() {
                let (mesh, material) = look.flat.clone();
                commands.spawn((Sample, Mesh3d(mesh), MeshMaterial3d(material)));
            }
        }
    }
    // Things shown in both views use different shaders in each.
    let mut seen: HashSet<_> = view_assets.looks().map(|look| look.flat.1.id()).collect();
    for (mesh, material) in &unlit {
        if seen.insert(material.id()) {
            commands.spawn((Sample, mesh.clone(), material.clone()));
        }
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

/// Also when the board goes in the middle of it.
fn clear_away(
    mut commands: Commands,
    mut warming: ResMut<Warming>,
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
    if warming.is_on() {
        *warming = Warming::Waiting;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Warming>();
    // Without a renderer there is nothing to warm up.
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.add_systems(
        Update,
        (
            wait.run_if(
                resource_equals(Warming::Waiting)
                    .and_then(in_state(AgonScreen(Screen::Title)).or_else(in_state(AgonScreen(Screen::NewGame)))),
            ),
            set_up.run_if(resource_changed::<Warming>.and_then(resource_equals(Warming::Drawing(0)))),
            draw,
            clear_away.run_if(resource_changed::<Warming>.and_then(resource_equals(Warming::Done))),
        )
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgonSystems),
    )
    .add_systems(OnExit(AGON), clear_away);
}
