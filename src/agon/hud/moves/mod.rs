//! The move list: the main line turn by turn, White on the left and Black on the right, with variations below the turn
//! they replace. Selecting a move shows its position.

mod entry;
pub mod sheet;

use agon_core::board::Bitboard;
use agon_core::notation::NodeId;
use agon_core::rules::Side;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Rangef, RichText, ScrollArea, TextStyle, Ui, scroll_area::ScrollBarVisibility, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::{HudLayout, while_playing};
use super::layout::Layout;
use super::note_card::ends;
use super::panel_actions::PanelAction;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::scene::entities::CellsPointedOut;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::describe_scrolled;
use crate::tabletop::schedule::TableSystems;
use entry::{Among, GAP, PADDING};
use sheet::{Entry, Fragment, List, MoveSheet, Standing, Turn, number};

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<MoveSheet>()
        .add_systems(
            Update,
            (follow_moves.run_if(resource_exists_and_changed::<Match>), follow_room)
                .chain()
                .in_set(TableSystems::Present)
                .in_set(AgonSystems),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                settle.run_if(|sheet: Res<MoveSheet>| sheet.is_stale()),
                point_out.run_if(while_playing),
            )
                .after(Draw::Overlay),
        );
}

/// Counts down the frames until the position of the list is known.
fn settle(mut sheet: ResMut<MoveSheet>) {
    sheet.settle();
}

/// Highlights the cells of the move under the pointer on the board, or those of a hint.
fn point_out(
    mut contexts: EguiContexts,
    (hud, current): (Res<HudLayout>, Res<Match>),
    mut cells: ResMut<CellsPointedOut>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let ply = entry::pointed_out(ctx).and_then(|node| current.tree().ply(node));
    let wanted = match ply {
        Some(ply) => ends(ply.mv),
        None => hud.hint.as_ref().map_or(Bitboard::EMPTY, |hint| hint.cells),
    };
    if cells.set_if_neq(CellsPointedOut(wanted)) {
        // The board follows in the next frame.
        ctx.request_repaint();
    }
    Ok(())
}

pub(crate) fn follow_moves(current: Res<Match>, mut sheet: ResMut<MoveSheet>) {
    sheet.follow(current.tree());
}

/// Keeps the current move in view when the window, the result card or a hint leaves the list less room.
fn follow_room(hud: Res<HudLayout>, mut sheet: ResMut<MoveSheet>, mut before: Local<(f32, Option<Layout>, usize)>) {
    let hint = hud.hint.as_ref().map_or(0, |hint| hint.text.len());
    let room = (hud.end_height(), hud.layout, hint);
    if *before != room {
        *before = room;
        sheet.look_again();
    }
}

/// Before the first move, scrolls to the beginning of the list.
fn show_beginning(ui: &Ui, list: &List, stale: bool) {
    if stale && list.tree.here() == NodeId::START {
        ui.scroll_to_cursor(Some(Align::Min));
    }
}

/// Width of a turn number, in points.
const NUMBER: f32 = 32.0;
/// Height of a line where there is room for many, in points.
pub(crate) const LINE: f32 = 28.0;

/// The height of so many lines.
pub(crate) const fn height_of(lines: u8) -> f32 {
    lines as f32 * (LINE + GAP) - GAP
}
/// The height of the sheet as a table if every comment and variation takes one line, in points.
pub(crate) fn least_height(sheet: &MoveSheet) -> f32 {
    let lines = usize::from(!sheet.intro.is_empty()) + sheet.turns.iter().map(lines).sum::<usize>();
    lines as f32 * (LINE + GAP)
}

/// The lines of a turn if every comment and variation takes one.
fn lines(turn: &Turn) -> usize {
    let of_side = |side| turn.entries.iter().filter(|entry| entry.side == side).count();
    turn.aside.len() + Side::ALL.map(of_side).into_iter().max().unwrap_or(0)
}

/// Draws the sheet as a scrolling table, with lines of the given height. Returns the action chosen.
pub(crate) fn table(ui: &mut Ui, list: &List, sheet: &MoveSheet, height: f32) -> Option<Do> {
    // No line is cut; in a low window there may be less than one.
    let room = ui.available_height();
    let lines = ((room + GAP) / (height + GAP)).floor().max(1.0);
    let shown = ScrollArea::vertical()
        .max_height(room.min(lines * (height + GAP) - GAP))
        .min_scrolled_height(0.0)
        .auto_shrink(false)
        .show(ui, |ui| {
            describe_scrolled(ui);
            rows(ui, list, sheet, height)
        });
    shown.inner
}

/// Draws the whole sheet turn by turn. Returns the action chosen.
pub(crate) fn rows(ui: &mut Ui, list: &List, sheet: &MoveSheet, height: f32) -> Option<Do> {
    let stale = sheet.is_stale();
    let mut action = None;
    show_beginning(ui, list, stale);
    ui.spacing_mut().item_spacing = vec2(space::XS, GAP);
    // The scroll bar floats over the right margin.
    let column = ((ui.available_width() - NUMBER - space::S) / 2.0 - space::XS).max(40.0);
    if !sheet.intro.is_empty() {
        action = aside(ui, list, &sheet.intro, height, stale);
    }
    let mut heights = Heights::take(ui);
    let sight = ui.clip_rect();
    // Tab may focus a move just out of sight, which is then scrolled to.
    let sight = sight.y_range().expand(sight.height());
    for (place, turn) in sheet.turns.iter().enumerate() {
        let top = ui.cursor().top();
        let known = heights.of(place).unwrap_or(lines(turn) as f32 * (height + GAP));
        let is_in_sight = Rangef::new(top, top + known).intersects(sight);
        let is_sought = stale && turn.entries().any(|entry| entry.standing == Standing::Last);
        if sheet.turns.len() > MOST_WHOLE && !is_in_sight && !is_sought {
            ui.allocate_space(vec2(0.0, known - GAP));
            continue;
        }
        // The identity of a turn must not depend on which others are drawn.
        ui.push_id(place, |ui| {
            ui.horizontal_top(|ui| {
                ui.allocate_ui_with_layout(vec2(NUMBER, height), egui::Layout::left_to_right(Align::Center), |ui| {
                    ui.set_width(NUMBER);
                    small(ui, format!("{}.", turn.number));
                });
                for side in Side::ALL {
                    ui.vertical(|ui| {
                        ui.set_width(column);
                        for entry in turn.entries.iter().filter(|entry| entry.side == side) {
                            let pressed = entry::show(ui, list, entry, Among::Column, height, stale);
                            action = pressed.or(action.take());
                        }
                    });
                }
            });
            for fragments in &turn.aside {
                action = aside(ui, list, fragments, height, stale).or(action.take());
            }
        });
        heights.note(place, ui.cursor().top() - top);
    }
    heights.keep(ui);
    action
}

/// The heights of a list's turns when last drawn, gaps included: in a long list, those out of sight are replaced by
/// empty space.
#[derive(Clone, Default)]
struct Heights {
    width: f32,
    of_turns: Vec<Option<f32>>,
}

/// Maximum number of turns in a list that is drawn whole; on a line, the number on either side of the current one.
const MOST_WHOLE: usize = 200;

impl Heights {
    fn id(ui: &Ui) -> egui::Id {
        ui.id().with("heights of turns")
    }

    fn take(ui: &Ui) -> Self {
        let width = ui.available_width();
        let known = ui.data_mut(|data| data.remove_temp::<Self>(Self::id(ui)));
        known.filter(|known| known.width == width).unwrap_or(Self {
            width,
            of_turns: Vec::new(),
        })
    }

    fn of(&self, place: usize) -> Option<f32> {
        *self.of_turns.get(place)?
    }

    fn note(&mut self, place: usize, height: f32) {
        if self.of_turns.len() <= place {
            self.of_turns.resize(place + 1, None);
        }
        self.of_turns[place] = Some(height);
    }

    fn keep(self, ui: &Ui) {
        ui.data_mut(|data| data.insert_temp(Self::id(ui), self));
    }
}

/// Draws a variation or comment, with a bar on its left.
fn aside(ui: &mut Ui, list: &List, fragments: &[Fragment], height: f32, stale: bool) -> Option<Do> {
    let mut action = None;
    let palette = Palette::of(ui.ctx());
    let shown = ui.horizontal_top(|ui| {
        // Text is centred vertically in its line, level with the moves.
        ui.spacing_mut().interact_size.y = height;
        ui.add_space(NUMBER);
        let width = ui.available_width() - space::M;
        ui.allocate_ui(vec2(width, 0.0), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                for fragment in fragments {
                    match fragment {
                        Fragment::Text(text) => {
                            if text == ")" {
                                ui.add_space(-PADDING);
                            }
                            small(ui, text.clone());
                        }
                        Fragment::Remark(remark) => {
                            let text = RichText::new(&remark.text)
                                .text_style(TextStyle::Small)
                                .color(palette.muted);
                            ui.label(text.italics());
                            if let Some(more) = remark.more
                                && secondary_button(ui, list.language.tr("moves-more")).clicked()
                            {
                                action = Some(Do::send(PanelAction::MoreOf(more)));
                            }
                            ui.add_space(space::XS);
                        }
                        Fragment::Move(entry) => {
                            action = entry::show(ui, list, entry, Among::Text, height, stale).or(action.take())
                        }
                    }
                }
            });
        });
    });
    let rect = shown.response.rect;
    let (x, line) = (rect.left() + NUMBER - space::S, egui::Stroke::new(2.0, palette.line));
    ui.painter().vline(x, rect.y_range(), line);
    action
}

fn small(ui: &mut Ui, text: String) -> egui::Response {
    let muted = Palette::of(ui.ctx()).muted;
    ui.label(RichText::new(text).text_style(TextStyle::Small).color(muted))
}

/// Draws the line on the board as one row, after a `title` if there is one; alternatives to a move follow it by their
/// first move. Returns the action chosen.
pub(crate) fn line(ui: &mut Ui, list: &List, sheet: &MoveSheet, title: Option<String>) -> Option<Do> {
    let stale = sheet.is_stale();
    let mut action = None;
    let bar = ScrollBarVisibility::AlwaysHidden;
    ScrollArea::horizontal()
        .auto_shrink(false)
        .scroll_bar_visibility(bar)
        .show(ui, |ui| {
            describe_scrolled(ui);
            let height = ui.available_height();
            ui.spacing_mut().item_spacing = vec2(space::XS, 0.0);
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            ui.horizontal_centered(|ui| {
                show_beginning(ui, list, stale);
                if let Some(title) = title {
                    small(ui, title);
                    ui.add_space(space::S);
                }
                let last = sheet.line.iter().find(|entry| entry.standing == Standing::Last);
                let here = last.or(sheet.line.first()).map_or(0, |entry| entry.turn);
                let turns = sheet.line.chunk_by(|one, other| one.turn == other.turn);
                // Turns farther away are out of sight.
                for entries in turns.filter(|entries| entries[0].turn.abs_diff(here) as usize <= MOST_WHOLE) {
                    small(ui, number(&entries[0]));
                    for entry in entries {
                        action = entry::show(ui, list, entry, Among::Line, height, stale).or(action.take());
                        for (node, text) in &entry.instead {
                            let other = Entry {
                                node: *node,
                                text: text.clone(),
                                standing: Standing::Off,
                                is_game: false,
                                instead: Vec::new(),
                                ..*entry
                            };
                            small(ui, "(".to_owned());
                            ui.add_space(-PADDING);
                            action = entry::show(ui, list, &other, Among::Line, height, false).or(action.take());
                            ui.add_space(-PADDING);
                            small(ui, "…)".to_owned());
                        }
                    }
                    ui.add_space(space::XS);
                }
            });
        });
    action
}
