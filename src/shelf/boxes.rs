//! The boxes of the games, as buttons: each stands on its board with its spine and its shadow, and opens like a door.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Galley, Mesh, Painter, Pos2, Rect, Response, Sense, Shadow, Shape, Stroke,
    TextStyle, TextureHandle, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::tokens::{DARK, motion};
use crate::shell::ui::widgets::controls::{told, touchable};
use crate::tabletop::game::BoardGame;
use crate::tabletop::title::wordmark::Wordmark;

/// Width of a spine, and how far it lies back above and below, in points.
const SPINE: f32 = 18.0;
const BACK: [f32; 2] = [9.0, 4.0];
/// Size of the letters of a name.
const LETTERS: f32 = 30.0;
/// The least height of a cover's picture, in points.
const LEAST_PICTURE: f32 = 84.0;
/// The angle at which an open cover stands, in radians.
const OPEN: f32 = 1.2;

/// A game's box.
#[derive(Clone, Copy)]
pub(super) struct GameBox<'a> {
    pub(super) game: &'a BoardGame,
    pub(super) picture: Option<&'a TextureHandle>,
    /// How far it is open, from 0 to 1.
    pub(super) open: f32,
    /// Height of the line below its name, which all boxes have alike.
    pub(super) line: f32,
}

/// The words on a cover.
struct Words {
    name: Wordmark,
    line: Arc<Galley>,
    about: Arc<Galley>,
    height: f32,
}

impl Words {
    fn set(ui: &Ui, GameBox { game, line: least, .. }: GameBox, width: f32, language: &Language) -> Self {
        let room = width - 2.0 * space::M;
        let font = TextStyle::Small.resolve(ui.style());
        let set = |text, colour, font: FontId| ui.painter().layout(language.tr(text), font, colour, room);
        let name = Wordmark::new(ui, game.cover.sign, &language.tr(game.name), LETTERS, room);
        let line = set(game.line, DARK.ink, font.clone());
        let about = set(game.about, DARK.muted, font);
        let height = name.size().y + line.size().y.max(least) + about.size().y + space::XS + 2.0 * space::S;
        Self {
            name,
            line,
            about,
            height,
        }
    }

    fn paint(self, painter: &Painter, at: Pos2, ground: Color32) {
        let next = at + vec2(0.0, self.name.size().y);
        let last = at + vec2(0.0, self.height - 2.0 * space::S - self.about.size().y);
        self.name.paint(painter, at, [DARK.accent, ground]);
        painter.galley(next, self.line, DARK.ink);
        painter.galley(last, self.about, DARK.muted);
    }
}

impl GameBox<'_> {
    /// The height that its line needs in a box of this width.
    pub(super) fn line_height(self, ui: &Ui, width: f32, language: &Language) -> f32 {
        Words::set(ui, self, width - SPINE, language).line.size().y
    }

    /// The height of a box of this width: as wanted, if its words and a picture have room in it.
    pub(super) fn height(self, ui: &Ui, width: f32, wanted: f32, language: &Language) -> f32 {
        let words = Words::set(ui, self, width - SPINE, language);
        wanted.max(words.height + LEAST_PICTURE)
    }

    /// Draws the box at the full width.
    pub(super) fn show(self, ui: &mut Ui, height: f32, language: &Language) -> Response {
        let game = self.game;
        let width = ui.available_width();
        let words = Words::set(ui, self, width - SPINE, language);
        let (rect, response) = touchable(ui, vec2(width, height), Sense::click());
        let [name, line, about] = [game.name, game.line, game.about].map(|text| language.tr(text));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, told(&name, &told(&line, &about))));
        if ui.is_rect_visible(rect) {
            let near = ui
                .ctx()
                .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
            self.paint(ui, rect, words, near);
            if response.has_focus() {
                focus_ring(ui, &response, rect.expand(3.0), CornerRadius::same(radius::CONTROL));
            }
        }
        response
    }

    fn paint(self, ui: &Ui, rect: Rect, words: Words, near: f32) {
        let painter = ui.painter();
        let front = rect.with_min_x(rect.left() + SPINE);
        let colour = self.game.cover.colour;
        let shadow = Shadow {
            offset: [8, 2],
            blur: 22,
            spread: 0,
            color: Color32::from_black_alpha(0x78),
        };
        painter.add(shadow.as_shape(front, CornerRadius::ZERO));
        let shade = colour.lerp_to_gamma(Color32::BLACK, 0.45);
        spine(painter, rect, colour);
        if self.open > 0.0 {
            // What is inside lies in the dark.
            painter.rect_filled(front, 2.0, colour.lerp_to_gamma(Color32::BLACK, 0.7));
            let inside = Stroke::new(1.0, shade);
            painter.rect_stroke(front.shrink(space::S), 2.0, inside, egui::StrokeKind::Inside);
        }
        let door = Door::new(front, self.open);
        let bottom = 1.0 - words.height / front.height();
        if let Some(picture) = self.picture {
            let shown = vec2(front.width(), front.height() * bottom);
            door.paint(painter, [0.0, bottom], colour, Some((picture, cut(picture, shown))));
        }
        let first = if self.picture.is_some() { bottom } else { 0.0 };
        door.paint(painter, [first, 1.0], colour, None);
        if self.open == 0.0 {
            if self.picture.is_none() {
                let middle = pos2(front.center().x, front.top() + front.height() * bottom / 2.0);
                let side = (front.height() * bottom).min(front.width()) * 0.6;
                let place = Rect::from_center_size(middle, egui::Vec2::splat(side));
                (self.game.cover.sign)(painter, place, DARK.accent, colour);
            }
            let at = pos2(front.left() + space::M, front.bottom() - words.height + space::S);
            words.paint(painter, at, colour);
        }
        let edge = DARK.line.lerp_to_gamma(DARK.accent, near);
        door.frame(painter, Stroke::new(1.0 + near, edge));
    }
}

/// The spine beside a front, lit from the left, with brass lines near its ends.
fn spine(painter: &Painter, rect: Rect, colour: Color32) {
    let lit = colour.lerp_to_gamma(Color32::WHITE, 0.12);
    let side = rect.height() - BACK[0] - BACK[1];
    // A point in shares of the width and of the height of the spine.
    let at = |x: f32, y: f32| {
        let far = rect.top() + BACK[0] + side * y;
        let near = rect.top() + rect.height() * y;
        pos2(rect.left() + SPINE * x, egui::lerp(far..=near, x))
    };
    let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
    let corners = corners.map(|(x, y)| at(x, y)).to_vec();
    painter.add(Shape::convex_polygon(corners, lit, Stroke::NONE));
    let brass = Stroke::new(1.5, DARK.accent.lerp_to_gamma(colour, 0.35));
    for y in [0.06, 0.08, 0.92, 0.94] {
        painter.line_segment([at(0.0, y), at(1.0, y)], brass);
    }
}

/// The part of a picture that fills a place of this size, in shares of the picture: rather its upper part in a low place.
fn cut(picture: &TextureHandle, place: egui::Vec2) -> Rect {
    let size = picture.size_vec2();
    let scale = (place.x / size.x).max(place.y / size.y);
    let part = place / (size * scale);
    Rect::from_center_size(pos2(0.5, 0.5 - 0.12 * (1.0 - part.y)), part)
}

/// A cover that turns about its left edge.
struct Door {
    front: Rect,
    /// Its width as seen, and how far its right edge comes forward above and below, in points.
    width: f32,
    forward: f32,
}

impl Door {
    fn new(front: Rect, open: f32) -> Self {
        let (sin, cos) = (open * OPEN).sin_cos();
        Self {
            front,
            width: front.width() * cos,
            forward: front.height() * 0.08 * sin,
        }
    }

    /// A point of the cover, in shares of its width and height.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        let front = self.front;
        let forward = self.forward * x * (2.0 * y - 1.0);
        pos2(
            front.left() + self.width * x,
            front.top() + front.height() * y + forward,
        )
    }

    /// Draws the part of the cover between two heights, in shares, in a colour or with a picture.
    fn paint(&self, painter: &Painter, heights: [f32; 2], colour: Color32, picture: Option<(&TextureHandle, Rect)>) {
        /// A picture on a slanted face would be bent along its diagonal: it is drawn in strips.
        const STRIPS: u16 = 12;
        let mut mesh = picture.map_or_else(Mesh::default, |(texture, _)| Mesh::with_texture(texture.id()));
        for strip in 0..=STRIPS {
            let x = f32::from(strip) / f32::from(STRIPS);
            for (end, y) in heights.into_iter().enumerate() {
                let (uv, color) = match picture {
                    Some((_, cut)) => (cut.lerp_inside(vec2(x, end as f32)), Color32::WHITE),
                    None => (egui::epaint::WHITE_UV, colour),
                };
                let pos = self.at(x, y);
                mesh.vertices.push(egui::epaint::Vertex { pos, uv, color });
            }
            if strip > 0 {
                let last = u32::from(strip) * 2;
                mesh.add_triangle(last - 2, last - 1, last);
                mesh.add_triangle(last - 1, last, last + 1);
            }
        }
        painter.add(Shape::mesh(mesh));
    }

    fn frame(&self, painter: &Painter, stroke: Stroke) {
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let corners = corners.map(|(x, y)| self.at(x, y)).to_vec();
        painter.add(Shape::closed_line(corners, stroke));
    }
}
