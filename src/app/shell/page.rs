//! The web page round the game.

use bevy::prelude::*;

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
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, uncover);
}
