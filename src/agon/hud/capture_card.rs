//! The last capture: the captured pieces in a close-up of the board, and what they cost their owner.

use agon_core::board::{Bitboard, CellId};
use agon_core::engine::setbacks;
use agon_core::rules::{Effect, Ply, Position, RuleSet, Side};
use bevy_egui::egui::{CornerRadius, Frame, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};

use super::note_card::ends;
use super::panel_view::PanelView;
use crate::agon::drawings::diagram::{Marks, Plane};
use crate::agon::drawings::icons::egui_color;
use crate::agon::gameplay::current_game::Match;
use crate::agon::text::words::{bound, cost_phrase, pieces_on};
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::card_frame;

/// Side of the close-up, and the usual height of the card, in points.
const CLOSE_UP: f32 = 88.0;
pub(crate) const HEIGHT: f32 = 124.0;
/// Cells that the close-up shows above one another.
const ROWS: f32 = 3.4;

/// A capture that is still news.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capture<'a> {
    before: &'a Position,
    ply: &'a Ply,
    owner: Side,
    cells: Bitboard,
    first: CellId,
}

impl<'a> Capture<'a> {
    /// The capture of the last move that did not merely put captured pieces back.
    pub(crate) fn last(current: &'a Match) -> Option<Self> {
        let game = current.game();
        let is_put_back = |ply: &Ply| {
            ply.effects
                .iter()
                .any(|effect| matches!(effect, Effect::Relocated { .. }))
        };
        let place = game.plies().iter().rposition(|ply| !is_put_back(ply))?;
        let ply = &game.plies()[place];
        let captured = || {
            ply.effects.iter().filter_map(|effect| match *effect {
                Effect::Captured { piece, cell } | Effect::Trapped { piece, cell } => Some((piece.side, cell)),
                _ => None,
            })
        };
        let (owner, first) = captured().next().filter(|_| current.outcome().is_none())?;
        Some(Self {
            before: place
                .checked_sub(1)
                .map_or(game.start(), |before| &game.plies()[before].position),
            ply,
            owner,
            cells: captured()
                .filter(|(side, _)| *side == owner)
                .map(|(_, cell)| cell)
                .collect(),
            first,
        })
    }

    /// The position that has the captured pieces: after the move, unless they left the board by it.
    const fn shown(&self, rules: &RuleSet) -> &Position {
        if rules.removes_any() {
            self.before
        } else {
            &self.ply.position
        }
    }

    /// The lines of the card: what was captured, the cost, and a turn that it includes.
    fn told(&self, scene: &PanelView) -> [Option<String>; 3] {
        let (language, rules) = (scene.language, scene.current.rules());
        let cost = setbacks(&self.ply.position, rules, self.owner) - setbacks(self.before, rules, self.owner);
        let shown = self.shown(rules);
        let queens = shown.queens(self.owner) & self.cells;
        let cost = (cost, bound(rules, !queens.is_empty()));
        let pieces = pieces_on(language, shown, self.cells);
        let cost = cost_phrase(language, scene.current.players(), self.owner, cost);
        let turn = [("count", self.cells.len().into())];
        let turn = || language.tr_with("capture-turn", &turn);
        [
            Some(language.tr_with("capture-pieces", &[("pieces", pieces.into())])),
            cost.clone().map(capitalised),
            cost.filter(|_| rules.relocation_costs_turn).map(|_| turn()),
        ]
    }
}

/// A phrase as a sentence begins.
pub(super) fn capitalised(phrase: String) -> String {
    let mut letters = phrase.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}

/// Draws the card at full width.
pub(crate) fn card(ui: &mut Ui, scene: &PanelView, capture: Capture) {
    let palette = Palette::of(ui.ctx());
    let frame = card_frame(palette).inner_margin(space::S);
    let frame = frame.stroke(Stroke::new(1.5, palette.warning));
    Frame::show(frame, ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            close_up(ui, scene, capture);
            ui.add_space(space::XS);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                let [pieces, cost, turn] = capture.told(scene);
                let strong = |text| RichText::new(text).text_style(strong_style());
                let small = |text| RichText::new(text).text_style(TextStyle::Small);
                let lines = [
                    pieces.map(|text| strong(text).color(palette.ink)),
                    cost.map(|text| strong(text).color(palette.warning)),
                    turn.map(|text| small(text).color(palette.muted)),
                ];
                lines.into_iter().flatten().for_each(|line| drop(ui.label(line)));
            });
        });
    });
}

/// The captured piece with its neighbours.
fn close_up(ui: &mut Ui, scene: &PanelView, capture: Capture) {
    let (rect, _) = ui.allocate_exact_size(vec2(CLOSE_UP, CLOSE_UP), Sense::hover());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, egui_color(scene.board.frame));
    let marks = Marks {
        last_move: ends(capture.ply.mv),
        ..Marks::default()
    };
    let position = capture.shown(scene.current.rules());
    Plane::close_up(rect, scene.near, capture.first, ROWS).paint(
        &painter,
        |cell| position.piece_at(cell),
        position.captured(),
        &marks,
        scene.board,
    );
    let edge = Stroke::new(1.0, egui_color(scene.board.brass));
    painter.rect_stroke(rect, CornerRadius::ZERO, edge, StrokeKind::Inside);
}
