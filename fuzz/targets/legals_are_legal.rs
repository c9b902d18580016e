//! Exactly the generated moves can be played, under any rules; each keeps the hash right and all pieces on the board.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/laws/any_game.rs"]
mod any_game;
#[path = "../../tests/laws/axes.rs"]
mod axes;

fuzz_target!(|bytes: &[u8]| {
    any_game::play(bytes);
});
