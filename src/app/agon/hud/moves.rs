//! The list of moves: the game turn by turn, White left and Black right, and below a turn what was tried instead.
//! Pressed moves are looked at.

mod entry;
mod page;

use std::collections::HashSet;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align, RichText, ScrollArea, TextStyle, Ui, scroll_area::ScrollBarVisibility, vec2};

use super::HudLayout;
use super::actions::Wish;
use super::icons::Tones;
use super::layout::Layout;
use crate::app::agon::game::Match;
use crate::app::agon::players::Players;
use crate::app::agon::sets::AgonSystems;
use crate::app::agon::words::turn_number;
use crate::app::shell::Draw;
use crate::app::shell::language::Language;
use crate::app::shell::theme::{Palette, space};
use crate::notation::{GameTree, NodeId, write_move};
use crate::rules::{Kind, Piece, Side};
use entry::Among;

/// The moves of the game in writing, with its variations. Written anew whenever the match changes.
#[derive(Resource, Debug, Default)]
pub(crate) struct MoveSheet {
    /// What is said before the first move.
    intro: Vec<Sign>,
    turns: Vec<Turn>,
    /// The line on the board, which may be a variation.
    line: Vec<Entry>,
    /// In how many more frames the list is to be moved so that the move looked at is seen: a list that is drawn for the
    /// first time does not know its length.
    stale: u8,
}

/// What the list is drawn from, besides the sheet.
#[derive(Clone, Copy)]
pub(super) struct List<'a> {
    pub(super) language: &'a Language,
    pub(super) tones: &'a Tones,
    pub(super) tree: &'a GameTree,
    pub(super) players: &'a Players,
    /// Whether the keyboard stops at each move. Beside the board there would be hundreds of stops: there it steps by keys.
    pub(super) has_stops: bool,
}

/// A player's turn or both players', as the game itself went.
#[derive(Debug)]
struct Turn {
    number: u32,
    entries: Vec<Entry>,
    /// What was tried instead of its moves, and what is said about them.
    aside: Vec<Vec<Sign>>,
}

/// One move in writing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    node: NodeId,
    turn: u32,
    side: Side,
    text: String,
    standing: Standing,
    /// Whether it is of the game itself.
    is_game: bool,
    /// What can be looked at instead, by its first move.
    instead: Vec<(NodeId, String)>,
}

/// What stands in a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sign {
    /// A bracket, or the number of a turn.
    Text(String),
    Remark(String),
    Move(Entry),
}

/// How a move stands to what is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It led here.
    Played,
    /// It is the last that led here.
    Last,
    /// It comes later, or lies aside.
    Off,
}

/// A part of a move's text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part<'a> {
    Piece(Piece),
    Text(&'a str),
}

fn remarks<'a>(comments: impl Iterator<Item = &'a str>) -> impl Iterator<Item = Sign> {
    comments.map(|remark| Sign::Remark(remark.to_owned()))
}

/// Writes what is in a tree.
struct Writer<'a> {
    tree: &'a GameTree,
    /// What led to where the players look.
    played: HashSet<NodeId>,
    /// What is of the game itself.
    game: HashSet<NodeId>,
}

impl<'a> Writer<'a> {
    fn new(tree: &'a GameTree) -> Self {
        let played = tree.line().plies().len();
        Self {
            tree,
            played: tree.places()[..played].iter().copied().collect(),
            game: tree.main_line().collect(),
        }
    }

    fn entry(&self, node: NodeId) -> Entry {
        let tree = self.tree;
        let before = tree.before(node);
        let text = |node| tree.ply(node).map_or_else(String::new, |ply| write_move(&ply.effects));
        let standing = if node == tree.here() {
            Standing::Last
        } else if self.played.contains(&node) {
            Standing::Played
        } else {
            Standing::Off
        };
        Entry {
            node,
            turn: before.turn(),
            side: before.side(),
            text: text(node),
            standing,
            is_game: self.game.contains(&node),
            instead: tree.alternatives(node).map(|other| (other, text(other))).collect(),
        }
    }

    /// Writes a variation that begins with a ply, and what is tried instead of its further plies in brackets.
    fn variation(&self, first: NodeId, signs: &mut Vec<Sign>) {
        let mut next = Some(first);
        let mut turn = None;
        while let Some(node) = next {
            let entry = self.entry(node);
            let said = signs.len();
            signs.extend(remarks(self.tree.comments_before(node)));
            if signs.len() > said {
                turn = None;
            }
            if turn
                .replace((entry.turn, entry.side))
                .is_none_or(|last| last.0 != entry.turn)
            {
                signs.push(Sign::Text(number(&entry)));
            }
            signs.push(Sign::Move(entry));
            signs.extend(remarks(self.tree.comments(node)));
            if node != first {
                for other in self.tree.alternatives(node) {
                    signs.push(Sign::Text("(".to_owned()));
                    self.variation(other, signs);
                    signs.push(Sign::Text(")".to_owned()));
                    turn = None;
                }
            }
            next = self.tree.replies(node).first().copied();
        }
    }
}

impl Entry {
    /// The text with drawings in the place of the pieces' letters.
    fn parts(&self) -> Vec<Part<'_>> {
        let mut parts = Vec::new();
        let (mut rest, mut side) = (self.text.as_str(), self.side);
        while let Some(at) = rest.find(['G', 'Q']) {
            let kind = if rest[at..].starts_with('Q') {
                Kind::Queen
            } else {
                Kind::Guard
            };
            parts.extend(steps(&rest[..at]));
            parts.push(Part::Piece(Piece { side, kind }));
            rest = &rest[at + 1..];
            // Behind the mover stand the captured pieces of the other side.
            side = self.side.opponent();
        }
        parts.extend(steps(rest));
        parts
    }
}

/// Parts a text before each capture.
fn steps(text: &str) -> impl Iterator<Item = Part<'_>> {
    let starts = text.match_indices('x').map(|(at, _)| at).filter(|&at| at > 0);
    let ends = starts.clone().chain([text.len()]);
    let texts = [0]
        .into_iter()
        .chain(starts)
        .zip(ends)
        .map(|(start, end)| &text[start..end]);
    texts.filter(|text| !text.is_empty()).map(Part::Text)
}

/// How a turn's number is written before a move.
fn number(entry: &Entry) -> String {
    turn_number(entry.turn, entry.side)
}

impl MoveSheet {
    pub(super) fn follow(&mut self, tree: &GameTree) {
        let writer = Writer::new(tree);
        self.turns.clear();
        self.intro.clear();
        for node in tree.main_line() {
            let before: Vec<_> = remarks(tree.comments_before(node)).collect();
            match self.turns.last_mut() {
                Some(_) if before.is_empty() => {}
                Some(turn) => turn.aside.push(before),
                None => self.intro = before,
            }
            let entry = writer.entry(node);
            let mut aside = Vec::new();
            let after: Vec<_> = remarks(tree.comments(node)).collect();
            if !after.is_empty() {
                aside.push(after);
            }
            for other in tree.alternatives(node) {
                let mut signs = Vec::new();
                writer.variation(other, &mut signs);
                aside.push(signs);
            }
            match self.turns.last_mut() {
                Some(turn) if turn.number == entry.turn => {
                    turn.entries.push(entry);
                    turn.aside.extend(aside);
                }
                _ => self.turns.push(Turn {
                    number: entry.turn,
                    entries: vec![entry],
                    aside,
                }),
            }
        }
        self.line = tree.places().iter().map(|&node| writer.entry(node)).collect();
        self.stale = 3;
    }

    const fn is_stale(&self) -> bool {
        self.stale > 0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveSheet>()
        .add_systems(
            Update,
            (follow_moves.run_if(resource_exists_and_changed::<Match>), follow_room)
                .chain()
                .in_set(AgonSystems::Present),
        )
        .add_systems(
            EguiPrimaryContextPass,
            settle
                .after(Draw::Overlay)
                .run_if(|sheet: Res<MoveSheet>| sheet.is_stale()),
        );
    page::plugin(app);
}

/// One more frame has shown where the list is.
fn settle(mut sheet: ResMut<MoveSheet>) {
    sheet.stale -= 1;
}

pub(super) fn follow_moves(current: Res<Match>, mut sheet: ResMut<MoveSheet>) {
    sheet.follow(current.tree());
}

/// Where the window or the card of the end leaves the list less room, the move on the board stays in sight.
fn follow_room(hud: Res<HudLayout>, mut sheet: ResMut<MoveSheet>, mut before: Local<(f32, Option<Layout>)>) {
    let room = (hud.end_height(), hud.layout);
    if *before != room {
        *before = room;
        sheet.stale = 3;
    }
}

/// Before the first move it is the upper end, or the left one, that is to be seen.
fn show_beginning(ui: &Ui, list: &List, stale: bool) {
    if stale && list.tree.here() == NodeId::START {
        ui.scroll_to_cursor(Some(Align::Min));
    }
}

/// The room for a turn's number.
const NUMBER: f32 = 32.0;
/// The height of a line where there is room for many.
pub(super) const LINE: f32 = 28.0;

/// Draws the sheet as a table in what room there is, with lines of a height. Returns what was pressed.
pub(super) fn table(ui: &mut Ui, list: &List, sheet: &MoveSheet, height: f32) -> Option<Wish> {
    let shown = ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| rows(ui, list, sheet, height));
    shown.inner
}

/// Draws the sheet turn by turn, as long as it is. Returns what was pressed.
fn rows(ui: &mut Ui, list: &List, sheet: &MoveSheet, height: f32) -> Option<Wish> {
    let stale = sheet.is_stale();
    let mut wish = None;
    show_beginning(ui, list, stale);
    ui.spacing_mut().item_spacing = vec2(space::XS, 2.0);
    // The scroll bar floats over the margin at the right.
    let column = ((ui.available_width() - NUMBER - space::S) / 2.0 - space::XS).max(40.0);
    if !sheet.intro.is_empty() {
        aside(ui, list, &sheet.intro, height, stale);
    }
    for turn in &sheet.turns {
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
                        wish = pressed.or(wish);
                    }
                });
            }
        });
        for signs in &turn.aside {
            wish = aside(ui, list, signs, height, stale).or(wish);
        }
    }
    wish
}

/// What stands beside the game: a variation, or a remark, with a bar at its left.
fn aside(ui: &mut Ui, list: &List, signs: &[Sign], height: f32, stale: bool) -> Option<Wish> {
    let mut wish = None;
    let palette = Palette::of(ui.ctx());
    let shown = ui.horizontal_top(|ui| {
        // What is written stands in the middle of its line, beside the moves.
        ui.spacing_mut().interact_size.y = height;
        ui.add_space(NUMBER);
        let width = ui.available_width() - space::M;
        ui.allocate_ui(vec2(width, 0.0), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                for sign in signs {
                    match sign {
                        Sign::Text(text) => drop(small(ui, text.clone())),
                        Sign::Remark(text) => {
                            let text = RichText::new(text).text_style(TextStyle::Small).color(palette.muted);
                            ui.label(text.italics());
                            ui.add_space(space::XS);
                        }
                        Sign::Move(entry) => wish = entry::show(ui, list, entry, Among::Text, height, stale).or(wish),
                    }
                }
            });
        });
    });
    let rect = shown.response.rect;
    let (x, line) = (rect.left() + NUMBER - space::S, egui::Stroke::new(2.0, palette.line));
    ui.painter().vline(x, rect.y_range(), line);
    wish
}

fn small(ui: &mut Ui, text: String) -> egui::Response {
    let muted = Palette::of(ui.ctx()).muted;
    ui.label(RichText::new(text).text_style(TextStyle::Small).color(muted))
}

/// Draws the line on the board as one line after a `title`; behind a move, by its first move, what was tried instead.
/// Returns what was pressed.
pub(super) fn line(ui: &mut Ui, list: &List, sheet: &MoveSheet, title: String) -> Option<Wish> {
    let stale = sheet.is_stale();
    let mut wish = None;
    let bar = ScrollBarVisibility::AlwaysHidden;
    ScrollArea::horizontal()
        .auto_shrink(false)
        .scroll_bar_visibility(bar)
        .show(ui, |ui| {
            let height = ui.available_height();
            ui.spacing_mut().item_spacing = vec2(space::XS, 0.0);
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            ui.horizontal_centered(|ui| {
                show_beginning(ui, list, stale);
                small(ui, title);
                ui.add_space(space::S);
                for entries in sheet.line.chunk_by(|one, other| one.turn == other.turn) {
                    small(ui, number(&entries[0]));
                    for entry in entries {
                        wish = entry::show(ui, list, entry, Among::Line, height, stale).or(wish.take());
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
                            wish = entry::show(ui, list, &other, Among::Line, height, false).or(wish.take());
                            small(ui, "…)".to_owned());
                        }
                    }
                    ui.add_space(space::XS);
                }
            });
        });
    wish
}

#[cfg(test)]
mod tests;
