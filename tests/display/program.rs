//! The game on a display, for the tests that look at its pictures.

use std::process::{Command, Output};

pub const GAME: &str = env!("CARGO_BIN_EXE_agon");

/// Runs the game on the display there is, or on a virtual one.
pub fn run(arguments: &[&str]) -> Output {
    let display = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|at| !at.is_empty()));
    let mut command = if display {
        Command::new(GAME)
    } else {
        let mut command = Command::new("xvfb-run");
        command.args(["-a", "-s", "-screen 0 1280x800x24", GAME]);
        command
    };
    command
        .args(arguments)
        .output()
        .expect("the game starts; without a display, xvfb-run must be installed")
}
