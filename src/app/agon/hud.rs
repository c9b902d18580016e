//! What stands round the board while a game is played: the panel with players, moves and buttons. It shows what the
//! [`Match`] says and asks by messages; it keeps nothing of the game itself.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText, TextStyle, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::clock::GameClock;
use super::components::{BoardViewport, Facing, View};
use super::ending::EndCard;
use super::game::Match;
use super::messages::PlayerAction;
use super::opponent::Thinking;
use super::sets::AgonSystems;
use super::take_back::TakeBackWanted;
use super::theme::Palette as BoardPalette;
use super::variations::RemovalWanted;
use super::words::{player_name, rules_name};
use crate::app::shell::Draw;
use crate::app::shell::language::Language;
use crate::app::shell::notice::NoticePlace;
use crate::app::shell::question::{Answer, Question};
use crate::app::shell::screens::{Overlay, Screen};
use crate::app::shell::settings::Settings;
use crate::app::shell::theme::{Palette, size, space};
use crate::app::shell::widgets::{drawn_button, subheading};
use crate::rules::Side;

mod actions;
pub(super) mod icons;
pub(super) mod layout;
mod moves;
mod players;
mod race;

use actions::{Possible, Wish};
use icons::{Sign, Tones};
use layout::{Extras, Layout, Shape};
use moves::{List, MoveSheet};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HudLayout>()
        .init_resource::<Possible>()
        .add_systems(
            Update,
            (
                actions::see_what_is_possible.run_if(resource_exists_and_changed::<Match>),
                resign_if_meant,
            )
                .in_set(AgonSystems::Present),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (share_window, show)
                .chain()
                .in_set(Draw::Screen)
                .in_set(HudSystems)
                .run_if(while_playing),
        )
        .add_systems(OnExit(Screen::Playing), free_window);
    moves::plugin(app);
}

/// The systems that draw the panel; what else is drawn round the board comes after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct HudSystems;

/// Whether there is a game on the screen.
pub(super) fn while_playing(screen: Res<State<Screen>>, current: Option<Res<Match>>) -> bool {
    *screen.get() == Screen::Playing && current.is_some()
}

/// How the window is shared in this frame; none while no game is on the screen.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct HudLayout {
    pub(super) layout: Option<Layout>,
    /// The height that the banner took last, in points.
    pub(super) banner_height: f32,
    /// Where what announces the end lies, while it does.
    pub(super) end_card: Option<egui::Rect>,
    /// The height of the card of the player on this side, which stays in sight below that, in points.
    pub(super) near_card: f32,
}

impl HudLayout {
    /// The height of what announces the end, in points; 0 while nothing does.
    fn end_height(&self) -> f32 {
        self.end_card.map_or(0.0, |card| card.height())
    }
}

/// What the parts of the panel draw from.
struct Scene<'a> {
    current: &'a Match,
    language: &'a Language,
    possible: Possible,
    thinking: bool,
    clocks: Option<Clocks>,
    /// The side at the lower end of the board.
    near: Side,
    view: View,
    tones: Tones,
    /// Whether the race for the throne is shown.
    race: bool,
    /// Where what announces the end lies over the panel, while it does.
    end: Option<egui::Rect>,
}

impl Scene<'_> {
    /// What the list of moves is drawn from.
    const fn list(&self) -> List<'_> {
        List {
            language: self.language,
            tones: &self.tones,
            tree: self.current.tree(),
            players: self.current.players(),
            has_stops: false,
        }
    }

    /// Whether a button that comes next would be seen: the keyboard is not to stop where nobody sees it.
    fn has_sight(&self, ui: &Ui, width: f32) -> bool {
        let next = egui::Rect::from_min_size(ui.cursor().min, egui::vec2(width, size::TOUCH));
        self.end.is_none_or(|end| !end.intersects(next))
    }
}

/// What the clocks show.
#[derive(Clone, Copy, Debug)]
struct Clocks {
    /// What White has left, and Black.
    left: [Duration; 2],
    running: Option<Side>,
}

fn share_window(
    mut contexts: EguiContexts,
    (settings, clock): (Res<Settings>, Res<GameClock>),
    mut hud: ResMut<HudLayout>,
    mut viewport: ResMut<BoardViewport>,
    mut notices: ResMut<NoticePlace>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let extras = Extras {
        race: settings.show_race,
        clocks: clock.0.is_some(),
    };
    let mut layout = Layout::new(ctx.content_rect(), hud.banner_height, extras);
    if !layout.shape.is_beside() {
        let above_panel = (hud.end_height() + space::S - layout.panel.height()).max(0.0);
        layout.board.max.y -= above_panel.min(layout.board.height() * 0.5);
    }
    hud.layout = Some(layout);
    notices.set_if_neq(NoticePlace(Some(layout.notices())));
    viewport.set_if_neq(BoardViewport(Some(layout::logical(layout.board, ctx.zoom_factor()))));
    Ok(())
}

fn free_window(mut hud: ResMut<HudLayout>, mut viewport: ResMut<BoardViewport>, mut notices: ResMut<NoticePlace>) {
    *notices = NoticePlace(None);
    *hud = HudLayout::default();
    *viewport = BoardViewport(None);
}

fn show(
    mut contexts: EguiContexts,
    (mut hud, current, possible, sheet): (ResMut<HudLayout>, Res<Match>, Res<Possible>, Res<MoveSheet>),
    (language, board, thinking): (Res<Language>, Res<BoardPalette>, Res<Thinking>),
    (facing, view): (Res<Facing>, Res<View>),
    (clock, time): (Res<GameClock>, Res<Time<Real>>),
    (mut settings, mut end, mut overlay): (ResMut<Settings>, ResMut<EndCard>, ResMut<NextState<Overlay>>),
    (mut actions, mut take_backs, mut removals, mut questions): (
        MessageWriter<PlayerAction>,
        MessageWriter<TakeBackWanted>,
        MessageWriter<RemovalWanted>,
        MessageWriter<Question>,
    ),
) -> Result {
    let Some(layout) = hud.layout else {
        return Ok(());
    };
    let scene = Scene {
        current: &current,
        language: &language,
        possible: *possible,
        thinking: thinking.0,
        clocks: clock.left(time.elapsed()).map(|left| Clocks {
            left,
            running: clock.running(),
        }),
        near: facing.0,
        view: *view,
        tones: Tones::of(&board),
        race: settings.show_race,
        end: hud.end_card,
    };
    hud.near_card = match layout.shape {
        Shape::Side => players::high_height(&scene, scene.near) + space::M,
        Shape::LowSide | Shape::Bottom | Shape::LowBottom => 0.0,
    };
    let is_decided = current.result().is_some();
    match panel(contexts.ctx_mut()?, layout, &scene, &sheet) {
        None => {}
        Some(Wish::Undo) if is_decided => drop(actions.write(PlayerAction::ShowPrevious)),
        Some(Wish::Redo) if is_decided => drop(actions.write(PlayerAction::ShowNext)),
        Some(Wish::Undo) => drop(take_backs.write(TakeBackWanted::Last)),
        Some(Wish::Redo) => drop(actions.write(PlayerAction::Redo)),
        Some(Wish::Show(node)) => drop(actions.write(PlayerAction::Show(node))),
        Some(Wish::Promote(node)) => drop(take_backs.write(TakeBackWanted::For(node))),
        Some(Wish::Remove(node)) => drop(removals.write(RemovalWanted(node))),
        Some(Wish::OfferDraw) => drop(actions.write(PlayerAction::OfferDraw)),
        Some(Wish::Leave) => drop(actions.write(PlayerAction::Leave)),
        Some(Wish::Resign) => drop(questions.write(resignation(&current, &language))),
        Some(Wish::Result) => end.show(),
        Some(Wish::OtherView) => settings.view = view.other().into(),
        Some(Wish::Page(page)) => overlay.set(page),
    }
    Ok(())
}

/// Draws the panel where the layout wants it.
fn panel(ctx: &egui::Context, layout: Layout, scene: &Scene, sheet: &MoveSheet) -> Option<Wish> {
    let palette = Palette::of(ctx);
    let inside = layout::inside(layout.panel, layout.shape);
    egui::Area::new(egui::Id::new("panel"))
        .fixed_pos(layout.panel.min)
        .movable(false)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            // The whole panel keeps the pointer from the board, not only its controls.
            ui.allocate_rect(layout.panel, egui::Sense::CLICK | egui::Sense::DRAG);
            ui.painter().rect_filled(layout.panel, 0.0, palette.panel);
            let (from, to) = if layout.shape.is_beside() {
                (layout.panel.left_top(), layout.panel.left_bottom())
            } else {
                (layout.panel.left_top(), layout.panel.right_top())
            };
            ui.painter()
                .line_segment([from, to], egui::Stroke::new(1.0, palette.line));
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inside));
            match layout.shape {
                Shape::Side => side_panel(&mut ui, scene, sheet, None),
                Shape::LowSide => side_panel(&mut ui, scene, sheet, Some(layout.player)),
                Shape::Bottom => bottom_panel(&mut ui, scene, sheet),
                Shape::LowBottom => low_bottom_panel(&mut ui, scene),
            }
        })
        .inner
}

/// From top to bottom as at the table: the player opposite, the moves, the buttons, the player on this side. In a low
/// window the players' cards have one height.
fn side_panel(ui: &mut Ui, scene: &Scene, sheet: &MoveSheet, card_height: Option<f32>) -> Option<Wish> {
    let low = card_height.is_some();
    let gap = if low { space::S } else { space::M };
    let height = |side| card_height.unwrap_or_else(|| players::high_height(scene, side));
    let card = |ui: &mut Ui, side| match low {
        true => players::low_card(ui, scene, side),
        false => players::high_card(ui, scene, side),
    };
    ui.spacing_mut().item_spacing.y = gap;
    card(ui, scene.near.opponent());
    // Where there is room the card of the end stands in the place of the buttons, else over them.
    let middle = |controls: f32| ui.available_height() - controls - height(scene.near) - 2.0 * gap;
    let end = scene.end.filter(|end| !low && middle(end.height()) >= LEAST_MOVES);
    let controls = end.map_or_else(|| layout::buttons_height(ui.available_width()), |end| end.height());
    let size = egui::vec2(ui.available_width(), middle(controls).max(0.0));
    let shown = ui.allocate_ui_with_layout(size, Flow::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.y = space::XS;
        if !low {
            heading(ui, scene);
            if scene.race {
                race::strip(ui, scene);
            }
        }
        moves::table(ui, &scene.list(), sheet, if low { size::TOUCH } else { moves::LINE })
    });
    let wish = match end {
        Some(end) => {
            ui.allocate_space(egui::vec2(ui.available_width(), end.height()));
            None
        }
        None => ui.scope(|ui| actions::buttons(ui, scene)).inner,
    };
    card(ui, scene.near);
    wish.or(shown.inner)
}

/// The least room for the turn, the race and the moves, in points.
const LEAST_MOVES: f32 = 130.0;

/// The rules by name, and the turn.
fn heading(ui: &mut Ui, scene: &Scene) {
    let muted = Palette::of(ui.ctx()).muted;
    ui.horizontal(|ui| {
        let turn = scene.current.position().turn();
        subheading(ui, scene.language.tr_with("panel-turn", &[("turn", turn.into())]));
        ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
            let rules = rules_name(scene.language, scene.current.rules());
            let rules = scene.language.tr_with("panel-rules", &[("name", rules.into())]);
            ui.label(RichText::new(rules).text_style(TextStyle::Small).color(muted));
        });
    });
}

/// Both players side by side, the moves in a line, the buttons.
fn bottom_panel(ui: &mut Ui, scene: &Scene, sheet: &MoveSheet) -> Option<Wish> {
    ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
    ui.columns(2, |columns| {
        // White left and Black right, as the moves are written.
        for (ui, side) in columns.iter_mut().zip(Side::ALL) {
            players::low_card(ui, scene, side);
        }
    });
    if scene.race {
        race::strip(ui, scene);
    }
    let shown = ui.horizontal(|ui| {
        let beside = ui.available_width() - size::TOUCH - space::S;
        let size = egui::vec2(beside, layout::MOVES_LINE);
        let shown = ui.allocate_ui(size, |ui| {
            ui.set_min_size(size);
            let rules = rules_name(scene.language, scene.current.rules());
            let title = scene.language.tr_with("panel-rules", &[("name", rules.into())]);
            moves::line(ui, &scene.list(), sheet, title)
        });
        let sign = |painter: &egui::Painter, rect, ink| icons::sign(painter, rect, Sign::List, ink);
        let all = ui.add_enabled_ui(scene.has_sight(ui, size::TOUCH), |ui| {
            drawn_button(ui, size::TOUCH, scene.language.tr("moves-title"), sign)
        });
        all.inner
            .clicked()
            .then_some(Wish::Page(Overlay::Moves))
            .or(shown.inner)
    });
    actions::buttons(ui, scene).or(shown.inner)
}

/// One player below the other, the buttons.
fn low_bottom_panel(ui: &mut Ui, scene: &Scene) -> Option<Wish> {
    ui.spacing_mut().item_spacing.y = space::XS;
    players::slim_card(ui, scene, scene.near.opponent());
    players::slim_card(ui, scene, scene.near);
    ui.add_space(space::S - space::XS);
    actions::buttons(ui, scene)
}

const RESIGN: &str = "resign";

fn resignation(current: &Match, language: &Language) -> Question {
    let loser = current
        .players()
        .single_human()
        .unwrap_or_else(|| current.game().chooser());
    let winner = player_name(language, current.players(), loser.opponent());
    Question {
        id: RESIGN,
        title: language.tr("resign-title"),
        body: language.tr_with("resign-body", &[("winner", winner.into())]),
        yes: language.tr("panel-resign"),
        no: language.tr("resign-no"),
    }
}

fn resign_if_meant(mut answers: MessageReader<Answer>, mut actions: MessageWriter<PlayerAction>) {
    if answers.read().any(|answer| answer.id == RESIGN && answer.yes) {
        actions.write(PlayerAction::Resign);
    }
}

#[cfg(test)]
mod tests;
