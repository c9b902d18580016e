//! The web page that hosts the game.

use bevy::prelude::*;

use super::accessibility::speech::Spoken;
use super::system::language::{Language, Locale};
use super::system::redraw::FIRST_FRAMES;

fn uncover(mut frames: Local<u8>) {
    if *frames < FIRST_FRAMES {
        *frames += 1;
        if *frames == FIRST_FRAMES {
            js::drawn();
        }
    }
}

/// Forwards announcements to the page, for its screen reader.
fn speak(mut spoken: MessageReader<Spoken>) {
    for Spoken(text) in spoken.read() {
        js::say(text);
    }
}

fn follow_language(language: Res<Language>) {
    js::language(match language.locale() {
        Locale::Fr => "fr",
        Locale::En | Locale::Pseudo => "en",
    });
}

/// The assets folder, whose name on the host contains a hash of its contents. The page sets it on the canvas, which is
/// found by a CSS selector.
pub(crate) fn assets(canvas: &str) -> Option<String> {
    let canvas = web_sys::window()?.document()?.query_selector(canvas).ok()??;
    canvas.get_attribute("data-assets")
}

/// Whether the page was opened at an address of its own: that of a page of the program, or of a link to a game.
pub(crate) fn has_address() -> bool {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.is_some_and(|hash| hash.len() > 1)
}

mod js {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(module = "/web/page.js")]
    extern "C" {
        /// Tells the page that the game is on screen.
        pub fn drawn();
        /// Has a sentence read out.
        pub fn say(text: &str);
        /// Tells the page which language is in use.
        pub fn language(tag: &str);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        (uncover, speak, follow_language.run_if(resource_changed::<Language>)),
    );
}
