//! The end of a game: the winner, the reason, and all sheets.

use agon_core::agent::{Agent, Outcome, Player, Players, Sheet, Table, View};
use agon_core::played::career::Occasion;
use bevy_egui::egui::{
    self, Align, Layout as Flow, Painter, Pos2, RichText, Sense, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo,
    WidgetText, WidgetType,
};

use super::end_scene::{EndScene, order};
use super::icons::{paint_agent, paint_player};
use super::portrait;
use super::view::TableView;
use crate::agent::gameplay::messages::{GameLeft, GameWanted, ReplayAction};
use crate::agent::text::career::occasion_words;
use crate::agent::text::endings::{end_heard, verdict_words};
use crate::agent::text::pages::SEASON;
use crate::agent::text::words::{dollars, outcome_heard};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::compact_row;
use crate::shell::ui::widgets::controls::take_focus_by_key;

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
        occasion(ui, scene);
    }
    ui.add_space(space::XS);
    let turned = end.turned(options.players());
    let columns = Columns::of(ui, options.seats(), scene);
    for player in order(outcome, options.seats()).into_iter().take(turned) {
        let Some(sheet) = view.shown(player) else { continue };
        let line = SheetLine {
            player,
            sheet,
            before: None,
            is_winner: !end.is_running() && outcome.winner == Some(player),
            deciding: outcome.agent,
            columns,
        };
        line.show(ui, view.table(), scene);
    }
}

/// What the game was worth on its occasion.
fn occasion(ui: &mut Ui, scene: &TableView) {
    let career = scene.career;
    let Some(game) = career.of_game(scene.current.seed()) else {
        return;
    };
    for line in occasion_words(game, career.standing(), scene.language) {
        ui.label(RichText::new(line).text_style(strong_style()));
    }
}

/// Possible next steps, with the keys of their texts; the usual one comes first.
fn choices(scene: &TableView) -> Vec<(Do, &'static str)> {
    let current = scene.current;
    let replay = || (Do::send(ReplayAction::Open), key("agent-replay"));
    let replay = current.has_replay().then(replay);
    let again = GameWanted {
        options: *current.table().options(),
        seats: current.seats().to_vec(),
        drawn: Players::NONE,
    };
    let evening = scene.career.of_game(scene.current.seed());
    let is_evening = evening.is_some_and(|game| matches!(game.occasion, Occasion::Evening(..)));
    let again = Some(match is_evening {
        true => (Do::Open(SEASON), SEASON.title),
        false => (Do::send(again), key("agent-again")),
    });
    let leave = Some((Do::send(GameLeft), key("agent-leave")));
    let order = match current.is_looked_at() {
        true => [replay, again, leave],
        false => [again, replay, leave],
    };
    order.into_iter().flatten().collect()
}

/// Draws the next steps as large buttons.
pub(super) fn buttons(ui: &mut Ui, end: &EndScene, scene: &TableView) -> Option<Do> {
    let language = scene.language;
    let justified = Flow::top_down_justified(Align::Center);
    let drawn = ui.add_enabled_ui(!end.is_running(), |ui| {
        ui.with_layout(justified, |ui| {
            let mut pressed = None;
            for (place, (press, text)) in choices(scene).into_iter().enumerate() {
                let button = match place {
                    0 => primary_button(ui, language.tr(text)),
                    _ => secondary_button(ui, language.tr(text)),
                };
                if place == 0 {
                    take_focus_by_key(ui, &button);
                }
                if button.clicked() {
                    pressed = Some(press);
                }
            }
            pressed
        })
        .inner
    });
    drawn.inner
}

/// As [`buttons`], in one row of small ones, for where there is little room.
pub(super) fn compact_buttons(ui: &mut Ui, end: &EndScene, scene: &TableView) -> Option<Do> {
    let choices = choices(scene);
    let texts: Vec<String> = choices.iter().map(|(_, text)| scene.language.tr(text)).collect();
    let row = ui.add_enabled_ui(!end.is_running(), |ui| compact_row(ui, &texts, true));
    if let Some(first) = row.inner.first() {
        take_focus_by_key(ui, first);
    }
    let pressed = choices.into_iter().zip(row.inner).find(|(_, button)| button.clicked());
    pressed.map(|((press, _), _)| press)
}

/// One player's stakes in a line, and the notes left to stake.
pub(super) struct SheetLine<'a> {
    pub(super) player: Player,
    pub(super) sheet: &'a Sheet,
    /// The sheet one step before, from which differences are marked.
    pub(super) before: Option<&'a Sheet>,
    pub(super) is_winner: bool,
    /// The agent on whom the game was decided.
    pub(super) deciding: Option<Agent>,
    pub(super) columns: Columns,
}

/// The widths of what stands before the stakes and of each stake, in points, by which lines stand below each other.
#[derive(Clone, Copy)]
pub(super) struct Columns {
    portrait: f32,
    name: f32,
    stake: f32,
}

impl Columns {
    /// Those of the lines of all these players.
    pub(super) fn of(ui: &Ui, players: impl Iterator<Item = Player>, scene: &TableView) -> Self {
        let width = |text: String, style: TextStyle| {
            let text = WidgetText::from(RichText::new(text).text_style(style));
            let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small);
            HEIGHT + galley.size().x
        };
        let mut columns = Self {
            portrait: 0.0,
            name: 0.0,
            stake: width(dollars(MOST_STAKED, scene.language), TextStyle::Small),
        };
        for player in players {
            columns.name = columns.name.max(width(scene.name(player), strong_style()));
            if scene.portrait(player).is_some() {
                columns.portrait = portrait::size(PORTRAIT).x;
            }
        }
        // A long name would leave nothing for the stakes of others.
        if columns.name > 0.4 * ui.available_width() {
            columns.name = 0.0;
        }
        columns
    }
}

/// The height of a portrait before a line.
const PORTRAIT: f32 = 36.0;

/// The height of a sign with its text, and the width of the sign.
const HEIGHT: f32 = 26.0;

/// A stake with as many digits as most have, in dollars.
const MOST_STAKED: u32 = 1_000;

impl SheetLine<'_> {
    /// Draws it; exiles on this table are faded.
    pub(super) fn show(&self, ui: &mut Ui, table: &Table, scene: &TableView) {
        let palette = Palette::of(ui.ctx());
        let (language, columns) = (scene.language, self.columns);
        // Nothing here is touched, so that lines need not be as high as a finger is wide.
        let touched = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(space::S, 2.0);
            if let Some(shown) = scene.portrait(self.player) {
                let (rect, _) = ui.allocate_exact_size(portrait::size(PORTRAIT), Sense::hover());
                portrait::paint(ui, self.player.index(), rect, Some(shown));
            } else if columns.portrait > 0.0 {
                ui.allocate_exact_size(Vec2::new(columns.portrait, HEIGHT), Sense::hover());
            }
            let colour = if self.is_winner { palette.accent } else { palette.ink };
            let name = RichText::new(scene.name(self.player)).text_style(strong_style());
            let paint = |painter: &Painter, at| paint_player(painter, at, 11.0, self.player.index());
            together(
                ui,
                Some(&paint),
                name.color(colour),
                &scene.name(self.player),
                columns.name,
            );
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
                together(ui, Some(&paint), text, &told, columns.stake);
            }
            let left = self.sheet.lots().dollars();
            if left > 0 && self.before.is_some() {
                let values = [("amount", dollars(left, language).into())];
                let told = language.tr_with("agent-replay-in-hand", &values);
                let text = RichText::new(&told).text_style(TextStyle::Small).color(palette.muted);
                together(ui, None, text, &told, 0.0);
            }
        });
        ui.spacing_mut().interact_size.y = touched;
    }
}

/// Painter of a sign about a point.
type Sign<'a> = &'a dyn Fn(&Painter, Pos2);

/// A sign with the text after it, which are never on different lines, as screen readers tell it; at least so wide.
fn together(ui: &mut Ui, sign: Option<Sign>, text: RichText, told: &str, least: f32) {
    let room = if sign.is_some() { HEIGHT } else { 0.0 };
    let widest = (ui.max_rect().width() - room).max(0.0);
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), widest, TextStyle::Small);
    let (rect, response) =
        ui.allocate_exact_size(Vec2::new((room + galley.size().x).max(least), HEIGHT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    if let Some(sign) = sign {
        sign(ui.painter(), Pos2::new(rect.left() + room / 2.0 - 1.0, rect.center().y));
    }
    let at = Pos2::new(rect.left() + room, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, Palette::of(ui.ctx()).ink);
}
