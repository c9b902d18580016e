//! A text is an action or an event of Agent that reads back, or is refused with the column of the fault.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target calls some of the readers")]
#[path = "../../tests/agent/readers.rs"]
mod readers;

fuzz_target!(|text: &str| {
    readers::read_as_action(text);
    for options in ["2", "5,agents=1"] {
        readers::read_as_event(text, &options.parse().expect("these options can be read"));
    }
});
