//! A text is a question to a computer player that reads back and is answered by the rules, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls some of the readers")]
#[path = "../../tests/agent/readers.rs"]
mod readers;

fuzz_target!(|text: &str| readers::read_as_question(text));
