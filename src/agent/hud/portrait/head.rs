//! The person on a photograph: clothes, head, hair, and the face that they make.

use super::looks::{Beard, Dress, Ears, Glasses, Hair, Looks};
use super::pen::{At, HEIGHT, Pen, arc};
use crate::agent::gameplay::faces::Face;

/// The height of the eyes, the brows, the tip of the nose and the mouth.
const EYES: f32 = -0.08;
const BROWS: f32 = -0.27;
const NOSE: f32 = 0.17;
const MOUTH: f32 = 0.38;
/// From the middle to an eye, and from the eyes to the top of the skull.
const EYE: f32 = 0.21;
const SKULL: f32 = 0.74;

/// Draws the person.
pub(super) fn draw(pen: &Pen, looks: &Looks, face: Face) {
    hair_behind(pen, looks);
    dress(pen, looks);
    head(pen, looks);
    features(pen, looks, Play::of(face));
    beard(pen, looks);
    hair_before(pen, looks);
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

/// The outline of the face from one share of a turn to another.
fn outline(looks: &Looks, (from, to): (f32, f32), larger: f32) -> impl Iterator<Item = At> {
    let (wide, long, jaw) = (looks.wide * larger, looks.long * larger, looks.jaw);
    arc((0.0, 0.0), (1.0, 1.0), (from, to)).map(move |(x, y)| {
        if y < 0.0 {
            return (wide * x, EYES + SKULL * larger * y);
        }
        // A square jaw comes in later than an oval one.
        let square = |part: f32| part.signum() * part.abs().powf(2.0 / jaw);
        let taper = 1.0 - 0.16 * y * y;
        (wide * square(x) * taper, EYES + long * square(y))
    })
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

/// The upper part of the head, from the hairline at this height up, this much larger than the skull.
fn cap(pen: &Pen, looks: &Looks, hairline: f32, larger: f32, tone: f32) {
    let turn = ((EYES - hairline) / (SKULL * larger)).clamp(-1.0, 1.0).asin() / std::f32::consts::TAU;
    pen.fill(outline(looks, (0.5 + turn, 1.0 - turn), larger), tone);
}

/// Half of a parting: from the point where the hair is parted, down to the temple of a side.
fn wing(pen: &Pen, looks: &Looks, (part, side): (At, f32), down: f32, tone: f32) {
    let (wide, top) = (looks.wide + 0.07, EYES - SKULL * 1.12);
    let outer = arc((0.0, EYES), (wide, SKULL * 1.12), (0.75, 1.0)).map(|(x, y)| (side * x, y));
    let crown = [(part.0, top + 0.02)];
    let below = [(side * wide, down), (side * (looks.wide - 0.04), down), part];
    pen.fill(crown.into_iter().chain(outer).chain(below), tone);
}

fn hair_behind(pen: &Pen, looks: &Looks) {
    let tone = looks.hair;
    match looks.style {
        Hair::BaldOnTop => pen.ovals((looks.wide - 0.02, EYES + 0.0), (0.13, 0.26), tone),
        Hair::PeakedCap => pen.ovals((looks.wide - 0.02, EYES), (0.09, 0.25), tone),
        Hair::Round => pen.oval((0.0, -0.24), (0.82, 0.84), tone),
        Hair::Puff => pen.oval((0.0, -0.94), (0.42, 0.3), tone),
        Hair::Bob => {
            pen.oval((0.0, -0.25), (0.68, 0.72), tone);
            pen.fill(
                [
                    (-0.68, -0.25),
                    (0.68, -0.25),
                    (0.71, 0.5),
                    (0.5, 0.58),
                    (-0.5, 0.58),
                    (-0.71, 0.5),
                ],
                tone,
            );
        }
        Hair::Bouffant => {
            pen.oval((0.0, -0.46), (0.7, 0.72), tone);
            pen.fill_twice(
                &[(0.3, -0.4), (0.68, -0.4), (0.66, 0.3), (0.84, 0.48), (0.5, 0.5)],
                tone,
            );
        }
        Hair::TopKnot => {
            pen.oval((0.0, -0.98), (0.27, 0.22), tone);
            pen.oval((0.0, EYES - 0.1), (looks.wide + 0.09, SKULL), tone);
        }
        Hair::CentreParted => {
            pen.oval((0.5, 0.42), (0.24, 0.2), tone);
            pen.oval((0.0, EYES - 0.02), (looks.wide + 0.08, SKULL), tone);
        }
        Hair::Waves => {
            pen.oval((0.0, -0.3), (looks.wide + 0.16, 0.68), tone);
            for (x, y) in [(0.56, -0.3), (0.62, 0.0), (0.58, 0.26)] {
                pen.ovals((x, y), (0.17, 0.19), tone);
            }
        }
        Hair::BrimmedHat => pen.ovals((0.46, 0.1), (0.16, 0.4), tone),
        Hair::Cropped | Hair::SideParted | Hair::SweptBack | Hair::Curls => {}
    }
}

fn hair_before(pen: &Pen, looks: &Looks) {
    let tone = looks.hair;
    let side = looks.wide;
    let temples = |down: f32| pen.ovals((side - 0.01, EYES - 0.2), (0.07, down), tone);
    match looks.style {
        Hair::Cropped => {
            cap(pen, looks, -0.5, 1.05, tone);
            temples(0.2);
        }
        Hair::SideParted => {
            wing(pen, looks, ((-0.2, -0.58), 1.0), -0.34, tone);
            wing(pen, looks, ((-0.2, -0.6), -1.0), -0.3, tone);
            temples(0.22);
            pen.line([(-0.2, -0.6), (-0.24, -0.88)], 0.025, tone + 0.35);
        }
        Hair::SweptBack => {
            cap(pen, looks, -0.56, 1.17, tone);
            temples(0.26);
            for x in [-0.2, 0.0, 0.2] {
                pen.line([(x, -0.58), (x * 1.3, -0.84)], 0.022, tone - 0.16);
            }
        }
        Hair::Curls => {
            cap(pen, looks, -0.48, 1.04, tone);
            for (x, y) in arc((0.0, EYES), (side + 0.02, SKULL), (0.52, 0.98)).step_by(3) {
                pen.oval((x, y), (0.16, 0.16), tone);
            }
            for x in [-0.24, 0.0, 0.24] {
                pen.oval((x, -0.52), (0.15, 0.13), tone);
            }
        }
        Hair::Round => cap(pen, looks, -0.46, 1.02, tone),
        Hair::Puff => {
            cap(pen, looks, -0.54, 1.03, tone);
            temples(0.14);
            pen.line(arc((0.0, -0.72), (0.3, 0.05), (0.0, 0.5)), 0.05, 0.8);
        }
        Hair::Bob => {
            cap(pen, looks, -0.36, 1.08, tone);
            pen.fill_twice(
                &[(side - 0.06, -0.4), (0.68, -0.4), (0.7, 0.5), (side + 0.02, 0.54)],
                tone,
            );
        }
        Hair::Bouffant => {
            wing(pen, looks, ((-0.26, -0.5), 1.0), -0.24, tone);
            wing(pen, looks, ((-0.26, -0.5), -1.0), -0.2, tone);
            pen.line(arc((0.0, -0.44), (side + 0.13, 0.42), (0.54, 0.96)), 0.1, 0.92);
        }
        Hair::TopKnot | Hair::CentreParted => {
            wing(pen, looks, ((0.0, -0.6), 1.0), -0.14, tone);
            wing(pen, looks, ((0.0, -0.6), -1.0), -0.14, tone);
            if looks.style == Hair::CentreParted {
                pen.line([(0.0, -0.62), (0.0, -0.9)], 0.03, looks.skin * 0.8);
            }
        }
        Hair::Waves => {
            wing(pen, looks, ((-0.16, -0.52), 1.0), -0.2, tone);
            wing(pen, looks, ((-0.16, -0.52), -1.0), -0.2, tone);
            for (x, y) in [(-0.34, -0.6), (0.05, -0.66), (0.38, -0.54)] {
                pen.line(arc((x, y), (0.2, 0.1), (0.55, 0.95)), 0.022, tone - 0.14);
            }
        }
        Hair::PeakedCap => peaked_cap(pen, looks),
        Hair::BrimmedHat => brimmed_hat(pen),
        Hair::BaldOnTop => {
            pen.oval((-0.16, -0.6), (0.14, 0.07), (looks.skin + 0.12).min(1.0));
        }
    }
}

fn peaked_cap(pen: &Pen, looks: &Looks) {
    let cloth = looks.cloth;
    pen.fill(
        [
            (-0.55, -0.56),
            (-0.8, -0.88),
            (-0.4, -1.1),
            (0.4, -1.1),
            (0.8, -0.88),
            (0.55, -0.56),
        ],
        cloth,
    );
    pen.fill([(-0.56, -0.7), (0.56, -0.7), (0.54, -0.5), (-0.54, -0.5)], cloth * 0.4);
    pen.fill(
        [
            (-0.54, -0.52),
            (0.54, -0.52),
            (0.46, -0.4),
            (0.2, -0.33),
            (-0.2, -0.33),
            (-0.46, -0.4),
        ],
        0.03,
    );
    pen.line([(-0.3, -0.41), (0.1, -0.38)], 0.03, 0.5);
    pen.line([(-0.5, -0.53), (0.5, -0.53)], 0.04, 0.85);
    pen.oval((0.0, -0.74), (0.1, 0.11), 0.92);
}

fn brimmed_hat(pen: &Pen) {
    const FELT: f32 = 0.24;
    pen.fill(
        [
            (-0.5, -0.5),
            (-0.46, -1.0),
            (-0.2, -1.14),
            (0.26, -1.12),
            (0.46, -0.98),
            (0.5, -0.5),
        ],
        FELT,
    );
    pen.line([(-0.12, -1.1), (0.05, -0.98), (0.2, -1.08)], 0.03, 0.1);
    pen.fill([(-0.49, -0.76), (0.49, -0.76), (0.5, -0.56), (-0.5, -0.56)], 0.06);
    pen.oval((0.0, -0.5), (0.92, 0.13), FELT);
    pen.line(arc((0.0, -0.5), (0.9, 0.12), (0.05, 0.45)), 0.03, 0.12);
}

fn beard(pen: &Pen, looks: &Looks) {
    let tone = looks.hair;
    match looks.beard {
        Beard::None => {}
        Beard::Moustache => pen.fill_twice(
            &[(0.0, 0.235), (0.14, 0.225), (0.27, 0.33), (0.2, 0.33), (0.0, 0.315)],
            tone,
        ),
        Beard::Pencil => pen.lines(&[(0.02, 0.285), (0.1, 0.27), (0.21, 0.315)], 0.035, tone),
        Beard::Walrus => {
            pen.fill_twice(
                &[
                    (0.0, 0.2),
                    (0.16, 0.2),
                    (0.34, 0.38),
                    (0.3, 0.47),
                    (0.16, 0.43),
                    (0.0, 0.38),
                ],
                tone,
            );
        }
        Beard::Full => full_beard(pen, looks),
    }
}

/// Leaves the mouth free, so that it can be read.
fn full_beard(pen: &Pen, looks: &Looks) {
    let tone = looks.hair;
    let low = EYES + looks.long;
    let w = looks.wide;
    pen.fill_twice(
        &[
            (w - 0.02, EYES + 0.05),
            (w + 0.02, 0.3),
            (w - 0.1, low - 0.06),
            (0.26, low + 0.1),
            (0.24, 0.3),
        ],
        tone,
    );
    pen.fill(
        [
            (-0.3, 0.47),
            (0.3, 0.47),
            (0.3, low + 0.09),
            (0.12, low + 0.16),
            (-0.12, low + 0.16),
            (-0.3, low + 0.09),
        ],
        tone,
    );
    pen.fill_twice(&[(0.0, 0.21), (0.14, 0.2), (0.3, 0.3), (0.28, 0.36), (0.0, 0.31)], tone);
    for x in [-0.18, 0.0, 0.18] {
        pen.line([(x, 0.54), (x * 0.8, low + 0.06)], 0.022, tone - 0.15);
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

/// Neck, shoulders and what is worn.
fn dress(pen: &Pen, looks: &Looks) {
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
