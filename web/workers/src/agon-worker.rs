//! The engine for the browser, as a small wasm module without the game: JavaScript bindings of the text protocol.
//!
//! A search blocks the thread that called it, so the module belongs into a worker. To cancel a search, the page terminates
//! the worker and starts another.

#![warn(clippy::unwrap_used)]

use std::io::{self, Write};
use std::time::Duration;

use agon_core::engine::Monitor;
use agon_core::engine::protocol::{self, BENCH_DEPTH, Host, Job};
use agon_core::line_protocol::write_line;
use agon_core::rules::{self, Position, RuleSet};
use js_sys::Function;
use wasm_bindgen::prelude::*;

/// The module only exports functions.
fn main() {}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker was created.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

fn clock() -> Duration {
    Duration::from_secs_f64(now() / 1000.0)
}

/// Counts the paths of `depth` plies from the opening array, those of the last ply in bulk.
#[wasm_bindgen]
pub fn perft(depth: u32) -> u64 {
    let rules = RuleSet::default();
    rules::perft(&Position::start(&rules), &rules, depth)
}

/// As `perft`, with all moves made.
#[wasm_bindgen(js_name = perftMade)]
pub fn perft_made(depth: u32) -> u64 {
    let rules = RuleSet::default();
    rules::perft_made(&Position::start(&rules), &rules, depth)
}

/// Runs the engine's `bench`; `tell` is called with each of its lines.
#[wasm_bindgen]
pub fn bench(tell: Function) -> Result<(), JsError> {
    Ok(protocol::bench(BENCH_DEPTH, 1, &clock, &mut Listener(tell))?)
}

/// A session of the Universal Game Interface.
#[wasm_bindgen]
pub struct Session {
    session: protocol::Session,
    tell: Function,
}

#[wasm_bindgen]
impl Session {
    /// A session at the start of a game under `globe`. The seed varies the play of levels; `tell` is called with each
    /// answer, and with the reports of searches.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: u64, tell: Function) -> Self {
        Self {
            session: protocol::Session::new(seed),
            tell,
        }
    }

    /// Answers one line; `go` only returns when the search is done.
    pub fn line(&mut self, line: &str) -> Result<(), JsError> {
        let mut out = Listener(self.tell.clone());
        let mut host = Here(Listener(self.tell.clone()));
        self.session.line(line, &mut host, &mut out)?;
        Ok(())
    }
}

/// Hears lines.
struct Listener(Function);

impl Write for Listener {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Lines are written whole, so no character is cut.
        let text = str::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData)?;
        match self.0.call1(&JsValue::NULL, &text.trim_end().into()) {
            Ok(_) => Ok(bytes.len()),
            Err(_) => Err(io::ErrorKind::Other.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs each search at once, on the only thread there is.
struct Here(Listener);

impl Host for Here {
    fn start(&mut self, job: Job) {
        let answer = if job.is_infinite() {
            "error: nobody could stop this search: it needs a limit".into()
        } else {
            job.run(&mut Watch(clock()), &mut self.0)
        };
        // A listener that failed cannot be told so.
        let _ = write_line(&mut self.0, &answer);
    }

    fn stop(&mut self) {}
}

/// The clock of a search, by when it began.
struct Watch(Duration);

impl Monitor for Watch {
    fn elapsed(&self) -> Duration {
        clock().saturating_sub(self.0)
    }
}
