//! The panel's buttons, what each does, and when it is disabled.

use bevy_egui::egui::{self, Ui, vec2};

use super::icons;
use super::icons::Icon;
use super::layout::button_rows;
use super::lesson::onward;
use super::panel_actions::{PanelAction, Possible};
use super::panel_view::{PanelView, Puzzled};
use super::puzzle;
use crate::agon::gameplay::lessons::{LessonStatus, Running};
use crate::agon::gameplay::messages::AnalysisAction;
use crate::agon::gameplay::puzzles::PuzzleWanted;
use crate::agon::gameplay::try_again::TryAgainWanted;
use crate::agon::text::pages::{ANALYSIS, MOVES, RULES, SHARE};
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::ui::navigation::Page;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::drawn_button;
use crate::tabletop::lessons::LessonWanted;
use crate::tabletop::view::View;

/// The label of a button.
enum Face<'a> {
    Icon(Icon),
    Letters(&'a str),
}

impl Face<'_> {
    fn paint(&self, painter: &egui::Painter, rect: egui::Rect, ink: egui::Color32) {
        match self {
            Self::Icon(icon) => icons::icon(painter, rect, *icon, ink),
            Self::Letters(letters) => icons::letters(painter, rect, letters, ink),
        }
    }
}

/// Draws the buttons to fit the available width.
pub(crate) fn buttons(ui: &mut Ui, scene: &PanelView) -> Option<PanelAction> {
    let Possible {
        undo,
        redo,
        draw,
        resign,
        hint,
    } = scene.possible;
    let over = scene.current.outcome().is_some();
    let (view, view_meaning) = match scene.view {
        View::ThreeD => (key("settings-view-2d"), key("panel-view-flat")),
        View::TwoD => (key("settings-view-3d"), key("panel-view-space")),
    };
    let view = scene.language.tr(view);
    let analysed = scene.analysis.is_some();
    let try_again =
        |icon, meaning, possible, wanted| (Face::Icon(icon), meaning, possible, PanelAction::TryAgain(wanted));
    let end = match over {
        _ if scene.tries.is_some() => (
            Face::Icon(Icon::Close),
            key("try-again-end"),
            true,
            PanelAction::TryAgain(TryAgainWanted::End),
        ),
        _ if analysed => (
            Face::Icon(Icon::Close),
            key("analysis-end"),
            true,
            PanelAction::SwitchAnalysis(AnalysisAction::End),
        ),
        true => (Face::Icon(Icon::Again), key("panel-result"), true, PanelAction::Result),
        false => (Face::Icon(Icon::Flag), key("panel-resign"), resign, PanelAction::Resign),
    };
    let third = if scene.tries.is_some() {
        try_again(Icon::Bulb, key("try-again-show"), true, TryAgainWanted::ShowMe)
    } else if scene.current.can_be_analysed() || analysed {
        // On the page with all lines there is room for more to be said and set.
        let (meaning, meant) = match analysed {
            true => (key("analysis-all-lines"), PanelAction::Page(ANALYSIS)),
            false => (
                key("analysis-begin"),
                PanelAction::SwitchAnalysis(AnalysisAction::Begin),
            ),
        };
        (Face::Icon(Icon::Analysis), meaning, true, meant)
    } else if is_against_computer(scene) {
        // Who plays the computer asks for a hint more often than for a draw, which is in the menu then.
        (Face::Icon(Icon::Bulb), key("panel-hint"), hint, PanelAction::Hint)
    } else {
        (
            Face::Letters("½"),
            key("panel-offer-draw"),
            draw,
            PanelAction::OfferDraw,
        )
    };
    let [back, forth] = match scene.tries {
        Some(tries) => [
            try_again(
                Icon::Undo,
                key("try-again-previous"),
                tries.has_previous(),
                TryAgainWanted::Previous,
            ),
            try_again(
                Icon::Redo,
                key("try-again-next"),
                tries.has_next(),
                TryAgainWanted::Next,
            ),
        ],
        None => [
            (Face::Icon(Icon::Undo), key("panel-undo"), undo, PanelAction::Undo),
            (Face::Icon(Icon::Redo), key("panel-redo"), redo, PanelAction::Redo),
        ],
    };
    let view = (Face::Letters(&view), view_meaning, true, PanelAction::OtherView);
    let buttons = if let Some(running) = scene.lesson {
        let [again, onward, leave] = of_lesson(running, scene);
        vec![again, onward, leave, view]
    } else if let Some(puzzled) = scene.puzzle {
        let has_hint = hint && puzzled.at.series.is_leisurely();
        let bulb = (Face::Icon(Icon::Bulb), key("panel-hint"), has_hint, PanelAction::Hint);
        let [first, second] = of_puzzle(puzzled, scene);
        let leave = PanelAction::Puzzle(PuzzleWanted::Leave);
        let meaning = puzzle::leave(puzzled.running.puzzle(), puzzled.at.series);
        let leave = (Face::Icon(Icon::Close), meaning, true, leave);
        vec![first, second, bulb, leave, view]
    } else {
        vec![back, forth, third, end, view]
    };
    let rows = button_rows(ui.available_width());
    let columns = ((buttons.len() + 1) as f32 / rows).ceil() as usize;
    let mut action = None;
    ui.spacing_mut().item_spacing = vec2(space::XS, space::S);
    let width = (ui.available_width() - (columns - 1) as f32 * space::XS) / columns as f32;
    let mut places = buttons.chunks(columns).peekable();
    while let Some(row) = places.next() {
        let is_last = places.peek().is_none();
        ui.horizontal(|ui| {
            for (face, meaning, possible, meant) in row {
                ui.add_enabled_ui(*possible && scene.has_sight(ui, width), |ui| {
                    let paint = |painter: &egui::Painter, rect, ink| face.paint(painter, rect, ink);
                    let button = drawn_button(ui, width, scene.language.tr(meaning), paint);
                    if button.clicked() {
                        action = Some(*meant);
                    }
                });
            }
            if is_last {
                action = action.or(menu(ui, scene, width));
            }
        });
    }
    action
}

/// The buttons of a lesson: again, onward, and out of it.
fn of_lesson(running: &Running, scene: &PanelView) -> [(Face<'static>, &'static str, bool, PanelAction); 3] {
    let has_begun = !scene.current.game().plies().is_empty();
    let (onward, wanted) = onward(running);
    let is_more = wanted != LessonWanted::Leave || matches!(running.status(), LessonStatus::Done(_));
    let lesson = |face, meaning, possible, wanted| (face, meaning, possible, PanelAction::Lesson(wanted));
    [
        lesson(
            Face::Icon(Icon::Again),
            key("learn-again"),
            has_begun,
            LessonWanted::Again,
        ),
        lesson(Face::Icon(Icon::Redo), onward, is_more, wanted),
        lesson(Face::Icon(Icon::Close), key("learn-leave"), true, LessonWanted::Leave),
    ]
}

/// The buttons of a puzzle: its defences, or another try, and onward; or what can be said of it.
fn of_puzzle(puzzled: Puzzled, scene: &PanelView) -> [(Face<'static>, &'static str, bool, PanelAction); 2] {
    let has_begun = !scene.current.game().plies().is_empty();
    let button = |face, meaning, wanted: Option<PuzzleWanted>, is_possible| {
        let meant = PanelAction::Puzzle(wanted.unwrap_or(PuzzleWanted::Next));
        (face, meaning, wanted.is_some() && is_possible, meant)
    };
    match puzzle::offers(puzzled, scene.language) {
        Ok([(again, begin), (onward, go)]) => [
            button(Face::Icon(Icon::Again), again, begin, has_begun),
            button(Face::Icon(Icon::Redo), onward, go, true),
        ],
        Err([(something, some), (nothing, none)]) => [
            button(Face::Letters("!"), something, Some(some), true),
            button(Face::Letters("–"), nothing, Some(none), true),
        ],
    }
}

fn is_against_computer(scene: &PanelView) -> bool {
    scene.current.players().single_human().is_some()
}

/// The button that opens the list of pages over the board.
fn menu(ui: &mut Ui, scene: &PanelView, width: f32) -> Option<PanelAction> {
    let paint = |painter: &egui::Painter, rect, ink| icons::icon(painter, rect, Icon::Menu, ink);
    let button = ui.add_enabled_ui(scene.has_sight(ui, width), |ui| {
        drawn_button(ui, width, scene.language.tr("panel-menu"), paint)
    });
    let button = button.inner;
    let mut action = None;
    egui::Popup::menu(&button).gap(space::XS).show(|ui| {
        ui.set_width(MENU_WIDTH.min(ui.ctx().content_rect().width() - 2.0 * space::M));
        ui.with_layout(egui::Layout::top_down_justified(egui::Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            // Who plays for the first time would not know what it is.
            let has_offer = is_against_computer(scene) && !scene.is_first_game && scene.possible.draw;
            let offer = has_offer.then_some((key("panel-offer-draw"), PanelAction::OfferDraw));
            let edit = scene
                .current
                .may_be_edited()
                .then_some((key("editor-edit"), PanelAction::Edit));
            // The list of moves would tell which were better.
            let is_seen = |page: &Page| match *page {
                MOVES => scene.current.rights().roams,
                // A lesson or puzzle is nobody's game.
                SHARE => !scene.current.is_exercise(),
                _ => true,
            };
            let pages = PAGES
                .into_iter()
                .filter(is_seen)
                .map(|page| (page.title, PanelAction::Page(page)));
            let leave = match (scene.lesson, scene.puzzle) {
                (Some(_), _) => (key("learn-leave"), PanelAction::Lesson(LessonWanted::Leave)),
                (None, Some(puzzled)) => {
                    let leave = puzzle::leave(puzzled.running.puzzle(), puzzled.at.series);
                    (leave, PanelAction::Puzzle(PuzzleWanted::Leave))
                }
                (None, None) => (key("panel-leave"), PanelAction::Leave),
            };
            for (text, meant) in offer.into_iter().chain(edit).chain(pages).chain([leave]) {
                if secondary_button(ui, scene.language.tr(text)).clicked() {
                    action = Some(meant);
                }
            }
        });
    });
    action
}

/// The pages in that list.
const PAGES: [Page; 5] = [MOVES, SHARE, RULES, SETTINGS, KEYS];

const MENU_WIDTH: f32 = 5.0 * size::TOUCH;
