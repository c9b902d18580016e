//! Whatever lines the engine hears, each is answered as the Universal Game Interface has it.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/laws/any_session.rs"]
mod any_session;

fuzz_target!(|text: &str| any_session::speak(text));
