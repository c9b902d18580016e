//! A text is a move that reads back from what it writes, or is refused in one line.
//! The position may stand before a `|`.
#![no_main]

use agon_core::notation::parse_position;
use agon_core::rules::{Position, RuleSet};
use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls one of the readers")]
#[path = "../../tests/notation/readers.rs"]
mod readers;

fuzz_target!(|text: &str| {
    let rules = RuleSet::default();
    let (position, mv) = text.split_once('|').unwrap_or(("", text));
    let position = parse_position(position.trim(), &rules).unwrap_or_else(|_| Position::start(&rules));
    readers::read_as_move(mv, &position, &rules);
});
