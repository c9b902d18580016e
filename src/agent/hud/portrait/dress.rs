//! What people wear.

use super::looks::{Dress, Looks};
use super::pen::{HEIGHT, Pen, arc};

/// Neck, shoulders and what is worn.
pub(super) fn draw(pen: &Pen, looks: &Looks) {
    let (cloth, skin) = (looks.cloth, looks.skin);
    let shoulders = [
        (-1.0, HEIGHT),
        (-1.0, 1.08),
        (-0.86, 0.96),
        (-0.4, 0.8),
        (0.4, 0.8),
        (0.86, 0.96),
        (1.0, 1.08),
        (1.0, HEIGHT),
    ];
    pen.fill(shoulders, cloth);
    pen.fill(
        [(-0.27, 0.3), (0.27, 0.3), (0.31, 0.86), (0.0, 1.02), (-0.31, 0.86)],
        skin * 0.72,
    );
    let shirt = |tone: f32| {
        pen.fill(
            [(-0.3, 0.8), (0.0, 1.0), (0.3, 0.8), (0.24, HEIGHT), (-0.24, HEIGHT)],
            tone,
        )
    };
    let lapels = |tone: f32| pen.fill_twice(&[(0.3, 0.74), (0.44, 0.82), (0.3, HEIGHT), (0.06, HEIGHT)], tone);
    let collar = |tone: f32| pen.fill_twice(&[(0.31, 0.72), (0.34, 0.84), (0.16, 1.02), (0.02, 0.92)], tone);
    match looks.dress {
        Dress::SuitAndTie | Dress::Uniform => {
            shirt(0.9);
            pen.fill([(-0.08, 0.9), (0.08, 0.9), (0.12, HEIGHT), (-0.12, HEIGHT)], 0.06);
            collar(0.96);
            lapels(cloth * 0.75);
            if looks.dress == Dress::Uniform {
                pen.fill_twice(&[(0.56, 0.86), (0.9, 0.99), (0.86, 1.08), (0.52, 0.95)], cloth * 0.35);
                pen.lines(&[(0.6, 0.93), (0.84, 1.02)], 0.03, 0.85);
            }
        }
        Dress::BowTie => {
            shirt(0.94);
            collar(0.98);
            lapels(cloth * 0.75);
            pen.fill_twice(&[(0.0, 0.9), (0.24, 0.8), (0.24, 1.02)], 0.05);
            pen.oval((0.0, 0.91), (0.06, 0.06), 0.16);
        }
        Dress::RollNeck => {
            pen.fill([(-0.34, 0.62), (0.34, 0.62), (0.4, 0.86), (-0.4, 0.86)], cloth * 0.9);
            let fold = if cloth > 0.5 { cloth * 0.7 } else { cloth + 0.2 };
            pen.line([(-0.36, 0.74), (0.0, 0.79), (0.36, 0.74)], 0.025, fold);
            pen.line([(-0.4, 0.86), (0.0, 0.92), (0.4, 0.86)], 0.025, fold);
        }
        Dress::Blouse => {
            let light = if cloth > 0.5 { cloth + 0.22 } else { 0.9 };
            pen.fill_twice(&[(0.31, 0.74), (0.58, 0.88), (0.3, 1.12), (0.04, 0.98)], light);
            pen.line([(0.0, 1.02), (0.0, HEIGHT)], 0.025, cloth * 0.6);
        }
        Dress::Pearls => {
            for (x, y) in arc((0.0, 0.78), (0.36, 0.22), (0.02, 0.48)).step_by(3) {
                pen.oval((x, y), (0.05, 0.05), 0.97);
            }
        }
        Dress::Drape => {
            pen.fill(
                [(-0.4, 0.8), (-0.1, 1.02), (0.3, 0.84), (0.36, HEIGHT), (-0.5, HEIGHT)],
                cloth * 0.5,
            );
            pen.fill([(-1.0, 1.0), (-0.5, 0.8), (0.5, HEIGHT), (-1.0, HEIGHT)], cloth);
            pen.line([(-0.5, 0.8), (0.5, HEIGHT)], 0.07, 0.95);
        }
        Dress::NeckScarf => {
            pen.fill(
                [(-0.35, 0.66), (0.35, 0.66), (0.4, 0.88), (0.0, 1.0), (-0.4, 0.88)],
                0.94,
            );
            pen.fill([(0.02, 0.88), (0.2, 0.9), (0.34, 1.2), (0.06, 1.16)], 0.86);
            for (x, y) in [(-0.22, 0.78), (0.0, 0.86), (0.22, 0.76), (0.16, 1.04)] {
                pen.oval((x, y), (0.045, 0.045), 0.2);
            }
        }
        Dress::Jacket => {
            shirt(0.86);
            pen.fill_twice(
                &[(0.28, 0.68), (0.5, 0.8), (0.5, 1.04), (0.1, HEIGHT), (0.06, 1.06)],
                cloth * 1.9,
            );
            pen.line([(0.0, 1.06), (0.0, HEIGHT)], 0.05, 0.9);
        }
    }
}
