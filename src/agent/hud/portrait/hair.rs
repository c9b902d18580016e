//! Hair, what covers it, and beards.

use super::looks::{Beard, Hair, Looks};
use super::pen::{At, Pen, arc};
use super::skull::{EYES, SKULL, outline};

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

/// What is behind the head.
pub(super) fn behind(pen: &Pen, looks: &Looks) {
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
        Hair::HeadScarf => head_scarf_behind(pen, looks),
        Hair::Plaits => {
            pen.oval((0.0, EYES - 0.02), (looks.wide + 0.08, SKULL), tone);
            pen.ovals((looks.wide + 0.02, 0.2), (0.12, 0.3), tone);
        }
        Hair::Cropped => cap(pen, looks, -0.16, 1.06, tone),
        Hair::SideParted | Hair::SweptBack | Hair::Curls | Hair::Turban => {}
    }
}

/// What is before it.
pub(super) fn before(pen: &Pen, looks: &Looks) {
    let tone = looks.hair;
    let side = looks.wide;
    let temples = |down: f32| pen.ovals((side - 0.01, EYES - 0.2), (0.07, down), tone);
    match looks.style {
        Hair::Cropped => {
            cap(pen, looks, -0.5, 1.06, tone);
            pen.ovals((side - 0.04, EYES - 0.22), (0.055, 0.2), tone);
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
        Hair::TopKnot | Hair::CentreParted | Hair::Plaits => {
            wing(pen, looks, ((0.0, -0.6), 1.0), -0.14, tone);
            wing(pen, looks, ((0.0, -0.6), -1.0), -0.14, tone);
            if looks.style != Hair::TopKnot {
                pen.line([(0.0, -0.62), (0.0, -0.9)], 0.03, looks.skin * 0.8);
            }
            if looks.style == Hair::Plaits {
                plaits(pen, looks);
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
        Hair::BrimmedHat => brimmed_hat(pen, looks),
        Hair::HeadScarf => head_scarf(pen, looks),
        Hair::Turban => turban(pen, looks),
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

fn brimmed_hat(pen: &Pen, looks: &Looks) {
    let felt = covering_tone(looks);
    pen.fill(
        [
            (-0.5, -0.5),
            (-0.46, -1.0),
            (-0.2, -1.14),
            (0.26, -1.12),
            (0.46, -0.98),
            (0.5, -0.5),
        ],
        felt,
    );
    pen.line([(-0.12, -1.1), (0.05, -0.98), (0.2, -1.08)], 0.03, felt - 0.14);
    pen.fill([(-0.49, -0.76), (0.49, -0.76), (0.5, -0.56), (-0.5, -0.56)], 0.06);
    pen.oval((0.0, -0.5), (0.92, 0.13), felt);
    pen.line(arc((0.0, -0.5), (0.9, 0.12), (0.05, 0.45)), 0.03, felt - 0.12);
}

/// Two of them, which hang down before the shoulders.
fn plaits(pen: &Pen, looks: &Looks) {
    let tone = looks.hair;
    let side = looks.wide + 0.1;
    for strand in 0..6_u8 {
        let down = f32::from(strand);
        let at = (side - 0.03 * down, 0.4 + 0.15 * down);
        pen.ovals(at, (0.13, 0.11), tone);
        let fold = [(at.0 - 0.1, at.1 + 0.02), (at.0 + 0.02, at.1 + 0.08)];
        pen.lines(&fold, 0.025, tone - 0.2);
    }
}

/// A hat or a headscarf stands out from the coat.
fn covering_tone(looks: &Looks) -> f32 {
    if looks.cloth > 0.5 { 0.24 } else { 0.86 }
}

fn head_scarf_behind(pen: &Pen, looks: &Looks) {
    let tone = covering_tone(looks) * 0.84;
    pen.oval((0.0, -0.2), (looks.wide + 0.17, 0.8), tone);
    pen.fill_twice(&[(0.3, -0.3), (looks.wide + 0.17, -0.2), (0.5, 0.6), (0.2, 0.84)], tone);
}

fn head_scarf(pen: &Pen, looks: &Looks) {
    let tone = covering_tone(looks);
    let side = looks.wide;
    // A little hair shows at the parting.
    wing(pen, looks, ((0.0, -0.56), 1.0), -0.36, looks.hair);
    wing(pen, looks, ((0.0, -0.56), -1.0), -0.36, looks.hair);
    let crown = arc((0.0, EYES), (side + 0.16, SKULL * 1.18), (0.75, 1.0));
    let brow = [(0.0, -0.66), (0.24, -0.56), (side - 0.02, -0.34)];
    pen.fill_twice(&brow.into_iter().chain(crown).collect::<Vec<_>>(), tone);
    let (cheek, chin) = ((side + 0.08, 0.34), (0.14, 0.84));
    pen.fill_twice(
        &[
            (side - 0.03, -0.4),
            (side + 0.16, -0.12),
            cheek,
            chin,
            (side - 0.01, 0.24),
        ],
        tone,
    );
    pen.fill_twice(&[cheek, chin, (0.08, 0.74), (side - 0.06, 0.3)], tone);
    pen.line(arc((0.0, -0.2), (side + 0.04, 0.58), (0.56, 0.94)), 0.04, 1.06 - tone);
    pen.fill_twice(&[(0.0, 0.8), (0.1, 0.74), (0.3, 1.06), (0.12, 1.1)], tone);
    pen.oval((0.0, 0.8), (0.1, 0.08), tone * 0.84);
}

fn turban(pen: &Pen, looks: &Looks) {
    let tone = looks.cloth;
    let fold = if tone > 0.5 { tone - 0.24 } else { tone + 0.2 };
    let side = looks.wide;
    pen.oval((0.0, -0.78), (side + 0.14, 0.36), tone);
    pen.fill_twice(
        &[
            (0.0, -0.52),
            (0.0, -0.9),
            (side + 0.14, -0.76),
            (side + 0.1, -0.3),
            (side - 0.04, -0.2),
        ],
        tone,
    );
    // One side is wound over the other.
    for up in [0.0, 0.17, 0.34] {
        let low = (side + 0.11 - up * up, -0.36 - up);
        pen.line(
            [(-low.0, low.1), (-0.1, -0.62 - up), (0.1, -0.72 - up * 0.9)],
            0.03,
            fold,
        );
        pen.line([low, (0.2, -0.56 - up), (-0.03, -0.65 - up)], 0.03, fold);
    }
}

pub(super) fn beard(pen: &Pen, looks: &Looks) {
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
