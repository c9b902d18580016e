//! Takes pictures of the game, for documents and tests. Players do not need it, nor does the browser.

use std::process::ExitCode;

fn main() -> ExitCode {
    agon::take_pictures()
}
