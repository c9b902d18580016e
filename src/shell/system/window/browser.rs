//! The page fills the screen if the browser allows it, until the player leaves by the browser's own key. Nothing is
//! remembered: browsers grant it only right after something was pressed.

use bevy::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/web/page.js")]
extern "C" {
    #[wasm_bindgen(js_name = isFullScreen)]
    fn is_full_screen() -> Option<bool>;
    #[wasm_bindgen(js_name = setFullScreen)]
    fn set_page(wanted: bool);
}

pub(super) const fn plugin(_: &mut App) {}

pub(super) fn full_screen(_: &World) -> Option<bool> {
    is_full_screen()
}

pub(super) fn set_full_screen(_: &mut World, wanted: bool) {
    set_page(wanted);
}
