//! The web page round the game.

use bevy::prelude::*;

use super::language::{Language, Locale};
use super::speech::Spoken;

/// Frames until all that is seen at first has been drawn.
const FIRST_FRAMES: u8 = 3;

fn uncover(mut frames: Local<u8>) {
    if *frames < FIRST_FRAMES {
        *frames += 1;
        if *frames == FIRST_FRAMES {
            js::drawn();
        }
    }
}

/// Has the page's screen reader say what is spoken.
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

/// The folder of the assets, whose name on a host contains what is in it.
pub(in crate::app) fn assets() -> Option<String> {
    let canvas = web_sys::window()?.document()?.get_element_by_id("agon")?;
    canvas.get_attribute("data-assets")
}

mod js {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(module = "/web/page.js")]
    extern "C" {
        /// Tells the page that the game is on the screen.
        pub fn drawn();
        /// Has a sentence read out.
        pub fn say(text: &str);
        /// Tells the page in which language it is.
        pub fn language(tag: &str);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        (uncover, speak, follow_language.run_if(resource_changed::<Language>)),
    );
}
