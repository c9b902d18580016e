//! The web page that hosts the game.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::accessibility::speech::Spoken;
use super::system::language::Language;
use super::system::redraw::FIRST_FRAMES;

/// Notes the time of a step of the start, for those who measure it.
pub(crate) fn mark(step: &str) {
    js::mark(step);
}

fn uncover(mut frames: Local<u8>) {
    if *frames < FIRST_FRAMES {
        *frames += 1;
        if *frames == 1 {
            mark("first frame");
        }
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
    js::language(language.locale().tag());
}

fn follow_title(windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>, mut before: Local<String>) {
    if let Ok(window) = windows.single()
        && window.title != *before
    {
        before.clone_from(&window.title);
        js::title(&window.title);
    }
}

/// The assets folder, whose name on the host contains a hash of its contents. The page sets it on the canvas, which is
/// found by a CSS selector.
pub(crate) fn assets(canvas: &str) -> Option<String> {
    let canvas = web_sys::window()?.document()?.query_selector(canvas).ok()??;
    canvas.get_attribute("data-assets")
}

/// The fragment of the page's address: the name of a page of the program, or a link to a game. `None` without one.
pub(crate) fn fragment() -> Option<String> {
    let hash = web_sys::window()?.location().hash().ok()?;
    hash.strip_prefix('#')
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
}

/// The name that the store has for the game with which the page goes on, having come back by itself: it was being played
/// when the graphics card dropped the picture. The page sets it on the canvas.
pub(crate) fn resumed(canvas: &str) -> Option<String> {
    let canvas = web_sys::window()?.document()?.query_selector(canvas).ok()??;
    canvas.get_attribute("data-resumed").filter(|name| !name.is_empty())
}

mod js {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(module = "/web/page.js")]
    extern "C" {
        /// Reports that the game is on screen.
        pub fn drawn();
        /// Notes the time of a step of the start.
        pub fn mark(step: &str);
        /// Has a sentence read out.
        pub fn say(text: &str);
        /// Gives the page the name of the game on the table.
        pub fn title(name: &str);
        /// Gives the page the language in use.
        pub fn language(tag: &str);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, || mark("graphics card")).add_systems(
        Last,
        (
            uncover,
            speak,
            follow_title,
            follow_language.run_if(resource_changed::<Language>),
        ),
    );
}
