//! The appearance of each mark.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Mark;
use crate::agent::scene::entities::{
    AttackTarget, BroughtHome, Chosen, ChosenCity, Focused, Hovered, LastMoved, MayAct, Target, UnderAttack,
};
use crate::agent::scene::palette::{CHOICE, DANGER, EDGE, FOCUS, HOVER, NEWS};
use crate::tabletop::render::flat::{Sheet, circle};

/// Opacity of marks seen through agents.
const THROUGH: f32 = 0.6;
/// The width of the dark edge that lets a mark stand out from paper and sea alike.
const RIM: f32 = 0.022;

/// A ring with dark edges.
fn ring(sheet: Sheet, inner: f32, outer: f32, colour: Color, alpha: f32) -> Sheet {
    let [edge, face] = [EDGE.with_alpha(0.8 * alpha), colour.with_alpha(alpha)];
    sheet
        .band(&circle(inner - RIM), &circle(inner), (edge, edge))
        .band(&circle(outer), &circle(outer + RIM), (edge, edge))
        .band(&circle(inner), &circle(outer), (face, face))
}

/// Points around the middle that point inwards, from one distance to another.
fn points(sheet: Sheet, count: u8, first: f32, [foot, tip]: [f32; 2], half: f32, colour: Color, alpha: f32) -> Sheet {
    let point = |number: u8, grown: f32| {
        let way = Vec2::from_angle((f32::from(number) + first) / f32::from(count) * TAU);
        let aside = way.perp() * (half + 1.6 * grown);
        let outwards = (foot - tip).signum();
        let [foot, tip] = [foot + outwards * grown, tip - outwards * 2.2 * grown];
        // Anticlockwise, wherever it points.
        if outwards > 0.0 {
            [way * foot + aside, way * tip, way * foot - aside]
        } else {
            [way * foot - aside, way * tip, way * foot + aside]
        }
    };
    [(RIM, EDGE.with_alpha(0.8 * alpha)), (0.0, colour.with_alpha(alpha))]
        .into_iter()
        .flat_map(|(grown, colour)| (0..count).map(move |number| (number, grown, colour)))
        .fold(sheet, |sheet, (number, grown, colour)| {
            sheet.figure(&point(number, grown), colour)
        })
}

impl Mark for Hovered {
    const HEIGHT: f32 = 0.0;
    /// A light.
    fn figure(alpha: f32) -> Sheet {
        let light = |share: f32| HOVER.with_alpha(share * alpha);
        Sheet::default()
            .figure(&circle(0.44), light(0.28))
            .band(&circle(0.44), &circle(0.475), (light(0.95), light(0.95)))
            .band(&circle(0.475), &circle(0.6), (light(0.5), light(0.0)))
    }
}

impl Mark for LastMoved {
    const HEIGHT: f32 = 0.002;
    /// A thin ring.
    fn figure(alpha: f32) -> Sheet {
        ring(Sheet::default(), 0.352, 0.38, NEWS, alpha)
    }
}

impl Mark for MayAct {
    const HEIGHT: f32 = 0.004;
    /// A ring in the colour of choices.
    fn figure(alpha: f32) -> Sheet {
        ring(Sheet::default(), 0.37, 0.43, CHOICE, alpha)
    }
}

impl Mark for Chosen {
    const HEIGHT: f32 = 0.005;
    /// A broad ring in the colour of choices.
    fn figure(alpha: f32) -> Sheet {
        ring(Sheet::default(), 0.37, 0.475, CHOICE, alpha)
    }
}

impl Mark for Target {
    const HEIGHT: f32 = 0.006;
    const SEEN_THROUGH: f32 = THROUGH;
    /// A dot in a ring with a glow, which are seen around the figure there.
    fn figure(alpha: f32) -> Sheet {
        let glow = |share: f32| CHOICE.with_alpha(share * alpha);
        let sheet = Sheet::default()
            .band(&circle(0.43), &circle(0.66), (glow(0.6), glow(0.0)))
            .figure(&circle(0.13 + RIM), EDGE.with_alpha(0.8 * alpha))
            .figure(&circle(0.13), CHOICE.with_alpha(alpha));
        ring(sheet, 0.375, 0.43, CHOICE, alpha)
    }

    /// The ring alone: a dot would lie upon the agent who stays there.
    fn through(alpha: f32) -> Sheet {
        ring(Sheet::default(), 0.375, 0.43, CHOICE, alpha)
    }
}

impl Mark for ChosenCity {
    const HEIGHT: f32 = 0.009;
    const SEEN_THROUGH: f32 = THROUGH;
    /// The ring of a target, broader.
    fn figure(alpha: f32) -> Sheet {
        ring(Sheet::default(), 0.375, 0.48, CHOICE, alpha)
    }
}

impl Mark for AttackTarget {
    const HEIGHT: f32 = 0.012;
    const SEEN_THROUGH: f32 = THROUGH;
    /// Four points towards the city.
    fn figure(alpha: f32) -> Sheet {
        points(Sheet::default(), 4, 0.5, [0.80, 0.50], 0.13, DANGER, alpha)
    }
}

/// Cross hairs, whose points reach as far as this from the middle.
fn cross_hairs(tip: f32, alpha: f32) -> Sheet {
    let sheet = ring(Sheet::default(), 0.385, 0.43, DANGER, alpha);
    points(sheet, 4, 0.0, [0.62, tip], 0.045, DANGER, alpha)
}

impl Mark for UnderAttack {
    const HEIGHT: f32 = 0.015;
    const SEEN_THROUGH: f32 = THROUGH;
    const COMES: Option<f32> = Some(1.9);

    fn figure(alpha: f32) -> Sheet {
        cross_hairs(0.24, alpha)
    }

    /// Around the victim, whose number is to be read.
    fn through(alpha: f32) -> Sheet {
        cross_hairs(0.40, alpha)
    }

    fn badge() -> Option<Sheet> {
        Some(cross_hairs(0.24, 1.0))
    }
}

impl Mark for BroughtHome {
    const HEIGHT: f32 = 0.018;
    const COMES: Option<f32> = Some(0.0);
    /// A sun, which stays within the board and off the agent beside.
    fn figure(alpha: f32) -> Sheet {
        let glow = |share: f32| FOCUS.with_alpha(share * alpha);
        let sheet = Sheet::default().band(&circle(0.3), &circle(0.8), (glow(0.75), glow(0.0)));
        let sheet = points(sheet, 12, 0.5, [0.49, 0.66], 0.06, FOCUS, alpha);
        ring(sheet, 0.39, 0.45, FOCUS, alpha)
    }
}

impl Mark for Focused {
    const HEIGHT: f32 = 0.024;
    const SEEN_THROUGH: f32 = THROUGH;
    /// A bright outline between two dark ones.
    fn figure(alpha: f32) -> Sheet {
        let [dark, bright] = [EDGE, FOCUS].map(|colour| colour.with_alpha(alpha));
        Sheet::default()
            .band(&circle(0.495), &circle(0.625), (dark, dark))
            .band(&circle(0.52), &circle(0.60), (bright, bright))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::scene::board::AGENT_RADIUS;

    /// The share of a figure's area outside a radius.
    fn share_outside(sheet: Sheet, radius: f32) -> f32 {
        let mesh = sheet.mesh();
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
        let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
        let [mut all, mut outside] = [0.0; 2];
        for triangle in indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(positions[triangle[corner]]));
            let area = (b - a).cross(c - a).y / 2.0;
            assert!(area > -1e-7, "it faces downwards: {a} {b} {c}");
            all += area;
            if ((a + b + c) / 3.0).xz().length() > radius {
                outside += area;
            }
        }
        outside / all
    }

    #[test]
    fn a_target_in_the_own_city_leaves_the_agent_uncovered() {
        let share = |sheet| 1.0 - share_outside(sheet, AGENT_RADIUS);
        assert!(share(Target::figure(1.0)) > 0.0, "a free city has its dot");
        assert!(share(Target::through(1.0)) < 1e-6);
    }

    #[test]
    fn marks_are_seen_around_an_agent_and_face_upwards() {
        for sheet in [
            MayAct::figure(1.0),
            Chosen::figure(1.0),
            LastMoved::figure(1.0),
            Target::figure(1.0),
            ChosenCity::figure(1.0),
            AttackTarget::figure(1.0),
            UnderAttack::figure(1.0),
            BroughtHome::figure(1.0),
            Focused::figure(1.0),
            Hovered::figure(1.0),
        ] {
            let share = share_outside(sheet, AGENT_RADIUS);
            assert!(share > 0.45, "{share}");
        }
    }
}
