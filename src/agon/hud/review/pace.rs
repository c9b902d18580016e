//! How long the moves of a game took, as bars below its graph: White's upwards, Black's downwards.

use std::time::Duration;

use agon_core::rules::Side;
use agon_core::session::timing;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, TextStyle, Ui, pos2};

use super::plot::Plot;
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::review::Review;
use crate::agon::text::timing::digits;
use crate::shell::ui::prelude::*;

/// Height of the bars of both sides with the gap above them, in points.
pub(crate) const HEIGHT: f32 = 34.0;
/// Widest bar, and the least height of one, in points.
const WIDEST: f32 = 8.0;
const LEAST: f32 = 1.0;

/// The times of the moves, in their order; `None` if none of them is known.
pub(crate) fn times(current: &Match, review: &Review) -> Option<Vec<(Side, Option<Duration>)>> {
    let tree = current.tree();
    let times = review.moves().iter().map(|reviewed| {
        let taken = timing::taken(tree, reviewed.node, current.terms());
        (tree.chooser(reviewed.node), taken)
    });
    let times: Vec<_> = times.collect();
    times.iter().any(|(_, taken)| taken.is_some()).then_some(times)
}

/// Draws the bars in an area below the plot, each below its move, with the longest time at the left. The root of the
/// time is drawn, so that short times can be told apart beside a long one.
pub(crate) fn bars(ui: &Ui, area: Rect, plot: Plot, times: &[(Side, Option<Duration>)], tones: &Tones) {
    let area = area.with_min_y(area.top() + space::XS);
    let root = |time: Duration| time.as_secs_f32().sqrt();
    let longest = times.iter().filter_map(|(_, taken)| *taken).max().unwrap_or_default();
    let room = area.height() / 2.0;
    let width = (0.7 * (plot.x(1) - plot.x(0))).clamp(1.0, WIDEST);
    for (place, &(side, taken)) in (1..).zip(times) {
        let Some(taken) = taken else { continue };
        let height = (room * root(taken) / root(longest).max(1.0)).max(LEAST);
        let (top, bottom) = match side {
            Side::White => (area.center().y - height, area.center().y),
            Side::Black => (area.center().y, area.center().y + height),
        };
        let x = plot.x(place);
        let bar = Rect::from_x_y_ranges(x - width / 2.0..=x + width / 2.0, top..=bottom);
        let (fill, edge) = tones.side(side);
        ui.painter()
            .rect(bar, 0.0, fill, Stroke::new(0.5, edge), StrokeKind::Inside);
    }
    let palette = Palette::of(ui.ctx());
    if plot.is_numbered() {
        let at = pos2(plot.rect.left() - space::XS, area.center().y);
        let font = TextStyle::Small.resolve(ui.style());
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, digits(longest), font, palette.muted);
    }
    let axis = Stroke::new(1.0, palette.line);
    ui.painter().hline(plot.rect.x_range(), area.center().y, axis);
}
