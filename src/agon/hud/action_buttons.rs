//! The panel's buttons: their actions, and when they are disabled.

use agon_core::rules::Side;
use bevy_egui::egui::{self, Ui, vec2};

use super::layout::{Shape, button_rows};
use super::lesson::onward;
use super::panel_actions::{PanelAction, Possible};
use super::panel_view::{PanelView, Puzzled};
use super::puzzle;
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::Icon;
use crate::agon::gameplay::clock::GIFT;
use crate::agon::gameplay::lessons::{LessonStatus, Running};
use crate::agon::gameplay::messages::{
    AdviceWanted, AnalysisAction, EditorWanted, GameAction, HistoryAction, PreparationAction, ResultAction, TimeGiven,
};
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::puzzles::messages::PuzzleWanted;
use crate::agon::gameplay::take_back::TakeBackWanted;
use crate::agon::gameplay::try_again::{Tries, TryAgainWanted};
use crate::agon::gameplay::variations::RemovalWanted;
use crate::agon::text::pages::{ANALYSIS, IN_WORDS, MOVES, OPEN, RULES, SHARE};
use crate::agon::text::words::player_name;
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::ui::navigation::Page;
use crate::shell::ui::prelude::*;
use crate::shell::ui::request::AnyMessage;
use crate::shell::ui::widgets::buttons::drawn_button;
use crate::shell::ui::widgets::controls::describe_scrolled;
use crate::tabletop::lessons::LessonWanted;
use crate::tabletop::view::View;
use crate::tabletop::view_settings::other_view;

/// The label of a button.
pub(super) enum Face<'a> {
    Icon(Icon),
    Letters(&'a str),
}

/// Draws buttons of this width side by side: label, meaning, and the request, `None` if disabled. Returns the request
/// of the button pressed.
pub(super) fn line<'a>(
    ui: &mut Ui,
    scene: &PanelView,
    width: f32,
    buttons: impl IntoIterator<Item = (Face<'a>, String, Option<Do>)>,
) -> Option<Do> {
    let mut asked = None;
    for (face, meaning, meant) in buttons {
        ui.add_enabled_ui(meant.is_some() && scene.has_sight(ui, width), |ui| {
            let button = drawn_button(ui, width, meaning, |painter, rect, ink| match face {
                Face::Icon(icon) => icons::icon(painter, rect, icon, ink),
                Face::Letters(letters) => icons::letters(painter, rect, letters, ink),
            });
            if button.clicked() {
                asked = meant;
            }
        });
    }
    asked
}

/// A button: its label, the key of its meaning, and its request.
type Button<'a> = (Face<'a>, &'static str, Option<Do>);

fn icon_to(icon: Icon, meaning: &'static str, possible: bool, message: impl AnyMessage) -> Button<'static> {
    (Face::Icon(icon), meaning, possible.then(|| Do::send(message)))
}

/// Draws the panel's buttons in as many rows as the width requires.
pub(crate) fn buttons(ui: &mut Ui, scene: &PanelView, shape: Shape) -> Option<Do> {
    let (view, view_meaning) = match scene.view {
        View::ThreeD => (key("settings-view-2d"), key("panel-view-flat")),
        View::TwoD => (key("settings-view-3d"), key("panel-view-space")),
    };
    let view = scene.language.tr(view);
    let buttons = match (scene.tries, scene.lesson, scene.puzzle) {
        (Some(tries), ..) => of_tries(tries),
        (_, Some(running), _) => of_lesson(running, scene),
        (.., Some(puzzled)) => of_puzzle(puzzled, scene, shape),
        _ => of_game(scene),
    };
    let rows = button_rows(ui.available_width(), shape);
    // Plus the view and the menu.
    let columns = ((buttons.len() + 2) as f32 / rows).ceil() as usize;
    let view = (Face::Letters(&view), view_meaning, Some(other_view()));
    let mut asked = None;
    ui.spacing_mut().item_spacing = vec2(space::XS, space::S);
    let width = (ui.available_width() - (columns - 1) as f32 * space::XS) / columns as f32;
    let mut left = buttons.into_iter().chain([view]).peekable();
    while left.peek().is_some() {
        ui.horizontal(|ui| {
            let next = left.by_ref().take(columns);
            let named = next.map(|(face, meaning, meant)| (face, scene.language.tr(meaning), meant));
            let pressed = line(ui, scene, width, named);
            asked = asked.take().or(pressed);
            if left.peek().is_none() {
                asked = asked.take().or(menu(ui, scene, width));
            }
        });
    }
    asked
}

/// The buttons of a game or its analysis.
fn of_game(scene: &PanelView) -> Vec<Button<'static>> {
    let Possible {
        undo,
        redo,
        draw,
        resign,
        hint,
    } = scene.possible;
    let (current, is_analysed) = (scene.current, scene.analysis.is_some());
    // More lines and controls are on a page of their own.
    let third = if is_analysed {
        let meaning = key("analysis-all-lines");
        (Face::Icon(Icon::Analysis), meaning, Some(Do::Open(ANALYSIS)))
    } else if current.can_be_analysed() && !current.has_link_to_send() {
        icon_to(Icon::Analysis, key("analysis-begin"), true, AnalysisAction::Begin)
    } else if current.mode() == Mode::Preparing {
        let here = current.tree().here();
        icon_to(
            Icon::Fewer,
            key("moves-remove"),
            !current.is_of_game(here),
            RemovalWanted(here),
        )
    } else if current.players().are_by_link() {
        let send = current.has_link_to_send().then_some(Do::Open(SHARE));
        (Face::Icon(Icon::Send), key("by-link-send"), send)
    } else if is_against_computer(scene) {
        // Hints are wanted more often than draws, whose offer is in the menu then.
        icon_to(Icon::Bulb, key("panel-hint"), hint, AdviceWanted::Hint)
    } else {
        let offer = draw.then(|| Do::send(ResultAction::OfferDraw));
        (Face::Letters("½"), key("panel-offer-draw"), offer)
    };
    let end = match current.outcome() {
        _ if current.mode() == Mode::Preparing => icon_to(Icon::Close, key("cancel"), true, PreparationAction::Discard),
        _ if is_analysed => icon_to(Icon::Close, key("analysis-end"), true, AnalysisAction::End),
        Some(_) => icon_to(Icon::Again, key("panel-result"), true, PanelAction::ShowResult),
        None => icon_to(Icon::Flag, key("panel-resign"), resign, PanelAction::Resign),
    };
    let [back, forth] = match scene.current.rights().counts {
        true => [
            icon_to(Icon::Undo, key("panel-undo"), undo, TakeBackWanted::Last),
            icon_to(Icon::Redo, key("panel-redo"), redo, HistoryAction::Redo),
        ],
        false => [
            icon_to(Icon::Undo, key("panel-undo"), undo, HistoryAction::ShowPrevious),
            icon_to(Icon::Redo, key("panel-redo"), redo, HistoryAction::ShowNext),
        ],
    };
    vec![back, forth, third, end]
}

/// The buttons while trying again: previous and next mistake, the best move, and leave.
fn of_tries(tries: &Tries) -> Vec<Button<'static>> {
    let (before, after) = (tries.has_previous(), tries.has_next());
    vec![
        icon_to(Icon::Undo, key("try-again-previous"), before, TryAgainWanted::Previous),
        icon_to(Icon::Redo, key("try-again-next"), after, TryAgainWanted::Next),
        icon_to(Icon::Bulb, key("try-again-show"), true, TryAgainWanted::ShowMe),
        icon_to(Icon::Close, key("try-again-end"), true, TryAgainWanted::End),
    ]
}

/// The buttons of a lesson: restart, onward, and leave.
fn of_lesson(running: &Running, scene: &PanelView) -> Vec<Button<'static>> {
    let has_begun = !scene.current.game().plies().is_empty();
    let (onward, wanted) = onward(running);
    let is_more = wanted != LessonWanted::Leave || matches!(running.status(), LessonStatus::Done(_));
    vec![
        icon_to(Icon::Again, key("learn-again"), has_begun, LessonWanted::Again),
        icon_to(Icon::Redo, onward, is_more, wanted),
        icon_to(Icon::Close, key("learn-leave"), true, LessonWanted::Leave),
    ]
}

/// The buttons of a puzzle: retry or defend, and onward; then hint and leave. The two claims are on the card, and here
/// only where it is too low to show them.
fn of_puzzle(puzzled: Puzzled, scene: &PanelView, shape: Shape) -> Vec<Button<'static>> {
    let has_begun = !scene.current.game().plies().is_empty();
    let has_hint = scene.possible.hint && puzzled.at.series.is_leisurely();
    let leave = puzzle::leave(puzzled.running.puzzle(), puzzled.at.series);
    let offered = |icon, (meaning, wanted): puzzle::Offer, possible: bool| {
        let wanted = wanted.filter(|_| possible);
        (Face::Icon(icon), meaning, wanted.map(Do::send))
    };
    let claim = |letters, (wanted, meaning): (PuzzleWanted, &'static str)| {
        (Face::Letters(letters), meaning, Some(Do::send(wanted)))
    };
    let mut buttons = match puzzle::offers(puzzled, scene.language) {
        Ok([again, onward]) => vec![
            offered(Icon::Again, again, has_begun),
            offered(Icon::Redo, onward, true),
        ],
        Err(claims) if shape == Shape::LowBottom => {
            let letters = ["!", "–"].into_iter();
            letters
                .zip(claims)
                .map(|(letters, meant)| claim(letters, meant))
                .collect()
        }
        Err(_) => Vec::new(),
    };
    if puzzled.at.series.is_leisurely() {
        let hint = icon_to(Icon::Bulb, key("panel-hint"), has_hint, AdviceWanted::Hint);
        buttons.push(hint);
    }
    buttons.push(icon_to(Icon::Close, leave, true, PuzzleWanted::Leave));
    buttons
}

fn is_against_computer(scene: &PanelView) -> bool {
    scene.current.players().single_human().is_some()
}

/// The menu button and its list of pages.
fn menu(ui: &mut Ui, scene: &PanelView, width: f32) -> Option<Do> {
    let button = ui.add_enabled_ui(scene.has_sight(ui, width), |ui| {
        icons::button(ui, width, Icon::Menu, scene.language.tr("panel-menu"))
    });
    let button = button.inner;
    let mut asked = None;
    egui::Popup::menu(&button).gap(space::XS).show(|ui| {
        let window = ui.ctx().content_rect().size() - egui::Vec2::splat(2.0 * space::M);
        ui.set_width(MENU_WIDTH.min(window.x));
        egui::ScrollArea::vertical().max_height(window.y).show(ui, |ui| {
            describe_scrolled(ui);
            ui.spacing_mut().item_spacing.y = space::XS;
            // Beginners would not know it.
            let has_offer = is_against_computer(scene) && !scene.is_first_game && scene.possible.draw;
            let offer = has_offer.then(|| (key("panel-offer-draw"), Do::send(ResultAction::OfferDraw)));
            let current = scene.current;
            let edit = || (key("editor-edit"), Do::send(EditorWanted::of(current.game())));
            let edit = current.may_be_edited().then(edit);
            // The list of moves would give the answer away.
            let is_seen = |page: &Page| match *page {
                MOVES => current.rights().roams,
                // Lessons and puzzles are not the player's games.
                SHARE => !current.is_exercise(),
                // The answer in a game by link.
                OPEN => current.players().are_by_link(),
                _ => true,
            };
            let pages = PAGES.into_iter().filter(is_seen);
            let pages = pages.map(|page| (page.title, Do::Open(page)));
            let leave = match (scene.lesson, scene.puzzle) {
                (Some(_), _) => (key("learn-leave"), Do::send(LessonWanted::Leave)),
                (None, Some(puzzled)) => {
                    let leave = puzzle::leave(puzzled.running.puzzle(), puzzled.at.series);
                    (leave, Do::send(PuzzleWanted::Leave))
                }
                (None, None) => (key("panel-leave"), Do::send(GameAction::Leave)),
            };
            let named = offer.into_iter().chain(edit).chain(pages).chain([leave]);
            let named = named.map(|(text, meant)| (scene.language.tr(text), meant));
            for (text, meant) in gifts(scene).chain(named) {
                if justified(ui, |ui| secondary_button(ui, text)).clicked() {
                    asked = Some(meant);
                }
            }
        });
    });
    asked
}

/// The offers to give a side more time: to the other player, or between two at one screen to either.
fn gifts(scene: &PanelView) -> impl Iterator<Item = (String, Do)> {
    let (players, language) = (scene.current.players(), scene.language);
    let may_give = scene.clocks.is_some() && scene.current.rights().counts;
    let to = Side::ALL.into_iter().filter(move |_| may_give);
    let to = to.filter(|&side| players.is_human(side.opponent()));
    to.map(|to| {
        let args = [
            ("name", player_name(language, players, to).into()),
            ("seconds", GIFT.as_secs().into()),
        ];
        (language.tr_with("clock-give", &args), Do::send(TimeGiven { to }))
    })
}

/// The pages in the menu.
const PAGES: [Page; 7] = [MOVES, IN_WORDS, SHARE, OPEN, RULES, SETTINGS, KEYS];

const MENU_WIDTH: f32 = 5.0 * size::TOUCH;
