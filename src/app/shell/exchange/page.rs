//! The browser: `web/exchange.js` does what there is to do, and tells of it.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use wasm_bindgen::prelude::*;

use super::{Arrived, Exchange, LARGEST, News, Origin};
use crate::app::shell::store::Cause;

#[wasm_bindgen(module = "/web/exchange.js")]
extern "C" {
    fn listen(tell: &JsValue, largest: u32);
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
    fn seconds() -> f64;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, hear);
}

/// Listens as long as there is a page.
fn hear(exchange: Res<Exchange>) {
    let exchange = exchange.clone();
    let told = Closure::<dyn FnMut(String, String, String)>::new(move |kind: String, name, text| {
        exchange.tell(match kind.as_str() {
            "address" => News::Arrived(Arrived {
                text,
                from: Origin::Address,
            }),
            "file" => return exchange.take_in(name, text.as_bytes()),
            "clipboard" => News::pasted(text),
            "copied" => News::Copied,
            "not-copied" => News::NotCopied,
            "saved" => News::Saved(None),
            "not-saved" => News::NotSaved(Cause::Denied),
            "too-large" => News::TooLarge(name),
            "not-read" => News::NotRead(name, Cause::Denied),
            other => return warn!("the page tells of {other}"),
        });
    });
    listen(&told.into_js_value(), LARGEST as u32);
}

pub(super) fn copy(_: &Exchange, _: &mut EguiClipboard, text: &str) {
    copy_text(text);
}

pub(super) fn paste(_: &Exchange, _: &mut EguiClipboard) {
    paste_text();
}

pub(super) fn save(_: &Exchange, name: &str, contents: Vec<u8>) {
    save_file(name, &contents);
}

pub(super) fn open(_: &Exchange) {
    open_file();
}

pub(super) fn address() -> Option<String> {
    Some(page_address())
}

pub(super) fn seconds_since_1970() -> u64 {
    seconds() as u64
}
