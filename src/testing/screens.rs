//! Draws a screen without a window and looks for texts that a player could not read to their end.

use std::fmt::Debug;

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
    assert_fits_but("", draw);
}

/// As [`assert_fits`], but for a text that stands in a field, in which it scrolls.
pub fn assert_fits_but(entered: &str, mut draw: impl FnMut(&egui::Context, &Language)) {
    for locale in Locale::all() {
        let language = Language::new(locale);
        for window in WINDOWS {
            let mut cut_off = cut_off_texts(window, |ctx| draw(ctx, &language));
            cut_off.retain(|text| text != entered);
            assert!(cut_off.is_empty(), "{} in {window}: {cut_off:?}", locale.id());
        }
    }
}

/// As [`assert_fits`]; moreover no text may lie over another.
pub fn assert_fits_apart(mut draw: impl FnMut(&egui::Context, &Language)) {
    assert_fits(&mut draw);
    for locale in Locale::all() {
        let language = Language::new(locale);
        for window in WINDOWS {
            let overlapping = overlapping_texts(window, |ctx| draw(ctx, &language));
            assert!(overlapping.is_empty(), "{} in {window}: {overlapping:?}", locale.id());
        }
    }
}

/// The texts that `draw` lets run out of a window of this size to the left or right, or shortens. What can be touched
/// must be large enough for a finger.
pub fn cut_off_texts(window: Vec2, mut draw: impl FnMut(&egui::Context)) -> Vec<String> {
    let ctx = context();
    let input = || egui::RawInput {
        screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, window)),
        ..egui::RawInput::default()
    };
    let mut pass = || {
        let mut output = ctx.run_ui(input(), |ui| draw(ui.ctx()));
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
        output.shapes
    };
    // Sizes settle in the first passes.
    pass();
    pass();
    let mut texts = 0;
    let mut cut_off = Vec::new();
    for clipped in pass() {
        let room = clipped.clip_rect.intersect(ctx.content_rect());
        visit(&clipped.shape, &mut |text| {
            texts += 1;
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            if text.galley.elided || ink.left() < room.left() - 0.5 || ink.right() > room.right() + 0.5 {
                cut_off.push(text.galley.text().to_owned());
            }
        });
    }
    assert!(texts > 0, "nothing is to be seen in {window}");
    let small = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let all = widgets.layer_ids().flat_map(|layer| widgets.get_layer(layer));
        let touched = all.filter(|widget| widget.enabled && widget.sense.is_focusable());
        let sizes = touched.map(|widget| widget.rect.size());
        sizes
            .filter(|size| size.min_elem() < size::TOUCH - 0.1)
            .collect::<Vec<_>>()
    });
    assert!(small.is_empty(), "too small for a finger in {window}: {small:?}");
    cut_off
}

/// The texts that `draw` shows whole in a window of this size.
pub fn texts_in_sight(window: Vec2, draw: impl FnMut(&egui::Context)) -> Vec<String> {
    let texts = texts(window, draw).into_iter();
    texts.filter(|text| text.is_whole).map(|text| text.text).collect()
}

/// The texts that `draw` shows in a window of this size, with their places.
pub fn placed_texts(window: Vec2, draw: impl FnMut(&egui::Context)) -> Vec<(String, Rect)> {
    let texts = texts(window, draw).into_iter();
    texts.map(|text| (text.text, text.place)).collect()
}

/// The place of the first of these texts that reads so.
pub fn place_of(texts: &[(String, Rect)], wanted: &str) -> Rect {
    let found = texts.iter().find(|(text, _)| text == wanted);
    found.unwrap_or_else(|| panic!("{wanted:?} is not among {texts:?}")).1
}

/// The pairs of texts that `draw` lets lie over each other in a window of this size.
pub fn overlapping_texts(window: Vec2, draw: impl FnMut(&egui::Context)) -> Vec<[String; 2]> {
    let texts = texts(window, draw);
    let pairs = texts
        .iter()
        .enumerate()
        .flat_map(|(index, one)| texts[..index].iter().map(move |other| [one, other]));
    pairs
        .filter(|[one, other]| one.ink.shrink(0.5).intersects(other.ink.shrink(0.5)))
        .map(|pair| pair.map(|text| text.text.clone()))
        .collect()
}

/// A text on the screen.
struct Text {
    text: String,
    /// Where its lines stand.
    place: Rect,
    /// Where it is seen.
    ink: Rect,
    is_whole: bool,
}

/// The texts of which something is seen.
fn texts(window: Vec2, mut draw: impl FnMut(&egui::Context)) -> Vec<Text> {
    let ctx = context();
    let mut seen = Vec::new();
    // Sizes, and how far pages are scrolled, settle in the first passes.
    for _ in 0..8 {
        seen.clear();
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, window)),
            ..egui::RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| draw(ui.ctx()));
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
        for clipped in output.shapes {
            let room = clipped.clip_rect.intersect(ctx.content_rect());
            visit(&clipped.shape, &mut |text| {
                let place = Rect::from_min_size(text.pos, text.galley.size());
                let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                let is_whole = room.expand(0.5).contains_rect(ink);
                let (text, ink) = (text.galley.text().to_owned(), ink.intersect(room));
                if ink.is_positive() {
                    seen.push(Text {
                        text,
                        place,
                        ink,
                        is_whole,
                    });
                }
            });
        }
    }
    seen
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
