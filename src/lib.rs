//! The graphical game: a shell reusable by any program with screens, a tabletop reusable by any board game, the games
//! on top of them, and the shelf from which one is chosen.

// Its macros are known below.
#[macro_use]
pub mod shell;

pub mod agent;
pub mod agon;
#[cfg(not(target_arch = "wasm32"))]
mod command_line;
#[cfg(target_arch = "wasm32")]
mod console;
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
    let mut app = {
        shell::web_page::mark("instantiated");
        console_error_panic_hook::set_once();
        console::show();
        let mut app = App::new();
        program::add_game(&mut app, None, false);
        app
    };
    #[cfg(not(target_arch = "wasm32"))]
    let mut app = match command_line::app() {
        Ok(app) => app,
        Err(exit) => return exit,
    };
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
