//! Text input on touch screens in browsers: each field is overlaid with a native one of the page (`web/writing.js`),
//! for which the browser opens its on-screen keyboard.

use bevy_egui::egui::{Key, Response, Ui};

/// Description of a text field.
pub struct Field<'a> {
    /// Its label.
    pub name: &'a str,
    /// The placeholder shown while it is empty.
    pub hint: &'a str,
    /// Maximum number of characters.
    pub longest: usize,
    /// Its height in lines.
    pub lines: usize,
}

/// Takes over text entered in the page's field over this one, and returns whether there was any.
pub(crate) fn take_over(ui: &Ui, response: &Response, text: &mut String, field: &Field) -> bool {
    #[cfg(target_arch = "wasm32")]
    return page::take_over(ui, response, text, field);
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = (ui, response, text, field);
        false
    }
}

/// Whether Enter has just ended the writing in this field of one line, or in the page's over it.
pub(crate) fn is_entered(ui: &Ui, field: &Response) -> bool {
    #[cfg(target_arch = "wasm32")]
    if page::is_entered(field) {
        return true;
    }
    // Enter takes the focus from the field.
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

#[cfg(target_arch = "wasm32")]
pub(crate) mod page {
    use bevy::prelude::*;
    use bevy_egui::egui::{Response, Ui};
    use wasm_bindgen::prelude::*;

    use super::Field;
    use crate::shell::system::redraw::Alarm;
    use crate::shell::ui::theme::tokens::{Palette, size};

    #[wasm_bindgen(module = "/web/writing.js")]
    extern "C" {
        /// Registers `ring` to be called when text has been entered.
        fn listen(ring: &JsValue);
        /// Positions the field with this name: left edge, top edge, width and height, as fractions of the canvas. Returns
        /// the text entered in it.
        fn place(name: &str, place: &[f32], text: &str, label: &str, longest: u32, many_lines: bool) -> Option<String>;
        /// Whether Enter has ended the writing in the field with this name since the last call.
        fn entered(name: &str) -> bool;
        /// Sets the colours of a field in use: its background, its text and its outline.
        #[wasm_bindgen(js_name = setColours)]
        fn set_colours(ground: &str, ink: &str, ring: &str);
        /// Marks the end of placing fields for this frame.
        fn settle();
    }

    fn begin(alarm: Res<Alarm>) {
        let alarm = alarm.clone();
        listen(&Closure::<dyn Fn()>::new(move || alarm.ring()).into_js_value());
    }

    pub fn plugin(app: &mut App) {
        app.add_systems(Startup, begin).add_systems(Last, settle);
    }

    /// The name of the page's field over this one.
    fn name(drawn: &Response) -> String {
        format!("{:?}", drawn.id)
    }

    pub fn is_entered(drawn: &Response) -> bool {
        entered(&name(drawn))
    }

    pub fn take_over(ui: &Ui, drawn: &Response, text: &mut String, field: &Field) -> bool {
        let rect = drawn.rect.intersect(ui.clip_rect());
        let in_reach = drawn.enabled() && ui.memory(|memory| memory.allows_interaction(drawn.layer_id));
        // A field scrolled out of sight, or nearly so, must not be touchable.
        if !in_reach || rect.height() < size::TOUCH.min(drawn.rect.height()) - 1.0 {
            return false;
        }
        let palette = Palette::of(ui.ctx());
        let [ground, ink, ring] =
            [ui.visuals().text_edit_bg_color(), palette.ink, palette.focus].map(|colour| colour.to_hex());
        set_colours(&ground, &ink, &ring);
        let whole = ui.ctx().content_rect();
        let written = place(
            &name(drawn),
            &[
                rect.left() / whole.width(),
                rect.top() / whole.height(),
                rect.width() / whole.width(),
                rect.height() / whole.height(),
            ],
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
