//! The lid of Agent's box.

use std::f32::consts::TAU;

use agon_core::agent::Nation;
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use crate::agent::gameplay::colours::of_nation;

const BRASS: Color32 = Color32::from_rgb(0xe2, 0xb4, 0x5a);
const SEA: Color32 = Color32::from_rgb(0x2c, 0x5d, 0x70);
const LAND: Color32 = Color32::from_rgb(0xe8, 0xd9, 0xb0);
const ROUTE: Color32 = Color32::from_rgb(0x2b, 0x22, 0x1b);

/// The middles and half sizes of the lands, in shares of the lid's half height.
const LANDS: [[f32; 4]; 4] = [
    [-0.95, -0.1, 0.5, 0.72],
    [0.1, -0.75, 0.62, 0.4],
    [0.95, -0.2, 0.62, 0.8],
    [0.2, 0.72, 0.5, 0.55],
];

/// A land with a winding coast, all of which is seen from its middle.
fn land(middle: Pos2, [wide, high]: [f32; 2], phase: f32) -> Mesh {
    const POINTS: u16 = 64;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, LAND);
    for i in 0..POINTS {
        let angle = f32::from(i) / f32::from(POINTS) * TAU;
        let wave = 1.0 + 0.14 * (angle * 3.0 + phase).sin() + 0.07 * (angle * 7.0 - phase).cos();
        mesh.colored_vertex(middle + vec2(angle.cos() * wide, angle.sin() * high) * wave, LAND);
        mesh.add_triangle(0, u32::from(i) + 1, u32::from((i + 1) % POINTS) + 1);
    }
    mesh
}

/// A map with routes from four homes to a case in the middle.
pub(crate) fn cover(painter: &Painter, lid: Rect) {
    painter.rect_filled(lid, 4.0, SEA);
    let scale = lid.height() / 2.3;
    let at = |x: f32, y: f32| lid.center() + vec2(x * 1.35, y) * scale;
    for [x, y, wide, high] in LANDS {
        painter.add(Shape::mesh(land(
            at(x, y),
            [wide * scale, high * scale],
            x * 7.0 + y * 9.0,
        )));
    }
    let homes = [at(-1.0, 0.0), at(0.0, -0.85), at(1.0, 0.0), at(0.0, 0.85)];
    for home in homes {
        painter.extend(Shape::dashed_line(
            &[home, lid.center()],
            Stroke::new(2.0, ROUTE),
            6.0,
            5.0,
        ));
    }
    let dot = scale * 0.13;
    for (home, nation) in homes.into_iter().zip(Nation::ALL) {
        let [red, green, blue] = of_nation(nation);
        let colour = Color32::from_rgb(red, green, blue);
        painter.circle(home, dot, colour, Stroke::new(2.0, ROUTE));
    }
    let case = Rect::from_center_size(lid.center() + vec2(0.0, dot * 0.3), vec2(dot * 3.0, dot * 2.0));
    let handle = Rect::from_center_size(case.center_top() - vec2(0.0, dot * 0.2), vec2(dot * 1.1, dot * 0.8));
    painter.rect_stroke(handle, 3.0, Stroke::new(3.0, ROUTE), StrokeKind::Middle);
    painter.rect(
        case,
        4.0,
        Color32::from_rgb(0x6b, 0x3d, 0x22),
        Stroke::new(2.0, ROUTE),
        StrokeKind::Middle,
    );
    for side in [-0.5_f32, 0.5] {
        let latch = Rect::from_center_size(
            case.center_top() + vec2(side * dot * 1.7, dot * 0.5),
            vec2(dot * 0.35, dot * 0.4),
        );
        painter.rect_filled(latch, 1.0, BRASS);
    }
}
