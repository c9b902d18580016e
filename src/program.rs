//! Assembles the program: Bevy's plugins with their configuration, the shell and the games.

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::window::WindowResolution;

use super::games::{GAMES, add_house};
use super::shelf::remembered::LastGame;
use super::shell::system::store::{Store, StorePlace};
#[cfg(not(target_arch = "wasm32"))]
use super::shell::system::window::desktop::{WindowIcon, remember};
use super::tabletop::active_game::ActiveGame;
use super::tabletop::game::Games;
#[cfg(target_arch = "wasm32")]
use super::tabletop::{pages::PagesOfGames, saves::Resumed};
use super::{graphics_failures, shell};

/// Window size on first start, in logical pixels.
pub(crate) const WINDOW: UVec2 = UVec2::new(1280, 800);

/// CSS selector of the page's canvas.
const CANVAS: &str = "#agon";

/// Where the program stores its data.
const STORE: StorePlace = StorePlace {
    folder: "Agon",
    folder_variable: "AGON_DATA",
    prefix: "agon/",
};

/// The game with which the program begins: the one that was on the table last, unless the page's address is another's.
fn first_game(world: &World) -> ActiveGame {
    let games = *world.resource::<Games>();
    #[cfg(target_arch = "wasm32")]
    if let Some(fragment) = shell::web_page::fragment() {
        let pages = world.resource::<PagesOfGames>();
        let is_link = fragment.starts_with(|first: char| !first.is_ascii_lowercase());
        let linked = games.0.first().filter(|_| is_link).map(|game| game.id);
        if let Some(owner) = pages.owner(&fragment).or(linked) {
            return owner;
        }
    }
    match world.resource::<LastGame>().game(games) {
        ActiveGame::None => {
            let mut played = games.0.iter().filter(|game| (game.played_before_shelf)(world));
            played.next().map_or(ActiveGame::None, |game| game.id)
        }
        last => last,
    }
}

/// Adds everything to an app. To override the user's own [`Store`] or language, insert them beforehand. Without a `size`
/// in logical pixels, the window opens as it was left. With `exact`, pictures are complete from the first frame, at the
/// cost of a longer start.
pub(crate) fn add_game(app: &mut App, size: Option<UVec2>, exact: bool) {
    if !app.world().contains_resource::<Store>() {
        app.insert_resource(Store::open(&STORE));
    }
    let opened = size.unwrap_or(WINDOW);
    let first = Window {
        title: "Agon".into(),
        name: Some("agon".into()),
        resolution: WindowResolution::new(opened.x, opened.y),
        canvas: Some(CANVAS.into()),
        fit_canvas_to_parent: true,
        // Leave the browser its own key bindings.
        prevent_default_event_handling: false,
        ..default()
    };
    let plugins = bevy_plugins()
        .set(WindowPlugin {
            primary_window: Some(first),
            ..default()
        })
        .set(AssetPlugin {
            #[cfg(target_arch = "wasm32")]
            file_path: shell::web_page::assets(CANVAS).unwrap_or_else(|| "assets".into()),
            // The server hosts no `.meta` files, so do not request them.
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(RenderPlugin {
            synchronous_pipeline_compilation: exact,
            ..default()
        });
    app.add_plugins((plugins, graphics_failures::plugin, shell::plugin));
    add_house(app, GAMES);
    let first = first_game(app.world());
    app.insert_state(first);
    #[cfg(target_arch = "wasm32")]
    if let Some(entry) = shell::web_page::resumed(CANVAS) {
        let entry = entry.strip_prefix(STORE.prefix).unwrap_or(&entry);
        app.insert_resource(Resumed(entry.to_owned()));
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        app.insert_resource(WindowIcon(include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/web/icon-192.png"
        ))));
        if size.is_none() {
            remember(app, WINDOW);
        }
    }
}

/// Bevy's own plugins.
#[cfg(not(target_arch = "wasm32"))]
fn bevy_plugins() -> PluginGroupBuilder {
    DefaultPlugins.set(bevy::log::LogPlugin {
        // Without a sound device the game is silent; keep its log quiet as well.
        filter: "warn,agon=info,bevy_kira_audio::audio_output=error".into(),
        ..default()
    })
}

/// Bevy's own plugins: those that `DefaultPlugins` has with our features in the browser, in their order, but without its
/// log, in place of which there is [`console`](super::console).
#[cfg(target_arch = "wasm32")]
fn bevy_plugins() -> PluginGroupBuilder {
    use bevy::app::{PanicHandlerPlugin, TaskPoolPlugin};
    use bevy::diagnostic::{DiagnosticsPlugin, FrameCountPlugin};

    PluginGroupBuilder::start::<DefaultPlugins>()
        .add(PanicHandlerPlugin)
        .add(TaskPoolPlugin::default())
        .add(FrameCountPlugin)
        .add(bevy::time::TimePlugin)
        .add(bevy::transform::TransformPlugin)
        .add(DiagnosticsPlugin)
        .add(bevy::input::InputPlugin)
        .add(WindowPlugin::default())
        .add(bevy::a11y::AccessibilityPlugin)
        .add(AssetPlugin::default())
        .add(bevy::winit::WinitPlugin::default())
        .add(RenderPlugin::default())
        .add(ImagePlugin::default())
        .add(bevy::mesh::MeshPlugin)
        .add(bevy::camera::CameraPlugin)
        .add(bevy::light::LightPlugin)
        .add(bevy::core_pipeline::CorePipelinePlugin)
        .add(bevy::pbr::PbrPlugin::default())
        .add(bevy::gilrs::GilrsPlugin)
        .add(bevy::state::app::StatesPlugin)
        .add_group(bevy::picking::DefaultPickingPlugins)
}
