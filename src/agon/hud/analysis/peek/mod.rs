//! Plays the line that is hovered, focused or tapped on a small board beside its row.

use std::time::Duration;

use agon_core::rules::{Move, Position, Side};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, Response, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::small_board::small_board;
use super::words;
use crate::agon::gameplay::analysis::{Analysis, AnalysisWanted, Found, FoundLine};
use crate::agon::hud::frame::{HudLayout, HudSystems, while_playing};
use crate::agon::hud::layout::Layout;
use crate::agon::scene::entities::Facing;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::widgets::buttons::button_width;

/// Height of the board: in points, and as a fraction of the window's.
const HEIGHT: (f32, f32) = (220.0, 0.36);
/// Time per position, in seconds.
const STEP: f64 = 0.8;
/// Steps for which the end of a line stays before the line repeats.
const PAUSE: usize = 2;
/// Number of times a line is played. Then its end stays, and drawing stops.
const ROUNDS: usize = 3;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen).after(HudSystems).run_if(while_playing),
    );
}

/// The row of the line to play, and the egui pass that drew it.
#[derive(Clone, Copy, Debug)]
struct Noted {
    pass: u64,
    rank: usize,
    row: Rect,
    is_held: bool,
}

/// A line tapped by a finger, which cannot hover: its board stays until a press elsewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    from: Position,
    first: Move,
}

impl Held {
    fn of(found: &Found, line: &FoundLine) -> Self {
        Self {
            from: found.position,
            first: line.mv(),
        }
    }
}

fn noted_id() -> egui::Id {
    egui::Id::new("line noted")
}

fn held_id() -> egui::Id {
    egui::Id::new("line held")
}

fn held(ctx: &egui::Context) -> Option<Held> {
    ctx.data(|data| data.get_temp(held_id()))
}

/// Whether a finger has tapped this line.
pub(crate) fn is_held(ctx: &egui::Context, found: &Found, line: &FoundLine) -> bool {
    held(ctx) == Some(Held::of(found, line))
}

fn release(ctx: &egui::Context) {
    ctx.data_mut(|data| data.remove::<Held>(held_id()));
}

/// Whether this frame's input comes from a finger.
fn is_finger(ctx: &egui::Context) -> bool {
    let is_touch = |event: &egui::Event| matches!(event, egui::Event::Touch { .. });
    ctx.input(|input| input.any_touches() || input.events.iter().any(is_touch))
}

/// Notes a row if its line is to be played. Returns whether its first move is chosen: a finger's first tap only shows
/// the line, and the move is then chosen beside it.
pub(crate) fn note(ui: &Ui, row: &Response, found: &Found, rank: usize) -> bool {
    let (ctx, is_finger) = (ui.ctx(), is_finger(ui.ctx()));
    let line = Held::of(found, &found.lines[rank]);
    if is_finger && (row.clicked() || row.long_touched()) {
        if held(ctx) == Some(line) {
            release(ctx);
        } else {
            ctx.data_mut(|data| data.insert_temp(held_id(), line));
        }
    }
    let is_pointed_at = row.has_focus() || (row.hovered() && !is_finger);
    let is_held = !is_pointed_at && held(ctx) == Some(line);
    if is_pointed_at || (is_held && noted(ctx).is_none()) {
        let row = Noted {
            pass: ctx.cumulative_pass_nr(),
            rank,
            row: row.rect,
            is_held,
        };
        ctx.data_mut(|data| data.insert_temp(noted_id(), row));
    }
    row.clicked() && !is_finger
}

/// The row noted in this pass.
fn noted(ctx: &egui::Context) -> Option<Noted> {
    let noted: Option<Noted> = ctx.data(|data| data.get_temp(noted_id()));
    noted.filter(|noted| noted.pass == ctx.cumulative_pass_nr())
}

/// The line being played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Playing {
    rank: usize,
    from: Position,
    first: Move,
    /// Start time, in seconds.
    since: f64,
}

impl Playing {
    /// Starts a line, or continues it if already playing, even if its later moves have changed.
    pub(crate) fn go_on(before: Option<Self>, found: &Found, rank: usize, line: &FoundLine, now: f64) -> Self {
        let begun = Self {
            rank,
            from: found.position,
            first: line.mv(),
            since: now,
        };
        match before {
            Some(before) if Self { since: now, ..before } == begun => before,
            _ => begun,
        }
    }

    /// The position to show, the move that led to it, and the time of the next one, if any.
    pub(crate) fn at<'a>(
        &self,
        found: &'a Found,
        line: &'a FoundLine,
        now: f64,
    ) -> (&'a Position, Option<Move>, Option<Duration>) {
        let passed = (now - self.since).max(0.0);
        let steps = (passed / STEP) as usize;
        let round = line.plies.len() + 1 + PAUSE;
        let is_over = steps + PAUSE >= ROUNDS * round;
        let shown = match is_over {
            true => line.plies.len(),
            false => (steps % round).min(line.plies.len()),
        };
        let next = (!is_over).then(|| Duration::from_secs_f64((steps + 1) as f64 * STEP - passed));
        match shown.checked_sub(1).map(|last| &line.plies[last]) {
            None => (&found.position, None, next),
            Some(ply) => (&ply.position, Some(ply.mv), next),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    (hud, analysis): (Res<HudLayout>, Res<Analysis>),
    (facing, colours, language): (Res<Facing>, Res<BoardPalette>, Res<Language>),
    mut playing: Local<Option<Playing>>,
    mut wanted: MessageWriter<AnalysisWanted>,
) -> Result {
    let Some(layout) = hud.layout else {
        return Ok(());
    };
    let scene = PeekView {
        layout,
        analysis: &analysis,
        language: &language,
        colours: &colours,
        near: facing.0,
    };
    let chosen = play(contexts.ctx_mut()?, &scene, &mut playing);
    wanted.write_batch(chosen.map(AnalysisWanted::Play));
    Ok(())
}

/// The data for drawing the board.
struct PeekView<'a> {
    layout: Layout,
    analysis: &'a Analysis,
    language: &'a Language,
    colours: &'a BoardPalette,
    near: Side,
}

/// Plays the noted row's line beside it. Returns its rank if its first move is chosen there.
fn play(ctx: &egui::Context, scene: &PeekView, playing: &mut Option<Playing>) -> Option<usize> {
    let found = scene.analysis.found();
    if held(ctx).is_some_and(|held| found.is_none_or(|found| found.position != held.from)) {
        release(ctx);
    }
    let shown = found.zip(noted(ctx));
    let line = shown.and_then(|(found, noted)| found.lines.get(noted.rank));
    let (Some((found, Noted { rank, row, is_held, .. })), Some(line)) = (shown, line) else {
        *playing = None;
        return None;
    };
    let now = ctx.input(|input| input.time);
    let line_played = Playing::go_on(*playing, found, rank, line, now);
    *playing = Some(line_played);
    let (position, last, next) = line_played.at(found, line, now);
    if let Some(next) = next {
        ctx.request_repaint_after(next);
    }
    let can_choose = is_held && !scene.analysis.stands_still();
    let window = ctx.content_rect();
    let height = HEIGHT.0.min(window.height() * HEIGHT.1);
    let frame = theme::card_frame(Palette::of(ctx)).inner_margin(space::S);
    let button = if can_choose { space::S + size::PRIMARY } else { 0.0 };
    let whole = height + button + frame.total_margin().sum().y;
    let (corner, pivot) = place(scene.layout, window, row, whole);
    let card = egui::Area::new(egui::Id::new(("line played", is_held)))
        .order(egui::Order::Tooltip)
        .fixed_pos(corner)
        .pivot(pivot)
        .interactable(is_held)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let board = |ui: &mut Ui| {
                let meaning = words::line_spoken(scene.language, found, rank, line);
                small_board(ui, height, scene.near, position, last, scene.colours, &meaning);
            };
            let contents = |ui: &mut Ui| {
                if !can_choose {
                    board(ui);
                    return false;
                }
                let choose = scene.language.tr("analysis-play");
                ui.set_width(height.max(button_width(ui, choose.as_str())));
                ui.spacing_mut().item_spacing.y = space::S;
                let centred = ui.vertical_centered(|ui| {
                    board(ui);
                    primary_button(ui, choose).clicked()
                });
                centred.inner
            };
            frame.show(ui, contents).inner
        });
    let pressed = ctx.input(|input| input.pointer.press_origin().filter(|_| input.pointer.any_pressed()));
    let is_left = pressed.is_some_and(|at| !card.response.rect.contains(at) && !row.contains(at));
    if is_held && (card.inner || is_left) {
        release(ctx);
    }
    card.inner.then_some(rank)
}

/// Position of a card of this height beside a row, and the corner placed there.
fn place(layout: Layout, window: Rect, row: Rect, height: f32) -> (egui::Pos2, Align2) {
    if layout.shape.is_beside() {
        let lowest = (window.bottom() - space::S - height).max(window.top());
        let top = (row.center().y - height / 2.0).clamp(window.top(), lowest);
        (egui::pos2(layout.panel.left() - space::S, top), Align2::RIGHT_TOP)
    } else {
        let corner = layout.panel.right_top() - vec2(space::S, space::S);
        (corner, Align2::RIGHT_BOTTOM)
    }
}

#[cfg(test)]
mod tests;
