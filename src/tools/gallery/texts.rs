//! Positions of the texts in a picture, for tests of legibility.

use std::fmt::Write;
use std::path::Path;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Color32, Pos2, Rect, Shape, epaint::TextShape};
use bevy_egui::{EguiFullOutput, PrimaryEguiContext};

/// The uncovered texts of the last frame, in drawing order.
#[derive(Resource, Debug, Default)]
pub(crate) struct Texts {
    all: Vec<Text>,
    /// Whether they still move, as in a list that scrolls.
    pub are_moving: bool,
}

#[derive(Debug)]
struct Text {
    /// Bounds of its glyphs, in pixels of the picture.
    place: Rect,
    /// Size of its smallest glyphs, in logical pixels.
    size: f32,
    text: String,
}

impl Texts {
    /// Writes one line per text: left, top, right and bottom in pixels, its size in logical pixels, and the text.
    pub(crate) fn write(&self, file: &Path) -> std::io::Result<()> {
        let mut lines = String::new();
        for Text { place, size, text } in &self.all {
            let Pos2 { x: left, y: top } = place.min;
            let Pos2 { x: right, y: bottom } = place.max;
            let text = text.replace('\n', " ");
            // Writing to a string cannot fail.
            let _ = writeln!(lines, "{left:.1} {top:.1} {right:.1} {bottom:.1} {size:.1} {text}");
        }
        std::fs::write(file, lines)
    }
}

pub(crate) fn note(
    output: Single<&EguiFullOutput, With<PrimaryEguiContext>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut texts: ResMut<Texts>,
) {
    let Some(output) = &output.0 else {
        return;
    };
    let scale = output.pixels_per_point;
    texts.all.clear();
    let mut viewports = output.viewport_output.values();
    texts.are_moving = viewports.any(|viewport| viewport.repaint_delay.is_zero());
    for clipped in &output.shapes {
        let mut visit = |shape: &Shape| match shape {
            Shape::Text(text) if !is_faded(text) => {
                let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                // Text that is partly scrolled out of view cannot be judged.
                if clipped.clip_rect.contains_rect(ink) && !text.galley.text().trim().is_empty() {
                    let sizes = text
                        .galley
                        .job
                        .sections
                        .iter()
                        .map(|section| section.format.font_id.size);
                    texts.all.push(Text {
                        place: Rect::from_min_max(
                            (ink.min.to_vec2() * scale).to_pos2(),
                            (ink.max.to_vec2() * scale).to_pos2(),
                        ),
                        size: sizes.fold(f32::INFINITY, f32::min) * scale / window.scale_factor(),
                        text: text.galley.text().to_owned(),
                    });
                }
            }
            Shape::Rect(rect) if rect.fill != Color32::TRANSPARENT => {
                let over = rect.rect.intersect(clipped.clip_rect) * scale;
                texts.all.retain(|text| !over.contains(text.place.center()));
            }
            _ => {}
        };
        visit_all(&clipped.shape, &mut visit);
    }
}

/// Disabled text is drawn half-transparent, and need not be legible.
fn is_faded(text: &TextShape) -> bool {
    let vertices = text.galley.rows.iter().flat_map(|row| &row.visuals.mesh.vertices);
    let mut inks = vertices.map(|vertex| match vertex.color {
        Color32::PLACEHOLDER => text.fallback_color,
        ink => ink,
    });
    text.angle != 0.0 || inks.any(|ink| !ink.is_opaque())
}

fn visit_all(shape: &Shape, visit: &mut impl FnMut(&Shape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit_all(shape, visit)),
        shape => visit(shape),
    }
}
