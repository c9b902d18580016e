//! The settings of Agent on their page.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::settings::{AgentSettings, LetsPass};
use crate::shell::pages::settings::{choice, edit};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::toggle_with_hint;
use crate::tabletop::settings::{add_game_card, choose_animation, choose_slope, choose_view};
use crate::tabletop::view_settings::{ViewChoice, ViewSettings};

pub(crate) fn plugin(app: &mut App) {
    add_game_card(app, AGENT, 10, |ui, world| {
        edit(world, |view: &mut ViewSettings, language| map(ui, view, language));
        edit(world, |settings: &mut AgentSettings, language| {
            names(ui, settings, language)
        });
    });
    add_game_card(app, AGENT, 20, |ui, world| {
        edit(world, |settings, language| playing(ui, settings, language));
    });
}

fn map(ui: &mut egui::Ui, edited: &mut ViewSettings, language: &Language) {
    subheading(ui, language.tr("agent-settings-map"));
    choose_view(ui, &mut edited.view, language);
    if edited.view != ViewChoice::TwoD {
        choose_slope(ui, &mut edited.slope, language);
    }
    choose_animation(ui, &mut edited.animation, language);
}

fn names(ui: &mut egui::Ui, edited: &mut AgentSettings, language: &Language) {
    toggle(ui, &mut edited.city_names, &language.tr("agent-settings-names"));
    toggle_with_hint(
        ui,
        &mut edited.contrast,
        &language.tr("agent-settings-contrast"),
        language.tr("agent-settings-contrast-hint"),
    );
}

fn playing(ui: &mut egui::Ui, edited: &mut AgentSettings, language: &Language) {
    subheading(ui, language.tr("agent-settings-playing"));
    toggle_with_hint(
        ui,
        &mut edited.show_reasons,
        &language.tr("agent-settings-reasons"),
        language.tr("agent-settings-reasons-hint"),
    );
    toggle_with_hint(
        ui,
        &mut edited.hints,
        &language.tr("agent-settings-hints"),
        language.tr("agent-settings-hints-hint"),
    );
    toggle_with_hint(
        ui,
        &mut edited.objection_timer,
        &language.tr("agent-settings-timer"),
        language.tr("agent-settings-timer-hint"),
    );
    toggle_with_hint(
        ui,
        &mut edited.sheet_by_press,
        &language.tr("agent-settings-sheet"),
        language.tr("agent-settings-sheet-hint"),
    );
    let choices = [
        (LetsPass::Nothing, key("agent-settings-pass-nothing")),
        (LetsPass::WithoutStake, key("agent-settings-pass-stake")),
        (LetsPass::Quiet, key("agent-settings-pass-quiet")),
    ];
    choice(
        ui,
        language,
        key("agent-settings-pass"),
        &mut edited.lets_pass,
        &choices,
    );
    hint(ui, language.tr("agent-settings-pass-hint"));
}
