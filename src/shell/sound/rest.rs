//! Lets the browser's sound rest while nothing is to be heard. The page is told of changes only, and waits by itself:
//! no frame is drawn for it.

use bevy::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

use super::effect::PlayEffect;
use super::output::Ask;
use crate::shell::system::settings::program::Settings;

#[wasm_bindgen(module = "/web/page.js")]
extern "C" {
    fn sound(goes_on: bool);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, tell_page.in_set(Ask));
}

fn tell_page(mut effects: MessageReader<PlayEffect>, settings: Res<Settings>) {
    let is_effect_heard = effects.read().count() > 0 && settings.sound() > 0.0;
    if is_effect_heard || settings.is_changed() {
        sound(settings.music() > 0.0 || settings.ambience() > 0.0);
    }
}
