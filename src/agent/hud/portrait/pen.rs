//! Draws on a photograph in tones of sepia, in lengths of half its width: x from −1 to 1, y from −1.25 to 1.25.

use std::f32::consts::TAU;

use bevy_egui::egui::epaint::{PathShape, PathStroke};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

/// Half the height of a photograph.
pub(super) const HEIGHT: f32 = 1.25;

/// The paper on which photographs are printed.
pub(super) const PAPER: Color32 = Color32::from_rgb(0xfb, 0xf3, 0xe2);
const DARK: Color32 = Color32::from_rgb(0x26, 0x1b, 0x14);
const LIGHT: Color32 = Color32::from_rgb(0xf4, 0xea, 0xd2);

/// A tone of the print, from 0 for the darkest to 1 for the lightest.
pub(super) fn sepia(tone: f32) -> Color32 {
    DARK.lerp_to_gamma(LIGHT, tone.clamp(0.0, 1.0))
}

/// A point.
pub(super) type At = (f32, f32);

/// What draws. Nothing that it draws leaves the photograph.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) painter: &'a Painter,
    pub(super) photo: Rect,
}

impl Pen<'_> {
    /// Points per unit.
    pub(super) fn unit(&self) -> f32 {
        self.photo.width() / 2.0
    }

    pub(super) fn at(&self, (x, y): At) -> Pos2 {
        let at = self.photo.center() + self.unit() * bevy_egui::egui::vec2(x, y);
        pos2(
            at.x.clamp(self.photo.left(), self.photo.right()),
            at.y.clamp(self.photo.top(), self.photo.bottom()),
        )
    }

    /// Fills the convex shape round these points.
    pub(super) fn fill(&self, points: impl IntoIterator<Item = At>, tone: f32) {
        let points = hull(points.into_iter().map(|at| self.at(at)).collect());
        self.painter
            .add(Shape::convex_polygon(points, sepia(tone), Stroke::NONE));
    }

    /// As [`fill`](Self::fill), on both sides.
    pub(super) fn fill_twice(&self, points: &[At], tone: f32) {
        for side in [-1.0, 1.0] {
            self.fill(points.iter().map(|&(x, y)| (side * x, y)), tone);
        }
    }

    pub(super) fn oval(&self, centre: At, radii: At, tone: f32) {
        self.fill(arc(centre, radii, (0.0, 1.0)), tone);
    }

    /// An oval on each side.
    pub(super) fn ovals(&self, (x, y): At, radii: At, tone: f32) {
        for side in [-1.0, 1.0] {
            self.oval((side * x, y), radii, tone);
        }
    }

    pub(super) fn line(&self, points: impl IntoIterator<Item = At>, width: f32, tone: f32) {
        let points = points.into_iter().map(|at| self.at(at)).collect();
        // Thinner ones would not be seen in a small photograph.
        let stroke = PathStroke::new((width * self.unit()).max(0.8), sepia(tone));
        self.painter.add(PathShape::line(points, stroke));
    }

    /// A line on each side.
    pub(super) fn lines(&self, points: &[At], width: f32, tone: f32) {
        for side in [-1.0, 1.0] {
            self.line(points.iter().map(|&(x, y)| (side * x, y)), width, tone);
        }
    }

    fn ring(&self, centre: At, radii: At, width: f32, tone: f32) {
        let points = arc(centre, radii, (0.0, 1.0)).map(|at| self.at(at)).collect();
        let stroke = PathStroke::new((width * self.unit()).max(0.8), sepia(tone));
        self.painter.add(PathShape::closed_line(points, stroke));
    }

    /// A ring on each side.
    pub(super) fn rings(&self, (x, y): At, radii: At, width: f32, tone: f32) {
        for side in [-1.0, 1.0] {
            self.ring((side * x, y), radii, width, tone);
        }
    }
}

/// Points on an oval between two shares of a turn, clockwise from the right. The whole turn comes without its last point.
pub(super) fn arc((x, y): At, (wide, high): At, (from, to): (f32, f32)) -> impl Iterator<Item = At> {
    const STEPS: u16 = 28;
    let is_whole = to - from >= 1.0;
    (0..=STEPS - u16::from(is_whole)).map(move |step| {
        let turn = TAU * (from + (to - from) * f32::from(step) / f32::from(STEPS));
        (x + wide * turn.cos(), y + high * turn.sin())
    })
}

/// The corners of the convex shape round these points. Edges that are too short, or that run back on themselves, would be
/// drawn as long thorns.
fn hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |points: &mut dyn Iterator<Item = Pos2>| {
        let mut half: Vec<Pos2> = Vec::new();
        for point in points {
            while let [.., before, last] = half[..] {
                let (way, next) = (last - before, point - last);
                let turns = way.x * next.y - way.y * next.x > 0.02 * way.length() * next.length();
                if turns && next.length() > 0.3 {
                    break;
                }
                half.pop();
            }
            half.push(point);
        }
        half.pop();
        half
    };
    let mut all = half(&mut points.iter().copied());
    all.extend(half(&mut points.iter().rev().copied()));
    all
}
