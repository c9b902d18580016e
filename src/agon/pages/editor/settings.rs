//! The editor's settings beside the board: the whole position, the side to move, the rules with the pieces in hand, and
//! the counters.

use agon_core::board::Symmetry;
use agon_core::rules::{RuleSet, Setup, Side};
use agon_core::session::draft::Draft;
use agon_core::session::drawing::Drawing;
use bevy_egui::egui::{self, Ui};

use super::view::EditorView;
use crate::agon::drawings::icons;
use crate::agon::pages::new_game::choices::Choices;
use crate::agon::pages::new_game::rules::{Opened, rules};
use crate::agon::text::words::side_name;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{drawn_button, row, row_enabled};

/// The choice of rules as the page of choices has it.
#[derive(Clone, Debug, Default)]
pub(super) struct RulesChosen {
    choices: Choices,
    opened: Opened,
}

impl RulesChosen {
    pub(super) fn rules(&self) -> RuleSet {
        self.choices.rules()
    }

    /// Takes over the rules of the draft, if they are not those chosen here.
    pub(super) fn follow(&mut self, rules: &RuleSet) {
        if self.rules() != *rules {
            let preset = rules.preset();
            self.choices.preset = preset.unwrap_or(self.choices.preset);
            self.choices.own_rules = preset.is_none().then_some(*rules);
        }
    }
}

/// Undo and redo, and what changes the whole position.
pub(super) fn whole(ui: &mut Ui, drawing: &mut Drawing, scene: &EditorView) {
    let tr = |key| scene.language.tr(key);
    let (undo, redo) = (drawing.can_undo(), drawing.can_redo());
    let [undo, redo] = row_enabled(ui, [(tr("editor-undo"), undo), (tr("editor-redo"), redo)]);
    if undo.clicked() {
        drawing.undo();
    }
    if redo.clicked() {
        drawing.redo();
    }
    let [opening, empty] = row(ui, [tr("editor-opening"), tr("editor-empty")]);
    let [mirror, turn] = row(ui, [tr("editor-mirror"), tr("editor-turn")]);
    let [swap] = row(ui, [tr("editor-swap")]);
    drawing.change(|draft| {
        let rules = *draft.rules();
        if opening.clicked() {
            *draft = Draft::opening(rules);
        }
        if empty.clicked() {
            *draft = Draft::empty(rules);
        }
        if mirror.clicked() {
            draft.lay_over(Symmetry::MIRROR);
        }
        if turn.clicked() {
            draft.lay_over(Symmetry::CLOCKWISE);
        }
        if swap.clicked() {
            draft.swap_sides();
        }
    });
}

/// The side to move.
pub(super) fn side(ui: &mut Ui, drawing: &mut Drawing, scene: &EditorView) {
    let name = scene.language.tr("editor-side");
    subheading(ui, &name);
    let sides = Side::ALL.map(|side| (side, side_name(scene.language, side)));
    let mut side = drawing.draft().side();
    segmented(ui, &name, &mut side, &sides);
    drawing.change(|draft| draft.set_side(side));
}

/// The rules, and where they have placing, or something is in hand all the same, the pieces in hand.
pub(super) fn rules_and_hands(ui: &mut Ui, chosen: &mut RulesChosen, drawing: &mut Drawing, scene: &EditorView) {
    let RulesChosen { choices, opened } = chosen;
    rules(ui, choices, opened, scene.colours, scene.language);
    let chosen = chosen.rules();
    drawing.change(|draft| draft.set_rules(chosen));
    let draft = drawing.draft();
    let is_something_in_hand = Side::ALL.into_iter().any(|side| !draft.hand(side).is_empty());
    if draft.rules().setup != Setup::Standard || is_something_in_hand {
        subheading(ui, scene.language.tr("editor-hands"));
        Side::ALL.into_iter().for_each(|side| hand(ui, side, drawing, scene));
    }
}

fn hand(ui: &mut Ui, side: Side, drawing: &mut Drawing, scene: &EditorView) {
    let mut hand = drawing.draft().hand(side);
    let (queen, guards) = match side {
        Side::White => (key("editor-hand-white-queen"), key("editor-hand-white-guards")),
        Side::Black => (key("editor-hand-black-queen"), key("editor-hand-black-guards")),
    };
    toggle(ui, &mut hand.queen, &scene.language.tr(queen));
    let guards = scene.language.tr(guards);
    let count = counter(ui, &guards, hand.guards.into(), [-1, 1], 0, scene);
    hand.guards = u8::try_from(count).unwrap_or(u8::MAX);
    drawing.change(|draft| draft.set_hand(side, hand));
}

/// The steps by which the counters are changed.
const STEPS: [i64; 4] = [-10, -1, 1, 10];

/// The moves without progress, and the number of the turn.
pub(super) fn counters(ui: &mut Ui, drawing: &mut Drawing, scene: &EditorView) {
    let (clock, turn) = (drawing.draft().clock(), drawing.draft().turn());
    let name = scene.language.tr("editor-progress");
    let new_clock = counter(ui, &name, clock, STEPS, 0, scene);
    let name = scene.language.tr("editor-turn-number");
    let new_turn = counter(ui, &name, turn, STEPS, 1, scene);
    drawing.change(|draft| {
        draft.set_clock(new_clock);
        draft.set_turn(new_turn);
    });
}

/// A number with buttons that change it by these steps, down to the `least`. Returns the new one.
fn counter<const N: usize>(
    ui: &mut Ui,
    name: &str,
    number: u32,
    steps: [i64; N],
    least: u32,
    scene: &EditorView,
) -> u32 {
    let told = |value: String| {
        let args = [("name", name.into()), ("value", value.into())];
        scene.language.tr_with("editor-counter", &args)
    };
    subheading(ui, told(number.to_string()));
    let gaps = (steps.len() - 1) as f32 * space::XS;
    let width = (ui.available_width() - gaps) / steps.len() as f32;
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let mut changed = number;
        for step in steps {
            let next = (i64::from(number) + step).clamp(least.into(), u32::MAX.into());
            let next = u32::try_from(next).unwrap_or(number);
            let sign = if step < 0 { "−" } else { "+" };
            let letters = format!("{sign}{}", step.abs());
            let meaning = told(letters.clone());
            ui.add_enabled_ui(next != number, |ui| {
                let paint = |painter: &egui::Painter, rect, ink| icons::letters(painter, rect, &letters, ink);
                if drawn_button(ui, width, meaning, paint).clicked() {
                    changed = next;
                }
            });
        }
        changed
    });
    shown.inner
}
