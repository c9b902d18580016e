//! Takes pictures of the game, for documents and tests. Players need it not; it is not built for the browser.

use std::process::ExitCode;

fn main() -> ExitCode {
    agon::take_pictures()
}
