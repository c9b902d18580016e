//! A long list of steps, each of which can be pressed. Only the visible ones are drawn.

use agon_core::agent::Player;
use bevy_egui::egui::{
    self, CornerRadius, Rect, ScrollArea, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, WidgetType, pos2,
    vec2,
};

use super::icons::{paint_mask, paint_player};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::keep_in_sight;

/// The room for a player's sign, and for the mask of a bluff.
const SIGN: f32 = 26.0;
const MASK: f32 = 24.0;

/// A line of the list.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The step to which it leads; `None` for a heading.
    step: Option<usize>,
    player: Option<Player>,
    text: String,
    is_bluff: bool,
}

impl Row {
    pub(super) const fn heading(text: String) -> Self {
        Self {
            step: None,
            player: None,
            text,
            is_bluff: false,
        }
    }

    pub(super) const fn step(number: usize, player: Option<Player>, text: String, is_bluff: bool) -> Self {
        Self {
            step: Some(number),
            player,
            text,
            is_bluff,
        }
    }

    /// The width that is left for its text.
    fn text_width(&self, width: f32) -> f32 {
        let mask = if self.is_bluff { MASK } else { 0.0 };
        (width - SIGN - mask - 2.0 * space::XS).max(40.0)
    }

    fn galley(&self, ui: &Ui, width: f32) -> std::sync::Arc<egui::Galley> {
        let width = self.text_width(width);
        WidgetText::from(&self.text).into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Small)
    }
}

/// The lines, and their latest layout.
#[derive(Clone, Debug, Default)]
pub(super) struct List {
    rows: Vec<Row>,
    width: f32,
    /// Where each line ends.
    ends: Vec<f32>,
    /// The step that was scrolled to.
    shown: Option<usize>,
}

impl List {
    pub(super) fn new(rows: Vec<Row>) -> Self {
        Self {
            rows,
            ..Self::default()
        }
    }

    fn lay_out(&mut self, ui: &Ui, width: f32) {
        if (self.width - width).abs() < 0.5 && self.ends.len() == self.rows.len() {
            return;
        }
        let mut end = 0.0;
        let height = |row: &Row| {
            let least = if row.step.is_some() { size::TOUCH } else { 0.0 };
            (row.galley(ui, width).size().y + space::S).max(least)
        };
        self.ends = self
            .rows
            .iter()
            .map(|row| {
                end += height(row);
                end
            })
            .collect();
        self.width = width;
        self.shown = None;
    }

    fn top(&self, index: usize) -> f32 {
        index.checked_sub(1).map_or(0.0, |before| self.ends[before])
    }

    /// Draws it in so much height, with the step that is shown in sight. Returns the step that was pressed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        id: &str,
        height: f32,
        here: usize,
        language: &Language,
    ) -> Option<usize> {
        let width = ui.available_width() - space::S;
        self.lay_out(ui, width);
        let mut area = ScrollArea::vertical()
            .id_salt(id)
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, false]);
        if self.shown != Some(here) {
            self.shown = Some(here);
            // The line of the step, or the last one before it.
            let line = self
                .rows
                .iter()
                .rposition(|row| row.step.is_some_and(|step| step <= here));
            let line = line.unwrap_or(0);
            let middle = (self.top(line) + self.ends.get(line).copied().unwrap_or(0.0)) / 2.0;
            area = area.vertical_scroll_offset((middle - height / 2.0).max(0.0));
        }
        let shown = area.show_viewport(ui, |ui, viewport| {
            describe_scrolled(ui);
            let origin = ui.min_rect().min;
            ui.set_height(self.ends.last().copied().unwrap_or(0.0));
            let first = self.ends.partition_point(|&end| end < viewport.top());
            let last = self.ends.partition_point(|&end| end < viewport.bottom());
            let mut pressed = None;
            for index in first..(last + 1).min(self.rows.len()) {
                let top = self.top(index);
                let rect = Rect::from_min_size(pos2(origin.x, origin.y + top), vec2(width, self.ends[index] - top));
                if line(ui, rect, &self.rows[index], here, language) {
                    pressed = self.rows[index].step;
                }
            }
            pressed
        });
        shown.inner
    }
}

/// Draws a line. Returns whether it was pressed.
fn line(ui: &mut Ui, rect: Rect, row: &Row, here: usize, language: &Language) -> bool {
    let palette = Palette::of(ui.ctx());
    let galley = row.galley(ui, rect.width());
    let Some(step) = row.step else {
        let at = pos2(rect.left() + space::XS, rect.center().y - galley.size().y / 2.0);
        let response = ui.allocate_rect(rect, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &row.text));
        ui.painter().galley_with_override_text_color(at, galley, palette.accent);
        return false;
    };
    let is_here = step == here;
    let response = ui.allocate_rect(rect, Sense::click());
    keep_in_sight(&response);
    response.widget_info(|| {
        let text = match row.is_bluff {
            true => format!("{} ({})", row.text, language.tr("agent-bluff")),
            false => row.text.clone(),
        };
        WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), is_here, text)
    });
    let corner = CornerRadius::same(radius::CONTROL / 2);
    let plate = rect.shrink2(vec2(0.0, 1.0));
    if is_here {
        ui.painter().rect_filled(plate, corner, palette.accent);
    } else if response.hovered() {
        ui.painter().rect_filled(plate, corner, palette.control_hovered);
    }
    if let Some(player) = row.player {
        let at = pos2(rect.left() + SIGN / 2.0 + 1.0, rect.center().y);
        paint_player(ui.painter(), at, 9.0, player.index());
    }
    let ink = if is_here { palette.on_accent } else { palette.ink };
    let at = pos2(rect.left() + SIGN + space::XS, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley_with_override_text_color(at, galley, ink);
    if row.is_bluff {
        let ink = if is_here { palette.on_accent } else { palette.accent };
        let at = pos2(rect.right() - MASK / 2.0, rect.center().y);
        paint_mask(ui.painter(), at, 9.0, ink);
    }
    focus_ring(ui, &response, plate, corner);
    response.clicked()
}
