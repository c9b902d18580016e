//! Failures outside the game's control (no display, no graphics, a failing system), reported in one clear sentence.

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};

use super::shell::system::redraw::Wake;
use super::tabletop::render::pipeline_warmup::Warming;
use super::tabletop::view::View;
use super::tabletop::view_settings::{ViewChoice, ViewSettings};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;

/// Number of drawing errors tolerated in the flat view (about a second's worth) before giving up, so that the game does
/// not run on unseen.
const MOST_FLAT_ERRORS: u32 = 60;

/// Logs failing systems instead of stopping the game.
pub(crate) fn plugin(app: &mut App) {
    app.set_error_handler(bevy::ecs::error::warn)
        .add_resource::<FlatErrors>()
        .insert_resource(RenderErrorHandler(answer));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Last, native::note_first_frame.run_if(run_once));
}

/// Drawing errors that occurred even though the view was flat.
#[derive(Resource, Default)]
struct FlatErrors(u32);

/// Some graphics drivers cannot compile the lit view's shaders (bevy#23627). In that case the game switches to the flat
/// view, including on the next start.
///
/// # Panics
///
/// If the flat view cannot be drawn either, or the graphics device is lost. Every move has been saved by then.
fn answer(error: &RenderError, game: &mut World, _: &mut World) -> RenderErrorPolicy {
    if matches!(error.ty, ErrorType::DeviceLost) {
        panic!("the graphics card is gone: {}", error.description);
    }
    if *game.resource::<View>() == View::ThreeD {
        let sentence = game.resource::<Language>().tr("fault-lit-view");
        game.resource_mut::<ViewSettings>().view = ViewChoice::TwoD;
        game.write_message(Notice::warning(sentence));
        // The error occurred while drawing, and nothing else may request the next frame.
        game.resource_mut::<Wake>().keep_drawing();
    } else if game.get_resource::<Warming>().is_some_and(|warming| warming.is_on()) {
        // Only the lit view's shaders were being compiled in advance. Select the flat view explicitly, so that the lit
        // one is not chosen automatically.
        warn!("the lit view cannot be drawn: {}", error.description);
        game.insert_resource(Warming::Done);
        game.resource_mut::<ViewSettings>().view = ViewChoice::TwoD;
        game.resource_mut::<Wake>().keep_drawing();
    } else {
        let mut errors = game.resource_mut::<FlatErrors>();
        errors.0 += 1;
        assert!(
            errors.0 < MOST_FLAT_ERRORS,
            "not even the flat view can be drawn: {}",
            error.description
        );
    }
    RenderErrorPolicy::Ignore
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod native {
    use std::io::{IsTerminal, Write};
    use std::panic;
    use std::process::{self, ExitCode};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    use rfd::{MessageDialog, MessageLevel};

    use crate::shell::system::language::{Language, Locale, key};
    use crate::tabletop::thinking_thread::THREAD_NAME;

    /// Exit status when there is no display or no graphics.
    const NO_DISPLAY: u8 = 3;

    /// The packages that open windows and speak with graphics drivers, and this file, as paths of source files have them.
    const DRAWING: [&str; 6] = [
        "/bevy_render",
        "/bevy_winit",
        "/naga",
        "/wgpu",
        "/winit",
        "graphics_failures",
    ];

    /// Whether a frame has been completed; if so, a later panic is not due to a missing display.
    static RUNNING: AtomicBool = AtomicBool::new(false);

    pub(crate) fn note_first_frame() {
        RUNNING.store(true, Ordering::Relaxed);
    }

    /// Writes a line to the terminal, if there is one.
    pub(crate) fn tell(line: &str) {
        // Without a terminal there is nobody to tell.
        let _ = writeln!(std::io::stderr(), "{line}");
    }

    /// Shows a fault in a dialog of the system to a player who has no terminal, having started the game from a menu.
    fn show(fault: &str) {
        // There, only the main thread may show one.
        if cfg!(target_os = "macos") || std::io::stderr().is_terminal() {
            return;
        }
        MessageDialog::new()
            .set_level(MessageLevel::Error)
            .set_title("Agon")
            .set_description(fault)
            .show();
    }

    /// Whether a panic at this place of a source file, before anything was drawn, means that the display or graphics are
    /// missing.
    pub(super) fn is_of_drawing(file: &str) -> bool {
        let file = file.replace('\\', "/");
        DRAWING.iter().any(|package| file.contains(package))
    }

    /// Turns panics into one sentence for the player and an exit status: 3 where the display or graphics are missing, and
    /// 1 otherwise. Every move has been saved by then.
    pub(crate) fn speak_plainly(locale: Locale) {
        let language = Language::new(locale);
        panic::set_hook(Box::new(move |info| {
            if thread::current().name() == Some(THREAD_NAME) {
                // The game notices the failure and restarts it.
                return;
            }
            let is_drawn = RUNNING.load(Ordering::Relaxed);
            let place = info.location().map_or("", |place| place.file());
            let (sentence, status) = if !is_drawn && is_of_drawing(place) {
                (key("fault-graphics"), i32::from(NO_DISPLAY))
            } else {
                (key("fault-running"), 1)
            };
            let sentence = language.tr(sentence);
            tell(&sentence);
            if std::env::var_os("RUST_BACKTRACE").is_some() {
                tell(&info.to_string());
            }
            show(&sentence);
            process::exit(status);
        }));
    }

    /// Checks for a display before anything depends on one.
    ///
    /// # Errors
    /// The exit status, after reporting the problem to the player.
    pub(crate) fn probe_display(locale: Locale) -> Result<(), ExitCode> {
        let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
        if cfg!(target_os = "linux") && !named("DISPLAY") && !named("WAYLAND_DISPLAY") && !named("WAYLAND_SOCKET") {
            tell(&Language::new(locale).tr("fault-display"));
            return Err(ExitCode::from(NO_DISPLAY));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;

    fn error(ty: ErrorType) -> RenderError {
        RenderError {
            ty,
            description: "made by the test".into(),
            source: None,
        }
    }

    fn game(view: View) -> World {
        let mut app = App::new();
        app.add_message::<Notice>()
            .add_resource::<Wake>()
            .add_resource::<FlatErrors>()
            .insert_resource(view)
            .insert_resource(ViewSettings::default())
            .insert_resource(Language::new(Locale::EN));
        std::mem::take(app.world_mut())
    }

    #[test]
    fn the_flat_view_takes_over_where_the_lit_one_cannot_be_drawn() {
        let mut game = game(View::ThreeD);
        let policy = answer(&error(ErrorType::Validation), &mut game, &mut World::new());
        assert!(matches!(policy, RenderErrorPolicy::Ignore));
        assert_eq!(game.resource::<ViewSettings>().view, ViewChoice::TwoD);
        let notices: Vec<Notice> = game.resource_mut::<Messages<Notice>>().drain().collect();
        assert_eq!(notices.len(), 1);
    }

    #[test]
    fn a_lit_view_that_cannot_even_be_warmed_is_not_tried_again() {
        let mut game = game(View::TwoD);
        game.insert_resource(Warming::Drawing(1));
        let policy = answer(&error(ErrorType::Validation), &mut game, &mut World::new());
        assert!(matches!(policy, RenderErrorPolicy::Ignore));
        assert_eq!(game.resource::<ViewSettings>().view, ViewChoice::TwoD);
        assert_eq!(*game.resource::<Warming>(), Warming::Done);
        assert!(
            game.resource::<Messages<Notice>>().is_empty(),
            "nobody has asked for it"
        );
    }

    #[test]
    fn a_few_errors_of_the_flat_view_are_borne_and_the_choice_stays() {
        let mut game = game(View::TwoD);
        for _ in 1..MOST_FLAT_ERRORS {
            answer(&error(ErrorType::Internal), &mut game, &mut World::new());
        }
        assert_eq!(game.resource::<ViewSettings>().view, ViewChoice::default());
    }

    #[test]
    #[should_panic(expected = "not even the flat view")]
    fn a_game_that_cannot_be_seen_at_all_ends() {
        let mut game = game(View::TwoD);
        for _ in 0..MOST_FLAT_ERRORS {
            answer(&error(ErrorType::Internal), &mut game, &mut World::new());
        }
    }

    #[test]
    fn only_what_opens_windows_and_draws_fails_for_want_of_graphics() {
        for (file, expected) in [
            (
                "/home/me/.cargo/registry/src/index.crates.io-1949cf8c/bevy_render-0.19.1/src/renderer/mod.rs",
                true,
            ),
            (r"C:\registry\src\index\wgpu-hal-29.0.4\src\vulkan\adapter.rs", true),
            ("/registry/src/index/winit-0.30.13/src/platform_impl/linux/mod.rs", true),
            ("/registry/src/index/bevy_ecs-0.19.1/src/system/system_param.rs", false),
            ("src/agon/scene/board.rs", false),
            (file!(), true),
        ] {
            assert_eq!(native::is_of_drawing(file), expected, "{file}");
        }
    }
}
