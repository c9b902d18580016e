//! The board in the flat view: tiles, throne and base.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::board::CELL_CORNER;
use super::theme::Palette;
use crate::tabletop::render::flat::{Sheet, circle, hexagon};

/// A cell in the flat view: its face with a hairline outline in a deeper tone.
pub(crate) fn tile(face: Color, gap: Color) -> Mesh {
    Sheet::default()
        .figure(&hexagon(CELL_CORNER * 0.972), face.mix(&gap, 0.35))
        .figure(&hexagon(CELL_CORNER * 0.935), face)
        .mesh()
}

/// The throne in the flat view: a sun of twelve rays in a brass rim.
pub(crate) fn throne(palette: &Palette) -> Mesh {
    let rays = |reach: f32, between: f32| -> Vec<Vec2> {
        (0..24_u8)
            .map(|i| {
                let radius = match i % 4 {
                    0 => reach,
                    2 => reach * 0.74,
                    _ => between,
                };
                Vec2::from_angle(f32::from(i) / 24.0 * TAU) * radius
            })
            .collect()
    };
    Sheet::default()
        .figure(&hexagon(CELL_CORNER * 0.972), palette.brass)
        .figure(&hexagon(CELL_CORNER * 0.85), palette.ring(0))
        .figure(&rays(0.41, 0.19), palette.brass)
        .figure(&circle(0.085), palette.ring(0))
        .figure(&circle(0.06), palette.brass)
        .mesh()
}

/// The base of the flat tiles: a bed in a frame with two fine brass lines.
pub(crate) fn ground(corner: f32, palette: &Palette) -> Mesh {
    let pointed = |corner: f32| -> Vec<Vec2> { hexagon(corner).into_iter().map(Vec2::perp).collect() };
    Sheet::above(-0.03)
        .figure(&pointed(corner), palette.brass)
        .figure(&pointed(corner - 0.045), palette.frame)
        .figure(&pointed(corner - 0.21), palette.brass.mix(&palette.frame, 0.3))
        .figure(&pointed(corner - 0.235), palette.stringing)
        .mesh()
}
