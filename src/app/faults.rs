//! What goes wrong beyond the game's reach (no display, no graphics, a failing system), told in one clear sentence.

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
pub(super) use native::{probe_display, speak_plainly, tell};

/// A system that fails is logged, and the game goes on.
pub(super) fn plugin(app: &mut App) {
    app.set_error_handler(bevy::ecs::error::warn);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Last, native::note_first_frame.run_if(run_once));
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::io::Write;
    use std::panic;
    use std::process::{self, ExitCode};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    use crate::app::agon::opponent::THREAD_NAME;
    use crate::app::shell::language::{Language, Locale, key};

    /// The exit status without a display or graphics.
    const NO_DISPLAY: u8 = 3;

    /// Whether a frame has been finished, so that a later panic has another cause than a missing display.
    static RUNNING: AtomicBool = AtomicBool::new(false);

    pub(in crate::app) fn note_first_frame() {
        RUNNING.store(true, Ordering::Relaxed);
    }

    /// Writes a line to the terminal, if there is one.
    pub(in crate::app) fn tell(line: &str) {
        // Without a terminal there is nobody to tell.
        let _ = writeln!(std::io::stderr(), "{line}");
    }

    /// Turns panics into one sentence for the player and an exit status: 3 before the first frame, when it is the
    /// display or the graphics that are missing, and 1 later. Every move has been saved by then.
    pub(in crate::app) fn speak_plainly(locale: Locale) {
        let language = Language::new(locale);
        panic::set_hook(Box::new(move |info| {
            if thread::current().name() == Some(THREAD_NAME) {
                // The game notices and starts it again.
                return;
            }
            let running = RUNNING.load(Ordering::Relaxed);
            let sentence = if running {
                key("fault-running")
            } else {
                key("fault-graphics")
            };
            tell(&language.tr(sentence));
            if std::env::var_os("RUST_BACKTRACE").is_some() {
                tell(&info.to_string());
            }
            process::exit(if running { 1 } else { i32::from(NO_DISPLAY) });
        }));
    }

    /// Looks for a display before anything relies on it.
    ///
    /// # Errors
    /// The exit status, once the player has been told.
    pub(in crate::app) fn probe_display(locale: Locale) -> Result<(), ExitCode> {
        let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
        if cfg!(target_os = "linux") && !named("DISPLAY") && !named("WAYLAND_DISPLAY") && !named("WAYLAND_SOCKET") {
            tell(&Language::new(locale).tr("fault-display"));
            return Err(ExitCode::from(NO_DISPLAY));
        }
        Ok(())
    }
}
