//! The camera: it orbits and zooms, is turned to a player, and keeps the board in the part of the window that panels
//! leave free.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin};

use super::components::{AnimationSpeed, Bearing, CameraHome, Facing, OrbitLock, Restless, View};
use super::room::room_light;
use super::sets::AgonSystems;
use crate::app::shell::screens::Screen;

mod framing;
mod steering;

use framing::{Home, choose_home, frame};
pub(super) use framing::{lens, tones};
use steering::{orbit, steer};

/// The camera that shows the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardCamera;

/// How fast the board turns behind the title, in radians a second.
const TITLE_TURN: f32 = 0.05;

/// How long it turns, in seconds: then whoever went away leaves an idle machine.
const TITLE_TURNS_FOR: f32 = 40.0;

fn spawn_camera(mut commands: Commands, mut images: ResMut<Assets<Image>>, home: Res<Home>, facing: Res<Facing>) {
    commands.spawn((
        Name::new("Camera"),
        BoardCamera,
        Camera3d::default(),
        Msaa::Sample4,
        orbit(*home, *facing),
        room_light(&mut images),
    ));
}

/// Behind the title the board turns by itself for a while, unless nothing is to move.
fn turn_title_board(
    mut orbiting: Single<&mut PanOrbitCamera, With<BoardCamera>>,
    mut turned: Local<f32>,
    mut entered: MessageReader<StateTransitionEvent<Screen>>,
    (view, speed, time): (Res<View>, Res<AnimationSpeed>, Res<Time>),
) {
    if entered.read().count() > 0 {
        *turned = 0.0;
    }
    if *view == View::ThreeD && speed.0 > 0.0 && *turned < TITLE_TURNS_FOR {
        *turned += time.delta_secs();
        // It slows down to a stop over the last quarter.
        let left = ((TITLE_TURNS_FOR - *turned) / (TITLE_TURNS_FOR / 4.0)).clamp(0.0, 1.0);
        orbiting.target_yaw += TITLE_TURN * left * time.delta_secs();
    }
}

fn bring_board_home(mut home: MessageWriter<CameraHome>) {
    home.write(CameraHome);
}

/// Holds the camera still while a piece is dragged or a panel is used.
fn hold(
    mut orbiting: Single<&mut PanOrbitCamera, With<BoardCamera>>,
    lock: Res<OrbitLock>,
    panels: Option<Res<EguiWantsInput>>,
) {
    let free = !lock.0 && !panels.is_some_and(|panels| panels.wants_any_pointer_input());
    if orbiting.enabled != free {
        orbiting.enabled = free;
    }
}

fn note_bearing(
    orbiting: Single<&PanOrbitCamera, With<BoardCamera>>,
    mut bearing: ResMut<Bearing>,
    mut restless: ResMut<Restless>,
) {
    if let (Some(yaw), Some(pitch), Some(radius)) = (orbiting.yaw, orbiting.pitch, orbiting.radius) {
        bearing.0 = yaw;
        restless.0 |= yaw != orbiting.target_yaw
            || pitch != orbiting.target_pitch
            || radius != orbiting.target_radius
            || orbiting.focus.distance(orbiting.target_focus) > 1e-2;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(PanOrbitCameraPlugin)
        .init_resource::<Home>()
        .add_systems(Startup, spawn_camera)
        .add_systems(OnExit(Screen::Title), bring_board_home)
        .add_systems(
            Update,
            (
                choose_home,
                steer,
                turn_title_board.run_if(in_state(Screen::Title)),
                frame,
                hold,
                note_bearing,
            )
                .chain()
                .in_set(AgonSystems::Present),
        );
}
