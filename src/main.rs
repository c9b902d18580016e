//! The game: reads what it was started with, opens the window and runs.

// Released for Windows, it opens no console beside its window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    agon::run()
}
