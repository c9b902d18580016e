//! How much of the picture the board takes: where the camera stands at first, and how the picture lies round the window.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::super::board::{FRAME_APOTHEM, TOP_OF_TILE, TRAY_PLACES, tray_place};
use super::super::components::{BoardViewport, Shown, View};
use super::super::views::FLAT_CORNER;
use super::BoardCamera;
use crate::rules::Side;

/// Where the camera stands at first in the lit view: far enough for a calm perspective, and in degrees high enough to see
/// every cell and what stands behind a queen; higher where the free part of the window is narrow, as from there the board looks narrower too.
const DISTANCE: f32 = 27.0;
const PITCHES: std::ops::RangeInclusive<u8> = 57..=76;
/// Free space round the board, as a share of the board's size.
const MARGIN: f32 = 1.03;

/// Where the camera stands at first in a view, and is brought back to.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(super) struct Home {
    pub view: View,
    /// From the horizon, in radians.
    pub pitch: f32,
    /// In world units; in the flat view the scale.
    pub distance: f32,
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

/// A view's lens, that shows half the height told, in the units of [`extent`].
pub(in crate::app::agon) fn lens(view: View, half_height: f32) -> Projection {
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

/// The part of the window that panels leave free.
fn free_part(window: &Window, viewport: &BoardViewport) -> Rect {
    let whole = Rect::from_corners(Vec2::ZERO, window.size());
    viewport.0.map_or(whole, |free| free.intersect(whole))
}

fn has_trays(shown: &Shown) -> bool {
    shown.0.is_some_and(|position| position.is_placing())
}

pub(super) fn choose_home(
    window: Single<&Window, With<PrimaryWindow>>,
    view: Res<View>,
    viewport: Res<BoardViewport>,
    shown: Res<Shown>,
    mut home: ResMut<Home>,
    mut last: Local<Option<(View, Vec2, bool)>>,
) {
    let free = free_part(&window, &viewport).size();
    let now = (*view, free, has_trays(&shown));
    // To look for it takes some reckoning.
    if free.min_element() >= 1.0 && last.replace(now) != Some(now) {
        home.set_if_neq(Home::of(now.0, now.1, now.2));
    }
}

/// Fits the picture to view, window and panels.
pub(super) fn frame(
    camera: Single<(&mut Camera, &mut Projection, &mut Tonemapping), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    home: Res<Home>,
    viewport: Res<BoardViewport>,
    shown: Res<Shown>,
    mut last: Local<Option<(Home, Vec2, Option<Rect>, bool)>>,
) {
    let size = window.size();
    let trays = has_trays(&shown);
    let seen = Some((*home, size, viewport.0, trays));
    if *last == seen || size.min_element() < 1.0 {
        return;
    }
    let free = free_part(&window, &viewport);
    // A panel may cover everything for a while; the board then stays as it was.
    if free.size().min_element() < 1.0 {
        return;
    }
    let turned = last.is_none_or(|(seen, ..)| seen.view != home.view);
    *last = seen;
    let (mut camera, mut now, mut tone) = camera.into_inner();
    let framing = framing(extent(*home, trays), size, free);
    camera.sub_camera_view = Some(framing.part);
    let mut next = lens(home.view, framing.half_height);
    if let (Projection::Orthographic(next), Projection::Orthographic(now), false) = (&mut next, &*now, turned) {
        next.scale = now.scale;
    }
    *now = next;
    *tone = tones(home.view);
}

/// The flat view shows the colours as they are; the lit one keeps their hue. Neither needs a lookup table.
pub(in crate::app::agon) const fn tones(view: View) -> Tonemapping {
    match view {
        View::ThreeD => Tonemapping::KhronosPbrNeutral,
        View::TwoD => Tonemapping::None,
    }
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
        // It fills the part in height as well as in width, which from lower down it would not.
        assert!(covered(portrait) >= 780.0 / 768.0 && covered(home(948.0, 740.0)) < 780.0 / 768.0);
    }
}
