//! The computer players of Agent for the browser, as a small wasm module without the game: a JavaScript binding of the
//! text protocol.
//!
//! A player may think for a while and blocks the thread that asked, so the module belongs into a worker.

#![warn(clippy::unwrap_used)]

use agon_core::agent::protocol;
use wasm_bindgen::prelude::*;

/// The module only exports functions.
fn main() {}

/// Answers a question as `agent-engine choose` does: the action, a tab and the reason.
#[wasm_bindgen]
pub fn choose(question: &str) -> Result<String, JsError> {
    protocol::answer_choose(question).map_err(|fault| JsError::new(&fault))
}
