//! The camera: it orbits and zooms, turns to face a player's side, and keeps the board in the part of the window that
//! panels leave free.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy_egui::input::EguiWantsInput;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin};

use super::motion::{Animating, AnimationSpeed};
use super::render::environment::{BRIGHTNESS, room_light};
use super::schedule::{MoveSystems, TableSystems};
use super::view::{Bearing, CameraHome, HomeBearing, OrbitLock, PictureView, View};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::Screen;

pub mod framing;
pub mod marker;
mod steering;

use framing::{Home, choose_home, frame};
use marker::BoardCamera;
use steering::{orbit, steer};

/// How far the board behind the title turns to the side, in radians: what is written on it stays legible.
const TITLE_TURN: f32 = 0.3;

/// Seconds until it is back at its home position, where it rests.
const TITLE_TURNS_FOR: f32 = 24.0;

fn spawn_camera(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    (home, bearing): (Res<Home>, Res<HomeBearing>),
    renderer: Option<Res<RenderAdapterInfo>>,
) {
    let room = match renderer {
        Some(_) => room_light(&mut images),
        // Nothing is drawn, as in tests, and the pictures of the room take a while to compute.
        None => EnvironmentMapLight {
            intensity: BRIGHTNESS,
            ..default()
        },
    };
    commands.spawn((
        Name::new("Camera"),
        BoardCamera,
        Camera3d::default(),
        // Drawn before there is a board to frame, as on the shelf.
        framing::tones(home.view),
        Msaa::Sample4,
        orbit(*home, *bearing),
        room,
    ));
}

/// The turn of the board behind the title after so many seconds: slowly there and back.
fn title_turn(seconds: f32) -> f32 {
    let half = (PI * (seconds / TITLE_TURNS_FOR).clamp(0.0, 1.0)).sin();
    TITLE_TURN * half * half
}

/// Turns the board behind the title a little, unless animations are off.
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
        let before = title_turn(*turned);
        *turned += time.delta_secs();
        orbiting.target_yaw += title_turn(*turned) - before;
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

fn is_pictured(picture: Res<PictureView>) -> bool {
    picture.0.is_some()
}

fn note_bearing(
    orbiting: Single<&PanOrbitCamera, With<BoardCamera>>,
    (picture, home): (Res<PictureView>, Res<HomeBearing>),
    mut bearing: ResMut<Bearing>,
    mut animating: ResMut<Animating>,
) {
    if let (Some(yaw), Some(pitch), Some(radius)) = (orbiting.yaw, orbiting.pitch, orbiting.radius) {
        // A moving picture is seen from the home position, wherever the player has gone.
        bearing.0 = if picture.0.is_some() { home.0 } else { yaw };
        animating.0 |= yaw != orbiting.target_yaw
            || pitch != orbiting.target_pitch
            || radius != orbiting.target_radius
            || orbiting.focus.distance(orbiting.target_focus) > 1e-2;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(PanOrbitCameraPlugin)
        .add_resource::<Home>()
        .add_systems(Startup, spawn_camera)
        .add_systems(OnExit(Screen::Title), bring_board_home)
        .add_systems(
            Update,
            (
                (
                    choose_home.run_if(not(is_pictured)),
                    steer,
                    turn_title_board.run_if(in_state(Screen::Title)),
                    note_bearing,
                )
                    .chain()
                    .in_set(MoveSystems::Look),
                (frame, hold).chain().in_set(TableSystems::Present),
            ),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_behind_the_title_comes_back_to_rest_and_never_turns_far() {
        let turns: Vec<f32> = (0..30).map(|second| title_turn(second as f32)).collect();
        let most = turns.iter().copied().fold(0.0, f32::max);
        assert!((0.2..0.35).contains(&most), "{most}");
        assert!(turns[24..].iter().all(|turn| turn.abs() < 1e-6), "{turns:?}");
    }
}
