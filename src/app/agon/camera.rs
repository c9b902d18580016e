//! The camera: it orbits and zooms, is turned to a player, and keeps the board in the part of the window that panels
//! leave free.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;
use bevy_panorbit_camera::{FocusBoundsShape, PanOrbitCamera, PanOrbitCameraPlugin};

use super::board::{FRAME_APOTHEM, TOP_OF_TILE, TRAY_PLACES, tray_place};
use super::components::{AnimationSpeed, Bearing, BoardViewport, CameraHome, Facing, OrbitLock, Restless, Shown, View};
use super::room::room_light;
use super::sets::AgonSystems;
use super::views::FLAT_CORNER;
use crate::app::shell::screens::Screen;
use crate::rules::Side;

/// The camera that shows the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardCamera;

/// Where the camera stands at first in the lit view: far enough for a calm perspective, and in degrees high enough to see
/// every cell; higher where the free part of the window is narrow, as from there the board looks narrower too.
const DISTANCE: f32 = 27.0;
const PITCHES: std::ops::RangeInclusive<u8> = 52..=76;
/// How fast the board turns behind the title, in radians a second.
const TITLE_TURN: f32 = 0.05;
/// The shares of its first distance to which the camera comes near and goes away.
const ZOOM: (f32, f32) = (0.4, 1.35);
/// Free space round the board, as a share of the board's size.
const MARGIN: f32 = 1.03;

/// Where the camera stands at first in a view, and is brought back to.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
struct Home {
    view: View,
    /// From the horizon, in radians.
    pitch: f32,
    /// In world units; in the flat view the scale.
    distance: f32,
}

impl Default for Home {
    fn default() -> Self {
        Self::high(View::default(), *PITCHES.start())
    }
}

impl Home {
    /// At so many degrees in the lit view, and straight above in the flat one.
    fn high(view: View, degrees: u8) -> Self {
        let (pitch, distance) = match view {
            View::ThreeD => (f32::from(degrees).to_radians(), DISTANCE),
            View::TwoD => (FRAC_PI_2, 1.0),
        };
        Self { view, pitch, distance }
    }

    /// The lowest from which the board fills a free part of these proportions.
    fn of(view: View, free: Vec2, trays: bool) -> Self {
        let fills = |home: &Self| {
            let board = extent(*home, trays).size();
            board.x * free.y <= board.y * free.x
        };
        let mut homes = PITCHES.map(|degrees| Self::high(view, degrees));
        homes.find(fills).unwrap_or(Self::high(view, *PITCHES.end()))
    }
}

/// What of the picture plane the board covers at first, with its trays if they are in use, seen along the camera's axis:
/// in tangents of the angle for the lit view, in world units for the flat one.
fn extent(home: Home, trays: bool) -> Rect {
    let Home { view, pitch, distance } = home;
    let corner = match view {
        View::ThreeD => FRAME_APOTHEM / (PI / 6.0).cos(),
        View::TwoD => FLAT_CORNER,
    };
    let mut points = Vec::new();
    for turn in 0..6_u8 {
        let outward = Quat::from_rotation_y(f32::from(turn) * PI / 3.0) * Vec3::Z;
        // Queens at the edge stand higher than the frame.
        points.extend([outward * corner, outward * 5.2 + Vec3::Y * (TOP_OF_TILE + 1.45)]);
    }
    let places = if trays { 0..TRAY_PLACES } else { 0..0 };
    for place in places {
        for side in Side::ALL {
            let foot = tray_place(side, place);
            points.extend([foot * 1.07, foot + Vec3::Y]);
        }
    }
    let to_camera = Quat::from_rotation_x(pitch);
    let seen = points.into_iter().map(|point| {
        let point = to_camera * point;
        match view {
            View::ThreeD => point.xy() / (distance - point.z),
            View::TwoD => point.xy(),
        }
    });
    seen.map(|point| Rect::from_corners(point, point))
        .reduce(|all, point| all.union(point))
        .unwrap_or_default()
}

/// How the whole picture lies round the window so that the board is centred in the free part.
struct Framing {
    part: SubCameraView,
    /// Half the whole picture's height, in the units of [`extent`].
    half_height: f32,
}

fn framing(board: Rect, window: Vec2, free: Rect) -> Framing {
    /// Parts of a logical pixel that matter.
    const FINE: f32 = 16.0;
    let scale = (free.size() / (board.size() * MARGIN)).min_element();
    // The board's middle is not on the camera's axis; screens count downwards.
    let axis = free.center() - board.center() * Vec2::new(1.0, -1.0) * scale;
    let half = axis.max(window - axis);
    Framing {
        part: SubCameraView {
            full_size: (half * 2.0 * FINE).round().as_uvec2(),
            offset: ((half - axis) * FINE).round(),
            size: (window * FINE).round().as_uvec2(),
        },
        half_height: half.y / scale,
    }
}

fn projection(view: View, half_height: f32) -> Projection {
    match view {
        View::ThreeD => Projection::Perspective(PerspectiveProjection {
            fov: 2.0 * half_height.atan(),
            near: 1.0,
            far: 200.0,
            ..default()
        }),
        View::TwoD => Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::FixedVertical {
                viewport_height: 2.0 * half_height,
            },
            far: 60.0,
            ..OrthographicProjection::default_3d()
        }),
    }
}

/// The camera's controls, at home.
fn orbit(home: Home, facing: Facing) -> PanOrbitCamera {
    let Home { view, pitch, distance } = home;
    let yaw = yaw(facing);
    let flat = view == View::TwoD;
    PanOrbitCamera {
        yaw: Some(yaw),
        pitch: Some(pitch),
        radius: Some(distance),
        target_yaw: yaw,
        target_pitch: pitch,
        target_radius: distance,
        pitch_lower_limit: Some(if flat { pitch } else { 28.0_f32.to_radians() }),
        pitch_upper_limit: Some(if flat { pitch } else { 85.0_f32.to_radians() }),
        zoom_lower_limit: distance * ZOOM.0,
        zoom_upper_limit: Some(distance * ZOOM.1),
        orbit_sensitivity: if flat { 0.0 } else { 0.8 },
        orbit_smoothness: 0.25,
        pan_sensitivity: if flat { 1.0 } else { 0.0 },
        focus_bounds_shape: Some(FocusBoundsShape::Cuboid(Cuboid::new(8.0, 0.0, 9.0))),
        trackpad_pinch_to_zoom_enabled: true,
        force_update: true,
        ..default()
    }
}

const fn yaw(facing: Facing) -> f32 {
    match facing.0 {
        Side::White => 0.0,
        Side::Black => PI,
    }
}

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

/// The part of the window that panels leave free.
fn free_part(window: &Window, viewport: &BoardViewport) -> Rect {
    let whole = Rect::from_corners(Vec2::ZERO, window.size());
    viewport.0.map_or(whole, |free| free.intersect(whole))
}

fn has_trays(shown: &Shown) -> bool {
    shown.0.is_some_and(|position| position.is_placing())
}

fn choose_home(
    window: Single<&Window, With<PrimaryWindow>>,
    view: Res<View>,
    viewport: Res<BoardViewport>,
    shown: Res<Shown>,
    mut home: ResMut<Home>,
) {
    let free = free_part(&window, &viewport).size();
    if free.min_element() >= 1.0 {
        home.set_if_neq(Home::of(*view, free, has_trays(&shown)));
    }
}

/// Fits the picture to view, window and panels.
fn frame(
    camera: Single<(&mut Camera, &mut Projection, &mut Tonemapping), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    home: Res<Home>,
    viewport: Res<BoardViewport>,
    shown: Res<Shown>,
    mut last: Local<Option<(Home, Vec2, Option<Rect>, bool)>>,
) {
    let size = window.size();
    let trays = has_trays(&shown);
    let now = Some((*home, size, viewport.0, trays));
    if *last == now || size.min_element() < 1.0 {
        return;
    }
    let free = free_part(&window, &viewport);
    // A panel may cover everything for a while; the board then stays as it was.
    if free.size().min_element() < 1.0 {
        return;
    }
    let turned = last.is_none_or(|(seen, ..)| seen.view != home.view);
    *last = now;
    let (mut camera, mut lens, mut tones) = camera.into_inner();
    let framing = framing(extent(*home, trays), size, free);
    camera.sub_camera_view = Some(framing.part);
    let mut next = projection(home.view, framing.half_height);
    if let (Projection::Orthographic(next), Projection::Orthographic(lens), false) = (&mut next, &*lens, turned) {
        next.scale = lens.scale;
    }
    *lens = next;
    // The flat view shows the colours as they are; the lit one keeps their hue. Neither needs a lookup table.
    *tones = match home.view {
        View::ThreeD => Tonemapping::KhronosPbrNeutral,
        View::TwoD => Tonemapping::None,
    };
}

/// Takes the camera to its place: at a change of view at once, to the other player or home in a glide.
fn steer(
    mut orbiting: Single<&mut PanOrbitCamera, With<BoardCamera>>,
    home: Res<Home>,
    facing: Res<Facing>,
    mut requests: MessageReader<CameraHome>,
    mut last: Local<Option<(Home, Facing)>>,
) {
    let go_home = requests.read().count() > 0;
    let before = last.replace((*home, *facing));
    // The first frame counts as a change too: settings are read only after the camera is spawned.
    if before.is_none_or(|(seen, _)| seen.view != home.view) {
        **orbiting = PanOrbitCamera {
            initialized: true,
            ..orbit(*home, *facing)
        };
    } else if let Some((_, faced)) = before.filter(|(_, faced)| faced != &*facing) {
        orbiting.target_yaw += yaw(*facing) - yaw(faced);
    }
    // Where the player has not tilted the board, it follows the shape of the window.
    if before.is_some_and(|(seen, _)| seen != *home && orbiting.target_pitch == seen.pitch) {
        orbiting.pitch = Some(home.pitch);
        orbiting.target_pitch = home.pitch;
        orbiting.force_update = true;
    }
    if go_home {
        let Home { pitch, distance, .. } = *home;
        // The shortest way round.
        let turns = ((orbiting.target_yaw - yaw(*facing)) / (2.0 * PI)).round();
        orbiting.target_yaw = yaw(*facing) + turns * 2.0 * PI;
        orbiting.target_pitch = pitch;
        orbiting.target_radius = distance;
        orbiting.target_focus = Vec3::ZERO;
    }
}

/// Behind the title the board turns by itself, unless nothing is to move.
fn turn_title_board(
    mut orbiting: Single<&mut PanOrbitCamera, With<BoardCamera>>,
    view: Res<View>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
) {
    if *view == View::ThreeD && speed.0 > 0.0 {
        orbiting.target_yaw += TITLE_TURN * time.delta_secs();
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a point in the units of [`extent`] comes to lie in the window.
    fn on_screen(framing: &Framing, window: Vec2, point: Vec2) -> Vec2 {
        let full = framing.part.full_size.as_vec2();
        let scale = full.y / (2.0 * framing.half_height);
        let pixel = full / 2.0 + point * Vec2::new(1.0, -1.0) * scale - framing.part.offset;
        pixel / framing.part.size.as_vec2() * window
    }

    #[test]
    fn the_board_fills_the_free_part_and_stays_in_it() {
        for (view, trays) in [
            (View::ThreeD, false),
            (View::ThreeD, true),
            (View::TwoD, false),
            (View::TwoD, true),
        ] {
            for (window, free) in [
                ((1280.0, 800.0), Rect::new(0.0, 0.0, 960.0, 800.0)),
                ((1280.0, 800.0), Rect::new(0.0, 40.0, 1280.0, 800.0)),
                ((360.0, 640.0), Rect::new(0.0, 48.0, 360.0, 460.0)),
                ((640.0, 360.0), Rect::new(200.0, 0.0, 640.0, 360.0)),
            ] {
                let window = Vec2::from(window);
                let board = extent(Home::of(view, free.size(), trays), trays);
                let framing = framing(board, window, free);
                let shown = Rect::from_corners(
                    on_screen(&framing, window, board.min),
                    on_screen(&framing, window, board.max),
                );
                assert!(
                    (shown.center() - free.center()).length() < 1.0,
                    "{view:?} {shown:?} {free:?}"
                );
                let share = (shown.size() / free.size()).max_element();
                assert!((share * MARGIN - 1.0).abs() < 0.01, "{view:?} {share}");
            }
        }
    }

    #[test]
    fn in_a_narrow_window_the_board_is_seen_from_higher_up_and_so_larger() {
        let home = |width, height| Home::of(View::ThreeD, Vec2::new(width, height), false);
        let lowest = f32::from(*PITCHES.start()).to_radians();
        assert_eq!(home(948.0, 740.0).pitch, lowest);
        let portrait = home(768.0, 780.0);
        assert!(portrait.pitch > lowest);
        let covered = |home: Home| {
            let board = extent(home, false).size();
            board.y / board.x
        };
        assert!(covered(portrait) > 1.1 * covered(home(948.0, 740.0)));
    }
}
