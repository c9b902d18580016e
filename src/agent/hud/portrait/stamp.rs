//! What an office has put on a photograph: the stamp of the level, and the mark where the photograph is missing.

use std::f32::consts::TAU;

use agon_core::agent::players::Level;
use bevy::color::ColorToPacked;
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{Color32, Pos2, Stroke, Vec2, vec2};

use super::pen::{PAPER, Pen, arc};
use crate::agent::scene::palette::BRICK;

/// Photographs with fewer points per unit are small: their stamp is filled, so that its number can be read.
const SMALL: f32 = 30.0;

/// Stamps the number of the level into the lower corner.
pub(super) fn stamp(pen: &Pen, level: Level) {
    let unit = pen.unit();
    let is_small = unit < SMALL;
    let [red, green, blue] = BRICK.to_srgba().to_u8_array_no_alpha();
    let ink = Color32::from_rgb(red, green, blue);
    let radius = unit * if is_small { 0.44 } else { 0.3 };
    let centre = pen.photo.right_bottom() - Vec2::splat(radius * 1.06);
    let (ground, stroke) = if is_small {
        (ink, PAPER)
    } else {
        (PAPER.gamma_multiply(0.72), ink)
    };
    pen.painter
        .circle(centre, radius, ground, Stroke::new(unit * 0.05, stroke));
    if !is_small {
        pen.painter
            .circle_stroke(centre, radius * 0.78, Stroke::new(unit * 0.02, stroke));
    }
    numeral(pen, level as usize + 1, (centre, radius * 0.46), stroke);
}

/// A number up to five as the Romans wrote it, a little aslant.
fn numeral(pen: &Pen, number: usize, (centre, half): (Pos2, f32), ink: Color32) {
    let stroke = Stroke::new((half * 0.36).max(1.0), ink);
    let aslant = Rot2::from_angle(-0.03 * TAU);
    let turned = |x: f32, y: f32| centre + aslant * (half * vec2(x, y));
    let line = |from: (f32, f32), to: (f32, f32)| {
        let ends = [turned(from.0, from.1), turned(to.0, to.1)];
        pen.painter.line_segment(ends, stroke);
    };
    let five = |x: f32| {
        line((x - 0.5, -1.0), (x, 1.0));
        line((x, 1.0), (x + 0.5, -1.0));
    };
    match number {
        4 => {
            line((-0.75, -1.0), (-0.75, 1.0));
            five(0.3);
        }
        5 => five(0.0),
        ones => {
            for one in 0..ones {
                let x = (one as f32 - (ones - 1) as f32 / 2.0) * 0.75;
                line((x, -1.0), (x, 1.0));
            }
        }
    }
}

/// The outline of somebody who is not known yet.
pub(super) fn unknown(pen: &Pen) {
    const SHADE: f32 = 0.5;
    pen.oval((0.0, -0.2), (0.5, 0.66), SHADE);
    pen.fill(
        [
            (-1.0, 1.25),
            (-0.86, 0.9),
            (-0.3, 0.7),
            (0.3, 0.7),
            (0.86, 0.9),
            (1.0, 1.25),
        ],
        SHADE,
    );
    let hook = arc((0.0, -0.34), (0.2, 0.2), (0.5, 1.2));
    let points = hook.chain([(0.0, 0.04), (0.0, 0.14)]);
    pen.line(points, 0.11, 0.95);
    pen.oval((0.0, 0.32), (0.075, 0.075), 0.95);
}
