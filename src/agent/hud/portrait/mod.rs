//! Portraits of the cast: passport photographs, with a stamp for the level.

mod cast;
mod dress;
mod hair;
mod head;
mod looks;
mod pen;
mod skull;
mod stamp;

use agon_core::agent::Persona;
use bevy_egui::egui::{
    AsIdSalt, Color32, CornerRadius, Mesh, Painter, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use self::cast::looks_of;
use self::pen::{HEIGHT, PAPER, Pen, sepia};
use crate::agent::gameplay::faces::Face;
use crate::shell::ui::widgets::kept::keep_painted_as;

/// The size of a portrait with this height, with its paper.
pub(crate) fn size(height: f32) -> Vec2 {
    vec2((height / HEIGHT).round(), height)
}

/// Paints a portrait, or the place of one. Portraits of the same screen are in different places.
pub(crate) fn paint(ui: &Ui, place: impl AsIdSalt, rect: Rect, shown: Option<(Persona, Face)>) {
    let id = ui.id().with(("portrait", place));
    keep_painted_as(ui, id, (rect, shown), |painter| photograph(painter, rect, shown));
}

fn photograph(painter: &Painter, rect: Rect, shown: Option<(Persona, Face)>) {
    let paper = (rect.width() * 0.05).max(1.5);
    painter.rect_filled(
        rect.translate(vec2(0.0, 1.0)),
        CornerRadius::same(2),
        Color32::from_black_alpha(90),
    );
    painter.rect_filled(rect, CornerRadius::same(2), PAPER);
    // On light paper it would have no edge.
    let edge = Stroke::new(1.0, Color32::from_black_alpha(70));
    painter.rect_stroke(rect, CornerRadius::same(2), edge, StrokeKind::Outside);
    let photo = rect.shrink(paper);
    let pen = Pen { painter, photo };
    let looks = shown.map(|(persona, _)| looks_of(persona));
    ground(&pen, looks.map_or(0.72, |looks| looks.ground));
    match (shown, looks) {
        (Some((persona, face)), Some(looks)) => {
            head::draw(&pen, &looks, face);
            stamp::stamp(&pen, persona.level());
        }
        _ => stamp::unknown(&pen),
    }
}

/// The ground, lighter on the side that the light comes from.
fn ground(pen: &Pen, tone: f32) {
    let mut mesh = Mesh::default();
    let photo = pen.photo;
    for (at, lighter) in [
        (photo.left_top(), 0.1),
        (photo.right_top(), 0.0),
        (photo.right_bottom(), -0.1),
        (photo.left_bottom(), 0.0),
    ] {
        mesh.colored_vertex(at, sepia(tone + lighter));
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    pen.painter.add(Shape::mesh(mesh));
}
