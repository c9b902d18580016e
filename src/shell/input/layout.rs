//! Keyboards without Latin letters: their keys have the meanings of an English keyboard's in the same places.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::bevy_to_egui_physical_key;

/// The keyboard's layout, as far as its last letter shows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Layout {
    lacks_latin: bool,
}

impl Layout {
    /// Learns from a key press.
    pub(crate) fn follow(&mut self, key: &KeyboardInput) {
        let Some(text) = text(key).filter(|_| key.state.is_pressed()) else {
            return;
        };
        if text.chars().any(is_foreign) {
            self.lacks_latin = true;
        } else if text.chars().any(|sign| sign.is_ascii_alphabetic()) {
            self.lacks_latin = false;
        }
    }

    /// The sign of an English keyboard in a key's place, if this one has no Latin letters: a capital letter, a digit,
    /// or a sign that is typed without Shift. Some layouts have signs where others have letters, as Hebrew for Q and W.
    pub(crate) fn latin(self, key: &KeyboardInput) -> Option<&'static str> {
        let text = text(key)?;
        let place = on_english_keyboard(key.key_code)?;
        let is_sign = text.chars().all(|sign| sign.is_ascii_punctuation());
        let is_letter = place.chars().all(char::is_alphabetic);
        (text.chars().any(is_foreign) || (self.lacks_latin && is_sign && is_letter)).then_some(place)
    }
}

fn text(key: &KeyboardInput) -> Option<&str> {
    match &key.logical_key {
        Key::Character(text) => Some(text.as_str()),
        _ => None,
    }
}

/// Whether a letter is of another script than Latin. Latin letters with accents are printed on keys of their own, and
/// signs of trade, number or currency belong to all scripts.
const fn is_foreign(sign: char) -> bool {
    !matches!(sign, '\0'..='\u{36f}' | '\u{1e00}'..='\u{1eff}' | '\u{2000}'..='\u{2bff}' | '\u{e000}'..='\u{f8ff}')
}

fn on_english_keyboard(key: KeyCode) -> Option<&'static str> {
    match key {
        KeyCode::Comma => Some(","),
        KeyCode::Period => Some("."),
        _ => {
            let name = bevy_to_egui_physical_key(&key)?.name();
            (name.len() == 1).then_some(name)
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use bevy::input::ButtonState;

    use super::*;

    pub(crate) fn press(key_code: KeyCode, text: &str) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key: Key::Character(text.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn a_key_without_a_latin_letter_is_the_one_in_its_place() {
        for (key, text, latin) in [
            (KeyCode::KeyV, "м", Some("V")),
            (KeyCode::KeyZ, "Я", Some("Z")),
            (KeyCode::Comma, "б", Some(",")),
            (KeyCode::KeyH, "η", Some("H")),
            (KeyCode::KeyG, "ע", Some("G")),
            (KeyCode::KeyB, "لا", Some("B")),
            (KeyCode::Digit1, "۱", Some("1")),
            (KeyCode::KeyK, "ก", Some("K")),
            // Of keyboards with Latin letters.
            (KeyCode::KeyQ, "a", None),
            (KeyCode::KeyW, "Z", None),
            (KeyCode::Semicolon, "ö", None),
            (KeyCode::Digit2, "é", None),
            (KeyCode::KeyE, "€", None),
            (KeyCode::KeyQ, "'", None),
        ] {
            assert_eq!(Layout::default().latin(&press(key, text)), latin, "{text}");
        }
    }

    #[test]
    fn a_sign_stands_for_a_letter_only_where_the_letters_are_not_latin() {
        let mut layout = Layout::default();
        let quote = press(KeyCode::KeyW, "'");
        layout.follow(&press(KeyCode::KeyA, "ש"));
        assert_eq!(layout.latin(&quote), Some("W"));
        assert_eq!(
            layout.latin(&press(KeyCode::Quote, ",")),
            None,
            "it is no letter's place"
        );
        layout.follow(&press(KeyCode::KeyS, "o"));
        assert_eq!(layout.latin(&quote), None, "Dvorak has its letter elsewhere");
    }
}
