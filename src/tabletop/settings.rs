//! The table on the settings page: cards of games, and the choices that any game offers.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::active_game::{ActiveGame, is_on_table};
use super::view::Slope;
use super::view_settings::{Animation, ViewChoice};
use crate::shell::pages::settings::{add_card_if, choice};
use crate::shell::ui::prelude::*;

/// Adds a card of a game, as [`add_card`](crate::shell::pages::settings::add_card). It is on the page while the game is on
/// the table.
pub fn add_game_card(app: &mut App, game: ActiveGame, rank: u8, draw: fn(&mut Ui, &mut World)) {
    add_card_if(app, rank, move |world| is_on_table(world, game), draw);
}

/// Draws the choice of the view.
pub fn choose_view(ui: &mut Ui, chosen: &mut ViewChoice, language: &Language) {
    let views = [
        (ViewChoice::Auto, key("settings-view-auto")),
        (ViewChoice::ThreeD, key("settings-view-3d")),
        (ViewChoice::TwoD, key("settings-view-2d")),
    ];
    choice(ui, language, key("settings-view"), chosen, &views);
}

/// Draws the choice of the camera's angle.
pub fn choose_slope(ui: &mut Ui, chosen: &mut Slope, language: &Language) {
    let slopes = [
        (Slope::Low, key("settings-camera-low")),
        (Slope::Steep, key("settings-camera-steep")),
    ];
    choice(ui, language, key("settings-camera"), chosen, &slopes);
}

/// Draws the choice of the animation speed.
pub fn choose_animation(ui: &mut Ui, chosen: &mut Animation, language: &Language) {
    let speeds = [
        (Animation::System, key("settings-animation-system")),
        (Animation::Normal, key("settings-animation-normal")),
        (Animation::Fast, key("settings-animation-fast")),
        (Animation::Off, key("settings-animation-off")),
    ];
    choice(ui, language, key("settings-animation"), chosen, &speeds);
}
