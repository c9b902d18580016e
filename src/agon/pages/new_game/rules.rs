//! The choice of rules: one of the presets, or custom rules axis by axis, each with a diagram of its effect.

use agon_core::rules::{Preset, RuleSet};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Ui};

use super::axes::{AXES, Axis, PROGRESS, PROGRESS_LIMITS};
use super::choices::Choices;
use super::examples::{Example, example};
use crate::agon::drawings::diagram::diagram;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::words::{preset_key, preset_line_key};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::cards::{disclosure, option_card};

/// The height of a diagram, in points.
const PICTURE: f32 = 300.0;

/// Which parts of the choice are open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Opened {
    /// The list of presets.
    presets: bool,
    /// The axis of the custom rules, by index.
    axis: Option<usize>,
    /// Number of frames left to scroll the axis into view: its height is not known at once.
    moving: u8,
    /// As above, for the preset chosen after the list has closed.
    settling: u8,
    /// Whether the list of presets was just opened or closed by a key.
    by_key: bool,
    /// Counts visits, as each starts at the top of the page.
    visit: u32,
}

impl Opened {
    /// With an axis open, by its name in rule texts.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn at(axis: &str) -> Self {
        let mut opened = Self::default();
        opened.open(AXES.iter().position(|one| one.name == axis));
        opened
    }

    /// Closes everything for another visit of the page.
    pub(crate) fn close(&mut self) {
        *self = Self {
            visit: self.visit.wrapping_add(1),
            ..Self::default()
        };
    }

    /// The name of the page.
    pub(crate) fn page(&self) -> String {
        format!("new-game-{}", self.visit)
    }

    fn open(&mut self, axis: Option<usize>) {
        self.axis = axis;
        self.moving = 3;
    }

    /// Makes the page scroll to the chosen entry.
    pub(super) const fn settle_on_choice(&mut self) {
        self.settling = 3;
    }

    /// After the list has opened or closed, scrolls its chosen entry to the top of the page, and focuses it if a key
    /// was used.
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

/// Draws the choice of rules.
pub(crate) fn rules(
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
        // When closed, the list shows only the chosen preset.
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
            opened.settle_on_choice();
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
            opened.settle_on_choice();
        }
    }
    if !open {
        justified(ui, |ui| {
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

/// Every axis as a line with its chosen value; the open one shows the alternatives.
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

/// Scrolls just far enough to show what is below a line; if that is higher than the page, the line goes to the top.
fn bring_into_sight(ui: &Ui, line: egui::Rect, below: egui::Rect) {
    let all = line.union(below);
    let align = (all.height() > ui.clip_rect().height()).then_some(Align::Min);
    ui.scroll_to_rect_animation(all, align, egui::style::ScrollAnimation::none());
}

/// The name of an axis's chosen value.
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

/// The values of an axis with their explanations, and a diagram of the chosen one. Returns their area.
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
