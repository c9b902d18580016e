//! The choice of rules: one of the known sets, or each thing as the players like it, with a picture of what it changes.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Ui};

use super::axes::{AXES, Axis, PROGRESS, PROGRESS_LIMITS};
use super::examples::{Example, example};
use crate::app::agon::choices::Choices;
use crate::app::agon::diagram::diagram;
use crate::app::agon::theme::Palette as BoardPalette;
use crate::app::agon::words::{preset_key, preset_line_key};
use crate::app::shell::language::Language;
use crate::app::shell::theme::space;
use crate::app::shell::widgets::{disclosure, hint, option_card, secondary_button, segmented, subheading};
use crate::rules::{Preset, RuleSet};

/// The height of a picture, in points.
const PICTURE: f32 = 210.0;

/// What of the choice is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct Opened {
    /// The list of the known sets.
    presets: bool,
    /// The axis of one's own rules, by its place.
    axis: Option<usize>,
    /// In how many more frames the page is to be moved so that the axis is seen: its height is not known at once.
    moving: u8,
    /// The same for what was chosen in the list of sets, which has closed over it.
    settling: u8,
    /// Whether the list of sets has just been opened or closed by a key.
    by_key: bool,
    /// The page is scrolled for each visit anew.
    visit: u32,
}

impl Opened {
    /// With an axis open, by its name in rule texts.
    #[cfg(not(target_arch = "wasm32"))]
    pub(in crate::app) fn at(axis: &str) -> Self {
        let mut opened = Self::default();
        opened.open(AXES.iter().position(|one| one.name == axis));
        opened
    }

    /// Closes all for another visit of the page.
    pub(super) fn close(&mut self) {
        *self = Self {
            visit: self.visit.wrapping_add(1),
            ..Self::default()
        };
    }

    /// The name of the page.
    pub(super) fn page(&self) -> String {
        format!("new-game-{}", self.visit)
    }

    fn open(&mut self, axis: Option<usize>) {
        self.axis = axis;
        self.moving = 3;
    }

    /// Brings what is chosen in the list to the upper end of the page, after the list has opened or closed, and the keyboard
    /// to it if that was done by a key.
    fn settle(&mut self, ui: &Ui, is_chosen: bool, card: &egui::Response) {
        if is_chosen && std::mem::take(&mut self.by_key) {
            card.request_focus();
        }
        if is_chosen && self.settling > 0 && !ui.is_sizing_pass() {
            self.settling -= 1;
            ui.scroll_to_rect_animation(card.rect, Some(Align::Min), egui::style::ScrollAnimation::none());
        }
    }
}

/// Draws the choice.
pub(super) fn rules(
    ui: &mut Ui,
    edited: &mut Choices,
    opened: &mut Opened,
    colours: &BoardPalette,
    language: &Language,
) {
    ui.add_space(space::M);
    subheading(ui, language.tr("rules"));
    let mut open = opened.presets;
    for preset in Preset::ALL {
        let is_chosen = edited.own_rules.is_none() && preset == edited.preset;
        // Closed, the list is the one that is chosen.
        if !open && !is_chosen {
            continue;
        }
        let (name, line) = (language.tr(preset_key(preset)), language.tr(preset_line_key(preset)));
        let card = option_card(ui, is_chosen, &name, &line);
        opened.settle(ui, is_chosen, &card);
        if card.clicked() {
            edited.preset = preset;
            edited.own_rules = None;
            opened.by_key = card.has_focus();
            open = !open;
            opened.settling = 3;
        }
    }
    let is_own = edited.own_rules.is_some();
    if open || is_own {
        let name = language.tr(preset_key(edited.preset));
        let line = language.tr_with("own-rules-line", &[("name", name.into())]);
        let card = option_card(ui, is_own, &language.tr("own-rules"), &line);
        opened.settle(ui, is_own, &card);
        if card.clicked() {
            edited.own_rules.get_or_insert(edited.preset.rules());
            opened.by_key = card.has_focus();
            open = !open;
            opened.settling = 3;
        }
    }
    if !open {
        ui.with_layout(Layout::top_down_justified(Align::Center), |ui| {
            let button = secondary_button(ui, language.tr("new-game-other-rules"));
            open = button.clicked();
            opened.by_key |= open && button.has_focus();
        });
    }
    opened.presets = open;
    if let Some(own) = &mut edited.own_rules {
        axes(ui, own, opened, colours, language);
    }
}

/// Every axis as a line with what is chosen; the one that is open shows what else there is.
fn axes(ui: &mut Ui, rules: &mut RuleSet, opened: &mut Opened, colours: &BoardPalette, language: &Language) {
    let known = match rules.preset() {
        Some(preset) => {
            let name = language.tr(preset_key(preset));
            language.tr_with("own-rules-known", &[("name", name.into())])
        }
        None => language.tr("own-rules-unknown"),
    };
    hint(ui, known);
    for (index, axis) in AXES.iter().enumerate() {
        let is_open = opened.axis == Some(index);
        let value = chosen(axis, rules, language);
        let line = disclosure(ui, is_open, &language.tr(axis.title), &value);
        if line.clicked() {
            opened.open((!is_open).then_some(index));
        }
        if is_open {
            let below = values(ui, axis, rules, colours, language);
            if opened.moving > 0 && !ui.is_sizing_pass() {
                opened.moving -= 1;
                bring_into_sight(ui, line.rect, below);
            }
        }
    }
    let name = language.tr("axis-progress");
    ui.label(&name);
    let mut limit = rules.progress_limit;
    let limits = PROGRESS_LIMITS.map(|limit| match limit {
        0 => (limit, language.tr("progress-off")),
        _ => (limit, limit.to_string()),
    });
    if segmented(ui, &name, &mut limit, &limits) {
        set(rules, PROGRESS, &limit.to_string());
    }
    hint(ui, language.tr("axis-progress-line"));
}

/// Moves the page as little as shows what is below a line; if that is higher than the page, the line comes to its upper end.
fn bring_into_sight(ui: &Ui, line: egui::Rect, below: egui::Rect) {
    let all = line.union(below);
    let align = (all.height() > ui.clip_rect().height()).then_some(Align::Min);
    ui.scroll_to_rect_animation(all, align, egui::style::ScrollAnimation::none());
}

/// The name of what an axis is settled to.
fn chosen(axis: &Axis, rules: &RuleSet, language: &Language) -> String {
    let axes = rules.axes();
    let current = axes
        .iter()
        .find(|(name, _)| *name == axis.name)
        .map(|(_, value)| value.as_str());
    let value = axis.values.iter().find(|value| Some(value.name) == current);
    value.map_or_else(String::new, |value| language.tr(value.label))
}

fn set(rules: &mut RuleSet, axis: &str, value: &str) {
    rules
        .set_axis(axis, value)
        .expect("the rules know the values that are offered");
}

/// The values of an axis, each with what it means, and a picture of the one that is chosen. Returns where they stand.
fn values(ui: &mut Ui, axis: &Axis, rules: &mut RuleSet, colours: &BoardPalette, language: &Language) -> egui::Rect {
    let shown = egui::Frame::new()
        .inner_margin(egui::Margin {
            left: space::L as i8,
            ..egui::Margin::ZERO
        })
        .show(ui, |ui| {
            let name = chosen(axis, rules, language);
            if let Some(Example { position, marks }) = example(axis.name, rules) {
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    diagram(ui, PICTURE.min(ui.available_width()), &position, marks, colours, &name);
                });
            }
            for value in axis.values {
                let label = language.tr(value.label);
                let is_chosen = label == name;
                if option_card(ui, is_chosen, &label, &language.tr(value.line)).clicked() {
                    set(rules, axis.name, value.name);
                }
            }
        });
    shown.response.rect
}
