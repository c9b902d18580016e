//! An entry of the move list: the piece as an icon, and its destination.

use std::sync::Arc;
use std::time::Duration;

use agon_core::engine::Mark;
use agon_core::notation::NodeId;
use agon_core::rules::Piece;
use agon_core::session::timing;
use bevy_egui::egui::{
    self, Align, CornerRadius, Galley, Rect, Response, RichText, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, WidgetType, vec2,
};

use super::sheet::{Entry, List, Part, Standing};
use crate::agon::drawings::icons;
use crate::agon::gameplay::messages::HistoryAction;
use crate::agon::gameplay::take_back::TakeBackWanted;
use crate::agon::gameplay::variations::{RemovalWanted, may_be_promoted};
use crate::agon::text::review::mark_word;
use crate::agon::text::timing::{digits, with_time};
use crate::agon::text::words::move_spoken;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::keep_in_sight;

/// The context in which a move is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Among {
    /// In the main line, as a column.
    Column,
    /// In a variation, as running text.
    Text,
    /// In the line on the board, as a scrolling row.
    Line,
}

/// Space before and after a move, in points.
pub(crate) const PADDING: f32 = 5.0;
/// Gap between lines, in points.
pub(crate) const GAP: f32 = 2.0;
/// Minimum width of a move, without its captures, in points.
const MOVE: f32 = 64.0;
/// Line spacing within a long move, in points.
const LINE_FEED: f32 = 20.0;
/// Space for an icon, with a gap on both sides, in points.
const ICON: egui::Vec2 = vec2(17.0, 16.0);

/// The hovered or focused move, and the egui pass that drew it.
type PointedOut = (u64, NodeId);

fn note_pointed_out(ui: &Ui, node: NodeId) {
    let noted: PointedOut = (ui.ctx().cumulative_pass_nr(), node);
    ui.data_mut(|data| data.insert_temp(egui::Id::new("move pointed out"), noted));
}

/// The hovered or focused move of this pass.
pub(crate) fn pointed_out(ctx: &egui::Context) -> Option<NodeId> {
    let noted: Option<PointedOut> = ctx.data(|data| data.get_temp(egui::Id::new("move pointed out")));
    noted
        .filter(|(pass, _)| *pass == ctx.cumulative_pass_nr())
        .map(|(_, node)| node)
}

/// A move in the player's language.
fn written(list: &List, text: &str) -> String {
    if text == "pass" {
        list.language.tr("moves-pass")
    } else {
        text.to_owned()
    }
}

/// Brings the current move to the middle, in a table so that no line is cut.
fn scroll_to(ui: &Ui, response: &Response, among: Among, height: f32) {
    let pitch = height + GAP;
    let lines = ((ui.clip_rect().height() + GAP) / pitch).floor();
    let is_between = matches!(among, Among::Column) && lines % 2.0 == 0.0;
    let below = if is_between { pitch / 2.0 } else { 0.0 };
    ui.scroll_to_rect(response.rect.translate(vec2(0.0, below)), Some(Align::Center));
}

/// Draws a move as a button, `height` high. Returns the action chosen.
pub(crate) fn show(ui: &mut Ui, list: &List, entry: &Entry, among: Among, height: f32, stale: bool) -> Option<Do> {
    let palette = Palette::of(ui.ctx());
    let ink = match entry.standing {
        Standing::Last => palette.on_accent,
        Standing::Played => palette.ink,
        Standing::Off => palette.muted,
    };
    let mark = list.mark(entry.node);
    let taken = timing::taken(list.tree, entry.node, list.terms);
    // A move with many captures continues on the next line.
    let room = match among {
        Among::Column => ui.available_width(),
        // The button wraps to the next line as a whole.
        Among::Text => ui.max_rect().width(),
        Among::Line => f32::INFINITY,
    };
    let Placed { parts, lines, width } = Placed::new(ui, list, entry, room - 2.0 * PADDING);
    let (sense, least) = match list.has_stops {
        true => (Sense::click(), size::TOUCH),
        false => (Sense::CLICK, 0.0),
    };
    let more = f32::from(lines) * LINE_FEED;
    let size = vec2((width + 2.0 * PADDING).max(least), height + more);
    let (rect, response) = ui.allocate_exact_size(size, sense);
    if let Some(taken) = taken.filter(|_| among == Among::Column) {
        show_time(ui, rect, room, taken);
    }
    keep_in_sight(&response);
    response.widget_info(|| {
        let move_spoken = |ply| move_spoken(list.language, list.tree.line().rules(), list.players, ply, 0);
        let text = list.tree.ply(entry.node).and_then(move_spoken);
        let text = text.unwrap_or_else(|| written(list, &entry.text));
        let mut text = format!("{}. {text}", entry.turn);
        if let Some(mark) = mark {
            text = format!("{}. {}", text.trim_end_matches('.'), mark_word(list.language, mark));
        }
        if let Some(taken) = taken {
            text = with_time(list.language, &text, taken);
        }
        WidgetInfo::selected(WidgetType::Button, true, entry.standing == Standing::Last, text)
    });
    let corner = CornerRadius::same(radius::CONTROL / 2);
    let plate = Rect::from_center_size(rect.center(), vec2(rect.width(), size.y.min(26.0 + more)));
    match entry.standing {
        Standing::Last => drop(ui.painter().rect_filled(plate, corner, palette.accent)),
        _ if response.hovered() => drop(ui.painter().rect_filled(plate, corner, palette.control_hovered)),
        _ => {}
    }
    let first = egui::pos2(rect.left() + PADDING, rect.top() + height / 2.0);
    let signed = parts.len() - usize::from(mark.is_some());
    let sign_ink = match mark {
        _ if entry.standing == Standing::Last => ink,
        Some(Mark::OnlyMove) => palette.success,
        _ => palette.warning,
    };
    for (index, (piece, text, at)) in parts.into_iter().enumerate() {
        let ink = if index == signed { sign_ink } else { ink };
        let middle = first + at;
        match piece {
            Some(piece) => {
                let icon = Rect::from_center_size(middle + vec2(ICON.x / 2.0, 0.0), ICON);
                icons::piece(ui.painter(), icon, piece, list.tones);
            }
            None => {
                let top = middle - vec2(0.0, text.size().y / 2.0);
                ui.painter().galley(top, text, ink);
            }
        }
    }
    if list.has_stops && response.has_focus() {
        // Tab is handled by the page.
        let filter = egui::EventFilter {
            tab: true,
            ..egui::EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    focus_ring(ui, &response, plate, corner);
    if entry.standing == Standing::Last {
        if stale {
            scroll_to(ui, &response, among, height);
        }
        if list.has_stops {
            take_first_focus(ui, &response);
        }
    }
    if response.hovered() || response.has_focus() {
        note_pointed_out(ui, entry.node);
    }
    let clicked = response.clicked().then(|| match entry.standing {
        // Pressed again on the page, it is shown on the board.
        Standing::Last if list.has_stops => Do::Close,
        _ => Do::send(HistoryAction::Show(entry.node)),
    });
    clicked.or(menu(&response, list, entry))
}

/// Writes the time that a move took at the right end of its column, if there is room beside the move.
fn show_time(ui: &Ui, entry: Rect, column: f32, taken: Duration) {
    let text = WidgetText::from(RichText::new(digits(taken)).text_style(TextStyle::Small));
    let text = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small);
    let left = entry.left() + column - PADDING - text.size().x;
    if left >= entry.right() {
        let at = egui::pos2(left, entry.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, Palette::of(ui.ctx()).muted);
    }
}

/// The laid-out parts of a move.
struct Placed {
    /// The pieces and texts, each at the left end of its line's middle.
    parts: Vec<(Option<Piece>, Arc<Galley>, egui::Vec2)>,
    /// The number of lines after the first.
    lines: u8,
    width: f32,
}

impl Placed {
    /// Lays out a move and its mark on as many lines as needed.
    fn new(ui: &Ui, list: &List, entry: &Entry, room: f32) -> Self {
        let galley = |text: &str| {
            let text = WidgetText::from(written(list, text));
            text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small)
        };
        let sign = list.mark(entry.node).map(|mark| Part::Text(mark.sign()));
        let (mut lines, mut left, mut right) = (0_u8, 0.0, 0.0_f32);
        let mut parts = Vec::new();
        for part in entry.parts().into_iter().chain(sign) {
            let (piece, text, width) = match part {
                Part::Piece(piece) => (Some(piece), galley(""), ICON.x),
                Part::Text(text) => {
                    let text = galley(text);
                    let width = text.size().x;
                    (None, text, width)
                }
            };
            if left > 0.0 && left + width > room.max(MOVE) {
                (lines, left) = (lines + 1, 0.0);
            }
            parts.push((piece, text, vec2(left, f32::from(lines) * LINE_FEED)));
            left += width;
            right = right.max(left);
        }
        Self {
            parts,
            lines,
            width: right,
        }
    }
}

/// The actions for a variation, on a right click or long touch.
fn menu(response: &Response, list: &List, entry: &Entry) -> Option<Do> {
    if entry.is_game {
        return None;
    }
    let mut action = None;
    response.context_menu(|ui| {
        if may_be_promoted(list.tree, entry.node) && secondary_button(ui, list.language.tr("moves-promote")).clicked() {
            action = Some(Do::send(TakeBackWanted::For(entry.node)));
        }
        if secondary_button(ui, list.language.tr("moves-remove")).clicked() {
            action = Some(Do::send(RemovalWanted(entry.node)));
        }
        if action.is_some() {
            ui.close();
        }
    });
    action
}
