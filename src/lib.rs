//! The graphical game: a shell reusable by any program with screens, a tabletop reusable by any board game, the games
//! on top of them, and the shelf from which one is chosen.

#![warn(clippy::unwrap_used)]

// Its macros are known below.
#[macro_use]
pub mod shell;

pub mod agent;
pub mod agon;
#[cfg(not(target_arch = "wasm32"))]
mod command_line;
#[cfg(target_arch = "wasm32")]
mod console;
pub mod games;
mod graphics_failures;
mod program;
pub mod shelf;
pub mod tabletop;
#[cfg(test)]
mod testing;
#[cfg(not(target_arch = "wasm32"))]
mod tools;

use std::process::ExitCode;

use bevy::prelude::*;

/// Runs the game as configured by the command line or the web page, and returns its exit status.
pub fn run() -> ExitCode {
    #[cfg(target_arch = "wasm32")]
    let app = {
        shell::web_page::mark("instantiated");
        console_error_panic_hook::set_once();
        console::show();
        let mut app = App::new();
        program::add_game(&mut app, None, false);
        Ok(app)
    };
    #[cfg(not(target_arch = "wasm32"))]
    let app = command_line::app();
    exit_status(app)
}

/// Takes pictures of the game as asked for on the command line, and returns the exit status.
#[cfg(not(target_arch = "wasm32"))]
pub fn take_pictures() -> ExitCode {
    exit_status(tools::arguments::app())
}

fn exit_status(app: Result<App, ExitCode>) -> ExitCode {
    match app.map(|mut app| app.run()) {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(exit) => exit,
    }
}
