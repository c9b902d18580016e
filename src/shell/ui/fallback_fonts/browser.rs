//! The browser: `web/glyphs.js` draws the characters and makes a font of them. For Cyrillic letters the game has fonts of
//! its own, which are fetched.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::asset::AssetServer;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy_egui::egui::FontData;
use wasm_bindgen::prelude::*;

use super::found::Found;
use crate::shell::system::asset_texts::{ReadError, read};

#[wasm_bindgen(module = "/web/glyphs.js")]
extern "C" {
    /// The bytes of a font with these characters; empty if the browser does not let them be read.
    #[wasm_bindgen(catch)]
    fn font(characters: &str) -> Result<Vec<u8>, JsValue>;
}

/// The game's fonts with the letters of [`cyrillic`], in the order of `add_cyrillic`. `web/start.js` has the browser
/// fetch them ahead for a language that needs them.
const CYRILLIC: [&str; 3] = [
    "fonts/cyrillic/Inter-Regular.otf",
    "fonts/cyrillic/Inter-SemiBold.otf",
    "fonts/cyrillic/Vollkorn-SemiBold.ttf",
];

/// The browser, which has some glyph for every character.
#[derive(Default)]
pub(super) struct Source {
    /// Whether all Cyrillic letters are on their way.
    has_fetched_cyrillic: AtomicBool,
}

impl Source {
    /// Delivers a font with these characters: at once, but for Cyrillic letters.
    pub fn find(
        &self,
        characters: String,
        server: Option<&AssetServer>,
        deliver: impl Fn(Vec<Found>) + Send + 'static,
    ) {
        let others: String = characters
            .chars()
            .filter(|&character| !is_cyrillic(character))
            .collect();
        deliver(drawn(&others));
        if others == characters || self.has_fetched_cyrillic.swap(true, Ordering::Relaxed) {
            return;
        }
        let server = server.cloned();
        let fetch = async move {
            deliver(match fetch_cyrillic(server).await {
                Ok(files) => vec![Found::Cyrillic(files)],
                Err(error) => {
                    warn!("the Cyrillic letters: {error}");
                    drawn(&cyrillic().collect::<String>())
                }
            });
        };
        IoTaskPool::get().spawn(fetch).detach();
    }
}

fn cyrillic() -> impl Iterator<Item = char> {
    ('\u{400}'..='\u{45f}').chain(['Ґ', 'ґ'])
}

fn is_cyrillic(character: char) -> bool {
    cyrillic().any(|letter| letter == character)
}

async fn fetch_cyrillic(server: Option<AssetServer>) -> Result<[FontData; 3], ReadError> {
    let server = server.ok_or("nothing can be fetched")?;
    let [text, strong, display] = CYRILLIC.map(|path| read(&server, path.into()));
    Ok([text.await?, strong.await?, display.await?].map(FontData::from_owned))
}

fn drawn(characters: &str) -> Vec<Found> {
    if characters.is_empty() {
        return Vec::new();
    }
    match font(characters) {
        Ok(file) if file.is_empty() => Vec::new(),
        Ok(file) => vec![Found::Other(FontData::from_owned(file))],
        Err(error) => {
            warn!("the browser does not draw {characters}: {error:?}");
            Vec::new()
        }
    }
}
