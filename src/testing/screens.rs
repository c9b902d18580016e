//! Draws a screen without a window and looks for texts that a player could not read to their end.

use std::fmt::Debug;
use std::mem;

use bevy_egui::egui;
use egui::{Rect, Shape, Vec2};

use crate::shell::system::language::Locale;
use crate::shell::system::settings::program::Appearance;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;

/// Windows that every screen must fit: a telephone, both ways; small ones with very large text, both ways; a great one.
pub const WINDOWS: [Vec2; 6] = [
    Vec2::new(360.0, 640.0),
    Vec2::new(640.0, 360.0),
    Vec2::new(240.0, 427.0),
    Vec2::new(533.0, 400.0),
    Vec2::new(1280.0, 800.0),
    Vec2::new(1745.0, 982.0),
];

/// The width of the narrowest phone.
const NARROWEST_PHONE: f32 = 360.0;

/// A context as the program's own, without a window.
pub fn context() -> egui::Context {
    let ctx = egui::Context::default();
    theme::apply_style(&ctx, Appearance::Dark);
    ctx
}

/// Draws one frame, in which a key may be pressed. Returns the first answer: egui may draw a frame in several passes.
pub fn draw_frame<T>(
    ctx: &egui::Context,
    key: Option<egui::Key>,
    mut draw: impl FnMut(&egui::Context) -> Option<T>,
) -> Option<T> {
    let press = |key| egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    let input = egui::RawInput {
        events: key.map(press).into_iter().collect(),
        ..egui::RawInput::default()
    };
    let mut answer = None;
    let mut output = ctx.run_ui(input, |ui| answer = answer.take().or(draw(ui.ctx())));
    // egui insists that somebody takes the textures.
    output.textures_delta.clear();
    answer
}

/// What the keyboard alone asks for: Enter shows where it is, Tab leads on so many times, and Enter presses.
pub fn entered<T: Debug + PartialEq>(tabs: usize, mut draw: impl FnMut(&egui::Context) -> Option<T>) -> Option<T> {
    let ctx = context();
    let mut pass = |key| draw_frame(&ctx, key, &mut draw);
    let enter = Some(egui::Key::Enter);
    // Sizes settle in the first frames.
    let before = [None, None, None, enter];
    let on = [Some(egui::Key::Tab), None].repeat(tabs);
    for key in before.into_iter().chain(on).chain([None]) {
        assert_eq!(pass(key), None, "after {key:?}");
    }
    pass(enter)
}

/// Asserts that what is drawn fits every window in every language.
pub fn assert_fits(draw: impl FnMut(&egui::Context, &Language)) {
    in_every_window(draw, |drawn, at| drawn.assert_uncut(at));
}

/// As [`assert_fits`], but for a text that stands in a field, in which it scrolls.
pub fn assert_fits_but(entered: &str, draw: impl FnMut(&egui::Context, &Language)) {
    in_every_window(draw, |drawn, at| {
        let mut cut_off = drawn.cut_off();
        cut_off.retain(|text| text != entered);
        assert!(cut_off.is_empty(), "{at}: {cut_off:?}");
    });
}

/// As [`assert_fits`]; moreover no text may lie over another.
pub fn assert_fits_apart(draw: impl FnMut(&egui::Context, &Language)) {
    in_every_window(draw, |drawn, at| {
        drawn.assert_uncut(at);
        drawn.assert_apart(at);
    });
}

/// Looks at what is drawn in every window and language, which the second argument names.
fn in_every_window(mut draw: impl FnMut(&egui::Context, &Language), look: impl Fn(&Drawn, &str)) {
    for locale in Locale::all() {
        let language = Language::new(locale);
        for window in WINDOWS {
            let drawn = drawn(window, |ctx| draw(ctx, &language));
            look(&drawn, &format!("{} in {window}", locale.id()));
        }
    }
}

/// What is drawn in a window.
pub struct Drawn {
    texts: Vec<Text>,
    /// The sizes of what can be touched.
    touched: Vec<Vec2>,
    /// How wide that must be.
    finger: f32,
}

/// A text on the screen.
#[derive(PartialEq)]
struct Text {
    text: String,
    /// Where its lines stand.
    place: Rect,
    /// Where it is seen.
    ink: Rect,
    is_whole: bool,
    /// It runs out to the left or right, or was shortened.
    is_cut_off: bool,
}

thread_local! {
    /// One context for all that a thread draws, so that each letter is drawn once; with its options at the start.
    static CONTEXT: (egui::Context, egui::Options) = {
        let ctx = context();
        // Fonts wait in the memory for the first frame.
        draw_frame(&ctx, None, |_| None::<()>);
        let options = ctx.options(Clone::clone);
        (ctx, options)
    };
}

/// What `draw` draws in a window of this size once it has settled.
pub fn drawn(window: Vec2, mut draw: impl FnMut(&egui::Context)) -> Drawn {
    let (ctx, options) = CONTEXT.with(Clone::clone);
    ctx.clear_animations();
    ctx.memory_mut(|memory| {
        *memory = egui::Memory::default();
        memory.options = options;
    });
    let mut pass = || {
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, window)),
            ..egui::RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| draw(ui.ctx()));
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
        let mut texts = Vec::new();
        for clipped in output.shapes {
            let room = clipped.clip_rect.intersect(ctx.content_rect());
            visit(&clipped.shape, &mut |text| {
                let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                texts.push(Text {
                    text: text.galley.text().to_owned(),
                    place: Rect::from_min_size(text.pos, text.galley.size()),
                    ink: ink.intersect(room),
                    is_whole: room.expand(0.5).contains_rect(ink),
                    is_cut_off: text.galley.elided
                        || ink.left() < room.left() - 0.5
                        || ink.right() > room.right() + 0.5,
                });
            });
        }
        texts
    };
    // Sizes, and how far pages are scrolled, settle in the first passes.
    let mut texts = Vec::new();
    for number in 0..8 {
        let before = mem::replace(&mut texts, pass());
        if number > 2 && before == texts {
            break;
        }
    }
    let touched = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let all = widgets.layer_ids().flat_map(|layer| widgets.get_layer(layer));
        let touched = all.filter(|widget| widget.enabled && widget.sense.is_focusable());
        touched.map(|widget| widget.rect.size()).collect()
    });
    // A window so narrow is that of a phone whose lengths are all larger.
    let finger = size::TOUCH * (ctx.content_rect().width() / NARROWEST_PHONE).min(1.0);
    Drawn { texts, touched, finger }
}

impl Drawn {
    /// The texts that run out of the window to the left or right, or are shortened. What can be touched must be large
    /// enough for a finger.
    pub fn cut_off(&self) -> Vec<String> {
        assert!(!self.texts.is_empty(), "nothing is to be seen");
        let mut small = self
            .touched
            .iter()
            .filter(|size| size.x < self.finger - 0.1 || size.y < size::TOUCH - 0.1);
        assert_eq!(small.next(), None, "too small for a finger");
        let cut_off = self.texts.iter().filter(|text| text.is_cut_off);
        cut_off.map(|text| text.text.clone()).collect()
    }

    pub fn assert_uncut(&self, at: &str) {
        let cut_off = self.cut_off();
        assert!(cut_off.is_empty(), "{at}: {cut_off:?}");
    }

    /// The texts of which something is seen.
    fn seen(&self) -> impl Iterator<Item = &Text> {
        self.texts.iter().filter(|text| text.ink.is_positive())
    }

    /// The texts that are seen whole.
    pub fn in_sight(&self) -> Vec<String> {
        let whole = self.seen().filter(|text| text.is_whole);
        whole.map(|text| text.text.clone()).collect()
    }

    /// The texts of which something is seen, with their places.
    pub fn placed(&self) -> Vec<(String, Rect)> {
        self.seen().map(|text| (text.text.clone(), text.place)).collect()
    }

    /// Asserts that no text lies over another.
    pub fn assert_apart(&self, at: &str) {
        let seen: Vec<_> = self.seen().collect();
        for (index, one) in seen.iter().enumerate() {
            for other in &seen[..index] {
                let is_apart = !one.ink.shrink(0.5).intersects(other.ink.shrink(0.5));
                assert!(is_apart, "{at}: {:?} over {:?}", one.text, other.text);
            }
        }
    }
}

/// The place of the first of these texts that reads so.
pub fn place_of(texts: &[(String, Rect)], wanted: &str) -> Rect {
    let found = texts.iter().find(|(text, _)| text == wanted);
    found.unwrap_or_else(|| panic!("{wanted:?} is not among {texts:?}")).1
}

/// The lines of text that `draw` draws in a column of this width.
pub fn lines_within(width: f32, mut draw: impl FnMut(&mut egui::Ui)) -> Vec<String> {
    let ctx = context();
    let mut lines = Vec::new();
    // Fonts are there from the second pass on.
    for _ in 0..2 {
        let column = Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(width, 400.0));
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            ui.scope_builder(egui::UiBuilder::new().max_rect(column), &mut draw);
        });
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
        lines.clear();
        for clipped in output.shapes {
            visit(&clipped.shape, &mut |text| {
                lines.extend(text.galley.rows.iter().map(|row| row.text().trim().to_owned()));
            });
        }
    }
    lines
}

fn visit(shape: &Shape, look: &mut impl FnMut(&egui::epaint::TextShape)) {
    match shape {
        Shape::Text(text) => look(text),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit(shape, look)),
        _ => {}
    }
}
