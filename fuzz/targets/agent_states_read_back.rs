//! A text is a state of Agent, or a player's view of one, that reads back and can be played on, or is refused with the
//! column of the fault. The options may stand before a `|`.
#![no_main]

use agon_core::agent::{Options, Player};
use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls some of the readers")]
#[path = "../../tests/agent/readers.rs"]
mod readers;

fuzz_target!(|text: &str| {
    let (options, state) = text.split_once('|').unwrap_or(("2", text));
    readers::read_as_options(options.trim());
    if let Ok(options) = options.trim().parse::<Options>() {
        readers::read_as_state(state.trim(), &options);
        readers::read_as_view(state.trim(), &options, Player::ALL[1]);
    }
});
