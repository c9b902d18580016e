//! The name of a game with its sign before it.

use std::sync::Arc;

use bevy_egui::egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Response, Sense, Ui, Vec2, vec2};

use crate::shell::ui::theme::style::display_family;
use crate::shell::ui::widgets::controls::describe_heading;

/// Draws the sign of a game into a square: in one colour, with openings in that of the ground.
pub type Sign = fn(&Painter, Rect, ink: Color32, ground: Color32);

/// Side of a sign, and the gap after it, in shares of the size of the letters.
const SIDE: f32 = 0.84;
const GAP: f32 = 0.22;
/// Height of the middle of capitals above the line, in the same shares.
const MIDDLE: f32 = 0.335;

/// A sign and a name, set but not yet drawn.
pub struct Wordmark {
    sign: Sign,
    letters: f32,
    name: Arc<Galley>,
}

impl Wordmark {
    /// Sets a name in letters of this size, or in smaller ones where there is less room.
    pub fn new(ui: &Ui, sign: Sign, name: &str, letters: f32, room: f32) -> Self {
        let set = |letters: f32| {
            let font = FontId::new(letters, display_family());
            ui.painter().layout_no_wrap(name.to_owned(), font, Color32::PLACEHOLDER)
        };
        let wide = set(letters).size().x + letters * (SIDE + GAP);
        let letters = letters * (room / wide).min(1.0);
        let name = set(letters);
        Self { sign, letters, name }
    }

    /// Its size.
    pub fn size(&self) -> Vec2 {
        self.name.size() + vec2(self.letters * (SIDE + GAP), 0.0)
    }

    /// Draws it with its upper left corner there, with openings of the sign in the colour of the ground.
    pub fn paint(self, painter: &Painter, at: Pos2, [ink, ground]: [Color32; 2]) {
        let first = self.name.rows.first();
        let line = first.and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y));
        let middle = at.y + line.unwrap_or(self.letters) - self.letters * MIDDLE;
        let side = self.letters * SIDE;
        let place = Rect::from_center_size((at.x + side / 2.0, middle).into(), Vec2::splat(side));
        (self.sign)(painter, place, ink, ground);
        painter.galley(at + vec2(self.letters * (SIDE + GAP), 0.0), self.name, ink);
    }
}

/// Draws a wordmark as the heading of a screen.
pub fn wordmark(ui: &mut Ui, sign: Sign, name: String, letters: f32, colours: [Color32; 2]) -> Response {
    let mark = Wordmark::new(ui, sign, &name, letters, ui.available_width());
    let (rect, response) = ui.allocate_exact_size(mark.size(), Sense::hover());
    if ui.is_rect_visible(rect) {
        mark.paint(ui.painter(), rect.min, colours);
    }
    describe_heading(response, name, 1)
}
