//! A small board of the rule book. It shows its moves, and then its reader can move for both sides.

use std::f64::consts::PI;

use agon_core::board::{Bitboard, CellId};
use agon_core::notation::pass_if_forced;
use agon_core::rule_book::board::{Board, Claim};
use agon_core::rules::{Game, IllegalMove, Move, Side};
use bevy::math::Vec2;
use bevy_egui::egui::{
    self, Color32, Event, Id, Key, Rect, Response, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, accesskit,
};

use crate::agon::drawings::diagram::{Marks, Plane};
use crate::agon::drawings::icons::egui_color;
use crate::agon::input::keyboard::CellFocus;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::refusals;
use crate::agon::text::rule_book::ended;
use crate::agon::text::words::{cell_told, move_written, side_role};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::row;
use crate::shell::ui::widgets::controls::keep_in_sight;

/// The height of a board, in points; it is lower where there is no room.
const HEIGHT: f32 = 260.0;
/// Seconds that a move takes, and that its result stands before the next.
const MOVE: f64 = 0.5;
const REST: f64 = 0.7;

/// The board that its reader has opened.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    board: &'static Board,
    game: Game,
    /// The number of moves shown, while they are shown.
    shown: Option<usize>,
    /// The last move or try, and its time in egui's seconds.
    latest: Option<Latest>,
    chosen: Option<CellId>,
    cursor: CellFocus,
}

/// The latest thing that happened on an open board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Latest {
    mv: Move,
    at: f64,
    refused: Option<IllegalMove>,
}

impl Opened {
    /// A board that begins to show its moves.
    pub(super) fn showing(board: &'static Board) -> Self {
        Self {
            board,
            game: board.game(),
            shown: Some(0),
            latest: None,
            chosen: None,
            cursor: CellFocus::default(),
        }
    }

    /// Whether it is this board.
    pub(super) fn is_of(&self, board: &Board) -> bool {
        std::ptr::eq(self.board, board)
    }

    /// The board at its beginning, for the reader to move.
    fn reset(&mut self) {
        *self = Self {
            shown: None,
            cursor: self.cursor,
            ..Self::showing(self.board)
        };
    }

    fn cell(&self) -> CellId {
        self.cursor.cell().unwrap_or(CellId::THRONE)
    }

    /// Shows the next move if it is time for it.
    fn go_on(&mut self, now: f64) {
        let Some(shown) = self.shown else { return };
        if self.latest.is_some_and(|latest| now - latest.at < MOVE + REST) {
            return;
        }
        let next = self.board.moves().get(shown).copied();
        // Where nothing moves, what is not allowed is tried.
        let tried = self.board.claims().iter().find_map(|claim| match claim {
            Claim::Refused(mv) => Some(Move::Board { from: mv.0, to: mv.1 }),
            _ => None,
        });
        match next.or(tried.filter(|_| self.board.moves().is_empty() && shown == 0)) {
            Some(mv) => {
                self.shown = Some(shown + 1);
                self.play(mv, now);
            }
            None => self.shown = None,
        }
    }

    fn play(&mut self, mv: Move, now: f64) {
        let refused = self.game.play(mv).err();
        self.latest = Some(Latest { mv, at: now, refused });
        self.chosen = None;
    }

    /// A cell was chosen by the reader: a piece, or where it goes.
    pub(super) fn choose(&mut self, cell: CellId, now: f64) {
        self.shown = None;
        self.cursor = CellFocus::on(cell);
        let side = self.game.position().side();
        let own = self.game.position().piece_at(cell).filter(|piece| piece.side == side);
        match self.chosen {
            Some(from) if from == cell => self.chosen = None,
            _ if own.is_some() => self.chosen = Some(cell),
            Some(from) => {
                self.play(Move::Board { from, to: cell }, now);
                pass_if_forced(&mut self.game);
            }
            None => {}
        }
    }

    /// Where the chosen piece can go.
    fn targets(&self) -> Bitboard {
        let moves = self.game.legal_moves();
        let chosen = moves
            .iter()
            .filter(|mv| self.chosen.is_some() && mv.from() == self.chosen);
        chosen.filter_map(|mv| mv.to()).collect()
    }

    /// The line below the board.
    pub(super) fn told(&self, language: &Language) -> String {
        if let Some(refused) = self.latest.and_then(|latest| latest.refused) {
            return refusals::sentence(language, refused);
        }
        let moved = self.game.plies().iter().rev().find(|ply| ply.mv != Move::Pass);
        let moved = moved.map(|ply| move_written(&ply.effects));
        let then = match self.game.outcome() {
            Some(outcome) => ended(language, Some(outcome)),
            None => {
                let side = side_role(self.game.position().side());
                let values = [
                    ("side", side.into()),
                    ("chooser", side_role(self.game.chooser()).into()),
                ];
                language.tr_with("book-turn", &values)
            }
        };
        moved.map_or(then.clone(), |moved| format!("{moved}. {then}"))
    }
}

/// The reader's action on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardAction {
    /// Opens it, and lets it show its moves.
    Show,
}

fn height(ui: &Ui) -> f32 {
    Plane::height_within(ui, HEIGHT)
}

/// Draws a board that is not open: its beginning, with what is said of it marked. It is a button that opens it.
pub(super) fn closed(ui: &mut Ui, board: &Board, colours: &BoardPalette, meaning: &str) -> Option<BoardAction> {
    let (rect, response) = ui.allocate_exact_size(Plane::size(height(ui)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, meaning));
    keep_in_sight(&response);
    if ui.is_rect_visible(rect) {
        let plane = Plane::within(rect, Side::White);
        let start = board.start();
        plane.paint(
            ui.painter(),
            |cell| start.piece_at(cell),
            start.captured(),
            &Marks::of(board),
            colours,
        );
        play_sign(ui, &response, rect);
        frame_if_focused(ui, &response, rect, colours);
    }
    response.clicked().then_some(BoardAction::Show)
}

/// In the corner that the board leaves free: a press shows something.
fn play_sign(ui: &Ui, response: &Response, rect: Rect) {
    const RADIUS: f32 = 16.0;
    let palette = Palette::of(ui.ctx());
    let fill = if response.hovered() {
        palette.control_hovered
    } else {
        palette.control
    };
    let middle = rect.right_bottom() - egui::Vec2::splat(RADIUS + 1.0);
    let stroke = egui::Stroke::new(1.0, palette.line);
    ui.painter().circle(middle, RADIUS, fill, stroke);
    let tips = [egui::vec2(-4.5, -7.0), egui::vec2(8.0, 0.0), egui::vec2(-4.5, 7.0)];
    let triangle = tips.map(|tip| middle + tip).to_vec();
    let sign = egui::Shape::convex_polygon(triangle, palette.ink, egui::Stroke::NONE);
    ui.painter().add(sign);
}

fn frame_if_focused(ui: &Ui, response: &Response, rect: Rect, colours: &BoardPalette) {
    if response.has_focus() {
        let stroke = egui::Stroke::new(2.0, egui_color(colours.focus));
        ui.painter().rect_stroke(rect, 4.0, stroke, egui::StrokeKind::Outside);
    }
}

fn cell_id(cell: CellId) -> Id {
    Id::new(("rule book cell", cell.index()))
}

/// Draws the open board with its buttons. `moves` says whether pieces are seen moving.
pub(super) fn open(ui: &mut Ui, opened: &mut Opened, is_moving: bool, colours: &BoardPalette, language: &Language) {
    let now = ui.input(|input| input.time);
    opened.go_on(now);
    let (rect, _) = ui.allocate_exact_size(Plane::size(height(ui)), Sense::hover());
    let plane = Plane::within(rect, Side::White);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("rule book cells"));
    inside.ctx().accesskit_node_builder(inside.unique_id(), |node| {
        node.set_role(accesskit::Role::Group);
        node.set_label(language.tr("settings-board"));
    });
    let before = opened.cell();
    let had_focus = inside.memory(|memory| memory.has_focus(cell_id(before)));
    if had_focus {
        follow_arrows(&inside, opened);
    }
    cells(&mut inside, &plane, opened, now, language);
    if had_focus && before != opened.cell() {
        // The arrow must not move the focus on as well.
        inside.memory_mut(|memory| {
            memory.move_focus(egui::FocusDirection::None);
            memory.request_focus(cell_id(opened.cell()));
        });
    }
    paint(ui, &plane, opened, is_moving.then_some(now), colours);
    hint(ui, opened.told(language));
    let [again, reset] = row(ui, [language.tr("book-show"), language.tr("book-reset")]);
    if again.clicked() {
        let cursor = opened.cursor;
        *opened = Opened {
            cursor,
            ..Opened::showing(opened.board)
        };
    } else if reset.clicked() {
        opened.reset();
    }
    let is_busy = opened.latest.is_some_and(|latest| now - latest.at < MOVE);
    if opened.shown.is_some() || is_busy {
        ui.ctx().request_repaint();
    }
}

/// The cells as controls: each can be clicked and is told; one of them takes the keyboard.
fn cells(ui: &mut Ui, plane: &Plane, opened: &mut Opened, now: f64, language: &Language) {
    let cursor = opened.cell();
    let (mut clicked, mut wanted) = (None, None);
    for cell in CellId::ALL {
        let position = opened.game.position();
        let (mut place, mut sense) = (plane.tile(cell), Sense::CLICK);
        if cell == cursor {
            sense |= Sense::FOCUSABLE;
            place = place.union(Rect::from_center_size(place.center(), egui::Vec2::splat(size::TOUCH)));
        }
        let response = ui.interact(place, cell_id(cell), sense);
        response.widget_info(|| {
            let told = cell_told(
                language,
                cell,
                position.piece_at(cell),
                position.captured().contains(cell),
            );
            WidgetInfo::labeled(WidgetType::Button, true, told)
        });
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.add_action(accesskit::Action::Focus));
        if ui.input(|input| input.has_accesskit_action_request(response.id, accesskit::Action::Focus)) {
            wanted = Some(cell);
        }
        if response.clicked() {
            let pointed = response.interact_pointer_pos();
            clicked = pointed.map_or(Some(cell), |point| plane.cell_at(point));
        }
        if cell == cursor {
            keep_in_sight(&response);
        }
    }
    if let Some(cell) = clicked {
        opened.choose(cell, now);
    }
    if let Some(cell) = wanted {
        opened.cursor = CellFocus::on(cell);
        ui.memory_mut(|memory| memory.request_focus(cell_id(cell)));
    }
}

/// Arrows move over the cells, and at the edge of the board away from it.
fn follow_arrows(ui: &Ui, opened: &mut Opened) {
    for event in ui.input(|input| input.events.clone()) {
        let Event::Key { key, pressed: true, .. } = event else {
            continue;
        };
        let arrow = match key {
            Key::ArrowLeft => Vec2::NEG_X,
            Key::ArrowRight => Vec2::X,
            Key::ArrowUp => Vec2::NEG_Y,
            Key::ArrowDown => Vec2::Y,
            _ => continue,
        };
        let cell = opened.cell();
        let from = match opened.cursor.cell() {
            Some(_) => opened.cursor,
            None => CellFocus::on(cell),
        };
        opened.cursor = from.moved(arrow, cell);
    }
}

/// Draws the board as it is, or while its latest move is on its way, if there is a time.
fn paint(ui: &Ui, plane: &Plane, opened: &Opened, now: Option<f64>, colours: &BoardPalette) {
    let position = opened.game.position();
    let sliding = now.and_then(|now| {
        let latest = opened.latest?;
        let way = (now - latest.at) / MOVE;
        let (from, to) = latest.mv.from().zip(latest.mv.to())?;
        let end = if latest.refused.is_some() { from } else { to };
        let piece = position.piece_at(end)?;
        let way = match latest.refused {
            // There and back.
            Some(_) => (way * PI).sin() * 0.5,
            None => way,
        };
        ((now - latest.at) < MOVE).then_some((end, piece, plane.centre(from).lerp(plane.centre(to), way as f32)))
    });
    let lifted = sliding.map(|(cell, ..)| cell);
    let last = opened
        .latest
        .filter(|latest| latest.refused.is_none())
        .map(|latest| latest.mv);
    let ends = last.map_or([None, None], |mv| [mv.from(), mv.to()]);
    let refused = opened.latest.filter(|latest| latest.refused.is_some());
    let marks = Marks {
        targets: opened.targets(),
        barred: refused.and_then(|latest| latest.mv.to()).into_iter().collect(),
        last_move: ends.into_iter().flatten().collect(),
        ..Marks::default()
    };
    let piece_at = |cell| position.piece_at(cell).filter(|_| Some(cell) != lifted);
    plane.paint(ui.painter(), piece_at, position.captured(), &marks, colours);
    let frame = |cell, colour: Color32| plane.frame(ui.painter(), cell, colour);
    if let Some(cell) = opened.chosen {
        frame(cell, egui_color(colours.target));
    }
    if ui.memory(|memory| memory.has_focus(cell_id(opened.cell()))) {
        frame(opened.cell(), egui_color(colours.focus));
    }
    if let Some((_, piece, at)) = sliding {
        plane.paint_piece(ui.painter(), at, piece, colours);
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rule_book::book::{RuleBook, Sentence};

    use super::*;

    fn board(id: &str) -> &'static Board {
        RuleBook::agon().sentence(id).and_then(Sentence::board).unwrap()
    }

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    #[test]
    fn a_board_shows_its_moves_one_by_one_and_then_rests() {
        let mut opened = Opened::showing(board("race"));
        let mut now = 10.0;
        let mut lengths = Vec::new();
        while opened.shown.is_some() {
            opened.go_on(now);
            lengths.push(opened.game.plies().len());
            now += MOVE;
            assert!(now < 60.0, "it never rests");
        }
        assert!(lengths.is_sorted() && opened.game.outcome().is_some(), "{lengths:?}");
        assert_eq!(lengths[..3], [1, 1, 1], "a move stands for a while");
    }

    #[test]
    fn what_is_not_allowed_is_tried_and_nothing_comes_of_it() {
        let mut opened = Opened::showing(board("between"));
        opened.go_on(1.0);
        let latest = opened.latest.unwrap();
        assert!(matches!(latest.refused, Some(IllegalMove::InCustody(Side::Black))));
        assert_eq!(opened.game.position(), board("between").start());
    }

    #[test]
    fn the_reader_moves_for_both_sides_and_is_told_what_is_refused() {
        let mut opened = Opened::showing(board("array"));
        for (name, plies) in [("f1", 0), ("f2", 1), ("f11", 1), ("f10", 2), ("b1", 2), ("d3", 2)] {
            opened.choose(cell(name), 5.0);
            assert_eq!(opened.game.plies().len(), plies, "{name}");
        }
        assert_eq!(opened.latest.unwrap().refused, Some(IllegalMove::NotAdjacent));
        opened.reset();
        assert!(opened.game.plies().is_empty() && opened.shown.is_none());
    }
}
