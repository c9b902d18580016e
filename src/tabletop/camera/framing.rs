//! Framing of the board: the camera's home position, and the placement of the picture relative to the window.

use std::f32::consts::{FRAC_PI_2, PI};
use std::ops::RangeInclusive;

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::marker::BoardCamera;
use crate::tabletop::view::{BoardOutline, BoardViewport, HomeBearing, Slope, View};

/// Distance of the home position in the lit view: far enough for a calm perspective.
const DISTANCE: f32 = 33.0;
/// Its highest pitch in the lit view, in degrees.
const HIGHEST: u8 = 76;
/// Further up while a player chooses a cell, in radians, so that no piece hides one.
const RISE: f32 = 9.0 * PI / 180.0;
/// The board's extent including its margin, as a multiple of its size.
const MARGIN: f32 = 1.03;

/// The camera's home position in a view.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Home {
    pub view: View,
    /// Angle above the horizon, in radians.
    pub pitch: f32,
    /// In world units; the scale in the flat view.
    pub distance: f32,
}

impl Default for Home {
    fn default() -> Self {
        Self::high(View::default(), *pitches(Slope::default()).start())
    }
}

impl Home {
    /// At this many degrees in the lit view, and straight above in the flat one.
    fn high(view: View, degrees: u8) -> Self {
        let (pitch, distance) = match view {
            View::ThreeD => (f32::from(degrees).to_radians(), DISTANCE),
            View::TwoD => (FRAC_PI_2, 1.0),
        };
        Self { view, pitch, distance }
    }

    /// The camera's place at this distance, turned by `bearing`.
    fn seen_from(self, bearing: f32, distance: f32) -> Transform {
        let turn = Quat::from_rotation_y(bearing) * Quat::from_rotation_x(-self.pitch);
        Transform::from_translation(turn * Vec3::Z * distance).with_rotation(turn)
    }

    /// The camera's distance with this lens: far enough not to be in the board.
    const fn away(self, lens: &Projection) -> f32 {
        match lens {
            Projection::Orthographic(lens) => (lens.near + lens.far) / 2.0,
            _ => self.distance,
        }
    }

    /// The pitch while a player chooses a cell, or does not.
    pub(super) fn pitch(self, is_choosing: bool) -> f32 {
        match self.view {
            View::ThreeD if is_choosing => (self.pitch + RISE).min(f32::from(HIGHEST).to_radians()),
            _ => self.pitch,
        }
    }

    /// The lowest position from which the board fills a free area with these proportions: the narrower the area, the
    /// higher, as the board then looks narrower too.
    fn of(view: View, slope: Slope, free: Vec2, outline: &BoardOutline) -> Self {
        let fills = |home: &Self| {
            let board = covered(*home, outline).size();
            board.x * free.y <= board.y * free.x
        };
        let mut homes = pitches(slope).map(|degrees| Self::high(view, degrees));
        homes.find(fills).unwrap_or(Self::high(view, HIGHEST))
    }
}

/// The pitches of home positions in the lit view, in degrees.
const fn pitches(slope: Slope) -> RangeInclusive<u8> {
    match slope {
        Slope::Low => 48..=HIGHEST,
        Slope::Steep => 65..=HIGHEST,
    }
}

/// The area of the picture plane that the board covers from the home position, whether or not a player chooses a cell.
fn covered(home: Home, outline: &BoardOutline) -> Rect {
    let choosing = Home {
        pitch: home.pitch(true),
        ..home
    };
    extent(home, outline).union(extent(choosing, outline))
}

/// The area of the picture plane covered by the board from the home position, along the camera's axis: in tangents of
/// the angle for the lit view, in world units for the flat one.
fn extent(home: Home, outline: &BoardOutline) -> Rect {
    let Home { view, pitch, distance } = home;
    let to_camera = Quat::from_rotation_x(pitch);
    let seen = outline.seen_in(view).iter().map(|&point| {
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

/// Placement of the whole picture relative to the window that centres the board in the free area.
struct Framing {
    part: SubCameraView,
    /// Half the height of the whole picture, in the units of [`extent`].
    half_height: f32,
}

fn framing(board: Rect, window: Vec2, free: Rect) -> Framing {
    /// Steps per logical pixel, for sub-pixel precision.
    const FINE: f32 = 16.0;
    let scale = (free.size() / (board.size() * MARGIN)).min_element();
    // The board's centre is off the camera's axis, and screen coordinates point downwards.
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

/// Projection for a view that shows `half_height` above and below its centre, in the units of [`extent`].
pub(crate) fn lens(view: View, half_height: f32) -> Projection {
    match view {
        View::ThreeD => Projection::Perspective(PerspectiveProjection {
            fov: 2.0 * half_height.atan(),
            near: 1.0,
            far: 400.0,
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

/// Projection, sub-view and place of a camera at its home position that fills a picture of this size with the board.
pub(crate) fn portrait(
    view: View,
    size: UVec2,
    HomeBearing(bearing): HomeBearing,
    outline: &BoardOutline,
) -> (Projection, SubCameraView, Transform) {
    let size = size.as_vec2();
    let home = Home::of(view, Slope::default(), size, outline);
    let framing = framing(extent(home, outline), size, Rect::from_corners(Vec2::ZERO, size));
    let lens = lens(view, framing.half_height);
    let place = home.seen_from(bearing, home.away(&lens));
    (lens, framing.part, place)
}

/// The part of the window that panels leave free.
fn free_part(window: &Window, viewport: &BoardViewport) -> Rect {
    let whole = Rect::from_corners(Vec2::ZERO, window.size());
    viewport.0.map_or(whole, |free| free.intersect(whole))
}

pub(crate) fn choose_home(
    window: Single<&Window, With<PrimaryWindow>>,
    (view, slope): (Res<View>, Res<Slope>),
    viewport: Res<BoardViewport>,
    outline: Res<BoardOutline>,
    mut home: ResMut<Home>,
    mut last: Local<Option<(View, Slope, Vec2, BoardOutline)>>,
) {
    let free = free_part(&window, &viewport).size();
    let is_known = last
        .as_ref()
        .is_some_and(|(seen, low, size, points)| (*seen, *low, *size) == (*view, *slope, free) && *points == *outline);
    // Finding the home position is expensive, so do it only on changes.
    if free.min_element() >= 1.0 && !is_known {
        *last = Some((*view, *slope, free, outline.clone()));
        home.set_if_neq(Home::of(*view, *slope, free, &outline));
    }
}

/// Fits the picture to the view, the window and the panels.
pub(crate) fn frame(
    camera: Single<(&mut Camera, &mut Projection, &mut Tonemapping), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    home: Res<Home>,
    viewport: Res<BoardViewport>,
    outline: Res<BoardOutline>,
    mut last: Local<Option<(Home, Vec2, Option<Rect>, BoardOutline)>>,
) {
    let size = window.size();
    let is_known = last.as_ref().is_some_and(|(seen, window, free, points)| {
        (*seen, *window, *free) == (*home, size, viewport.0) && *points == *outline
    });
    if is_known || size.min_element() < 1.0 {
        return;
    }
    let board = covered(*home, &outline);
    if board.is_empty() {
        return;
    }
    let free = free_part(&window, &viewport);
    // A panel may temporarily cover everything; leave the board as it was.
    if free.size().min_element() < 1.0 {
        return;
    }
    let turned = last.as_ref().is_none_or(|(seen, ..)| seen.view != home.view);
    *last = Some((*home, size, viewport.0, outline.clone()));
    let (mut camera, mut now, mut tone) = camera.into_inner();
    let framing = framing(board, size, free);
    camera.sub_camera_view = Some(framing.part);
    let mut next = lens(home.view, framing.half_height);
    if let (Projection::Orthographic(next), Projection::Orthographic(now), false) = (&mut next, &*now, turned) {
        next.scale = now.scale;
    }
    *now = next;
    *tone = tones(home.view);
}

/// The flat view shows colours unchanged, and the lit one preserves their hue. Neither needs a lookup table.
pub(crate) const fn tones(view: View) -> Tonemapping {
    match view {
        View::ThreeD => Tonemapping::KhronosPbrNeutral,
        View::TwoD => Tonemapping::None,
    }
}

/// The camera at its home position, turned by `bearing`, in a window with this free part.
#[cfg(test)]
pub(crate) fn camera_at_home(
    view: View,
    window: Vec2,
    free: Rect,
    bearing: f32,
    outline: &BoardOutline,
) -> (Camera, GlobalTransform) {
    let home = Home::of(view, Slope::default(), free.size(), outline);
    let framing = framing(covered(home, outline), window, free);
    let lens = lens(view, framing.half_height);
    let clip_from_view = lens.get_clip_from_view_for_sub(&framing.part);
    let away = home.away(&lens);
    let camera = Camera {
        computed: bevy::camera::ComputedCameraValues {
            clip_from_view,
            target_info: Some(bevy::camera::RenderTargetInfo {
                physical_size: window.as_uvec2(),
                scale_factor: 1.0,
            }),
            ..default()
        },
        ..default()
    };
    (camera, home.seen_from(bearing, away).into())
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_3;

    use super::*;

    /// A hexagon with pieces on its corners.
    fn board() -> BoardOutline {
        let corners = (0..6_u8).map(|turn| Quat::from_rotation_y(f32::from(turn) * FRAC_PI_3) * (Vec3::Z * 6.2));
        let points: Vec<Vec3> = corners
            .flat_map(|corner| [corner, corner * 0.85 + Vec3::Y * 1.7])
            .collect();
        BoardOutline {
            in_space: points.clone(),
            flat: points,
        }
    }

    /// Window position of a point given in the units of [`extent`].
    fn on_screen(framing: &Framing, window: Vec2, point: Vec2) -> Vec2 {
        let full = framing.part.full_size.as_vec2();
        let scale = full.y / (2.0 * framing.half_height);
        let pixel = full / 2.0 + point * Vec2::new(1.0, -1.0) * scale - framing.part.offset;
        pixel / framing.part.size.as_vec2() * window
    }

    #[test]
    fn the_board_fills_the_free_part_and_stays_in_it() {
        for (view, outline) in [View::ThreeD, View::TwoD].map(|view| (view, board())) {
            for (window, free) in [
                ((1280.0, 800.0), Rect::new(0.0, 0.0, 960.0, 800.0)),
                ((1280.0, 800.0), Rect::new(0.0, 40.0, 1280.0, 800.0)),
                ((360.0, 640.0), Rect::new(0.0, 48.0, 360.0, 460.0)),
                ((640.0, 360.0), Rect::new(200.0, 0.0, 640.0, 360.0)),
            ] {
                let window = Vec2::from(window);
                let board = covered(Home::of(view, Slope::default(), free.size(), &outline), &outline);
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
        let home = |width, height| Home::of(View::ThreeD, Slope::Low, Vec2::new(width, height), &board());
        let lowest = f32::from(*pitches(Slope::Low).start()).to_radians();
        assert_eq!(home(948.0, 740.0).pitch, lowest);
        let portrait = home(768.0, 830.0);
        assert!(portrait.pitch > lowest);
        let share = |home: Home| {
            let board = covered(home, &board()).size();
            board.y / board.x
        };
        // It fills both the height and the width, which it would not from lower down.
        assert!(share(portrait) >= 830.0 / 768.0 && share(home(948.0, 740.0)) < 830.0 / 768.0);
    }
}
