//! The shell of any program with screens: language, settings, storage, theme, pages. It knows nothing about the games;
//! they register their own:
//!
//! - texts: [`Language::add`](system::language::Language::add),
//! - settings: [`add_section`](system::settings::section::add_section), with a [card](pages::settings::add_card) on the
//!   settings page,
//! - keys and buttons: [`add_actions`](input::shortcuts::add_actions),
//! - sounds: [`add_effects`](sound::effect::add_effects),
//! - pages: a [`Page`](ui::navigation::Page) constant, [added](ui::page::add_page) with what draws it,
//! - the credits: [`pages::text_page`].
//!
//! From the lowest layer to the highest: `system`, `input`, `ui`, then `sound`, `accessibility` and `pages`.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy_egui::{EguiPlugin, EguiPostUpdateSet};

pub mod accessibility;
pub mod input;
pub mod pages;
#[macro_use]
pub mod sound;
pub mod system;
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod web_page;

/// Adds the shell. Bevy's own plugins must be added first; without a renderer among them (as in tests) nothing is
/// drawn. To override the user's own [`Store`](system::store::Store) or [`Language`](system::language::Language),
/// insert them beforehand.
pub fn plugin(app: &mut App) {
    if app.is_plugin_added::<RenderPlugin>() {
        app.add_plugins(EguiPlugin::default());
        // Otherwise new letters, or all of them when their texture grows, are missing in the frame that first needs them.
        app.configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        );
    }
    app.add_plugins((
        system::plugin,
        input::plugin,
        ui::plugin,
        sound::plugin,
        accessibility::plugin,
        pages::plugin,
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(web_page::plugin);
}
