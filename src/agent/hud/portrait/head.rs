//! The person on a photograph: clothes, head, hair, and the face that they make.

use super::looks::{Ears, Glasses, Looks};
use super::pen::{At, Pen};
use super::skull::{EYES, outline};
use super::{dress, hair};
use crate::agent::gameplay::faces::Face;

/// The height of the brows, the tip of the nose and the mouth.
const BROWS: f32 = -0.27;
const NOSE: f32 = 0.17;
const MOUTH: f32 = 0.38;
/// From the middle to an eye.
const EYE: f32 = 0.21;

/// Draws the person.
pub(super) fn draw(pen: &Pen, looks: &Looks, face: Face) {
    hair::behind(pen, looks);
    dress::draw(pen, looks);
    head(pen, looks);
    features(pen, looks, Play::of(face));
    hair::beard(pen, looks);
    hair::before(pen, looks);
    glasses(pen, looks);
    if looks.ears == Ears::Hoops {
        pen.rings((looks.wide + 0.06, 0.3), (0.1, 0.13), 0.035, 0.95);
    }
}

/// How a face is changed from one that shows nothing.
struct Play {
    /// By how much the brows are raised, the left and the right, and how far their inner ends go down.
    raise: [f32; 2],
    frown: f32,
    /// How far the eyes are open.
    open: f32,
    /// By how much the corners of the mouth go up, the left and the right.
    corners: [f32; 2],
    /// How wide the mouth is, and whether it is a little open.
    mouth: f32,
    gapes: bool,
}

impl Play {
    const fn of(face: Face) -> Self {
        match face {
            Face::Neutral => Self {
                raise: [0.0, 0.0],
                frown: 0.0,
                open: 1.0,
                corners: [0.02, 0.02],
                mouth: 0.19,
                gapes: false,
            },
            Face::Asked => Self {
                raise: [0.15, 0.15],
                frown: -0.04,
                open: 1.35,
                corners: [0.0, 0.0],
                mouth: 0.13,
                gapes: true,
            },
            Face::Insists => Self {
                raise: [-0.05, -0.05],
                frown: 0.13,
                open: 0.65,
                corners: [-0.06, -0.06],
                mouth: 0.23,
                gapes: false,
            },
            Face::Smirk => Self {
                raise: [-0.02, 0.14],
                frown: 0.02,
                open: 0.75,
                corners: [0.0, 0.15],
                mouth: 0.22,
                gapes: false,
            },
        }
    }
}

fn head(pen: &Pen, looks: &Looks) {
    let shade = looks.skin * 0.8;
    let ear = (looks.wide + 0.01, EYES + 0.1);
    pen.ovals(ear, (0.085, 0.15), shade);
    if looks.ears == Ears::Studs {
        pen.ovals((looks.wide + 0.04, EYES + 0.27), (0.055, 0.055), 0.98);
    }
    pen.fill(outline(looks, (0.0, 1.0), 1.0), looks.skin);
    // The light falls from the left.
    let in_shade = |(x, y): &At| *x > 0.2 - 0.1 * y;
    pen.fill(outline(looks, (-0.24, 0.24), 1.0).filter(in_shade), looks.skin * 0.88);
}

fn features(pen: &Pen, looks: &Looks, play: Play) {
    let ink = (looks.skin * 0.32).min(0.2);
    let shade = looks.skin * 0.72;
    for (side, raise) in [-1.0, 1.0].into_iter().zip(play.raise) {
        let x = side * EYE;
        pen.oval((x, EYES), (0.12, 0.062 * play.open), (looks.skin + 0.3).min(0.97));
        pen.oval((x, EYES), (0.062, (0.066 * play.open).min(0.07)), 0.02);
        let lid = [(-0.13, 0.02), (-0.06, -0.05), (0.06, -0.055), (0.14, 0.0)];
        let open = play.open;
        pen.line(lid.map(|(along, y)| (x + side * along, EYES + y * open)), 0.035, ink);
        let brow = [
            (EYE - 0.13, BROWS + 0.02 + play.frown - raise * 0.8),
            (EYE, BROWS - 0.025 + play.frown * 0.4 - raise),
            (EYE + 0.16, BROWS + 0.045 - play.frown * 0.3 - raise * 0.7),
        ];
        let tone = if looks.hair > 0.55 {
            looks.hair - 0.2
        } else {
            looks.hair * 0.8
        };
        // White brows would be lost on fair skin.
        let tone = if (tone - looks.skin).abs() < 0.2 {
            looks.skin - 0.3
        } else {
            tone
        };
        pen.line(brow.map(|(x, y)| (side * x, y)), looks.brows.max(0.04), tone.max(0.0));
    }
    let nose = [
        (0.05, EYES + 0.02),
        (0.085, NOSE - 0.06),
        (0.09, NOSE),
        (-0.03, NOSE + 0.025),
    ];
    pen.line(nose, 0.03, shade * 0.85);
    if play.gapes {
        pen.oval((0.0, MOUTH), (play.mouth * 0.8, 0.05 + looks.lips), ink);
        pen.oval((0.0, MOUTH), (play.mouth * 0.5, 0.03), 0.02);
    } else {
        let [left, right] = play.corners;
        let wide = play.mouth;
        if looks.lips > 0.035 {
            let tilt = (right - left) * 0.3;
            pen.oval((0.01, MOUTH + 0.01 - tilt), (wide * 0.72, looks.lips), shade * 0.62);
        }
        let lip = [
            (-wide, MOUTH - left),
            (-wide * 0.4, MOUTH + 0.012 - left * 0.3),
            (wide * 0.4, MOUTH + 0.012 - right * 0.2),
            (wide, MOUTH - right),
        ];
        pen.line(lip, 0.04, ink);
        if right > 0.1 {
            let fold = [(wide + 0.02, MOUTH - right - 0.07), (wide + 0.06, MOUTH - right + 0.05)];
            pen.line(fold, 0.03, shade * 0.8);
        }
        if right < 0.0 {
            // The jaw is set.
            pen.lines(
                &[(wide + 0.07, MOUTH + 0.02), (wide + 0.04, MOUTH + 0.13)],
                0.03,
                shade * 0.8,
            );
            pen.lines(&[(0.035, BROWS + 0.1), (0.045, BROWS - 0.03)], 0.025, shade * 0.8);
        }
    }
    if looks.is_lined {
        pen.lines(&[(0.14, NOSE - 0.02), (0.23, NOSE + 0.14)], 0.022, shade);
    }
}

fn glasses(pen: &Pen, looks: &Looks) {
    const RIM: f32 = 0.05;
    let bridge = |y: f32, width: f32, tone: f32| {
        pen.line([(-0.07, y), (0.0, y - 0.03), (0.07, y)], width, tone);
        pen.lines(&[(EYE + 0.15, y), (looks.wide + 0.02, y - 0.02)], width, tone);
    };
    match looks.glasses {
        Glasses::None => {}
        Glasses::Round => {
            pen.rings((EYE, EYES + 0.02), (0.165, 0.17), 0.035, 0.12);
            bridge(EYES - 0.01, 0.035, 0.12);
        }
        Glasses::Horn => {
            for side in [-1.0, 1.0] {
                let frame = [(0.05, -0.21), (0.39, -0.22), (0.37, 0.1), (0.09, 0.1)];
                let frame = frame.map(|(x, y)| (side * x, y + 0.01));
                pen.line(frame.into_iter().chain([frame[0], frame[1]]), 0.075, 0.03);
            }
            bridge(EYES - 0.06, RIM, 0.03);
        }
        Glasses::CatEye => {
            for side in [-1.0, 1.0] {
                let frame = [(0.06, -0.17), (0.34, -0.2), (0.47, -0.29), (0.37, 0.06), (0.13, 0.08)];
                let frame = frame.map(|(x, y)| (side * x, y + 0.02));
                pen.line(frame.into_iter().chain([frame[0], frame[1]]), RIM, 0.06);
            }
            bridge(EYES - 0.05, RIM, 0.06);
        }
        Glasses::BrowLine => {
            for side in [-1.0, 1.0] {
                pen.line([(side * 0.06, -0.17), (side * 0.4, -0.2)], 0.085, 0.02);
                let lens = [(0.07, -0.15), (0.1, 0.07), (0.3, 0.08), (0.38, -0.17)];
                pen.line(lens.map(|(x, y)| (side * x, y)), 0.03, 0.85);
            }
            bridge(EYES - 0.08, RIM, 0.02);
        }
        Glasses::Raised => {
            pen.ovals((0.24, -0.6), (0.2, 0.13), 0.02);
            pen.rings((0.24, -0.6), (0.2, 0.13), 0.03, 0.7);
            pen.line([(-0.05, -0.62), (0.05, -0.62)], 0.04, 0.7);
            pen.lines(&[(0.34, -0.66), (0.4, -0.68)], 0.04, 0.9);
        }
    }
}
