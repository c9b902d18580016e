//! The browser: `web/glyphs.js` draws the characters and makes a font of them.

use bevy::prelude::*;
use bevy_egui::egui::FontData;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/web/glyphs.js")]
extern "C" {
    /// The bytes of a font with these characters; empty if the browser does not let them be read.
    #[wasm_bindgen(catch)]
    fn font(characters: &str) -> Result<Vec<u8>, JsValue>;
}

/// The browser, which has some glyph for every character.
#[derive(Default)]
pub(super) struct Source;

impl Source {
    /// Delivers a font with these characters, at once.
    pub fn find(&self, characters: String, deliver: impl FnOnce(Vec<FontData>)) {
        match font(&characters) {
            Ok(file) if file.is_empty() => {}
            Ok(file) => deliver(vec![FontData::from_owned(file)]),
            Err(error) => warn!("the browser does not draw {characters}: {error:?}"),
        }
    }
}
