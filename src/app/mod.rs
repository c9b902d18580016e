//! The game one sees and hears: a shell that any game could use, and Agon inside it.

pub mod agon;
mod faults;
#[cfg(not(target_arch = "wasm32"))]
mod film;
#[cfg(not(target_arch = "wasm32"))]
mod gallery;
#[cfg(not(target_arch = "wasm32"))]
mod launch;
#[cfg(not(target_arch = "wasm32"))]
mod picture;
pub mod shell;

use std::process::ExitCode;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::window::WindowResolution;

/// The window of the first start, in logical pixels.
const WINDOW: UVec2 = UVec2::new(1280, 800);

/// Runs the game as it was started from the command line or by the page, and says how it ended.
pub fn run() -> ExitCode {
    #[cfg(target_arch = "wasm32")]
    let mut app = {
        console_error_panic_hook::set_once();
        let mut app = App::new();
        add_game(&mut app, WINDOW, false);
        app
    };
    #[cfg(not(target_arch = "wasm32"))]
    let mut app = match launch::app() {
        Ok(app) => app,
        Err(exit) => return exit,
    };
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Adds Bevy's plugins as this game wants them, the shell, and Agon. With `exact`, pictures are complete from the first
/// frame on, which costs a longer start.
fn add_game(app: &mut App, size: UVec2, exact: bool) {
    let window = Window {
        title: "Agon".into(),
        name: Some("agon".into()),
        resolution: WindowResolution::new(size.x, size.y),
        canvas: Some("#agon".into()),
        fit_canvas_to_parent: true,
        // The browser keeps its own keys.
        prevent_default_event_handling: false,
        ..default()
    };
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(AssetPlugin {
            #[cfg(target_arch = "wasm32")]
            file_path: shell::page::assets().unwrap_or_else(|| "assets".into()),
            // The page's server has no `.meta` files to be asked for.
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(LogPlugin {
            // Without a sound device the game is silent, in its log too.
            filter: "warn,agon=info,bevy_kira_audio::audio_output=error".into(),
            ..default()
        })
        .set(RenderPlugin {
            synchronous_pipeline_compilation: exact,
            ..default()
        });
    app.add_plugins((plugins, faults::plugin, shell::plugin, agon::plugin));
}
