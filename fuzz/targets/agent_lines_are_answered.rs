//! Whatever lines `agent-engine` hears, each is answered in one line or refused in one; so is each line of a referee's
//! session.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls some of the readers")]
#[path = "../../tests/agent/readers.rs"]
mod readers;

fuzz_target!(|text: &str| {
    text.lines().for_each(readers::answer);
    readers::speak(text);
});
