//! A line of the analysis as a button: its number as on the board, its moves, and its value as text.

use agon_core::rules::{Ply, Position, Side};
use bevy_egui::egui::{
    self, Align2, CornerRadius, FontSelection, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui,
    WidgetInfo, WidgetText, WidgetType, pos2, vec2,
};

use super::race_bar::value_told;
use super::words;
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::analysis::{Found, FoundLine};
use crate::agon::hud::moves::sheet::{Part, parts};
use crate::agon::text::words::move_written;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::{Look, touchable};

/// Height of a row, in points.
pub(crate) const ROW: f32 = size::TOUCH;
/// Radius of the disc behind the number, in points.
const DISC: f32 = 12.0;
/// Size of a piece beside its move, in points.
const PIECE: egui::Vec2 = vec2(15.0, 16.0);
/// Gap between moves, in points.
const GAP: f32 = 7.0;

/// The data for drawing rows.
#[derive(Clone, Copy)]
pub(crate) struct Rows<'a> {
    pub(crate) language: &'a Language,
    pub(crate) tones: &'a Tones,
    pub(crate) found: &'a Found,
    /// Whether a value may take a second line and make the row higher; otherwise it is shortened.
    pub(crate) wraps: bool,
}

/// Draws a line at full width, highlighted if `chosen`.
pub(crate) fn line_row(ui: &mut Ui, rows: &Rows, rank: usize, line: &FoundLine, chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let indent = 2.0 * (space::S + DISC);
    let inside = (width - indent - space::S).max(0.0);
    let wrap = match rows.wraps {
        true => TextWrapMode::Wrap,
        false => TextWrapMode::Truncate,
    };
    let value = value_told(rows.language, Side::White, line.score);
    let value = WidgetText::from(value).into_galley(ui, Some(wrap), inside, TextStyle::Small);
    let more = value.rows.iter().skip(1).map(|row| row.size.y).sum::<f32>();
    let (rect, response) = touchable(ui, vec2(width, ROW + more), Sense::click());
    response.widget_info(|| {
        let text = words::line_spoken(rows.language, rows.found, rank, line);
        WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), chosen, text)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let corner = CornerRadius::same(radius::CONTROL);
    let look = Look::secondary(palette);
    let edge = if chosen { palette.accent } else { look.line };
    let stroke = Stroke::new(if chosen { 1.5 } else { 1.0 }, edge);
    let fill = look.fill(ui, &response);
    ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
    number(ui, pos2(rect.left() + space::S + DISC, rect.center().y), rank);
    let left = rect.left() + indent;
    let inside = Rect::from_min_max(pos2(left, rect.top()), pos2(left + inside, rect.bottom()));
    let (above, below) = inside.split_top_bottom_at_y(rect.top() + ROW * 0.52);
    let above = above.translate(vec2(0.0, 2.0));
    moves(
        ui,
        rows.language,
        rows.tones,
        (&rows.found.position, &line.plies),
        above,
    );
    let at = Align2::LEFT_CENTER.align_size_within_rect(value.size(), below.translate(vec2(0.0, -2.0)));
    ui.painter().galley(at.min, value, palette.ink);
    focus_ring(ui, &response, rect, corner);
    response
}

/// Draws the number of a line in a disc.
fn number(ui: &Ui, middle: egui::Pos2, rank: usize) {
    let palette = Palette::of(ui.ctx());
    let font = FontSelection::Style(strong_style()).resolve(ui.style());
    let (fill, ink) = match rank {
        0 => (palette.accent, palette.on_accent),
        _ => (palette.panel, palette.ink),
    };
    let edge = Stroke::new(1.5, palette.accent);
    ui.painter().circle(middle, DISC, fill, edge);
    let sign = (rank + 1).to_string();
    ui.painter().text(
        middle,
        Align2::CENTER_CENTER,
        sign,
        egui::FontId::new(15.0, font.family),
        ink,
    );
}

/// Draws as many moves as fit of a line from a position.
pub(crate) fn moves(ui: &Ui, language: &Language, tones: &Tones, (position, plies): (&Position, &[Ply]), room: Rect) {
    let palette = Palette::of(ui.ctx());
    let galley = |text: &str| {
        let pass;
        let text = match text {
            "pass" => {
                pass = language.tr("moves-pass");
                pass.as_str()
            }
            text => text,
        };
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small)
    };
    let ellipsis = galley("…");
    let mut left = room.left();
    let mut before = position;
    for (index, ply) in plies.iter().enumerate() {
        let text = move_written(&ply.effects);
        let side = before.side();
        before = &ply.position;
        let parts: Vec<_> = parts(&text, side)
            .into_iter()
            .map(|part| match part {
                Part::Piece(piece) => (Some(piece), None, PIECE.x + 1.0),
                Part::Text(text) => {
                    let text = galley(text);
                    let width = text.size().x;
                    (None, Some(text), width)
                }
            })
            .collect();
        let width: f32 = parts.iter().map(|(_, _, width)| width).sum();
        let is_last = index + 1 == plies.len();
        let after = if is_last { 0.0 } else { GAP + ellipsis.size().x };
        if index > 0 && left + width + after > room.right() {
            let at = pos2(left, room.center().y - ellipsis.size().y / 2.0);
            ui.painter().galley(at, ellipsis, palette.ink);
            return;
        }
        for (piece, text, width) in parts {
            if let Some(piece) = piece {
                let at = Rect::from_center_size(pos2(left + PIECE.x / 2.0, room.center().y), PIECE);
                icons::piece(ui.painter(), at, piece, tones);
            }
            if let Some(text) = text {
                let at = pos2(left, room.center().y - text.size().y / 2.0);
                ui.painter().galley(at, text, palette.ink);
            }
            left += width;
        }
        left += GAP;
    }
}
