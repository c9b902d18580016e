//! The browser: `web/exchange.js` does the work and reports the results.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use wasm_bindgen::prelude::*;

use super::events::{Exchange, ExchangeEvent, ExchangeOutcome, LARGEST};
use crate::shell::system::store::error::Cause;

#[wasm_bindgen(module = "/web/exchange.js")]
extern "C" {
    fn listen(tell: &JsValue, tell_file: &JsValue, largest: u32);
    #[wasm_bindgen(js_name = address)]
    fn page_address() -> String;
    #[wasm_bindgen(js_name = copy)]
    fn copy_text(text: &str);
    #[wasm_bindgen(js_name = paste)]
    fn paste_text();
    #[wasm_bindgen(js_name = save)]
    fn save_file(name: &str, contents: &[u8]);
    #[wasm_bindgen(js_name = open)]
    fn open_file();
    #[wasm_bindgen(js_name = localSeconds)]
    fn page_seconds() -> f64;
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, hear);
}

/// Listens to the page for as long as it is open.
fn hear(exchange: Res<Exchange>) {
    let (exchange, files) = (exchange.clone(), exchange.clone());
    let told = Closure::<dyn FnMut(String, String, String)>::new(move |kind: String, name, text| {
        let news: ExchangeEvent = match kind.as_str() {
            "address" => return exchange.take_address(text),
            "clipboard" => ExchangeEvent::pasted(text),
            "copied" => ExchangeOutcome::Copied.into(),
            "not-copied" => ExchangeOutcome::NotCopied.into(),
            "saved" => ExchangeOutcome::Saved(None).into(),
            "not-saved" => ExchangeOutcome::NotSaved(Cause::Denied).into(),
            "too-large" => ExchangeOutcome::TooLarge(name).into(),
            "folder" => ExchangeOutcome::Folder.into(),
            "one-at-a-time" => ExchangeOutcome::OneAtATime(name).into(),
            "not-read" => ExchangeOutcome::NotRead(name, Cause::Denied).into(),
            other => return warn!("the page tells of {other}"),
        };
        exchange.tell(news);
    });
    let file =
        Closure::<dyn FnMut(String, Vec<u8>)>::new(move |name, contents: Vec<u8>| files.take_in(name, &contents));
    listen(&told.into_js_value(), &file.into_js_value(), LARGEST as u32);
}

pub(crate) fn copy(_: &Exchange, _: &mut EguiClipboard, text: &str) {
    copy_text(text);
}

pub(crate) fn paste(_: &Exchange, _: &mut EguiClipboard) {
    paste_text();
}

pub(crate) fn save(_: &Exchange, name: &str, contents: Vec<u8>) {
    save_file(name, &contents);
}

pub(crate) fn open(_: &Exchange) {
    open_file();
}

pub(crate) const fn takes_drops() -> bool {
    true
}

pub(crate) fn address() -> Option<String> {
    Some(page_address())
}

pub(crate) fn local_seconds() -> u64 {
    page_seconds() as u64
}
