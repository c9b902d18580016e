//! The scene at the end of a game: the sheets are turned over one by one on the map, and only then is the winner
//! announced.

use std::f32::consts::PI;

use agon_core::agent::{Agent, Outcome, Player, Sheet, View};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::icons::{paint_agent, paint_player};
use super::view::TableView;
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::{MapPressed, ReplayStepped, TableReplaced};
use crate::agent::gameplay::replay::WinnerHidden;
use crate::agent::gameplay::schedule::PresentSystems;
use crate::agent::text::endings::{end_heard, sheet_words, verdict_words};
use crate::agent::text::words::{dollars, outcome_heard};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};

/// Seconds for which the agent is seen at home, before the sheets lie on the map.
const AT_HOME: f32 = 1.4;
/// Seconds before the first sheet is turned over, between two, and that one takes to turn.
const BEFORE: f32 = AT_HOME + 1.2;
const BETWEEN: f32 = 0.8;
const TURN: f32 = 0.35;
/// A frame after a long rest counts for no more than this, in seconds.
const LONGEST_FRAME: f32 = 0.1;
/// The press that turns over the last sheets does not put them away: only one so many seconds later does.
const LOOK: f32 = 0.5;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<EndScene>(app, AGENT);
    app.add_systems(
        Update,
        (go_on, uncover_map, hide_winner)
            .chain()
            .run_if(resource_exists::<CurrentGame>)
            .in_set(PresentSystems::End),
    );
}

/// Progress of the scene.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct EndScene {
    /// The game that is over.
    game: Option<u64>,
    /// Seconds since the end.
    elapsed: f32,
    /// Number of sheets read out.
    told: usize,
    /// Whether the winner has been announced.
    is_over: bool,
    /// Seconds since that.
    looked: f32,
    /// Whether the sheets lie on the map, once the agent has been seen at home.
    covers_map: bool,
}

impl EndScene {
    /// Puts the sheets away.
    pub(super) const fn put_away(&mut self) {
        self.covers_map = false;
    }

    /// Whether the sheets are still being turned over, so that the winner stays secret.
    pub const fn is_running(&self) -> bool {
        self.game.is_some() && !self.is_over
    }

    /// Whether the sheets lie on the map.
    pub const fn covers_map(&self) -> bool {
        self.game.is_some() && self.covers_map && self.elapsed >= AT_HOME
    }

    /// Whether a press puts the sheets away.
    const fn may_be_put_away(&self) -> bool {
        self.is_over && self.looked >= LOOK
    }

    /// The number of sheets turned over.
    pub fn turned(&self, players: usize) -> usize {
        let turned = (self.elapsed - BEFORE - TURN) / BETWEEN + 1.0;
        (turned.max(0.0) as usize).min(players)
    }

    /// Turned share of the sheet with this number in the order, from 0 to 1.
    fn share_turned(&self, number: usize) -> f32 {
        ((self.elapsed - BEFORE - number as f32 * BETWEEN) / TURN).clamp(0.0, 1.0)
    }
}

/// The order in which sheets are turned over: the winner's comes last.
pub(super) fn order(outcome: Outcome, players: impl Iterator<Item = Player>) -> Vec<Player> {
    let (winner, others): (Vec<Player>, Vec<Player>) = players.partition(|&player| Some(player) == outcome.winner);
    others.into_iter().chain(winner).collect()
}

fn go_on(
    (current, language): (Res<CurrentGame>, Res<Language>),
    mut scene: ResMut<EndScene>,
    (moving, speed, time): (Res<PiecesMoving>, Res<AnimationSpeed>, Res<Time<Real>>),
    (mut skips, mut replaced): (MessageReader<SkipAnimations>, MessageReader<TableReplaced>),
    mut animating: ResMut<Animating>,
    mut spoken: MessageWriter<Spoken>,
) {
    let is_skipped = skips.read().count() > 0;
    let is_replaced = replaced.read().count() > 0;
    let (Some(outcome), Some(view)) = (current.table().outcome(), current.open_view()) else {
        if scene.game.is_some() {
            *scene = EndScene::default();
        }
        return;
    };
    let company = current.company();
    if scene.game != Some(current.seed()) || is_replaced {
        // Nothing is turned over once more in a game that was over before, and a lesson goes on at once.
        let is_over = current.is_looked_at() || current.lesson().is_some();
        *scene = EndScene {
            game: Some(current.seed()),
            elapsed: if is_over { f32::INFINITY } else { 0.0 },
            told: if is_over { Player::MOST } else { 0 },
            is_over,
            looked: 0.0,
            covers_map: !is_over,
        };
        spoken.write(Spoken(match is_over {
            true => result_words(&current, outcome, &language),
            false => end_heard(outcome, &company, &language),
        }));
        return;
    }
    if scene.is_over {
        if scene.covers_map {
            scene.looked += time.delta_secs();
        }
        return;
    }
    // The agent comes home first.
    if moving.0 && speed.0 > 0.0 {
        return;
    }
    let frame = time.delta_secs().min(LONGEST_FRAME) * speed.0;
    scene.elapsed = match is_skipped || speed.0 <= 0.0 {
        true => f32::INFINITY,
        false => scene.elapsed + frame,
    };
    animating.0 = true;
    let players = current.table().options().players();
    let turned = scene.turned(players);
    let order = order(outcome, current.table().options().seats());
    for &player in order.iter().take(turned).skip(scene.told) {
        if let Some(sheet) = view.shown(player) {
            spoken.write(Spoken(sheet_words(player, sheet, &company, &language)));
        }
    }
    scene.told = turned;
    if turned == players {
        scene.is_over = true;
        spoken.write(Spoken(result_words(&current, outcome, &language)));
    }
}

/// The winner, and why they won.
pub(super) fn result_words(current: &CurrentGame, outcome: Outcome, language: &Language) -> String {
    let company = current.company();
    let result = outcome_heard(outcome, &company, language);
    match current.verdict() {
        Some(verdict) => format!("{result} {}", verdict_words(verdict, &company, language)),
        None => result,
    }
}

fn hide_winner(scene: Res<EndScene>, mut hidden: ResMut<WinnerHidden>) {
    hidden.set_if_neq(WinnerHidden(scene.is_running()));
}

/// A press on the map shows it again, and so does a walk through the game.
fn uncover_map(
    mut pressed: MessageReader<MapPressed>,
    mut stepped: MessageReader<ReplayStepped>,
    mut scene: ResMut<EndScene>,
) {
    let is_pressed = pressed.read().count() > 0;
    let is_walk = stepped.read().count() > 0;
    if scene.covers_map && (is_walk || is_pressed && scene.may_be_put_away()) {
        scene.covers_map = false;
    }
}

/// Draws the sheets in the area of the map. Returns whether they are to be put away.
pub(super) fn sheets_on_map(ctx: &egui::Context, area: Rect, end: &EndScene, scene: &TableView) -> bool {
    let current = scene.current;
    let (Some(outcome), Some(view)) = (current.table().outcome(), current.open_view()) else {
        return false;
    };
    let palette = Palette::of(ctx);
    let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new("agent end"));
    let painter = ctx.layer_painter(layer).with_clip_rect(area);
    painter.rect_filled(area, 0.0, palette.scrim);
    let order = order(outcome, current.table().options().seats());
    let below = size::TOUCH + 2.0 * space::S;
    let room = area.shrink(space::M).with_max_y(area.bottom() - below);
    let stakes = most_stakes(&order, &view);
    let cards = places(room, order.len());
    for (number, (&player, rect)) in order.iter().zip(cards).enumerate() {
        let turned = end.share_turned(number);
        let is_winner = !end.is_running() && outcome.winner == Some(player);
        let width = rect.width() * (PI * turned).cos().abs().max(0.02);
        let shown = Rect::from_center_size(rect.center(), egui::vec2(width, rect.height()));
        if turned < 0.5 {
            back(&painter, shown, player, turned <= 0.0, palette);
        } else if let Some(sheet) = view.shown(player) {
            front(&painter, shown, is_winner, palette);
            if turned >= 1.0 {
                written(&painter, shown, (player, sheet), outcome.agent, stakes, scene);
            }
        }
    }
    let text = match end.is_running() {
        true => scene.language.tr("agent-end-turn-all"),
        false => scene.language.tr("agent-end-map"),
    };
    let button = egui::Area::new(egui::Id::new("agent end button"))
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(Pos2::new(area.center().x, area.bottom() - space::S))
        .movable(false)
        .fade_in(false)
        .show(ctx, |ui| secondary_button(ui, text).clicked());
    // While they are turned over, every press turns over the rest.
    button.inner && end.may_be_put_away()
}

/// The greatest number of agents on whom anybody has money.
fn most_stakes(players: &[Player], view: &View) -> usize {
    let stakes = |player: &Player| {
        let sheet = view.shown(*player)?;
        Some(Agent::ALL.iter().filter(|&&agent| sheet.stake(agent) > 0).count())
    };
    players.iter().filter_map(stakes).max().unwrap_or(0)
}

/// Places for so many sheets, as large as they can be.
fn places(room: Rect, count: usize) -> Vec<Rect> {
    const GAP: f32 = 10.0;
    /// Width and height of a sheet.
    const SHAPE: Vec2 = Vec2::new(1.5, 1.0);
    const LARGEST: f32 = 180.0;
    let height = |columns: usize| {
        let rows = count.div_ceil(columns);
        let wide = (room.width() - GAP * (columns - 1) as f32) / columns as f32 / SHAPE.x;
        let high = (room.height() - GAP * (rows - 1) as f32) / rows as f32;
        wide.min(high).min(LARGEST)
    };
    // Of equally large ones, as many side by side as below each other.
    let uneven = |columns: usize| columns.abs_diff(count.div_ceil(columns));
    let columns = (1..=count).max_by(|&a, &b| height(a).total_cmp(&height(b)).then(uneven(b).cmp(&uneven(a))));
    let columns = columns.unwrap_or(1);
    let card = SHAPE * height(columns).max(24.0);
    let rows = count.div_ceil(columns);
    let whole = (card.y + GAP) * rows as f32 - GAP;
    let top = room.center().y - whole / 2.0;
    (0..count)
        .map(|number| {
            let (row, column) = (number / columns, number % columns);
            let in_row = (count - row * columns).min(columns);
            let left = room.center().x - ((card.x + GAP) * in_row as f32 - GAP) / 2.0;
            let at = Pos2::new(left + (card.x + GAP) * column as f32, top + (card.y + GAP) * row as f32);
            Rect::from_min_size(at, card)
        })
        .collect()
}

const CORNER: CornerRadius = CornerRadius::same(radius::CONTROL);

fn back(painter: &Painter, rect: Rect, player: Player, is_flat: bool, palette: &Palette) {
    painter.rect(
        rect,
        CORNER,
        palette.control,
        Stroke::new(1.5, palette.line),
        StrokeKind::Inside,
    );
    if is_flat {
        let inner = rect.shrink(5.0);
        painter.rect_stroke(inner, CORNER, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        paint_player(painter, rect.center(), (rect.height() * 0.2).min(20.0), player.index());
    }
}

fn front(painter: &Painter, rect: Rect, is_winner: bool, palette: &Palette) {
    let stroke = match is_winner {
        true => Stroke::new(3.5, palette.accent),
        false => Stroke::new(1.5, palette.line),
    };
    painter.rect(rect, CORNER, palette.card, stroke, StrokeKind::Inside);
}

/// The text of a sheet: the name, the stake on the agent who decides in large, and the others if there is room.
fn written(
    painter: &Painter,
    rect: Rect,
    (player, sheet): (Player, &Sheet),
    deciding: Option<Agent>,
    most_stakes: usize,
    scene: &TableView,
) {
    let palette = Palette::of(painter.ctx());
    let unit = rect.height() / 10.0;
    let inner = rect.shrink(unit * 0.7);
    let font = |size: f32| FontId::new(size, style::strong_family());
    let sign = (unit * 1.1).min(13.0);
    let top = Pos2::new(inner.left() + sign, inner.top() + sign);
    paint_player(painter, top, sign, player.index());
    let name_room = inner.with_min_x(top.x + sign + 5.0);
    let mut job = egui::text::LayoutJob::single_section(
        scene.name(player),
        egui::TextFormat::simple(font((unit * 1.5).min(size::BODY)), palette.ink),
    );
    job.wrap = egui::text::TextWrapping::truncate_at_width(name_room.width());
    let name = painter.layout_job(job);
    let at = Pos2::new(name_room.left(), top.y - name.size().y / 2.0);
    painter.galley(at, name, palette.ink);
    let amount = |at: Pos2, agent: Agent, radius: f32, colour: Color32| {
        paint_agent(painter, at, radius, agent, scene.current.table().is_exiled(agent));
        let text = match sheet.stake(agent) {
            0 => "–".to_owned(),
            stake => dollars(stake, scene.language),
        };
        let text_at = at + egui::vec2(radius * 1.5, 0.0);
        painter.text(text_at, Align2::LEFT_CENTER, text, font(radius * 1.6), colour);
    };
    let mut y = top.y + sign + unit * 0.6;
    if let Some(agent) = deciding {
        let large = (unit * 1.35).min(16.0);
        y += large;
        amount(Pos2::new(inner.left() + large, y), agent, large, palette.accent);
        y += large + unit * 0.5;
    }
    let others = Agent::ALL
        .into_iter()
        .filter(|&agent| Some(agent) != deciding && sheet.stake(agent) > 0);
    // Either all sheets show everything, or none does.
    let small = 8.0;
    let rows = most_stakes.div_ceil(2);
    if y + rows as f32 * 2.4 * small > inner.bottom() + small {
        return;
    }
    for (number, agent) in others.enumerate() {
        let column = inner.left() + small + (number % 2) as f32 * inner.width() / 2.0;
        let row = y + small + (number / 2) as f32 * 2.4 * small;
        amount(Pos2::new(column, row), agent, small, palette.ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_turned_over_one_by_one() {
        let turned = |elapsed| {
            let scene = EndScene {
                elapsed,
                ..EndScene::default()
            };
            scene.turned(3)
        };
        let after = |seconds: f32| turned(AT_HOME + seconds);
        assert_eq!([0.0, 1.5, 1.6, 2.3, 2.4, 3.2, 9.0].map(after), [0, 0, 1, 1, 2, 3, 3]);
        assert_eq!(turned(AT_HOME), 0);
        assert_eq!(turned(f32::INFINITY), 3);
    }

    #[test]
    fn any_number_of_sheets_finds_a_place_in_any_window() {
        for (width, height) in [(360.0, 360.0), (240.0, 250.0), (380.0, 360.0), (850.0, 800.0)] {
            let room = Rect::from_min_size(Pos2::ZERO, egui::vec2(width, height));
            for count in 2..=8 {
                let places = places(room, count);
                assert_eq!(places.len(), count);
                for (number, place) in places.iter().enumerate() {
                    assert!(room.contains_rect(*place), "{count} in {room}: {place}");
                    assert!(place.height() >= 40.0, "{count} in {room}: {place}");
                    assert!(places[..number].iter().all(|other| !other.intersects(*place)));
                }
            }
        }
    }
}
