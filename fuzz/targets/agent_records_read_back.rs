//! What was read of a record of Agent reads back, and a fault has its line.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls some of the readers")]
#[path = "../../tests/agent/readers.rs"]
mod readers;

fuzz_target!(|text: &str| readers::read_as_record(text));
