//! The frame of a graph over the moves of a game: what its axes count, and the numbers on them.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rangef, Rect, Stroke, StrokeKind, TextStyle, Ui, lerp, pos2, remap_clamp, vec2,
};

use crate::shell::ui::prelude::*;

/// Least height of a graph with names, and of one with numbers at its axes, in points.
const NAMED: f32 = 60.0;
pub(crate) const NUMBERED: f32 = 120.0;
/// Height of a line of small text, room for a number at the left, and length of the sample of a line, in points.
const LINE: f32 = 18.0;
const NUMBER: f32 = 30.0;
const SAMPLE: f32 = 14.0;
/// Space round the curves for their marks, in points.
const MARGIN: f32 = 6.0;
/// Least distance between numbers below a graph, in points.
const APART: f32 = 34.0;

/// What the axes of a graph count.
pub(crate) struct Axes {
    /// What stands at the left, with the numbers at its lower and upper end.
    pub(crate) upright: (String, [String; 2]),
    /// What a line across the graph stands for, if it has one.
    pub(crate) line: Option<String>,
    /// The name of a turn, and the turn of each move.
    pub(crate) turns: (String, Vec<u32>),
}

/// The area of a graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plot {
    /// All of it, its frame, and the area of the curves.
    pub(crate) whole: Rect,
    pub(crate) rect: Rect,
    pub(crate) room: Rect,
    last: usize,
}

impl Plot {
    /// The graph of so many moves in an area.
    pub(crate) fn within(whole: Rect, last: usize) -> Self {
        let mut rect = whole;
        if whole.height() >= NAMED {
            rect.min.y += LINE;
        }
        if whole.height() >= NUMBERED {
            rect = Rect::from_min_max(rect.min + vec2(NUMBER, LINE), rect.max - vec2(0.0, LINE));
        }
        let room = rect.shrink(MARGIN);
        Self {
            whole,
            rect,
            room,
            last,
        }
    }

    /// Whether there is room for numbers.
    pub(crate) const fn is_numbered(&self) -> bool {
        self.whole.max.y - self.whole.min.y >= NUMBERED
    }

    pub(crate) fn x(&self, place: usize) -> f32 {
        lerp(self.room.x_range(), place as f32 / self.last.max(1) as f32)
    }

    pub(crate) fn y(&self, share: f32) -> f32 {
        lerp(self.room.bottom()..=self.room.top(), share)
    }

    /// The number of moves at this point.
    pub(crate) fn place_at(&self, at: Pos2) -> usize {
        remap_clamp(at.x, self.room.x_range(), 0.0..=self.last as f32).round() as usize
    }

    /// Draws the ground, before the curves.
    pub(crate) fn ground(&self, ui: &Ui) {
        let palette = Palette::of(ui.ctx());
        ui.painter().rect_filled(self.rect, radius::CONTROL, palette.card);
    }

    /// Draws the frame, and the axes as far as there is room for them.
    pub(crate) fn frame(&self, ui: &Ui, axes: &Axes) {
        let (painter, palette) = (ui.painter(), Palette::of(ui.ctx()));
        let corner = CornerRadius::same(radius::CONTROL);
        painter.rect_stroke(self.rect, corner, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        let font = TextStyle::Small.resolve(ui.style());
        let write =
            |at: Pos2, place: Align2, text: &str, ink: Color32| painter.text(at, place, text, font.clone(), ink);
        let Self { whole, rect, .. } = *self;
        if whole.height() < NAMED {
            return;
        }
        let (name, ends) = &axes.upright;
        let lay_out = |text: &str| painter.layout_no_wrap(text.to_owned(), font.clone(), palette.muted);
        let name = lay_out(name);
        let title = Rect::from_min_size(whole.left_top(), name.size());
        if title.right() <= whole.right() {
            painter.galley(title.min, name, palette.muted);
        }
        if let Some(line) = &axes.line {
            let line = lay_out(line);
            let left = whole.right() - line.size().x;
            if left - SAMPLE - space::M >= title.right() {
                let sample = Rangef::new(left - SAMPLE - space::XS, left - space::XS);
                painter.hline(sample, title.center().y, Stroke::new(1.5, palette.accent));
                painter.galley(pos2(left, title.top()), line, palette.muted);
            }
        }
        if !self.is_numbered() {
            return;
        }
        for (share, end) in [0.0, 1.0].into_iter().zip(ends) {
            let at = pos2(rect.left() - space::XS, self.y(share));
            write(at, Align2::RIGHT_CENTER, end, palette.muted);
        }
        let (name, turns) = &axes.turns;
        let name = write(whole.right_bottom(), Align2::RIGHT_BOTTOM, name, palette.muted);
        let mut free = rect.left() - APART;
        let step = [5, 10, 20, 50, 100].into_iter().find(|step| {
            let count = turns.last().map_or(0, |last| last / step);
            count as f32 * APART * 1.2 <= self.room.width()
        });
        for (place, pair) in turns.windows(2).enumerate() {
            let x = self.x(place + 1);
            let is_step = pair[0] != pair[1] && pair[1].is_multiple_of(step.unwrap_or(200));
            if is_step && x - free >= APART && x + APART / 2.0 <= name.left() {
                painter.vline(
                    x,
                    Rangef::new(rect.bottom(), rect.bottom() + 3.0),
                    Stroke::new(1.0, palette.line),
                );
                write(
                    pos2(x, whole.bottom()),
                    Align2::CENTER_BOTTOM,
                    &pair[1].to_string(),
                    palette.muted,
                );
                free = x;
            }
        }
    }
}
