//! What any game needs, whichever it is: language, settings, storage, theme, screens. It knows the rules of none.
//!
//! How to build on it: texts come from [`language::Language`] (`tr`, `tr_with`), looks from [`theme`] and [`widgets`],
//! and systems that draw stand in the schedule `EguiPrimaryContextPass`, in one of the sets [`Draw`].

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

mod cover;
pub mod exchange;
mod focus;
pub mod gamepad;
mod keys_screen;
pub mod language;
pub mod notice;
#[cfg(target_arch = "wasm32")]
pub(super) mod page;
pub mod qr;
pub mod question;
#[cfg(not(target_arch = "wasm32"))]
pub mod reader;
mod reading;
pub mod screens;
pub mod seed;
pub mod settings;
mod settings_screen;
pub mod shortcuts;
pub mod sound;
pub mod speech;
pub mod store;
pub mod theme;
pub mod wake;
pub mod widgets;
mod writing;

pub use reading::{CreditsText, RulesText, Section};

/// Adds the shell. Bevy's own plugins come first; without a renderer among them (as in tests) nothing is drawn.
/// What is to differ from the user's own ([`store::Store`], [`language::Language`]) is inserted before.
pub fn plugin(app: &mut App) {
    if app.is_plugin_added::<RenderPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    app.configure_sets(
        EguiPrimaryContextPass,
        (Draw::Theme, Draw::Screen, Draw::Overlay, Draw::Question, Draw::Notices).chain(),
    );
    app.add_plugins((
        (wake::plugin, gamepad::plugin, cover::plugin),
        notice::plugin,
        (store::plugin, exchange::plugin),
        settings::plugin,
        theme::plugin,
        screens::plugin,
        (focus::plugin, shortcuts::plugin, keys_screen::plugin),
        settings_screen::plugin,
        reading::plugin,
        question::plugin,
        (sound::plugin, speech::plugin),
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((page::plugin, writing::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(reader::plugin);
}

/// What is drawn over what in a frame, lowest first: sets of the schedule `EguiPrimaryContextPass`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Colours, fonts and sizes for all that follows.
    Theme,
    /// Menus and the panels of a game.
    Screen,
    /// Settings and rules, over whichever screen.
    Overlay,
    /// A question that must be answered first.
    Question,
    /// Lines said in passing.
    Notices,
}
