//! What was read of a text of game records reads back from what it writes, a fault lies in the text, and a game after it
//! is read.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls one of the readers")]
#[path = "../../tests/notation/readers.rs"]
mod readers;

fuzz_target!(|text: &str| {
    readers::read_as_records(text);
});
