//! Fields to write in, on the touch screens that browsers have: over each lies one of the page's own (`web/writing.js`), for
//! which the browser opens its keyboard.

#[cfg(not(target_arch = "wasm32"))]
use bevy_egui::egui::{Response, Ui};

#[cfg(not(target_arch = "wasm32"))]
use super::widgets::Field;

/// Takes over what has been written on the page where a field is drawn, and tells whether something has.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const fn take_over(_: &Ui, _: &Response, _: &mut String, _: &Field) -> bool {
    false
}

#[cfg(target_arch = "wasm32")]
pub(super) use page::{plugin, take_over};

#[cfg(target_arch = "wasm32")]
mod page {
    use bevy::prelude::*;
    use bevy_egui::egui::{Response, Ui};
    use wasm_bindgen::prelude::*;

    use crate::app::shell::theme::{Palette, size};
    use crate::app::shell::wake::Alarm;
    use crate::app::shell::widgets::Field;

    #[wasm_bindgen(module = "/web/writing.js")]
    extern "C" {
        /// Has `ring` called when something has been written.
        fn listen(ring: &JsValue);
        /// Places a field by its name, in shares of the canvas. Gives what has been written in it.
        #[allow(clippy::too_many_arguments, reason = "a place has four, and a field some more")]
        fn place(
            name: &str,
            x: f32,
            y: f32,
            width: f32,
            height: f32,
            text: &str,
            label: &str,
            longest: u32,
            many_lines: bool,
        ) -> Option<String>;
        /// The colours of a field that is written in: behind the letters, theirs, and round it.
        fn dress(ground: &str, ink: &str, ring: &str);
        /// All fields have been placed.
        fn settle();
    }

    fn begin(alarm: Res<Alarm>) {
        let alarm = alarm.clone();
        listen(&Closure::<dyn Fn()>::new(move || alarm.ring()).into_js_value());
    }

    pub fn plugin(app: &mut App) {
        app.add_systems(Startup, begin).add_systems(Last, settle);
    }

    pub fn take_over(ui: &Ui, drawn: &Response, text: &mut String, field: &Field) -> bool {
        let rect = drawn.rect.intersect(ui.clip_rect());
        let in_reach = drawn.enabled() && ui.memory(|memory| memory.allows_interaction(drawn.layer_id));
        // What is scrolled away, or nearly, is not to be touched.
        if !in_reach || rect.height() < size::TOUCH.min(drawn.rect.height()) - 1.0 {
            return false;
        }
        let palette = Palette::of(ui.ctx());
        let [ground, ink, ring] =
            [ui.visuals().text_edit_bg_color(), palette.ink, palette.focus].map(|colour| colour.to_hex());
        dress(&ground, &ink, &ring);
        let whole = ui.ctx().content_rect();
        let written = place(
            &format!("{:?}", drawn.id),
            rect.left() / whole.width(),
            rect.top() / whole.height(),
            rect.width() / whole.width(),
            rect.height() / whole.height(),
            text,
            field.name,
            u32::try_from(field.longest).unwrap_or(u32::MAX),
            field.lines > 1,
        );
        if let Some(written) = written {
            *text = written;
            return true;
        }
        false
    }
}
