//! Bytes are the text of games that read back, whatever kind of text it is, or are refused.
#![no_main]

use agon_core::encoding::decode;
use agon_core::rules::RuleSet;
use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls one of the readers")]
#[path = "../../tests/notation/readers.rs"]
mod readers;

fuzz_target!(|bytes: &[u8]| {
    readers::read_as_text(&decode(bytes), &RuleSet::default());
});
