//! The game: reads what it was started with, opens the window and runs.

use std::process::ExitCode;

fn main() -> ExitCode {
    agon::run()
}
