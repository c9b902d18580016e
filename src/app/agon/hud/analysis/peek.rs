//! The line under the pointer, or with the keyboard focus, played on a small board beside its row.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, Response, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::small_board::small_board;
use super::words;
use crate::app::agon::gameplay::analysis::{Analysis, Found, FoundLine};
use crate::app::agon::hud::frame::{HudLayout, HudSystems, while_playing};
use crate::app::agon::scene::entities::Facing;
use crate::app::agon::scene::theme::Palette as BoardPalette;
use crate::app::shell::system::language::Language;
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::rules::{Move, Position};

/// The height of the board, in points, and as a fraction of the window's.
const HEIGHT: (f32, f32) = (220.0, 0.36);
/// The time that each position is shown, in seconds.
const STEP: f64 = 0.8;
/// For how many steps the end of a line is shown before it begins again.
const PAUSE: usize = 2;
/// How often a line is played. Then its end stays, and nothing is drawn any more.
const ROUNDS: usize = 3;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen).after(HudSystems).run_if(while_playing),
    );
}

/// The row that is pointed at, and the pass in which it was drawn.
type Pointed = (u64, usize, Rect);

fn pointed_id() -> egui::Id {
    egui::Id::new("line pointed at")
}

/// Notes a row if it is pointed at, or has the keyboard focus.
pub(crate) fn note(ui: &Ui, row: &Response, rank: usize) {
    if row.hovered() || row.has_focus() {
        let noted: Pointed = (ui.ctx().cumulative_pass_nr(), rank, row.rect);
        ui.data_mut(|data| data.insert_temp(pointed_id(), noted));
    }
}

/// The row that is pointed at in this pass.
fn pointed(ctx: &egui::Context) -> Option<(usize, Rect)> {
    let noted: Option<Pointed> = ctx.data(|data| data.get_temp(pointed_id()));
    noted
        .filter(|(pass, ..)| *pass == ctx.cumulative_pass_nr())
        .map(|(_, rank, row)| (rank, row))
}

/// A line that is being played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Playing {
    rank: usize,
    from: Position,
    first: Move,
    /// When it began, in seconds.
    since: f64,
}

impl Playing {
    /// Begins with a line, or goes on if it is being played already, whatever has been found of its later moves.
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

    /// The position to be shown and the move that led to it, and when the next one is due if there is one.
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
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let shown = hud.layout.zip(analysis.found()).zip(pointed(ctx));
    let line = shown.and_then(|((_, found), (rank, _))| found.lines.get(rank));
    let (Some(((layout, found), (rank, row))), Some(line)) = (shown, line) else {
        *playing = None;
        return Ok(());
    };
    let now = ctx.input(|input| input.time);
    let line_played = Playing::go_on(*playing, found, rank, line, now);
    *playing = Some(line_played);
    let (position, last, next) = line_played.at(found, line, now);
    if let Some(next) = next {
        ctx.request_repaint_after(next);
    }
    let window = ctx.content_rect();
    let height = HEIGHT.0.min(window.height() * HEIGHT.1);
    let frame = theme::card_frame(Palette::of(ctx)).inner_margin(space::S);
    let whole = height + frame.total_margin().sum().y;
    let (corner, pivot) = if layout.shape.is_beside() {
        let lowest = (window.bottom() - space::S - whole).max(window.top());
        let top = (row.center().y - whole / 2.0).clamp(window.top(), lowest);
        (egui::pos2(layout.panel.left() - space::S, top), Align2::RIGHT_TOP)
    } else {
        (
            layout.panel.right_top() - vec2(space::S, space::S),
            Align2::RIGHT_BOTTOM,
        )
    };
    egui::Area::new(egui::Id::new("line played"))
        .order(egui::Order::Tooltip)
        .fixed_pos(corner)
        .pivot(pivot)
        .interactable(false)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            frame.show(ui, |ui| {
                let meaning = words::line_spoken(&language, rank, line);
                small_board(ui, height, facing.0, position, last, &colours, &meaning);
            });
        });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Score;
    use crate::rules::{Game, RuleSet};

    #[test]
    fn a_line_is_played_move_by_move_rests_at_its_end_and_begins_again() {
        let mut game = Game::new(RuleSet::default());
        for _ in 0..3 {
            let mv = game.legal_moves()[0];
            game.play(mv).unwrap();
        }
        let line = FoundLine {
            score: Score::Race(0),
            plies: game.plies().to_vec(),
        };
        let found = Found {
            position: *game.start(),
            depth: 3,
            nodes: 9,
            time: Duration::ZERO,
            lines: vec![line.clone()],
        };
        let playing = Playing::go_on(None, &found, 0, &line, 100.0);
        let shown = |step: u32| {
            let (position, last, next) = playing.at(&found, &line, 100.1 + f64::from(step) * STEP);
            assert!(next.is_none_or(|next| !next.is_zero() && next.as_secs_f64() <= STEP));
            let place = line.plies.iter().position(|ply| ply.position == *position);
            assert_eq!(last, place.map(|place| line.plies[place].mv));
            place
        };
        let seen: Vec<_> = (0..7).map(shown).collect();
        assert_eq!(seen, [None, Some(0), Some(1), Some(2), Some(2), Some(2), None]);
        // In the end nothing moves.
        let (position, _, next) = playing.at(&found, &line, 100.0 + 1_000.0 * STEP);
        assert_eq!((*position, next), (line.plies[2].position, None));
        assert!(playing.at(&found, &line, 100.0 + 12.0 * STEP).2.is_some());
        // What is found later of its other moves does not begin it anew; another line does.
        let mut longer = line.clone();
        longer.plies.pop();
        assert_eq!(Playing::go_on(Some(playing), &found, 0, &longer, 101.0), playing);
        assert_ne!(Playing::go_on(Some(playing), &found, 1, &line, 101.0), playing);
    }
}
