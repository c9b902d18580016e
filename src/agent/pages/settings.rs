//! The settings of Agent on their page.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::settings::{AgentSettings, LetsPass};
use crate::shell::pages::settings::{add_card_if, choice, edit};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::toggle_with_hint;
use crate::tabletop::active_game::is_on_table;
use crate::tabletop::view_settings::{Animation, ViewChoice, ViewSettings};

pub(crate) fn plugin(app: &mut App) {
    add_card_if(
        app,
        10,
        |world| is_on_table(world, AGENT),
        |ui, world| {
            edit(world, |view: &mut ViewSettings, language| map(ui, view, language));
            edit(world, |settings: &mut AgentSettings, language| {
                names(ui, settings, language)
            });
        },
    );
    add_card_if(
        app,
        20,
        |world| is_on_table(world, AGENT),
        |ui, world| {
            edit(world, |settings: &mut AgentSettings, language| {
                playing(ui, settings, language)
            })
        },
    );
}

fn map(ui: &mut egui::Ui, edited: &mut ViewSettings, language: &Language) {
    subheading(ui, language.tr("agent-settings-map"));
    let views = [
        (ViewChoice::Auto, key("settings-view-auto")),
        (ViewChoice::ThreeD, key("settings-view-3d")),
        (ViewChoice::TwoD, key("settings-view-2d")),
    ];
    choice(ui, language, key("settings-view"), &mut edited.view, &views);
    let speeds = [
        (Animation::System, key("settings-animation-system")),
        (Animation::Normal, key("settings-animation-normal")),
        (Animation::Fast, key("settings-animation-fast")),
        (Animation::Off, key("settings-animation-off")),
    ];
    choice(ui, language, key("settings-animation"), &mut edited.animation, &speeds);
}

fn names(ui: &mut egui::Ui, edited: &mut AgentSettings, language: &Language) {
    toggle(ui, &mut edited.city_names, &language.tr("agent-settings-names"));
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
