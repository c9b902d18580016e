//! The panel around the map during a game. It shows the state of the game and sends requests as messages.

use std::mem::{Discriminant, discriminant};
use std::time::Duration;

use agon_core::agent::{Agent, City, Phase};
use bevy::prelude::*;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Key, Rect, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::discussion::{discussion, heard_last};
use super::draft::Draft;
use super::end_scene::{EndScene, sheets_on_map};
use super::foot::{Foot, is_low};
use super::hand_over::hand_over;
use super::layout::Layout;
use super::learning::{learning, onward};
use super::material;
use super::news::news;
use super::own_sheet::{OwnSheet, own_sheet};
use super::players::players;
use super::prompt::prompt;
use super::replay::{ReplayPanel, replay};
use super::result::{buttons, result};
use super::view::{Contexts, TableSources, TableView};
use crate::agent::gameplay::agent_screen::{AGENT, AgentScreen};
use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::lessons::LessonStatus;
use crate::agent::gameplay::map_cursor::MapCursor;
use crate::agent::gameplay::messages::ReplayAction;
use crate::agent::text::pages::{MENU, NOTEBOOK};
use crate::agent::text::words::begins_words;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::notice::NoticePlace;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::UnbrokenRow;
use crate::shell::ui::widgets::cards::accented_card;
use crate::shell::ui::widgets::controls::{describe_scrolled, take_focus_by_key};
use crate::shell::ui::widgets::side_panel::side_panel;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::view::{BoardViewport, View};
use crate::tabletop::view_settings::other_view;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<PanelState>(app, AGENT);
    app.add_systems(EguiPrimaryContextPass, show.in_set(Draw::Screen).run_if(while_playing))
        .add_systems(OnExit(AgentScreen(Screen::Playing)), free_window);
}

/// Whether a game is on the screen.
pub(crate) fn while_playing(screen: Option<Res<State<AgentScreen>>>, current: Option<Res<CurrentGame>>) -> bool {
    screen.is_some_and(|screen| screen.get().0 == Screen::Playing) && current.is_some()
}

/// The panel's state between frames.
#[derive(Resource, Default)]
struct PanelState {
    contexts: Contexts,
    draft: Draft,
    replay: ReplayPanel,
    sheet: OwnSheet,
    /// The prompt when the panel was last drawn.
    asked: Option<Asked>,
    /// Since when the same player is asked the same.
    asked_since: Duration,
}

/// For so long the buttons of a new question do not answer: a press may be meant for those that stood there before.
const TOO_SOON: Duration = Duration::from_millis(400);

/// The current prompt; a new one is scrolled into view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    waiting: Waiting,
    phase: Discriminant<Phase>,
    agent: Option<Agent>,
    city: Option<City>,
    lesson_status: Discriminant<LessonStatus>,
}

impl Asked {
    fn now(scene: &TableView) -> Self {
        Self {
            waiting: scene.current.waiting(),
            phase: discriminant(scene.current.table().phase()),
            agent: scene.selection.agent(),
            city: scene.selection.city(),
            lesson_status: discriminant(&scene.lesson_status),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    sources: TableSources,
    (mut cursor, mut own): (ResMut<MapCursor>, ResMut<OwnSheet>),
    (mut state, mut viewport, mut notices): (ResMut<PanelState>, ResMut<BoardViewport>, ResMut<NoticePlace>),
    (view, mut end): (Res<View>, ResMut<EndScene>),
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let layout = Layout::new(ctx.content_rect());
    let zoom = ctx.zoom_factor();
    let logical = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
    viewport.set_if_neq(BoardViewport(Some(bevy::math::Rect::from_corners(
        logical(layout.map.min),
        logical(layout.map.max),
    ))));
    notices.set_if_neq(NoticePlace::Part(layout.map));
    let state = state.bypass_change_detection();
    state.contexts.follow(&sources.current);
    state.sheet = *own;
    let all = std::mem::take(&mut state.contexts);
    let scene = sources.view(all.all(), end.is_running());
    let asked = panel(ctx, layout, &scene, (state, &end), *view);
    if end.covers_map() && sheets_on_map(ctx, layout.map, &end, &scene) {
        end.put_away();
    }
    state.contexts = all;
    own.set_if_neq(state.sheet);
    if let Some(pointed) = state.draft.pointed.take() {
        cursor.set_if_neq(MapCursor::on(pointed));
    }
    if let Some(asked) = asked {
        asked.queue(&mut commands);
    }
    Ok(())
}

/// The height of the prompt's card, so that nothing below it jumps: claims fit. And the most of the panel that is left
/// free for it.
const CARD: (f32, f32) = (320.0, 0.45);
/// The least height of the news: four lines.
const LEAST_NEWS: f32 = 100.0;

/// Draws the panel in the area given by the layout.
fn panel(
    ctx: &egui::Context,
    layout: Layout,
    scene: &TableView,
    (state, end): (&mut PanelState, &EndScene),
    view: View,
) -> Option<Do> {
    let inside = layout.inside();
    side_panel(ctx, "agent panel", (layout.panel, inside), layout.is_beside, |ui| {
        ui.set_width(inside.width());
        material::paint(ui, layout.panel, layout.is_beside);
        contents(ui, inside.height(), scene, (state, end), view)
    })
}

/// The prompt above, the buttons of the game below, and public facts in between.
fn contents(
    ui: &mut Ui,
    height: f32,
    scene: &TableView,
    (state, end): (&mut PanelState, &EndScene),
    view: View,
) -> Option<Do> {
    let top = ui.cursor().top();
    let language = scene.language;
    let other = match view {
        View::ThreeD => language.tr("settings-view-2d"),
        View::TwoD => language.tr("settings-view-3d"),
    };
    // Sheets that were open to everybody are no secret to be noted any more.
    let (first, first_text) = match scene.walk {
        Some(_) => (Do::send(ReplayAction::Close), language.tr("agent-replay-close")),
        None => (Do::Open(NOTEBOOK), language.tr("agent-notebook")),
    };
    // In a lesson, the button that leads on takes the place of the other view, until its card has the same one.
    let (onward, between_text) = match scene.current.lesson() {
        Some(place) if scene.lesson_status != LessonStatus::Done => {
            let (text, wanted) = onward(place, scene.lesson_status);
            (Some(wanted), language.tr(text))
        }
        _ => (None, other),
    };
    let buttons = UnbrokenRow::new(ui, [first_text, between_text, language.tr("agent-menu")]);
    let below = buttons.height(ui);
    let room = height - below - space::S;
    let pressed = match scene.walk {
        Some(walk) => replay(ui, room, (scene, walk), &mut state.replay),
        None => during_game(ui, room, scene, (state, end)),
    };
    let rest = height - (ui.cursor().top() - top) - below;
    ui.add_space(rest.max(0.0));
    let [first_button, other, menu] = buttons.show(ui);
    // During a choice on the map, keys belong to the map, and left and right to a walk through the game.
    let is_step = |ui: &Ui| ui.input(|input| input.key_pressed(Key::ArrowLeft) || input.key_pressed(Key::ArrowRight));
    // A key that comes too early, while a computer player thinks, is not meant for these buttons.
    let is_about_to_ask =
        matches!(scene.current.waiting(), Waiting::Computer(_)) && scene.current.people().next().is_some();
    let is_for_map = scene.selection.is_open() && scene.selection.city().is_none();
    let takes_keys = match scene.walk {
        Some(_) => !is_step(ui),
        None => !is_about_to_ask && !is_for_map,
    };
    if takes_keys {
        take_focus_by_key(ui, &first_button);
    }
    if first_button.clicked() {
        Some(first)
    } else if other.clicked() {
        Some(onward.map_or_else(other_view, Do::send))
    } else if menu.clicked() {
        Some(Do::Open(MENU))
    } else {
        pressed
    }
}

/// The prompt, the player's own sheet, the players, and the news.
fn during_game(ui: &mut Ui, room: f32, scene: &TableView, (state, end): (&mut PanelState, &EndScene)) -> Option<Do> {
    let foot = Foot::of(scene, room);
    let is_low = is_low(room);
    let room = room - foot.map_or(0.0, |foot| foot.height(ui));
    let asked_now = Some(Asked::now(scene));
    let before = std::mem::replace(&mut state.asked, asked_now);
    let is_new = before != asked_now;
    let question = |asked: Option<Asked>| asked.map(|asked| (asked.waiting, asked.phase));
    // What is on the screen when the game begins was not pressed away.
    if before.is_some() && question(before) != question(asked_now) {
        state.asked_since = scene.now;
    }
    // Keys go to what has the focus, and a new question takes it only by a key.
    let is_by_hand = ui.input(|input| input.pointer.any_released());
    let is_too_soon = is_by_hand && scene.now < state.asked_since + TOO_SOON;
    // While a computer player decides, only lessons have anything new to tell.
    let is_lesson = scene.current.lesson().is_some();
    let is_new = is_new && (is_lesson || !matches!(scene.current.waiting(), Waiting::Computer(_)));
    // A person who has chosen an agent has read the task above.
    let is_below_task = is_low && is_lesson && scene.selection.agent().is_some();
    // The prompt is above: it is scrolled into view for its player, however far down somebody else has scrolled.
    let offset = (is_new && !is_below_task).then_some(0.0);
    let top = ui.cursor().top();
    let mut press = None;
    let mut area = egui::ScrollArea::vertical();
    if let Some(offset) = offset {
        area = area.vertical_scroll_offset(offset);
    }
    area.id_salt("panel")
        .max_height(room)
        .min_scrolled_height(room)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            describe_scrolled(ui);
            ui.set_width(ui.available_width());
            press = learning(ui, scene);
            if is_asking(scene) {
                let above = ui.cursor().min;
                let pressed = asked(ui, (room, is_low), scene, (state, end)).filter(|_| !is_too_soon);
                if is_new && is_below_task {
                    let card = Rect::from_min_max(above, ui.min_rect().max);
                    ui.scroll_to_rect_animation(card, None, ScrollAnimation::none());
                }
                press = press.take().or(pressed);
                ui.add_space(space::S);
            }
            let taken = own_sheet(ui, scene, &mut state.sheet);
            press = press.take().or(taken);
            // At the end they stand in the result, with their sheets.
            if scene.current.table().outcome().is_none() {
                let pressed = players(ui, is_low, scene);
                press = press.take().or(pressed);
            }
            // The card has the news already.
            if matches!(foot, Some(Foot::HandOver(_))) {
                return;
            }
            if is_low && !tells_round_first(scene) {
                hint(ui, round(scene));
            }
            ui.add_space(space::S);
            let left = room - (ui.cursor().top() - top) - space::S;
            news(ui, scene, left.max(LEAST_NEWS));
        });
    let below = foot.and_then(|foot| foot.show(ui, end, scene));
    press.or(below)
}

/// Whether the prompt is of interest: neither once a lesson waits to go on, nor while it plays the moves before its
/// task.
fn is_asking(scene: &TableView) -> bool {
    let current = scene.current;
    let is_open = match scene.lesson_status {
        LessonStatus::Failed(..) | LessonStatus::Done | LessonStatus::Right => false,
        LessonStatus::Waiting => matches!(current.waiting(), Waiting::Computer(_)),
        LessonStatus::Task(_) => true,
    };
    current.lesson().is_none() || current.table().outcome().is_some() || is_open
}

/// The card with the current prompt. In a low panel the main buttons of a hand-over and of a result stand below it.
fn asked(
    ui: &mut Ui,
    (height, is_low): (f32, bool),
    scene: &TableView,
    (state, end): (&mut PanelState, &EndScene),
) -> Option<Do> {
    let current = scene.current;
    accented_card(ui, |ui| {
        if let (Some(outcome), Some(view)) = (current.table().outcome(), current.open_view()) {
            result(ui, outcome, &view, end, scene);
            // The card of a lesson has its button.
            if is_low || current.lesson().is_some() {
                return None;
            }
            ui.add_space(space::S);
            return buttons(ui, end, scene);
        }
        if !is_low && current.lesson().is_none() {
            ui.set_min_height(CARD.0.min(CARD.1 * height));
        }
        // A low panel has no room for anything shown elsewhere, too.
        if current.lesson().is_none() && (!is_low || scene.is_opening()) {
            hint(ui, round(scene));
        }
        // Its news include the announcement under discussion.
        if let Waiting::Device(player) = current.waiting() {
            let height = (!is_low).then_some(height);
            return hand_over(ui, player, scene, height);
        }
        // In a low panel, so does the task of a lesson.
        if !is_low || current.lesson().is_none() {
            discussion(ui, is_low, scene);
        }
        if is_low && is_before_choice(scene) {
            if tells_round_first(scene) {
                hint(ui, round(scene));
            }
            heard_last(ui, scene);
        }
        prompt(ui, is_low, scene, &mut state.draft)
    })
}

/// Whether a low panel names the round in the prompt for a choice: in the last three, after which the game is over in
/// any case.
fn tells_round_first(scene: &TableView) -> bool {
    let table = scene.current.table();
    let last = table.options().round_limit();
    is_before_choice(scene) && last.is_some_and(|last| table.round() + 2 >= last)
}

/// The current round, and the last, if one was agreed; or the starter, while the sheets are filled in for the first.
fn round(scene: &TableView) -> String {
    let (table, language) = (scene.current.table(), scene.language);
    match table.phase() {
        Phase::Stake { .. } if scene.lot.is_open() => language.tr("agent-lot"),
        Phase::Stake { .. } => begins_words(table.start(), &scene.company(), language),
        _ => {
            let count = ("count", table.round().into());
            match table.options().round_limit() {
                Some(last) => language.tr_with("agent-round-of", &[count, ("last", last.into())]),
                None => language.tr_with("agent-round", &[count]),
            }
        }
    }
}

/// Whether somebody is to act, and has chosen no agent yet. In a lesson that is its task.
fn is_before_choice(scene: &TableView) -> bool {
    let current = scene.current;
    current.lesson().is_none()
        && *current.table().phase() == Phase::Act
        && matches!(current.waiting(), Waiting::Secret(_))
        && scene.selection.agent().is_none()
}

fn free_window(
    mut viewport: ResMut<BoardViewport>,
    mut notices: ResMut<NoticePlace>,
    state: Option<ResMut<PanelState>>,
) {
    *notices = NoticePlace::Window;
    *viewport = BoardViewport(None);
    if let Some(mut state) = state {
        // The next game is seen from the top, even if the same is asked in it.
        state.asked = None;
    }
}
