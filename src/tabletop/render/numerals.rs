//! Numerals and lines as strokes, for signs too small or too few for lettering.

use bevy::prelude::*;

/// The lines of a numeral from 1 to 8, one unit high, around the origin; none for other numbers.
pub(crate) fn numeral(number: usize) -> Vec<Vec<Vec2>> {
    let line = |points: &[(f32, f32)]| points.iter().copied().map(Vec2::from).collect::<Vec<_>>();
    let arc = |x: f32, y: f32, radius: f32, from: f32, to: f32| arc(Vec2::new(x, y), radius, from, to);
    match number {
        1 => vec![line(&[(-0.25, 0.24), (0.07, 0.47)]), line(&[(0.05, 0.5), (0.05, -0.5)])],
        2 => {
            let mut bow = arc(0.0, 0.2, 0.23, 165.0, -30.0);
            bow.push(Vec2::new(-0.22, -0.4));
            vec![bow, line(&[(-0.31, -0.41), (0.31, -0.41)])]
        }
        3 => vec![
            arc(-0.03, 0.235, 0.205, 155.0, -90.0),
            arc(-0.03, -0.19, 0.23, 90.0, -155.0),
        ],
        4 => vec![
            line(&[(0.08, 0.5), (-0.29, -0.17)]),
            line(&[(-0.37, -0.2), (0.36, -0.2)]),
            line(&[(0.12, 0.5), (0.12, -0.5)]),
        ],
        5 => vec![
            line(&[(0.26, 0.41), (-0.19, 0.41), (-0.21, 0.0)]),
            arc(-0.01, -0.16, 0.25, 130.0, -150.0),
        ],
        6 => vec![
            line(&[(0.16, 0.48), (-0.12, 0.12), (-0.22, -0.12)]),
            arc(0.0, -0.19, 0.23, 170.0, 530.0),
        ],
        7 => vec![
            line(&[(-0.3, 0.41), (0.3, 0.41)]),
            line(&[(0.27, 0.45), (0.02, 0.05), (-0.09, -0.5)]),
        ],
        8 => vec![arc(0.0, 0.235, 0.19, 90.0, 450.0), arc(0.0, -0.2, 0.235, 90.0, 450.0)],
        _ => Vec::new(),
    }
}

/// Part of a circle, between two directions in degrees anticlockwise from the right.
pub(crate) fn arc(centre: Vec2, radius: f32, from: f32, to: f32) -> Vec<Vec2> {
    (0..=10_u8)
        .map(|step| {
            let degrees = from + (to - from) * f32::from(step) / 10.0;
            centre + Vec2::from_angle(degrees.to_radians()) * radius
        })
        .collect()
}

/// The lines to the left and right of a stroke that is twice `half` wide.
pub(crate) fn stroke(points: &[Vec2], half: f32) -> [Vec<Vec2>; 2] {
    let ways: Vec<Vec2> = points
        .windows(2)
        .map(|pair| (pair[1] - pair[0]).normalize_or_zero())
        .collect();
    let aside = |index: usize| {
        let before = ways[index.saturating_sub(1)];
        let after = ways[index.min(ways.len() - 1)];
        let middle = (before + after).normalize_or(before);
        // Where the stroke bends, its corner is farther from its middle.
        middle.perp() * half / middle.dot(after).max(0.5)
    };
    [1.0, -1.0].map(|side| {
        let offset = points.iter().enumerate().map(|(index, &at)| at + aside(index) * side);
        offset.collect()
    })
}
