//! Warnings and errors in the browser's console. Bevy's own log would bring an engine for regular expressions along.

use std::fmt::{Debug, Write};

use tracing::field::{Field, Visit};
use tracing::subscriber::{Subscriber, set_global_default};
use tracing::{Event, Level, Metadata, span};
use wasm_bindgen::JsValue;
use web_sys::console;

/// Without a sound device the game is silent; keep its log quiet as well.
const QUIET: &str = "bevy_kira_audio::audio_output";
/// egui's own text field on touch screens, in place of which there is web/writing.js. At every touch egui complains that
/// its own is not there.
const REPLACED: &str = "bevy_egui::text_agent";

/// From now on the console shows them, whichever of the two crates for logging they come from.
pub(super) fn show() {
    // Both fail only if something else shows them already.
    _ = set_global_default(Console);
    if log::set_logger(&Console).is_ok() {
        log::set_max_level(log::LevelFilter::Warn);
    }
}

struct Console;

fn is_shown(is_error: bool, target: &str) -> bool {
    !target.starts_with(REPLACED) && (is_error || !target.starts_with(QUIET))
}

fn write(is_error: bool, target: &str, message: &str) {
    let line = JsValue::from(format!("{target}: {message}"));
    match is_error {
        true => console::error_1(&line),
        false => console::warn_1(&line),
    }
}

/// Text of an event: its message, and other values by their names.
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        _ = match field.name() {
            "message" => write!(self.0, "{value:?} "),
            name => write!(self.0, "{name}={value:?} "),
        };
    }
}

impl Subscriber for Console {
    fn enabled(&self, metadata: &Metadata) -> bool {
        let level = *metadata.level();
        metadata.is_event() && level <= Level::WARN && is_shown(level == Level::ERROR, metadata.target())
    }

    fn event(&self, event: &Event) {
        let metadata = event.metadata();
        let mut message = Message(String::new());
        event.record(&mut message);
        write(
            *metadata.level() == Level::ERROR,
            metadata.target(),
            message.0.trim_end(),
        );
    }

    // Spans are never enabled.
    fn new_span(&self, _: &span::Attributes) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

impl log::Log for Console {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        let level = metadata.level();
        level <= log::Level::Warn && is_shown(level == log::Level::Error, metadata.target())
    }

    fn log(&self, record: &log::Record) {
        if log::Log::enabled(self, record.metadata()) {
            let is_error = record.level() == log::Level::Error;
            write(is_error, record.target(), &record.args().to_string());
        }
    }

    fn flush(&self) {}
}
