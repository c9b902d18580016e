//! The panel around the board during a game, with players, moves and buttons. It shows the state of the [`Match`] and
//! sends requests as messages; it holds no game state itself.

use agon_core::rules::Side;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, Rect, RichText, TextStyle, TextWrapMode, Ui, WidgetText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agon::gameplay::analysis::Analysis;
use crate::agon::gameplay::current_game::Match;
use crate::agon::text::pages::MOVES;
use crate::agon::text::words::rules_name;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::slide::slide_in;
use crate::shell::ui::theme::style::subheading_style;
use crate::shell::ui::widgets::controls::describe_scrolled;
use crate::shell::ui::widgets::side_panel::{floating_card, in_height, side_panel};

use super::analysis::section;
use super::capture_card::{self, Capture};
use super::frame::{HudLayout, HudSystems, while_playing};
use super::layout::{Layout, Shape};
use super::moves::sheet::MoveSheet;
use super::note_card::{CardPress, NoteCard};
use super::panel_view::{PanelSources, PanelView, WordCard};
use super::review::strip;
use super::{action_buttons, layout, lesson, moves, players, puzzle, race, try_again};
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::Icon;
use crate::agon::drawings::material;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen).in_set(HudSystems).run_if(while_playing),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut hud: ResMut<HudLayout>,
    (current, language, sheet): (Res<Match>, Res<Language>, Res<MoveSheet>),
    sources: PanelSources,
    mut commands: Commands,
) -> Result {
    let Some(layout) = hud.layout else {
        return Ok(());
    };
    let scene = sources.view(&current, &language, &hud, layout);
    let near_card = match layout.shape {
        Shape::Bottom => layout.buttons_height() + space::S,
        _ if scene.analysis.is_some() || scene.tries.is_some() || current.is_exercise() => 0.0,
        Shape::Side => players::high_height(&scene, scene.near) + space::M,
        Shape::LowSide | Shape::LowBottom => 0.0,
    };
    let asked = panel(contexts.ctx_mut()?, layout, &scene, &sheet);
    hud.near_card = near_card;
    if let Some(asked) = asked {
        asked.queue(&mut commands);
    }
    Ok(())
}

/// Draws the panel in its area. Returns the action chosen.
pub(crate) fn panel(ctx: &egui::Context, layout: Layout, scene: &PanelView, sheet: &MoveSheet) -> Option<Do> {
    let (shape, panel) = (layout.shape, layout.panel);
    let is_exercise = scene.tries.is_some() || scene.lesson.is_some() || scene.puzzle.is_some();
    if is_exercise && scene.analysis.is_none() && shape == Shape::Side {
        return floating_exercise(ctx, panel, scene);
    }
    let places = (panel, layout::inside(panel, shape));
    side_panel(ctx, "panel", places, shape.is_beside(), |ui| {
        if shape.is_beside() {
            material::paint(ui, panel, scene.theme, scene.board);
        }
        match (scene.analysis, shape) {
            (None, _) if is_exercise => exercise_panel(ui, scene, shape),
            (_, Shape::Bottom | Shape::LowBottom) => below_board(ui, scene, sheet, shape),
            (Some(analysis), _) => analysis_beside(ui, scene, analysis, sheet, shape),
            (None, _) => players_beside(ui, scene, sheet, (shape, layout.player)),
        }
    })
}

/// The panel beside the board, from top to bottom as at the table: far player, moves, buttons, near player. In a low
/// window the players' cards have a fixed height.
fn players_beside(ui: &mut Ui, scene: &PanelView, sheet: &MoveSheet, (shape, player): (Shape, f32)) -> Option<Do> {
    let low = shape != Shape::Side;
    let gap = if low { space::S } else { space::M };
    let height = |side| if low { player } else { players::high_height(scene, side) };
    let card = |ui: &mut Ui, side| match low {
        true => players::low_card(ui, scene, side),
        false => players::high_card(ui, scene, side),
    };
    ui.spacing_mut().item_spacing.y = gap;
    // In a low window a long hint replaces the far player, who is in the banner too.
    let width = ui.available_width();
    let needs_more = |hint: &NoteCard| {
        let cards = height(scene.near.opponent()) + height(scene.near);
        let left = ui.available_height() - cards - layout::buttons_height(width, shape) - 3.0 * gap;
        hint.height(ui.ctx(), width) > left
    };
    if !(low && scene.clocks.is_none() && scene.hint.is_some_and(needs_more)) {
        card(ui, scene.near.opponent());
    }
    // If there is room, the result card replaces the buttons, otherwise it covers them.
    let middle = |controls: f32| ui.available_height() - controls - height(scene.near) - 2.0 * gap;
    let end = scene.end.filter(|end| !low && middle(end.height()) >= LEAST_MOVES);
    let controls = end.map_or_else(
        || layout::buttons_height(ui.available_width(), shape),
        |end| end.height(),
    );
    let height_of_middle = middle(controls).max(0.0);
    // A hint explains it.
    let capture = Capture::last(scene.current).filter(|_| scene.hint.is_none());
    let shown = in_height(ui, height_of_middle, Flow::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        if !low && scene.has_sight_of(ui, egui::vec2(width, size::SUBHEADING)) {
            heading(ui, scene);
        }
        let hint_height = scene.hint.map_or(0.0, |hint| hint.height(ui.ctx(), width));
        let rest = ui.available_height() - hint_height - LEAST_LIST - space::S;
        let has_graph = scene.graph().is_some_and(|graph| strip::has_graph(graph.review));
        let height = match low {
            true => size::TOUCH,
            false if !has_graph => size::TOUCH,
            false if rest >= strip::TALL => strip::TALL,
            false => strip::HEIGHT,
        };
        // The graph replaces the race, and the result card would cut it.
        let is_cut = scene.end.is_some() && end.is_none();
        if scene.race && !low && !has_graph && !is_cut {
            let hint = if hint_height > 0.0 { space::M } else { 0.0 };
            let news = capture.map_or(0.0, |_| capture_card::HEIGHT + space::S);
            let button = scene.graph().map_or(0.0, |_| height + space::S);
            race::race_within(ui, scene, rest - hint - news - button);
            ui.add_space(space::S);
        }
        let reviewed = reviewed(ui, scene, height);
        // Elsewhere the banner tells of it.
        if let Some(capture) = capture.filter(|_| !low && ui.available_height() >= capture_card::HEIGHT + moves::LINE) {
            capture_card::card(ui, scene, capture);
            ui.add_space(space::S);
        }
        let action = reviewed.flatten().or(hint(ui, scene, low));
        if scene.hint.is_some() && !low {
            ui.add_space(space::XS);
        }
        // Under the result card there would be parts of lines.
        let two_lines = egui::vec2(ui.available_width(), 2.0 * moves::LINE);
        if ui.available_height() < moves::LINE || !scene.has_sight_of(ui, two_lines) {
            return action;
        }
        action.or(moves::table(
            ui,
            &scene.list(),
            sheet,
            if low { size::TOUCH } else { moves::LINE },
        ))
    });
    let action = match end {
        Some(end) => {
            ui.allocate_space(egui::vec2(ui.available_width(), end.height()));
            None
        }
        None => ui.scope(|ui| action_buttons::buttons(ui, scene, shape)).inner,
    };
    card(ui, scene.near);
    action.or(shown)
}

/// The panel beside the board while nobody plays: the analysis replaces the players.
fn analysis_beside(ui: &mut Ui, scene: &PanelView, analysis: &Analysis, sheet: &MoveSheet, shape: Shape) -> Option<Do> {
    let low = shape == Shape::LowSide;
    let gap = if low { space::S } else { space::M };
    above_buttons(ui, scene, (shape, gap), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let action = match low {
            true => ui.scope(|ui| section::strip(ui, scene, analysis)).inner,
            false => {
                heading(ui, scene);
                let list = moves::least_height(sheet).min(LEAST_LIST);
                let room = ui.available_height() - list - space::S;
                ui.scope(|ui| section::section(ui, scene, analysis, room)).inner
            }
        };
        ui.add_space(space::S);
        if ui.available_height() < moves::LINE {
            return action;
        }
        let height = if low { size::TOUCH } else { moves::LINE };
        action.or(moves::table(ui, &scene.list(), sheet, height))
    })
}

/// While trying mistakes again, or in a lesson or puzzle: a card over the table beside the board, and the buttons at the
/// lower end.
fn floating_exercise(ctx: &egui::Context, panel: Rect, scene: &PanelView) -> Option<Do> {
    let room = panel.shrink(space::S);
    let buttons = layout::buttons_height(room.width() - 2.0 * space::S, Shape::Side) + 2.0 * space::S;
    let (above, below) = room.split_top_bottom_at_y(room.bottom() - buttons);
    let above = above.with_max_y(above.bottom() - space::S);
    let ground = |ui: &Ui, card| material::plaque(ui, card, scene.theme, scene.board);
    let asked = floating_card(ctx, "exercise", (above, space::M + space::XS), ground, |ui| {
        if scene.tries.is_some() {
            heading(ui, scene);
        }
        exercise(ui, scene, false)
    });
    let pressed = floating_card(ctx, "exercise buttons", (below, space::S), ground, |ui| {
        action_buttons::buttons(ui, scene, Shape::Side)
    });
    asked.or(pressed)
}

/// The panel in place of the floating card where there is no room for one beside the board.
fn exercise_panel(ui: &mut Ui, scene: &PanelView, shape: Shape) -> Option<Do> {
    above_buttons(ui, scene, (shape, space::S), |ui| exercise(ui, scene, true))
}

/// The card of an exercise in all the height there is.
fn exercise(ui: &mut Ui, scene: &PanelView, has_frame: bool) -> Option<Do> {
    let height = ui.available_height();
    let card = WordCard { height, has_frame };
    slide_in(ui, "exercise", scene.current.seed(), |ui| {
        match (scene.tries, scene.lesson, scene.puzzle) {
            (Some(tries), ..) => try_again::section(ui, scene, tries, card),
            (_, Some(running), _) => lesson::section(ui, scene, running, card),
            (.., puzzled) => puzzle::section(ui, scene, puzzled?, card),
        }
    })
}

/// Draws `add` in all the space above the buttons, then these.
fn above_buttons(
    ui: &mut Ui,
    scene: &PanelView,
    (shape, gap): (Shape, f32),
    add: impl FnOnce(&mut Ui) -> Option<Do>,
) -> Option<Do> {
    ui.spacing_mut().item_spacing.y = gap;
    let width = ui.available_width();
    let above = (ui.available_height() - layout::buttons_height(width, shape) - gap - scene.answers).max(0.0);
    let shown = in_height(ui, above, Flow::top_down(Align::Min), add);
    ui.add_space(scene.answers);
    action_buttons::buttons(ui, scene, shape).or(shown)
}

/// Minimum height for the turn, the race and the moves, in points.
const LEAST_MOVES: f32 = 130.0;

/// Height that an analysis leaves for the moves, in points, if there are enough: three lines.
const LEAST_LIST: f32 = moves::height_of(3);

/// The turn, and the name of the rules beside it or, if long, below.
fn heading(ui: &mut Ui, scene: &PanelView) {
    let turn = scene.current.position().turn();
    let turn = scene.language.tr_with("panel-turn", &[("turn", turn.into())]);
    if scene.is_first_game {
        subheading(ui, turn);
        return;
    }
    let rules = rules_name(scene.language, scene.current.rules());
    let rules = scene.language.tr_with("panel-rules", &[("name", rules.into())]);
    let width = |text: &str, style: TextStyle| {
        let text = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style);
        text.size().x
    };
    let both = width(&turn, subheading_style()) + space::S + width(&rules, TextStyle::Small);
    let muted = Palette::of(ui.ctx()).muted;
    let rules = RichText::new(rules).text_style(TextStyle::Small).color(muted);
    if both > ui.available_width() {
        subheading(ui, turn);
        ui.label(rules);
        return;
    }
    ui.horizontal(|ui| {
        subheading(ui, turn);
        ui.with_layout(Flow::right_to_left(Align::Center), |ui| ui.label(rules));
    });
}

/// The review in place of the race, or `None` without a review or room for it. Returns the action chosen.
fn reviewed(ui: &mut Ui, scene: &PanelView, height: f32) -> Option<Option<Do>> {
    let size = egui::vec2(ui.available_width(), height);
    let graph = scene
        .graph()
        .filter(|_| scene.has_sight_of(ui, size) && ui.available_height() >= height)?;
    let action = ui.scope(|ui| strip::strip(ui, graph, height)).inner;
    ui.add_space(space::S);
    Some(action)
}

/// The hint, if any, at full width; it scrolls where space is short. Returns the action chosen.
fn hint(ui: &mut Ui, scene: &PanelView, is_tight: bool) -> Option<Do> {
    let card = scene.hint?;
    let shown = egui::ScrollArea::vertical()
        .id_salt("hint")
        .max_height(ui.available_height())
        .min_scrolled_height(0.0)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            describe_scrolled(ui);
            card.show(ui, is_tight, scene.language)
        });
    shown.inner.map(|press| match press {
        CardPress::Understood => scene.done_with_hint(),
        CardPress::More => scene.more_of_hint(),
    })
}

/// The panel below the board: the race and both players, or the review or analysis in their place and as high, so that
/// the board stays; the slot; the buttons. A hint is in the slot; if too high, it also replaces the players, who are in
/// the banner too. In a low window there is no slot, and one player below the other.
fn below_board(ui: &mut Ui, scene: &PanelView, sheet: &MoveSheet, shape: Shape) -> Option<Do> {
    let is_low = shape == Shape::LowBottom;
    ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
    let width = ui.available_width();
    let buttons = layout::buttons_height(width, shape) + space::S;
    let clock = if scene.clocks.is_some() { layout::CLOCK } else { 0.0 };
    let race = if scene.race { layout::STRIP + space::S } else { 0.0 };
    let above = match is_low {
        true => 2.0 * layout::SLIM_PLAYER + space::XS,
        false => race + layout::PLAYER + clock,
    };
    let slot = ui.available_height() - buttons - above - space::S;
    let has_answers = scene.answers > 0.0;
    let hint = scene.hint.filter(|_| !has_answers && scene.analysis.is_none());
    let is_too_high = |hint: &NoteCard| scene.clocks.is_none() && hint.height(ui.ctx(), width) > slot;
    let is_long = hint.is_some_and(|hint| is_low || is_too_high(hint));
    let graph = scene.graph().filter(|_| scene.end.is_none());
    let action = match (scene.analysis, graph) {
        _ if is_low && is_long => None,
        (Some(analysis), _) if is_low => ui.scope(|ui| section::best(ui, scene, analysis)).inner,
        (Some(analysis), _) => ui.scope(|ui| section::strip(ui, scene, analysis)).inner,
        (None, Some(graph)) => {
            let height = if is_long { size::TOUCH } else { above };
            ui.scope(|ui| strip::strip(ui, graph, height)).inner
        }
        (None, None) => {
            if scene.race && !is_low {
                race::strip(ui, scene);
            }
            if !is_long {
                players_below(ui, scene, is_low);
            }
            None
        }
    };
    let rest = (ui.available_height() - buttons).max(0.0);
    let shown = match hint {
        Some(_) => in_height(ui, rest, Flow::top_down(Align::Min), |ui| self::hint(ui, scene, true)),
        None if is_low => None,
        None => in_height(ui, rest, Flow::left_to_right(Align::Center), |ui| match has_answers {
            true => None,
            false => line_of_moves(ui, scene, sheet),
        }),
    };
    let shape = if is_low { Shape::LowBottom } else { Shape::Bottom };
    action_buttons::buttons(ui, scene, shape).or(shown).or(action)
}

/// White on the left and Black on the right, as in the move list; in a low window one below the other.
fn players_below(ui: &mut Ui, scene: &PanelView, is_low: bool) {
    if is_low {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            for side in [scene.near.opponent(), scene.near] {
                players::slim_card(ui, scene, side);
            }
        });
        return;
    }
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(Side::ALL) {
            players::low_card(ui, scene, side);
        }
    });
}

/// The moves in one line, and the button to all of them.
fn line_of_moves(ui: &mut Ui, scene: &PanelView, sheet: &MoveSheet) -> Option<Do> {
    let shown = ui.horizontal(|ui| {
        let beside = ui.available_width() - size::TOUCH - space::S;
        let size = egui::vec2(beside, layout::MOVES_LINE);
        let shown = ui.allocate_ui(size, |ui| {
            ui.set_min_size(size);
            let title = (!scene.is_first_game).then(|| {
                let rules = rules_name(scene.language, scene.current.rules());
                scene.language.tr_with("panel-rules", &[("name", rules.into())])
            });
            moves::line(ui, &scene.list(), sheet, title)
        });
        let all = ui.add_enabled_ui(scene.has_sight(ui, size::TOUCH), |ui| {
            icons::button(ui, size::TOUCH, Icon::List, scene.language.tr("moves-title"))
        });
        all.inner.clicked().then_some(Do::Open(MOVES)).or(shown.inner)
    });
    shown.inner
}
