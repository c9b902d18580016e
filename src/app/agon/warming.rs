//! The graphics card's programs of the view that is not in use, built while whoever has opened the game looks at the
//! title: so the first change of the view does not stop the picture.
//!
//! A camera of each view looks for some frames at one thing of each kind which the other view shows. They draw on a
//! picture of their own that nobody sees.

use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::camera::visibility::{NoFrustumCulling, RenderLayers};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::TextureFormat;
use bevy::window::WindowEvent;

use super::camera::{BoardCamera, lens, tones};
use super::components::View;
use super::lit::Lit;
use super::sets::AgonSystems;
use super::unlit::Unlit;
use super::views::{LitOnly, Wardrobe};
use crate::app::shell::screens::Screen;
use crate::app::shell::settings::{self, Settings};
use crate::app::shell::wake::{Compiling, Wake};

/// How long nothing has happened before it begins: the first pictures come first, and nobody is about to press anything.
const REST: Duration = Duration::from_millis(1500);
/// Frames of the start, in which there is no rest however long they take.
const FIRST_FRAMES: u8 = 4;
/// Frames until the renderer has surely seen what is to be drawn and begun to build what it needs for that.
const FRAMES: u8 = 6;
/// What these cameras see, and the board's does not.
const LAYER: usize = 1;

/// How far it has come.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Warming {
    /// It begins when nothing has happened for a while.
    #[default]
    Waiting,
    /// The other view has been drawn for so many frames.
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

/// What is there only to be drawn unseen.
#[derive(Component, Clone, Copy)]
#[require(NoFrustumCulling, Pickable::IGNORE, RenderLayers::layer(LAYER))]
struct Sample;

/// Waits for a moment of rest.
fn wait(
    mut warming: ResMut<Warming>,
    (view, settings): (Res<View>, Res<Settings>),
    (time, compiling): (Res<Time<Real>>, Res<Compiling>),
    mut happened: MessageReader<WindowEvent>,
    (mut frames, mut since): (Local<u8>, Local<Duration>),
    mut wake: ResMut<Wake>,
) {
    // Whoever has chosen the flat view keeps it, perhaps because the graphics driver cannot do the lit one; and a page
    // stands still while the large programs of that one are built.
    if *view == View::TwoD && (settings.view == settings::View::TwoD || cfg!(target_arch = "wasm32")) {
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
    (view, wardrobe): (Res<View>, Res<Wardrobe>),
    mut images: ResMut<Assets<Image>>,
    board: Single<(&EnvironmentMapLight, &Msaa), With<BoardCamera>>,
    daylight: Single<(Entity, &mut DirectionalLight)>,
    lit_only: Query<(&Mesh3d, &MeshMaterial3d<Lit>), With<LitOnly>>,
    unlit: Query<(&Mesh3d, &MeshMaterial3d<Unlit>)>,
) {
    let other = view.other();
    let picture = Image::new_target_texture(8, 8, TextureFormat::Rgba8UnormSrgb, None);
    let picture = images.add(picture);
    let (room, msaa) = *board;
    // In the frame of the change itself the camera may still be that of this view.
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
            for look in wardrobe.looks() {
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
            for look in wardrobe.looks() {
                let (mesh, material) = look.flat.clone();
                commands.spawn((Sample, Mesh3d(mesh), MeshMaterial3d(material)));
            }
        }
    }
    // What lies on the board in both views is drawn by other programs in each.
    let mut seen: HashSet<_> = wardrobe.looks().map(|look| look.flat.1.id()).collect();
    for (mesh, material) in &unlit {
        if seen.insert(material.id()) {
            commands.spawn((Sample, mesh.clone(), material.clone()));
        }
    }
}

/// Goes on until all is built.
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Warming>();
    // Without a renderer there is nothing to be warmed.
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.add_systems(
        Update,
        (
            wait.run_if(
                resource_equals(Warming::Waiting).and_then(in_state(Screen::Title).or_else(in_state(Screen::NewGame))),
            ),
            set_up.run_if(resource_changed::<Warming>.and_then(resource_equals(Warming::Drawing(0)))),
            draw,
            clear_away.run_if(resource_changed::<Warming>.and_then(resource_equals(Warming::Done))),
        )
            .chain()
            .in_set(AgonSystems::Present),
    );
}
