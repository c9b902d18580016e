//! The pictures of the page: lessons and games as hexagons, the rating as a line, strengths as bars.

pub(super) mod cards;
pub(super) mod lines;

use std::f32::consts::TAU;

use agon_core::learn::attempt::STARS;
use agon_core::played::game::End;
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, lerp, pos2, vec2};

use crate::shell::ui::theme::tokens::{Palette, space};

/// The distance from the middle of a hexagon to its corners, in points.
const RADIUS: f32 = 8.0;
/// The room for a hexagon, with the gap to the next one.
pub(super) const STEP: f32 = 20.0;
/// The height of a line of them.
pub(super) const LINE: f32 = 22.0;
/// The gap between groups of hexagons.
const BETWEEN_GROUPS: f32 = space::M;

/// The corners of a hexagon as the board's cells stand, clockwise from the right one.
fn corners(middle: Pos2, radius: f32) -> [Pos2; 6] {
    std::array::from_fn(|corner| {
        let angle = corner as f32 / 6.0 * TAU;
        middle + vec2(angle.cos(), angle.sin()) * radius
    })
}

fn outline(painter: &Painter, middle: Pos2, colour: Color32) {
    painter.add(Shape::closed_line(
        corners(middle, RADIUS).to_vec(),
        Stroke::new(1.5, colour),
    ));
}

/// A hexagon of which so many sixths are filled, from the top clockwise.
fn sixths(painter: &Painter, middle: Pos2, count: usize, colour: Color32) {
    let corners = corners(middle, RADIUS);
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, colour);
    corners.iter().for_each(|&corner| mesh.colored_vertex(corner, colour));
    for sixth in 0..count as u32 {
        let from = (sixth + 4) % 6;
        mesh.add_triangle(0, 1 + from, 1 + (from + 1) % 6);
    }
    painter.add(Shape::mesh(mesh));
}

/// A distinction: filled if it was earned.
pub(super) fn medal(painter: &Painter, middle: Pos2, is_earned: bool, palette: &Palette) {
    if is_earned {
        sixths(painter, middle, 6, palette.accent);
    }
    outline(painter, middle, if is_earned { palette.accent } else { palette.line });
}

/// A game: full if it was won, half full if drawn, empty if lost.
pub(super) fn game(painter: &Painter, middle: Pos2, end: End, palette: &Palette) {
    let colour = match end {
        End::Won => palette.success,
        End::Drawn => palette.muted,
        End::Lost => palette.warning,
    };
    match end {
        End::Won => sixths(painter, middle, 6, colour),
        End::Drawn => sixths(painter, middle, 3, colour),
        End::Lost => {}
    }
    outline(painter, middle, colour);
}

/// The latest games that find room in a line, the last one at the end.
pub(super) fn games(painter: &Painter, line: Rect, ends: &[End], palette: &Palette) {
    let room = (line.width() / STEP).floor() as usize;
    let latest = &ends[ends.len().saturating_sub(room)..];
    for (place, &end) in latest.iter().enumerate() {
        let x = line.left() + STEP * (place as f32 + 0.5);
        game(painter, pos2(x, line.center().y), end, palette);
    }
}

/// Where the hexagons of groups stand in this width: a group goes to the next line if it does not fit, and is broken if
/// it fits on none.
fn places(width: f32, groups: &[usize]) -> Vec<Pos2> {
    let mut places = Vec::new();
    let (mut x, mut y) = (0.0, 0.0);
    for &count in groups {
        if x > 0.0 && x + count as f32 * STEP > width {
            (x, y) = (0.0, y + LINE);
        }
        for _ in 0..count {
            if x > 0.0 && x + STEP > width {
                (x, y) = (0.0, y + LINE);
            }
            places.push(pos2(x + STEP / 2.0, y + LINE / 2.0));
            x += STEP;
        }
        x += BETWEEN_GROUPS;
    }
    places
}

/// The height of [`lessons`] in this width.
pub(super) fn height_of_lessons(width: f32, groups: &[Vec<Option<u8>>]) -> f32 {
    let counts: Vec<_> = groups.iter().map(Vec::len).collect();
    places(width, &counts).last().map_or(0.0, |last| last.y + LINE / 2.0)
}

/// The lessons in their groups: each star fills a third of a lesson's hexagon.
pub(super) fn lessons(painter: &Painter, rect: Rect, groups: &[Vec<Option<u8>>], palette: &Palette) {
    let counts: Vec<_> = groups.iter().map(Vec::len).collect();
    let places = places(rect.width(), &counts);
    for (place, stars) in places.into_iter().zip(groups.iter().flatten()) {
        let middle = rect.min + place.to_vec2();
        let earned = stars.unwrap_or(0).min(STARS);
        sixths(
            painter,
            middle,
            6 * usize::from(earned) / usize::from(STARS),
            palette.accent,
        );
        outline(painter, middle, if earned > 0 { palette.accent } else { palette.line });
    }
}

/// The rating from day to day, the last one as a point.
pub(super) fn ratings(painter: &Painter, rect: Rect, ratings: &[(u64, i32)], palette: &Palette) {
    /// The least range of ratings from the lower edge to the upper one, so that a small change looks small.
    const RANGE: f32 = 200.0;
    const POINT: f32 = 4.5;
    let (Some(&(first, _)), Some(&(last, _))) = (ratings.first(), ratings.last()) else {
        return;
    };
    let values = || ratings.iter().map(|&(_, rating)| rating as f32);
    let (lowest, highest) = (values().fold(f32::MAX, f32::min), values().fold(f32::MIN, f32::max));
    let (middle, range) = ((lowest + highest) / 2.0, (highest - lowest).max(RANGE));
    let room = rect.shrink(POINT + 1.0);
    let days = last.saturating_sub(first).max(1) as f32;
    let points = ratings.iter().map(|&(day, rating)| {
        let along = match ratings.len() {
            1 => 1.0,
            _ => day.saturating_sub(first) as f32 / days,
        };
        let up = 0.5 + (rating as f32 - middle) / range;
        pos2(lerp(room.x_range(), along), lerp(room.bottom()..=room.top(), up))
    });
    let points: Vec<_> = points.collect();
    let ground = Stroke::new(1.0, palette.line);
    painter.hline(rect.x_range(), rect.bottom(), ground);
    let mut area = Mesh::default();
    let tint = palette.accent.gamma_multiply(0.18);
    for pair in points.windows(2) {
        let start = area.vertices.len() as u32;
        let [from, to] = [pair[0], pair[1]];
        for corner in [from, to, pos2(to.x, rect.bottom()), pos2(from.x, rect.bottom())] {
            area.colored_vertex(corner, tint);
        }
        area.add_triangle(start, start + 1, start + 2);
        area.add_triangle(start, start + 2, start + 3);
    }
    painter.add(Shape::mesh(area));
    let end = points.last().copied();
    painter.add(Shape::line(points, Stroke::new(2.0, palette.accent)));
    if let Some(end) = end {
        painter.circle_filled(end, POINT, palette.accent);
    }
}

/// A strength as a bar to the right of the middle, a weakness to the left; `lead` is −1 … 1.
pub(super) fn lead(painter: &Painter, line: Rect, lead: f64, palette: &Palette) {
    /// The lead at which the bar reaches the edge.
    const FULL: f32 = 0.5;
    const THICKNESS: f32 = 10.0;
    let share = (lead as f32 / FULL).clamp(-1.0, 1.0);
    let middle = line.center();
    painter.hline(
        line.x_range(),
        middle.y,
        Stroke::new(1.0, palette.line.gamma_multiply(0.6)),
    );
    let end = middle.x + share * line.width() / 2.0;
    let bar = Rect::from_two_pos(
        pos2(middle.x, middle.y - THICKNESS / 2.0),
        pos2(end, middle.y + THICKNESS / 2.0),
    );
    let colour = if share < 0.0 { palette.warning } else { palette.success };
    painter.rect_filled(bar, 2.0, colour);
    painter.vline(middle.x, line.y_range(), Stroke::new(1.5, palette.muted));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_lessons_stay_together_where_they_fit() {
        let rows = |width: f32, groups: &[usize]| -> Vec<usize> {
            let places = places(width, groups);
            places.iter().map(|place| (place.y / LINE) as usize).collect()
        };
        assert_eq!(rows(300.0, &[3, 3]), [0; 6]);
        assert_eq!(rows(100.0, &[3, 3]), [0, 0, 0, 1, 1, 1]);
        assert_eq!(rows(50.0, &[3]), [0, 0, 1]);
        for place in places(100.0, &[3, 7, 2]) {
            assert!(place.x > 0.0 && place.x < 100.0, "{place:?}");
        }
    }
}
