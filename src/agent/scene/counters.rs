//! Agents and the case in the flat view: printed counters. Nations differ in colour and shape, the two of a nation in
//! their numbers.

use agon_core::agent::{Agent, Nation};
use bevy::prelude::*;

use super::palette::{BRASS, EDGE, LEATHER, PAPER, nation};
use crate::tabletop::render::flat::{Sheet, circle, circle_at};
use crate::tabletop::render::numerals::{arc, numeral, stroke};

/// Counters lie above every mark of a city.
const HEIGHT: f32 = 0.06;
/// From the middle of a counter to its edge, on average.
pub(crate) const RADIUS: f32 = 0.34;

/// The outline of a nation's counters, 1 being their usual size: a disc, a shield, a square, or a diamond.
pub(super) fn outline(of: Nation, size: f32) -> Vec<Vec2> {
    let points: Vec<Vec2> = match of {
        Nation::Americans => circle(RADIUS),
        Nation::British => {
            let left = arc(Vec2::new(0.14, 0.02), 0.46, 180.0, 252.0);
            let right = left.iter().rev().map(|at| Vec2::new(-at.x, at.y));
            let top = [Vec2::new(0.32, 0.33), Vec2::new(-0.32, 0.33)];
            left.iter().copied().chain(right).chain(top).collect()
        }
        Nation::Russians => [(-0.325, -0.325), (0.325, -0.325), (0.325, 0.325), (-0.325, 0.325)]
            .map(Vec2::from)
            .into(),
        Nation::Chinese => [(0.0, -0.43), (0.43, 0.0), (0.0, 0.43), (-0.43, 0.0)]
            .map(Vec2::from)
            .into(),
    };
    points.into_iter().map(|at| at * size).collect()
}

/// Whether ink on a nation's colour is dark.
pub(super) const fn has_dark_ink(of: Nation) -> bool {
    matches!(of, Nation::Chinese)
}

/// An agent's counter.
pub(crate) fn counter(agent: Agent) -> Mesh {
    let shadow: Vec<Vec2> = outline(agent.nation(), 1.06)
        .iter()
        .map(|at| at + Vec2::new(0.02, -0.035))
        .collect();
    let sheet = Sheet::above(HEIGHT).figure(&shadow, EDGE.mix(&PAPER, 0.1));
    face(sheet, agent, Vec2::ZERO, 1.0).mesh()
}

/// The face of an agent's counter around a point.
pub(crate) fn face(sheet: Sheet, agent: Agent, middle: Vec2, alpha: f32) -> Sheet {
    let of = agent.nation();
    let ink = if has_dark_ink(of) { EDGE } else { PAPER }.with_alpha(alpha);
    let rings = [(1.0, EDGE), (0.93, PAPER), (0.84, nation(of))];
    let sheet = rings.into_iter().fold(sheet, |sheet, (size, colour)| {
        let outline: Vec<Vec2> = outline(of, size).into_iter().map(|at| middle + at).collect();
        sheet.figure(&outline, colour.with_alpha(alpha))
    });
    digit(sheet, agent, middle, (0.36, 1.0), ink)
}

/// An agent's number of this height on a counter of this size around a point.
pub(super) fn digit(sheet: Sheet, agent: Agent, middle: Vec2, (height, counter): (f32, f32), ink: Color) -> Sheet {
    // A shield narrows downwards.
    let is_shield = agent.nation() == Nation::British;
    let middle = middle + Vec2::Y * if is_shield { 0.04 * counter } else { 0.0 };
    let number = numeral(usize::from(agent.number()));
    number.iter().fold(sheet, |sheet, line| {
        let [left, right] =
            stroke(line, 0.105).map(|side| side.into_iter().map(|at| middle + at * height).collect::<Vec<_>>());
        sheet.ribbon(&left, &right, |_| (ink, ink))
    })
}

/// The case, seen from its front.
pub(crate) fn case() -> Mesh {
    let shadow: Vec<Vec2> = rounded(Vec2::new(0.29, 0.21), 0.05)
        .iter()
        .map(|at| at + Vec2::new(0.02, -0.035))
        .collect();
    let sheet = Sheet::above(HEIGHT).figure(&shadow, EDGE.mix(&PAPER, 0.1));
    case_figure(sheet, Vec2::ZERO, 1.0).mesh()
}

/// The case as a sign at a point, of a size relative to the counter's.
pub(crate) fn case_figure(sheet: Sheet, middle: Vec2, size: f32) -> Sheet {
    let place = |points: Vec<Vec2>| -> Vec<Vec2> { points.into_iter().map(|at| middle + at * size).collect() };
    let handle = |inner: f32| place(arc(Vec2::new(0.0, 0.17), inner, 180.0, 0.0));
    let dark = LEATHER.mix(&Color::BLACK, 0.35);
    let corner = |x: f32, y: f32| place(rounded_at(Vec2::new(x * 0.215, y * 0.13), Vec2::splat(0.05), 0.02));
    let mut sheet = sheet
        .ribbon(&handle(0.15), &handle(0.07), |_| (EDGE, EDGE))
        .figure(&place(rounded(Vec2::new(0.285, 0.205), 0.05)), EDGE)
        .figure(&place(rounded(Vec2::new(0.265, 0.185), 0.04)), PAPER)
        .ribbon(&handle(0.13), &handle(0.09), |_| (PAPER, PAPER))
        .figure(&place(rounded(Vec2::new(0.24, 0.16), 0.03)), LEATHER)
        .figure(
            &place(rounded_at(Vec2::new(0.0, 0.045), Vec2::new(0.24, 0.012), 0.005)),
            dark,
        );
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        sheet = sheet.figure(&corner(x, y), BRASS);
    }
    for x in [-0.1, 0.1] {
        sheet = sheet.figure(
            &place(rounded_at(Vec2::new(x, 0.045), Vec2::new(0.03, 0.04), 0.01)),
            BRASS,
        );
    }
    sheet
}

/// A rectangle with round corners, around the origin.
fn rounded(half: Vec2, radius: f32) -> Vec<Vec2> {
    rounded_at(Vec2::ZERO, half, radius)
}

fn rounded_at(middle: Vec2, half: Vec2, radius: f32) -> Vec<Vec2> {
    circle_at(Vec2::ZERO, radius, 16)
        .into_iter()
        .map(|at| {
            // Those points of the circle that lie on an axis belong to both corners next to it; one will do.
            let side = Vec2::new(
                if at.x >= 0.0 { 1.0 } else { -1.0 },
                if at.y >= 0.0 { 1.0 } else { -1.0 },
            );
            middle + at + side * (half - radius)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::scene::board::BAHAMAS;

    #[test]
    fn counters_of_all_nations_differ_in_shape_and_are_of_like_size() {
        let area = |points: &[Vec2]| {
            let next = points.iter().cycle().skip(1);
            points.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum::<f32>() / 2.0
        };
        for of in Nation::ALL {
            let share = area(&outline(of, 1.0)) / area(&circle(RADIUS));
            assert!((0.9..1.2).contains(&share), "{of:?}: {share}");
            // On a phone 360 pixels wide it spans at least 20.
            let width = outline(of, 1.0).iter().map(|at| at.x).fold(0.0, f32::max) * 2.0;
            assert!(width * 30.0 > 18.0, "{of:?}: {width}");
        }
        assert!(BAHAMAS.1.y > 2.0 * RADIUS);
    }

    #[test]
    fn the_two_of_a_nation_have_different_numbers() {
        let corners = |agent: Agent| counter(agent).count_vertices();
        for of in Nation::ALL {
            let [one, two] = [1, 2].map(|number| corners(Agent::new(of, number).unwrap()));
            assert_ne!(one, two);
        }
    }

    #[test]
    fn every_figure_faces_upwards() {
        let ghost = face(Sheet::default(), Agent::ALL[3], Vec2::X, 0.5).mesh();
        for mesh in Agent::ALL.map(counter).into_iter().chain([case(), ghost]) {
            let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
            let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
            for triangle in indices.chunks(3) {
                let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(positions[triangle[corner]]));
                assert!((b - a).cross(c - a).y > -1e-7, "{a} {b} {c}");
            }
        }
    }
}
