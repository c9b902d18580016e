//! Upright boards of wood, as the ground of a screen, and the lines that wood and stone are drawn with.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, lerp, pos2};

use crate::shell::ui::theme::tokens::Palette;

/// Width of a board, in points, at least.
const BOARD: f32 = 84.0;
/// Lines of grain in a board.
const LINES: u16 = 7;
/// Steps along a line, in which it bends and the light changes.
const STEPS: u16 = 14;

/// Boards that fill a rectangle. The light on a place is from 0, the colour of the room, to 1.
pub fn wood(rect: Rect, palette: &Palette, light: impl Fn(Pos2) -> f32) -> Mesh {
    let [shade, lit] = palette.wood_wall;
    let at = |place: Pos2, tint: f32| {
        let lit = shade.lerp_to_gamma(lit, light(place).clamp(0.0, 1.0));
        lit.lerp_to_gamma(palette.wood_grain, tint)
    };
    let mut mesh = Mesh::default();
    let count = (rect.width() / BOARD).floor().max(1.0) as u16;
    let width = rect.width() / f32::from(count);
    for board in 0..count {
        let seed = f32::from(board) + 1.0;
        let left = rect.left() + width * f32::from(board);
        let [left, right] = [left, left + width];
        let tint = 0.07 * scattered(seed * 3.3);
        stripe(&mut mesh, STEPS, |along| {
            let y = lerp(rect.y_range(), along);
            [left, right].map(|x| (pos2(x, y), at(pos2(x, y), tint)))
        });
        let inside = Rect::from_x_y_ranges(left + 6.0..=right - 6.0, rect.y_range());
        grain(&mut mesh, inside, LINES, seed, palette.wood_grain.gamma_multiply(0.45));
        // The gap between two boards, and the light on the edge beyond it.
        for (x, ink) in [(left, palette.wood_grain), (left + 1.5, palette.wood_lit)] {
            let ink = ink.gamma_multiply(if x > left { 0.12 } else { 0.5 });
            mesh.add_colored_rect(Rect::from_x_y_ranges(x..=x + 1.0, rect.y_range()), ink);
        }
    }
    mesh
}

/// Adds upright lines of grain, bent a little and fading.
pub fn grain(mesh: &mut Mesh, rect: Rect, lines: u16, seed: f32, ink: Color32) {
    for line in 1..=lines {
        let seed = seed * 13.7 + f32::from(line);
        let (x, width) = (scattered(seed), lerp(0.6..=5.0, scattered(seed * 3.7).powi(3)));
        let depth = lerp(0.1..=0.4, scattered(seed * 7.1));
        stripe(mesh, STEPS, |along| {
            let bend = 5.0 * (TAU * (along * 0.8 + x * 1.5)).sin() + 2.0 * (TAU * (along * 2.3 + x)).sin();
            let middle = lerp(rect.x_range(), x) + bend;
            let fade = 0.6 + 0.4 * (TAU * (along * 1.3 + scattered(seed * 5.3))).sin();
            let ink = ink.gamma_multiply(depth * fade);
            [-0.5, 0.5].map(|side| {
                let x = (middle + side * width).clamp(rect.left(), rect.right());
                (pos2(x, lerp(rect.y_range(), along)), ink)
            })
        });
    }
}

/// A number 0 … 1 that looks random but is the same in every frame.
pub fn scattered(seed: f32) -> f32 {
    (seed.sin() * 43_758.547).fract().abs()
}

/// Adds a stripe whose edges and their colours are given along its way, 0 … 1.
pub fn stripe(mesh: &mut Mesh, steps: u16, edges: impl Fn(f32) -> [(Pos2, Color32); 2]) {
    for step in 0..=steps {
        let next = mesh.vertices.len() as u32;
        for (place, colour) in edges(f32::from(step) / f32::from(steps)) {
            mesh.colored_vertex(place, colour);
        }
        if step > 0 {
            mesh.add_triangle(next - 2, next - 1, next);
            mesh.add_triangle(next - 1, next + 1, next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::ui::theme::tokens::{DARK, LIGHT, assert_legible};

    #[test]
    fn every_text_can_be_read_on_it() {
        let rect = Rect::from_min_size(Pos2::ZERO, bevy_egui::egui::vec2(400.0, 800.0));
        for palette in [&DARK, &LIGHT] {
            for light in [0.0, 0.5, 1.0] {
                let vertices = wood(rect, palette, |_| light).vertices;
                let boards: Vec<_> = vertices.iter().filter(|one| one.color.is_opaque()).collect();
                // A gap between boards is finer than any stroke.
                let lines = vertices.iter().filter(|one| one.color.a() < 64);
                for (ground, line) in lines.flat_map(|line| boards.iter().map(|board| (board.color, line.color))) {
                    let texts = [palette.ink, palette.muted, palette.accent];
                    assert_legible(&texts, ground.blend(line), "wood");
                }
            }
        }
    }
}
