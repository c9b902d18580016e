//! The wooden board on which the boxes stand.

use bevy_egui::egui::{Color32, CornerRadius, Mesh, Rangef, Rect, Shadow, Shape, Stroke, pos2};

use crate::shell::ui::theme::tokens::Palette;

/// Height of the upper side as it is seen, and of the front edge, in points.
const TOP: f32 = 14.0;
const EDGE: f32 = 18.0;
/// How far a box stands in front of the back of the board, in points.
const STANDS: f32 = 8.0;

/// Height of the board below what stands on it.
pub(super) const BELOW: f32 = TOP - STANDS + EDGE;

/// A board over this range of the window, on which boxes stand at a height, with their shadows on it.
pub(super) fn board(window: Rect, foot: f32, boxes: impl Iterator<Item = Rangef>, palette: &Palette) -> Vec<Shape> {
    let across = |top: f32, bottom: f32| Rect::from_x_y_ranges(window.x_range(), top..=bottom);
    let top = across(foot - STANDS, foot - STANDS + TOP);
    let edge = across(top.bottom(), top.bottom() + EDGE);
    let below = across(edge.bottom(), edge.bottom() + 26.0);
    let clear = Color32::TRANSPARENT;
    let mut shapes = vec![
        shaded(top, palette.wood_dark, palette.wood_lit),
        shaded(edge, palette.wood, palette.wood_dark),
        shaded(below, Color32::from_black_alpha(0x80), clear),
    ];
    // A few lines of grain along the edge, none of them straight through.
    for (number, (from, to, height)) in GRAIN.into_iter().enumerate() {
        let y = edge.top() + EDGE * height;
        let x = |share: f32| edge.left() + edge.width() * share;
        let bend = if number % 2 == 0 { 0.6 } else { -0.6 };
        let ends = vec![pos2(x(from), y), pos2(x((from + to) / 2.0), y + bend), pos2(x(to), y)];
        shapes.push(Shape::line(
            ends,
            Stroke::new(1.0, palette.wood_dark.gamma_multiply(0.5)),
        ));
    }
    for across in boxes {
        // Under the box, and from there to the right.
        for (offset, blur, alpha) in [([2, 1], 5, 0xc0), ([12, 2], 16, 0x70)] {
            let shadow = Shadow {
                offset,
                blur,
                spread: 0,
                color: Color32::from_black_alpha(alpha),
            };
            let under = Rect::from_x_y_ranges(across, foot - 3.0..=foot + 2.0);
            shapes.push(shadow.as_shape(under, CornerRadius::ZERO).into());
        }
    }
    let light = Stroke::new(1.0, palette.wood_lit);
    shapes.push(Shape::line_segment([edge.left_top(), edge.right_top()], light));
    shapes
}

/// Where lines of grain begin and end along the board, and their heights on its edge: all as shares.
const GRAIN: [(f32, f32, f32); 7] = [
    (0.0, 0.24, 0.3),
    (0.08, 0.46, 0.62),
    (0.3, 0.71, 0.22),
    (0.41, 0.66, 0.78),
    (0.58, 0.93, 0.45),
    (0.74, 1.0, 0.7),
    (0.86, 1.0, 0.25),
];

/// A rectangle whose colour goes from its top to its bottom.
fn shaded(rect: Rect, top: Color32, bottom: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for (corner, colour) in [
        (rect.left_top(), top),
        (rect.right_top(), top),
        (rect.left_bottom(), bottom),
        (rect.right_bottom(), bottom),
    ] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    Shape::mesh(mesh)
}
