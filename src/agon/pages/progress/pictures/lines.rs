//! Lines of a picture that begin with names, and what its signs mean.

use std::sync::Arc;

use agon_core::played::game::End;
use bevy_egui::egui::{
    FontId, FontSelection, Galley, Painter, Rect, TextStyle, TextWrapMode, Ui, Vec2, WidgetText, pos2, vec2,
};

use super::cards::room;
use super::{LINE, STEP, game};
use crate::shell::ui::prelude::*;

/// Lines of a picture that each begin with a name.
pub(crate) struct Lines {
    names: Vec<(Arc<Galley>, bool)>,
    /// The width of the names.
    column: f32,
}

impl Lines {
    /// Of these names, those that stand out are told by `true`.
    pub(crate) fn new(ui: &Ui, names: &[(String, bool)]) -> Self {
        let most = room(ui) * 0.45;
        let names: Vec<_> = names
            .iter()
            .map(|(name, stands_out)| {
                let style = if *stands_out { strong_style() } else { TextStyle::Body };
                let font = style.resolve(ui.style()).family;
                let font = FontId::new(size::SMALL, font);
                let text = WidgetText::from(name.as_str());
                let galley = text.into_galley(ui, Some(TextWrapMode::Wrap), most, FontSelection::FontId(font));
                (galley, *stands_out)
            })
            .collect();
        let column = names.iter().map(|(galley, _)| galley.size().x).fold(0.0, f32::max);
        Self { names, column }
    }

    fn heights(&self) -> impl Iterator<Item = f32> {
        self.names
            .iter()
            .map(|(galley, _)| (galley.size().y + space::XS).max(LINE))
    }

    pub(crate) fn height(&self) -> f32 {
        self.heights().sum()
    }

    /// Draws the names. Returns the rest of each line.
    pub(crate) fn draw(&self, painter: &Painter, rect: Rect, palette: &Palette) -> Vec<Rect> {
        let mut top = rect.top();
        let lines = self.names.iter().zip(self.heights());
        let rests = lines.map(|((galley, stands_out), height)| {
            let line = Rect::from_x_y_ranges(rect.x_range(), top..=top + height);
            top += height;
            let ink = if *stands_out { palette.accent } else { palette.ink };
            let at = pos2(line.left(), line.center().y - galley.size().y / 2.0);
            painter.galley(at, galley.clone(), ink);
            line.with_min_x(line.left() + self.column + space::M)
        });
        rests.collect()
    }
}

/// The legend of games' signs: signs and words in a line, or in several.
pub(crate) struct Legend {
    parts: Vec<(End, Arc<Galley>, Vec2)>,
    pub(crate) height: f32,
}

impl Legend {
    pub(crate) fn new(ui: &Ui, parts: &[(End, String)]) -> Self {
        let width = room(ui);
        let mut at = vec2(0.0, space::S);
        let parts = parts.iter().map(|(end, word)| {
            let text = WidgetText::from(word.as_str());
            let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small);
            let needs = STEP + space::XS + galley.size().x;
            if at.x > 0.0 && at.x + needs > width {
                at = vec2(0.0, at.y + LINE);
            }
            let place = at;
            at.x += needs + space::M;
            (*end, galley, place)
        });
        let parts = parts.collect();
        Self {
            parts,
            height: at.y + LINE,
        }
    }

    pub(crate) fn draw(&self, painter: &Painter, rect: Rect, palette: &Palette) {
        for (end, galley, place) in &self.parts {
            let middle = rect.min + *place + vec2(STEP / 2.0, LINE / 2.0);
            game(painter, middle, *end, palette);
            let at = pos2(
                rect.left() + place.x + STEP + space::XS,
                middle.y - galley.size().y / 2.0,
            );
            painter.galley(at, galley.clone(), palette.muted);
        }
    }
}
