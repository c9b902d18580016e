//! Stars, as drawn for lessons: full ones if earned, otherwise outlines. Those just earned fly in one by one.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, vec2};

use crate::shell::ui::slide::share_since_arrival;
use crate::shell::ui::theme::tokens::{Palette, space};

/// Size of a star, in points.
const SIZE: f32 = 18.0;

/// Inner radius of a star, as a fraction of its outer radius.
const INNER: f32 = 0.44;

/// The width of a row of stars.
pub(crate) fn width(most: u8) -> f32 {
    f32::from(most) * (SIZE + space::XS) - space::XS
}

/// Seconds from one star to the next, and that each flies.
const APART: f32 = 0.16;
const FLIES: f32 = 0.42;

/// A star on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    /// Points below its place.
    below: f32,
    /// Relative to its size.
    scale: f32,
    opacity: f32,
}

impl Flight {
    /// The flight of the star at this place of the row, so many seconds after the first one has set out.
    fn of(place: u8, seconds: f32) -> Self {
        const BELOW: f32 = 26.0;
        const LARGER: f32 = 1.3;
        /// It goes past its place by a twentieth of the way, and comes back.
        const PAST: f32 = 1.1;
        let share = ((seconds - f32::from(place) * APART) / FLIES).clamp(0.0, 1.0);
        let back = share - 1.0;
        let left = -(PAST + 1.0) * back.powi(3) - PAST * back.powi(2);
        Self {
            below: BELOW * left,
            scale: 1.0 + LARGER * left,
            opacity: (3.0 * share).min(1.0),
        }
    }
}

/// Adds a row of stars, to which the earned ones fly one by one when it comes on the screen. It has no description; the
/// text beside it has.
pub(crate) fn fly_in(ui: &mut Ui, earned: u8, most: u8) {
    let (rect, _) = ui.allocate_exact_size(vec2(width(most), SIZE), Sense::hover());
    let palette = Palette::of(ui.ctx());
    let lasts = f32::from(earned.saturating_sub(1)) * APART + FLIES;
    let share = share_since_arrival(ui.ctx(), ui.id().with("stars"), earned, lasts);
    if share >= 1.0 {
        paint(ui.painter(), rect, Some(earned), most, palette);
        return;
    }
    paint(ui.painter(), rect, None, most, palette);
    // They come from beyond the words that they stand below.
    let painter = ui.painter().with_clip_rect(ui.clip_rect().expand(2.0 * SIZE));
    for place in 0..earned {
        let flight = Flight::of(place, share * lasts);
        let colour = palette.accent.gamma_multiply(flight.opacity);
        let middle = middle(rect, place) + vec2(0.0, flight.below);
        star(&painter, middle, SIZE * flight.scale, (colour, colour));
    }
}

/// The middle of a star of the row.
fn middle(row: Rect, place: u8) -> Pos2 {
    Pos2::new(
        row.left() + SIZE / 2.0 + f32::from(place) * (SIZE + space::XS),
        row.center().y,
    )
}

/// Paints the row in a rectangle of its width.
pub(crate) fn paint(painter: &Painter, rect: Rect, earned: Option<u8>, most: u8, palette: &Palette) {
    for place in 0..most {
        let is_earned = place < earned.unwrap_or(0);
        let colours = match is_earned {
            true => (palette.accent, palette.accent),
            false => (Color32::TRANSPARENT, palette.line),
        };
        star(painter, middle(rect, place), SIZE, colours);
    }
}

fn star(painter: &Painter, middle: Pos2, size: f32, (fill, line): (Color32, Color32)) {
    let corners: Vec<_> = (0..10u8)
        .map(|corner| {
            let radius = if corner % 2 == 0 { 1.0 } else { INNER } * size / 2.0;
            let angle = f32::from(corner) / 10.0 * TAU - PI / 2.0;
            middle + vec2(angle.cos(), angle.sin()) * radius
        })
        .collect();
    if fill != Color32::TRANSPARENT {
        // egui fills convex outlines only, so a star is a fan of triangles.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(middle, fill);
        corners.iter().for_each(|&corner| mesh.colored_vertex(corner, fill));
        for corner in 0..10 {
            mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % 10);
        }
        painter.add(Shape::mesh(mesh));
    }
    painter.add(Shape::closed_line(corners, Stroke::new(1.2, line)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_star_sets_out_after_the_one_before_goes_past_its_place_and_comes_back() {
        let at_rest = Flight {
            below: 0.0,
            scale: 1.0,
            opacity: 1.0,
        };
        for place in 0..3 {
            let start = f32::from(place) * APART;
            let before = Flight::of(place, start);
            assert_eq!(before.opacity, 0.0, "it is not seen yet");
            assert!(before.below > SIZE && before.scale > 2.0, "{before:?}");
            let past = (0..42).map(|i| Flight::of(place, start + i as f32 * 0.01).below);
            let farthest = past.fold(0.0, f32::min);
            assert!((-3.0..-0.5).contains(&farthest), "{farthest}");
            assert_eq!(Flight::of(place, start + FLIES), at_rest);
        }
        let under_way = |seconds| (0..3).filter(|&place| Flight::of(place, seconds).opacity > 0.0).count();
        assert_eq!([0.1, 0.2, 0.4].map(under_way), [1, 2, 3]);
    }
}
