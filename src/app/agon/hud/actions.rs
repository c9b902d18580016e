//! The buttons of the panel, what each asks for, and when there is nothing to ask for.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui, vec2};

use super::Scene;
use super::icons::{self, Sign};
use super::layout::{BUTTONS, button_rows};
use crate::app::agon::components::View;
use crate::app::agon::game::Match;
use crate::app::shell::language::key;
use crate::app::shell::screens::Overlay;
use crate::app::shell::theme::{size, space};
use crate::app::shell::widgets::{drawn_button, secondary_button};
use crate::notation::NodeId;

/// What a button means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Undo,
    Redo,
    /// A move is looked at.
    Show(NodeId),
    /// A variation is made the game.
    Promote(NodeId),
    /// A variation is removed from a move on.
    Remove(NodeId),
    OfferDraw,
    /// To be asked first.
    Resign,
    /// The result of a game that is over, with what can follow.
    Result,
    OtherView,
    /// What lies over the board then.
    Page(Overlay),
    Leave,
}

/// What the match has room for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Possible {
    pub(super) undo: bool,
    pub(super) redo: bool,
    pub(super) draw: bool,
    pub(super) resign: bool,
}

impl Possible {
    pub(super) fn of(current: &Match) -> Self {
        let game = current.game();
        let over = current.result().is_some();
        let person = |position: &crate::rules::Position| {
            current.players().is_human(position.chooser(current.rules())) && !position.must_pass(current.rules())
        };
        let before = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position));
        // Undo goes back to a person's choice; where there is none, it has nowhere to go.
        let undo = game.plies().len();
        let undo = before.take(undo).any(person);
        let has_person = current.players().single_human().is_some() || current.human_chooser().is_some();
        Self {
            undo: (undo || current.is_ended_by_word()) && !current.is_lost_on_time(),
            redo: !game.undone().is_empty() || (current.needs_consent() && current.tree().can_take_up()),
            draw: !over && has_person && current.draw_offered_by().is_none(),
            resign: !over && has_person,
        }
    }
}

pub(super) fn see_what_is_possible(current: Res<Match>, mut possible: ResMut<Possible>) {
    possible.set_if_neq(Possible::of(&current));
}

/// What is seen on a button.
enum Face<'a> {
    Sign(Sign),
    Letters(&'a str),
}

impl Face<'_> {
    fn paint(&self, painter: &egui::Painter, rect: egui::Rect, ink: egui::Color32) {
        match self {
            Self::Sign(sign) => icons::sign(painter, rect, *sign, ink),
            Self::Letters(letters) => icons::letters(painter, rect, letters, ink),
        }
    }
}

/// Draws the buttons in the width there is.
pub(super) fn buttons(ui: &mut Ui, scene: &Scene) -> Option<Wish> {
    let Possible {
        undo,
        redo,
        draw,
        resign,
    } = scene.possible;
    let over = scene.current.outcome().is_some();
    let (view, view_meaning) = match scene.view {
        View::ThreeD => (key("settings-view-2d"), key("panel-view-flat")),
        View::TwoD => (key("settings-view-3d"), key("panel-view-space")),
    };
    let view = scene.language.tr(view);
    let end = match over {
        true => (Face::Sign(Sign::Again), key("panel-result"), true, Wish::Result),
        false => (Face::Sign(Sign::Flag), key("panel-resign"), resign, Wish::Resign),
    };
    let buttons = [
        (Face::Sign(Sign::Undo), key("panel-undo"), undo, Wish::Undo),
        (Face::Sign(Sign::Redo), key("panel-redo"), redo, Wish::Redo),
        (Face::Letters("½"), key("panel-offer-draw"), draw, Wish::OfferDraw),
        end,
        (Face::Letters(&view), view_meaning, true, Wish::OtherView),
    ];
    let rows = button_rows(ui.available_width());
    let columns = (BUTTONS as f32 / rows) as usize;
    let mut wish = None;
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
                        wish = Some(*meant);
                    }
                });
            }
            if is_last {
                wish = wish.or(menu(ui, scene, width));
            }
        });
    }
    wish
}

/// The button that opens the list of what leads away from the board.
fn menu(ui: &mut Ui, scene: &Scene, width: f32) -> Option<Wish> {
    let paint = |painter: &egui::Painter, rect, ink| icons::sign(painter, rect, Sign::Menu, ink);
    let button = ui.add_enabled_ui(scene.has_sight(ui, width), |ui| {
        drawn_button(ui, width, scene.language.tr("panel-menu"), paint)
    });
    let button = button.inner;
    let mut wish = None;
    egui::Popup::menu(&button).gap(space::XS).show(|ui| {
        ui.set_width(MENU_WIDTH.min(ui.ctx().content_rect().width() - 2.0 * space::M));
        ui.with_layout(egui::Layout::top_down_justified(egui::Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            let pages = PAGES.map(|page| page.title().map(|title| (title, Wish::Page(page))));
            for (text, meant) in pages.into_iter().flatten().chain([(key("panel-leave"), Wish::Leave)]) {
                if secondary_button(ui, scene.language.tr(text)).clicked() {
                    wish = Some(meant);
                }
            }
        });
    });
    wish
}

/// What that list leads to.
const PAGES: [Overlay; 5] = [
    Overlay::Moves,
    Overlay::Share,
    Overlay::Rules,
    Overlay::Settings,
    Overlay::Keys,
];

const MENU_WIDTH: f32 = 5.0 * size::TOUCH;
