//! The end of a game: who won and why, and all sheets, turned over one by one.

use std::time::Duration;

use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Sense, TextStyle, Ui, Vec2};

use super::icons::{paint_agent, paint_player};
use super::view::TableView;
use crate::agent::{Outcome, Player, View};
use crate::app::agent::text::words::{dollars, outcome_heard};
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::app::shell::ui::widgets::buttons::{primary_button, secondary_button};
use crate::app::shell::ui::widgets::controls::subheading;

/// The time between two sheets.
const BETWEEN: Duration = Duration::from_millis(700);

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultPress {
    /// The same players play again.
    Again,
    /// Back to the title.
    Leave,
}

/// How many sheets lie open so long after the end.
pub(super) fn sheets_open(since: Duration, players: usize) -> usize {
    ((since.as_millis() / BETWEEN.as_millis()) as usize).min(players)
}

/// When the next sheet is turned over, so long after the end.
pub(super) fn next_sheet(since: Duration, players: usize) -> Option<Duration> {
    let open = sheets_open(since, players);
    (open < players).then(|| BETWEEN * (open as u32 + 1) - since)
}

/// Draws the result with so many sheets open.
pub(super) fn result(
    ui: &mut Ui,
    outcome: Outcome,
    view: &View,
    open: usize,
    scene: &TableView,
) -> Option<ResultPress> {
    let company = scene.company();
    subheading(ui, outcome_heard(outcome, &company, scene.language));
    ui.add_space(space::XS);
    // The winner's sheet comes last.
    let order = scene.current.table().options().seats();
    let (winner, others): (Vec<Player>, Vec<Player>) = order.partition(|&player| Some(player) == outcome.winner);
    for player in others.into_iter().chain(winner).take(open) {
        sheet_line(ui, player, outcome, view, scene);
    }
    // A lesson goes on by itself.
    if scene.current.lesson().is_some() {
        return None;
    }
    let is_all = open >= scene.current.table().options().players();
    ui.add_space(space::S);
    let justified = Flow::top_down_justified(Align::Center);
    ui.add_enabled_ui(is_all, |ui| {
        ui.with_layout(justified, |ui| {
            let again = primary_button(ui, scene.language.tr("agent-again")).clicked();
            let leave = secondary_button(ui, scene.language.tr("agent-leave")).clicked();
            match (again, leave) {
                (true, _) => Some(ResultPress::Again),
                (_, true) => Some(ResultPress::Leave),
                _ => None,
            }
        })
        .inner
    })
    .inner
}

/// One player's stakes, those on the deciding agent first seen.
fn sheet_line(ui: &mut Ui, player: Player, outcome: Outcome, view: &View, scene: &TableView) {
    let palette = Palette::of(ui.ctx());
    let Some(sheet) = view.shown(player) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 24.0;
        ui.spacing_mut().item_spacing = egui::vec2(space::XS, 2.0);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        paint_player(ui.painter(), rect.center(), 11.0, player.index());
        let is_winner = outcome.winner == Some(player);
        let name = RichText::new(scene.name(player)).text_style(strong_style());
        ui.label(if is_winner { name.color(palette.accent) } else { name });
        for agent in scene.current.table().options().agents() {
            let stake = sheet.stake(agent);
            if stake == 0 {
                continue;
            }
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
            let is_exiled = view.table().is_exiled(agent);
            paint_agent(ui.painter(), rect.center(), 8.5, agent, is_exiled);
            let text = RichText::new(dollars(stake, scene.language)).text_style(TextStyle::Small);
            ui.label(match outcome.agent == Some(agent) {
                true => text.strong().color(palette.accent),
                false => text,
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_turned_over_one_by_one() {
        let open = |millis| sheets_open(Duration::from_millis(millis), 3);
        assert_eq!([0, 699, 700, 1500, 9000].map(open), [0, 0, 1, 2, 3]);
        assert_eq!(
            next_sheet(Duration::from_millis(900), 3),
            Some(Duration::from_millis(500))
        );
        assert_eq!(next_sheet(Duration::from_millis(2100), 3), None);
    }
}
