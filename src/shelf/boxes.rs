//! The boxes of the games: covers drawn with a few shapes, as a button.

use std::f32::consts::TAU;

use agon_core::agent::Nation;
use bevy_egui::egui::{
    self, Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind,
};
use egui::{RichText, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, WidgetType, pos2, vec2};

use crate::agent::gameplay::colours::of_nation;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::subheading_style;
use crate::shell::ui::theme::tokens::motion;
use crate::shell::ui::widgets::controls::{told, touchable};

/// What is on the lid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cover {
    /// A board of hexagons.
    Agon,
    /// A map with four agents about a case.
    Agent,
}

/// Draws a box with its name and a line below it, at most so high.
pub(super) fn game_box(ui: &mut Ui, cover: Cover, name: &str, line: &str, most: f32) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let inner = width - 2.0 * space::M;
    let wrapped = |ui: &Ui, text: &str, style| {
        WidgetText::from(RichText::new(text)).into_galley(ui, Some(TextWrapMode::Wrap), inner, style)
    };
    let name_galley = wrapped(ui, name, subheading_style());
    let line_galley = wrapped(ui, line, TextStyle::Small);
    // All boxes are alike in height, whether their line needs one row or two.
    let row = ui.text_style_height(&TextStyle::Small);
    let words = name_galley.size().y + line_galley.size().y.max(2.0 * row) + 2.0 * space::S;
    let picture = (most - words).min(width * 0.62).max(size::TOUCH);
    let (rect, response) = touchable(ui, vec2(width, picture + words), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, told(name, line)));
    if ui.is_rect_visible(rect) {
        let near = ui
            .ctx()
            .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
        let corner = CornerRadius::same(radius::CARD);
        let fill = palette.panel.lerp_to_gamma(palette.card, near);
        let edge = palette.line.lerp_to_gamma(palette.accent, near);
        let painter = ui.painter();
        painter.rect(rect, corner, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
        let lid = Rect::from_min_size(rect.min, vec2(width, picture)).shrink(space::S);
        let lid_painter = painter.with_clip_rect(lid);
        match cover {
            Cover::Agon => agon(&lid_painter, lid),
            Cover::Agent => agent(&lid_painter, lid),
        }
        painter.rect_stroke(lid, 4.0, Stroke::new(1.0, edge), StrokeKind::Inside);
        let mut at = pos2(rect.left() + space::M, rect.top() + picture + 2.0);
        let below = name_galley.size().y;
        painter.galley(at, name_galley, palette.ink);
        at.y += below;
        painter.galley(at, line_galley, palette.muted);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

const WALNUT: Color32 = Color32::from_rgb(0x2a, 0x1a, 0x12);
const LIGHT: Color32 = Color32::from_rgb(0xad, 0x80, 0x46);
const DARK: Color32 = Color32::from_rgb(0x7a, 0x45, 0x28);
const BRASS: Color32 = Color32::from_rgb(0xe2, 0xb4, 0x5a);

/// Rings of hexagons round a throne.
fn agon(painter: &Painter, lid: Rect) {
    painter.rect_filled(lid, 4.0, WALNUT);
    let unit = lid.height() / 11.6;
    for q in -5_i32..=5 {
        for r in -5_i32..=5 {
            let ring = q.abs().max(r.abs()).max((q + r).abs());
            if ring > 5 {
                continue;
            }
            let (x, y) = (q as f32 * 0.866 * unit, (r as f32 + q as f32 / 2.0) * unit);
            let centre = lid.center() + vec2(x, y);
            let points: Vec<Pos2> = (0..6_u8)
                .map(|i| centre + egui::Vec2::angled(f32::from(i) / 6.0 * TAU) * unit * 0.54)
                .collect();
            let fill = match ring {
                0 => BRASS,
                ring if ring % 2 == 1 => LIGHT,
                _ => DARK,
            };
            painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
        }
    }
}

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
fn agent(painter: &Painter, lid: Rect) {
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
