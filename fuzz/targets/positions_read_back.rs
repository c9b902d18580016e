//! A text is a position that reads back from what it writes, or is refused with the column of the fault.
//! The rules may stand before a `|`.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls one of the readers")]
#[path = "../../tests/notation/readers.rs"]
mod readers;

fuzz_target!(|text: &str| {
    let (rules, position) = text.split_once('|').unwrap_or(("", text));
    readers::read_as_position(position, &rules.trim().parse().unwrap_or_default());
});
