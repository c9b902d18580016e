//! The end of a game: who won and why, and all sheets.

use bevy_egui::egui::{
    self, Align, Layout as Flow, Painter, Pos2, RichText, Sense, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo,
    WidgetText, WidgetType,
};

use super::end_scene::{EndScene, order};
use super::icons::{paint_agent, paint_player};
use super::view::TableView;
use crate::agent::{Agent, Outcome, Player, Sheet, Table, View};
use crate::app::agent::text::endings::{end_heard, verdict_words};
use crate::app::agent::text::words::{dollars, outcome_heard};
use crate::app::shell::system::language::key;
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::app::shell::ui::widgets::buttons::{compact_row, primary_button, secondary_button};
use crate::app::shell::ui::widgets::controls::subheading;

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultPress {
    /// The game is walked through.
    Replay,
    /// The same players play again.
    Again,
    /// Back to the title.
    Leave,
}

/// Draws the result, as far as the sheets are turned over.
pub(super) fn result(ui: &mut Ui, outcome: Outcome, view: &View, end: &EndScene, scene: &TableView) {
    let (company, language) = (scene.company(), scene.language);
    let options = scene.current.table().options();
    if end.is_running() {
        subheading(ui, end_heard(outcome, &company, language));
    } else {
        subheading(ui, outcome_heard(outcome, &company, language));
        if let Some(verdict) = scene.current.verdict() {
            ui.label(verdict_words(verdict, &company, language));
        }
    }
    ui.add_space(space::XS);
    let turned = end.turned(options.players());
    for player in order(outcome, options.seats()).into_iter().take(turned) {
        let Some(sheet) = view.shown(player) else { continue };
        let line = SheetLine {
            player,
            sheet,
            before: None,
            is_winner: !end.is_running() && outcome.winner == Some(player),
            deciding: outcome.agent,
        };
        line.show(ui, view.table(), scene);
    }
}

/// Draws what can be done next, in large buttons.
pub(super) fn buttons(ui: &mut Ui, end: &EndScene, scene: &TableView) -> Option<ResultPress> {
    let language = scene.language;
    let justified = Flow::top_down_justified(Align::Center);
    ui.add_enabled_ui(!end.is_running(), |ui| {
        ui.with_layout(justified, |ui| {
            let texts = [key("agent-replay"), key("agent-again")].map(|key| language.tr(key));
            // What one has come for stands first.
            let is_looked_at = scene.current.is_looked_at();
            let replay = |ui: &mut Ui| match (scene.current.has_replay(), is_looked_at) {
                (false, _) => false,
                (true, true) => primary_button(ui, &texts[0]).clicked(),
                (true, false) => secondary_button(ui, &texts[0]).clicked(),
            };
            let [replay, again] = match is_looked_at {
                true => [replay(ui), secondary_button(ui, &texts[1]).clicked()],
                false => {
                    let again = primary_button(ui, &texts[1]).clicked();
                    [replay(ui), again]
                }
            };
            let leave = secondary_button(ui, language.tr("agent-leave")).clicked();
            match (replay, again, leave) {
                (true, ..) => Some(ResultPress::Replay),
                (_, true, _) => Some(ResultPress::Again),
                (.., true) => Some(ResultPress::Leave),
                _ => None,
            }
        })
        .inner
    })
    .inner
}

/// The same in one row of small buttons, for where there is little room.
pub(super) fn compact_buttons(ui: &mut Ui, end: &EndScene, scene: &TableView) -> Option<ResultPress> {
    let replay = scene
        .current
        .has_replay()
        .then_some((ResultPress::Replay, key("agent-replay")));
    let again = Some((ResultPress::Again, key("agent-again")));
    let leave = Some((ResultPress::Leave, key("agent-leave")));
    // What one has come for stands first.
    let order = match scene.current.is_looked_at() {
        true => [replay, again, leave],
        false => [again, replay, leave],
    };
    let (presses, keys): (Vec<ResultPress>, Vec<_>) = order.into_iter().flatten().unzip();
    let texts: Vec<String> = keys.into_iter().map(|key| scene.language.tr(key)).collect();
    let row = ui.add_enabled_ui(!end.is_running(), |ui| compact_row(ui, &texts));
    let pressed = presses.into_iter().zip(row.inner).find(|(_, button)| button.clicked());
    pressed.map(|(press, _)| press)
}

/// One player's stakes in a line, and what is left to stake.
pub(super) struct SheetLine<'a> {
    pub(super) player: Player,
    pub(super) sheet: &'a Sheet,
    /// The sheet one step before, from which differences are marked.
    pub(super) before: Option<&'a Sheet>,
    pub(super) is_winner: bool,
    /// The agent on whom the game was decided.
    pub(super) deciding: Option<Agent>,
}

impl SheetLine<'_> {
    /// Draws it; exiles on this table are faded.
    pub(super) fn show(&self, ui: &mut Ui, table: &Table, scene: &TableView) {
        let palette = Palette::of(ui.ctx());
        let language = scene.language;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing = egui::vec2(space::S, 2.0);
            let colour = if self.is_winner { palette.accent } else { palette.ink };
            let name = RichText::new(scene.name(self.player)).text_style(strong_style());
            let paint = |painter: &Painter, at| paint_player(painter, at, 11.0, self.player.index());
            together(ui, Some(&paint), name.color(colour), &scene.name(self.player));
            for agent in table.options().agents() {
                let stake = self.sheet.stake(agent);
                let has_changed = self.before.is_some_and(|before| before.stake(agent) != stake);
                if stake == 0 && !has_changed {
                    continue;
                }
                let text = RichText::new(dollars(stake, language)).text_style(TextStyle::Small);
                let stands_out = self.deciding == Some(agent) || has_changed;
                let text = match stands_out {
                    true => text.strong().color(palette.accent),
                    false => text.color(palette.ink),
                };
                // The sign is not read out.
                let name = scene.company().agent(agent, language);
                let values = [("name", name.into()), ("amount", dollars(stake, language).into())];
                let told = language.tr_with("agent-list-item", &values);
                let paint = |painter: &Painter, at| paint_agent(painter, at, 8.5, agent, table.is_exiled(agent));
                together(ui, Some(&paint), text, &told);
            }
            let left = self.sheet.lots().dollars();
            if left > 0 && self.before.is_some() {
                let values = [("amount", dollars(left, language).into())];
                let told = language.tr_with("agent-replay-in-hand", &values);
                let text = RichText::new(&told).text_style(TextStyle::Small).color(palette.muted);
                together(ui, None, text, &told);
            }
        });
    }
}

/// What draws a sign about a point.
type Sign<'a> = &'a dyn Fn(&Painter, Pos2);

/// A sign with the text after it, which are never on different lines, as screen readers tell it.
fn together(ui: &mut Ui, sign: Option<Sign>, text: RichText, told: &str) {
    const HEIGHT: f32 = 26.0;
    let room = if sign.is_some() { HEIGHT } else { 0.0 };
    let widest = (ui.max_rect().width() - room).max(0.0);
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), widest, TextStyle::Small);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(room + galley.size().x, HEIGHT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    if let Some(sign) = sign {
        sign(ui.painter(), Pos2::new(rect.left() + room / 2.0 - 1.0, rect.center().y));
    }
    let at = Pos2::new(rect.left() + room, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, Palette::of(ui.ctx()).ink);
}
