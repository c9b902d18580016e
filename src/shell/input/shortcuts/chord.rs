//! A key with its modifiers, read from key presses and from text.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::shell::input::layout::Layout;
use crate::shell::system::language::{Language, key};

/// A key, and whether Ctrl (or Cmd) and Shift are held with it. Letters and symbols are identified by the sign
/// printed on them in any keyboard layout, or by their place where that is no Latin letter; for symbols Shift is
/// ignored, as layouts differ in which ones need it.
///
/// Written as `Ctrl+Shift+Z`, `,`, `PageUp` or `Alt+Enter`. Alt makes a chord with Enter only: with letters it types
/// other signs or opens the system's menus.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chord {
    control: bool,
    shift: bool,
    key: Name,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Name {
    /// The sign printed on the key, in capitals.
    Sign(String),
    Named(Named),
}

/// Non-printing keys that may be shortcuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Named {
    Backspace,
    Delete,
    Insert,
    Home,
    End,
    PageUp,
    PageDown,
    F11,
    AltEnter,
}

impl Named {
    const ALL: [Self; 9] = [
        Self::Backspace,
        Self::Delete,
        Self::Insert,
        Self::Home,
        Self::End,
        Self::PageUp,
        Self::PageDown,
        Self::F11,
        Self::AltEnter,
    ];

    const fn text(self) -> &'static str {
        match self {
            Self::Backspace => "Backspace",
            Self::Delete => "Delete",
            Self::Insert => "Insert",
            Self::Home => "Home",
            Self::End => "End",
            Self::PageUp => "PageUp",
            Self::PageDown => "PageDown",
            Self::F11 => "F11",
            Self::AltEnter => "Alt+Enter",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Backspace => key("key-backspace"),
            Self::Delete => key("key-delete"),
            Self::Insert => key("key-insert"),
            Self::Home => key("key-home"),
            Self::End => key("key-end"),
            Self::PageUp => key("key-page-up"),
            Self::PageDown => key("key-page-down"),
            Self::F11 => key("key-f11"),
            Self::AltEnter => key("key-alt-enter"),
        }
    }

    const fn of(key: &Key) -> Option<Self> {
        Some(match key {
            Key::Backspace => Self::Backspace,
            Key::Delete => Self::Delete,
            Key::Insert => Self::Insert,
            Key::Home => Self::Home,
            Key::End => Self::End,
            Key::PageUp => Self::PageUp,
            Key::PageDown => Self::PageDown,
            Key::F11 => Self::F11,
            _ => return None,
        })
    }
}

/// Why a key cannot be a shortcut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It cancels the choice of a key.
    Escape,
    /// It is used for navigation, or belongs to the system or the browser.
    Taken,
}

/// The modifiers currently held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    control: [bool; 4],
    shift: [bool; 2],
    alt: bool,
}

impl Held {
    /// Tracks modifier presses and releases.
    pub(crate) fn follow(&mut self, key: &KeyboardInput) {
        if let Some(held) = self.place(key.key_code) {
            *held = key.state.is_pressed();
        }
    }

    fn place(&mut self, key: KeyCode) -> Option<&mut bool> {
        Some(match key {
            KeyCode::ControlLeft => &mut self.control[0],
            KeyCode::ControlRight => &mut self.control[1],
            KeyCode::SuperLeft => &mut self.control[2],
            KeyCode::SuperRight => &mut self.control[3],
            KeyCode::ShiftLeft => &mut self.shift[0],
            KeyCode::ShiftRight => &mut self.shift[1],
            // The right Alt key (AltGr) types symbols.
            KeyCode::AltLeft => &mut self.alt,
            _ => return None,
        })
    }

    /// Whether the left Alt key is held.
    pub(crate) const fn alt(self) -> bool {
        self.alt
    }

    /// Whether a key is one of these modifiers.
    pub(crate) const fn is_modifier(self, key: KeyCode) -> bool {
        matches!(
            key,
            KeyCode::ControlLeft
                | KeyCode::ControlRight
                | KeyCode::SuperLeft
                | KeyCode::SuperRight
                | KeyCode::ShiftLeft
                | KeyCode::ShiftRight
                | KeyCode::AltLeft
                | KeyCode::AltRight
                | KeyCode::CapsLock
                | KeyCode::NumLock
                | KeyCode::Fn
        )
    }
}

impl Chord {
    /// The chord completed by a key press; `None` for keys that are never shortcuts.
    pub(crate) fn of(key: &KeyboardInput, held: Held) -> Option<Self> {
        let control = held.control.contains(&true);
        let shift = held.shift.contains(&true);
        let key = match &key.logical_key {
            Key::Enter if held.alt => Name::Named(Named::AltEnter),
            _ if held.alt => return None,
            Key::Character(text) if !text.trim().is_empty() => Name::Sign(text.to_uppercase()),
            named => Name::Named(Named::of(named)?),
        };
        let shift = shift && key.minds_shift();
        Some(Self { control, shift, key })
    }

    /// The chord of the same press on an English keyboard, if this one has no Latin letters.
    pub(crate) fn in_latin(key: &KeyboardInput, held: Held, layout: Layout) -> Option<Self> {
        let logical_key = Key::Character(layout.latin(key)?.into());
        let key = KeyboardInput {
            logical_key,
            ..key.clone()
        };
        Self::of(&key, held)
    }

    /// The chord of a key press, if it may be used as a shortcut.
    pub(crate) fn to_be_had(key: &KeyboardInput, held: Held, layout: Layout) -> Result<Self, Refusal> {
        if key.logical_key == Key::Escape {
            return Err(Refusal::Escape);
        }
        let latin = Self::in_latin(key, held, layout);
        let chord = latin.or_else(|| Self::of(key, held)).ok_or(Refusal::Taken)?;
        // Browsers fill the screen themselves.
        if cfg!(target_arch = "wasm32") && chord.key == Name::Named(Named::F11) {
            return Err(Refusal::Taken);
        }
        // Ctrl combinations belong to the browser, apart from these.
        let is_free = |name: &Name| matches!(name, Name::Sign(sign) if sign == "Z" || sign == "Y");
        if chord.control && !is_free(&chord.key) {
            return Err(Refusal::Taken);
        }
        Ok(chord)
    }

    /// The chord as shown to the player.
    pub fn in_words(&self, language: &Language) -> String {
        let mut words = Vec::new();
        if self.control {
            words.push(language.tr("key-ctrl"));
        }
        if self.shift {
            words.push(language.tr("key-shift"));
        }
        words.push(match &self.key {
            Name::Sign(sign) => sign.clone(),
            Name::Named(named) => language.tr(named.key()),
        });
        words.join(" + ")
    }
}

impl Name {
    fn minds_shift(&self) -> bool {
        match self {
            Self::Sign(sign) => sign.chars().all(char::is_alphabetic),
            Self::Named(_) => true,
        }
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, text) in [(self.control, "Ctrl+"), (self.shift, "Shift+")] {
            if held {
                f.write_str(text)?;
            }
        }
        match &self.key {
            Name::Sign(sign) => f.write_str(sign),
            Name::Named(named) => f.write_str(named.text()),
        }
    }
}

/// A text that names no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKey;

impl FromStr for Chord {
    type Err = UnknownKey;

    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let (control, rest) = text.strip_prefix("Ctrl+").map_or((false, text), |rest| (true, rest));
        let (shift, rest) = rest.strip_prefix("Shift+").map_or((false, rest), |rest| (true, rest));
        let named = Named::ALL.into_iter().find(|named| named.text() == rest);
        let key = match named {
            Some(named) => Name::Named(named),
            None if rest.chars().count() == 1 && !rest.trim().is_empty() => Name::Sign(rest.to_uppercase()),
            None => return Err(UnknownKey),
        };
        let shift = shift && key.minds_shift();
        Ok(Self { control, shift, key })
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;

    fn press(key_code: KeyCode, logical_key: Key) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn letter(text: &str) -> KeyboardInput {
        press(KeyCode::KeyA, Key::Character(text.into()))
    }

    fn holding(keys: &[KeyCode]) -> Held {
        let mut held = Held::default();
        for &key in keys {
            held.follow(&press(key, Key::Shift));
        }
        held
    }

    #[test]
    fn chords_are_read_as_they_are_written() {
        for text in [
            "Z",
            "Ctrl+Z",
            "Ctrl+Shift+Z",
            ",",
            "?",
            "PageUp",
            "Shift+Home",
            "+",
            "F11",
            "Alt+Enter",
        ] {
            assert_eq!(text.parse::<Chord>().unwrap().to_string(), text);
        }
        assert_eq!("z".parse::<Chord>(), "Z".parse());
        for text in ["", " ", "Ctrl+", "F5", "Tab", "zz", "Alt+Z", "Enter"] {
            assert_eq!(text.parse::<Chord>(), Err(UnknownKey), "{text:?}");
        }
    }

    #[test]
    fn letters_count_by_their_sign_and_symbols_without_shift() {
        let shift = holding(&[KeyCode::ShiftRight]);
        assert_eq!(Chord::of(&letter("?"), shift).unwrap().to_string(), "?");
        assert_eq!(Chord::of(&letter("Z"), shift).unwrap().to_string(), "Shift+Z");
        let both = holding(&[KeyCode::SuperLeft, KeyCode::ShiftLeft]);
        assert_eq!(Chord::of(&letter("Z"), both).unwrap().to_string(), "Ctrl+Shift+Z");
        assert_eq!(Chord::of(&letter("z"), holding(&[KeyCode::AltLeft])), None);
        let enter = press(KeyCode::Enter, Key::Enter);
        let alt_enter = Chord::of(&enter, holding(&[KeyCode::AltLeft])).unwrap();
        assert_eq!(alt_enter.to_string(), "Alt+Enter");
        assert_eq!(Chord::of(&enter, Held::default()), None);
    }

    fn to_be_had(key: &KeyboardInput, held: Held) -> Result<Chord, Refusal> {
        Chord::to_be_had(key, held, Layout::default())
    }

    #[test]
    fn a_key_of_another_script_is_kept_by_its_latin_place() {
        let key = press(KeyCode::KeyZ, Key::Character("я".into()));
        let chosen = to_be_had(&key, holding(&[KeyCode::ControlRight])).unwrap();
        assert_eq!(chosen.to_string(), "Ctrl+Z");
        let chosen = to_be_had(&key, holding(&[KeyCode::ShiftLeft])).unwrap();
        assert_eq!(chosen.to_string(), "Shift+Z");
    }

    #[test]
    fn keys_of_browsers_and_screens_cannot_be_shortcuts() {
        let control = holding(&[KeyCode::ControlLeft]);
        for (key, held) in [
            (letter("w"), control),
            (letter("r"), control),
            (press(KeyCode::F5, Key::F5), Held::default()),
            (press(KeyCode::Tab, Key::Tab), Held::default()),
            (press(KeyCode::ArrowUp, Key::ArrowUp), Held::default()),
            (press(KeyCode::Enter, Key::Enter), Held::default()),
            (press(KeyCode::Space, Key::Space), Held::default()),
        ] {
            assert_eq!(to_be_had(&key, held), Err(Refusal::Taken), "{key:?}");
        }
        let escape = press(KeyCode::Escape, Key::Escape);
        assert_eq!(to_be_had(&escape, Held::default()), Err(Refusal::Escape));
        assert!(to_be_had(&letter("z"), control).is_ok());
        assert!(to_be_had(&letter("x"), Held::default()).is_ok());
    }
}
