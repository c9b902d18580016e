//! Keys that ask for something by themselves, and which they are: one table, which the player may change.
//!
//! A system that does what a shortcut is for reads the message [`ShortcutPressed`]; nothing else looks at keys:
//!
//! ```text
//! fn step(mut pressed: MessageReader<ShortcutPressed>) {
//!     for shortcut in pressed.read().map(|pressed| pressed.shortcut) {
//!         match shortcut {
//!             Shortcut::PreviousMove => …,
//!             _ => {}
//!         }
//!     }
//! }
//! ```
//!
//! It need not ask what lies over the board: a shortcut is told of only while it means something. A key
//! that is held repeats, and buttons of gamepads are told of likewise. Arrows, Enter, Space, Tab and Escape are no
//! shortcuts: they lead through every screen, and stay what they are.

use std::collections::BTreeMap;

use bevy::input::InputSystems;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use serde::{Deserialize, Serialize};

use super::gamepad;
use super::notice::Notice;
use super::screens::{Ground, ground};
use super::settings::Settings;
use chord::Held;
pub use chord::{Chord, Refusal};

mod chord;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Learning>()
        .add_message::<ShortcutPressed>()
        .add_message::<Learned>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_message::<Notice>()
        .add_systems(
            PreUpdate,
            ground
                .pipe(translate)
                .in_set(Translate)
                .after(InputSystems)
                .after(gamepad::PressKeys),
        );
}

/// In `PreUpdate`: keys become [`ShortcutPressed`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Translate;

/// What a key can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shortcut {
    /// To put down what is picked up.
    PutDown,
    /// To take the last move back.
    Undo,
    /// To play again what was taken back.
    Redo,
    /// To look at the position one move earlier.
    PreviousMove,
    /// To look at the position one move later.
    NextMove,
    /// To look at the position before the first move.
    FirstMove,
    /// To look at the position after the last move.
    LastMove,
    /// The list of all moves.
    Moves,
    /// To make the variation that is looked at the game.
    PromoteVariation,
    /// To remove the variation that is looked at, from there on.
    RemoveVariation,
    /// The other of the two views.
    OtherView,
    /// The camera where it was at the beginning.
    CameraHome,
    /// What the opponent threatens shown or not.
    Threats,
    /// All sound off or on.
    Mute,
    /// The list of all keys.
    Keys,
}

impl Shortcut {
    /// All of them, in the order of their declaration.
    pub const ALL: [Self; 15] = [
        Self::PutDown,
        Self::Undo,
        Self::Redo,
        Self::PreviousMove,
        Self::NextMove,
        Self::FirstMove,
        Self::LastMove,
        Self::Moves,
        Self::PromoteVariation,
        Self::RemoveVariation,
        Self::OtherView,
        Self::CameraHome,
        Self::Threats,
        Self::Mute,
        Self::Keys,
    ];

    /// What keys must mean for it to mean something.
    pub const fn ground(self) -> Ground {
        match self {
            Self::Mute | Self::Keys => Ground::Screens,
            Self::PreviousMove
            | Self::NextMove
            | Self::FirstMove
            | Self::LastMove
            | Self::Moves
            | Self::PromoteVariation
            | Self::RemoveVariation => Ground::Moves,
            Self::PutDown | Self::Undo | Self::Redo | Self::OtherView | Self::CameraHome | Self::Threats => {
                Ground::Board
            }
        }
    }

    /// The keys it has at first.
    fn usual(self) -> Vec<Chord> {
        let keys: &[&str] = match self {
            Self::PutDown => &["Backspace"],
            Self::Undo => &["Ctrl+Z"],
            Self::Redo => &["Ctrl+Y", "Ctrl+Shift+Z"],
            Self::PreviousMove => &[",", "PageUp"],
            Self::NextMove => &[".", "PageDown"],
            Self::FirstMove => &["Home"],
            Self::LastMove => &["End"],
            Self::Moves => &["L"],
            Self::PromoteVariation => &["P"],
            Self::RemoveVariation => &["Delete"],
            Self::OtherView => &["V"],
            Self::CameraHome => &["R"],
            Self::Threats => &["T"],
            Self::Mute => &["M"],
            Self::Keys => &["?"],
        };
        keys.iter().filter_map(|key| key.parse().ok()).collect()
    }
}

/// A shortcut's key, or its button on a gamepad, went down, or repeats while it is held.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortcutPressed {
    /// What is asked for.
    pub shortcut: Shortcut,
    /// Whether the key is only still held.
    pub repeat: bool,
}

/// Which keys the shortcuts have: the usual ones but for those the player has changed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, Vec<String>>", into = "BTreeMap<String, Vec<String>>")]
pub struct Bindings(BTreeMap<Shortcut, Vec<Chord>>);

impl Bindings {
    /// The keys of a shortcut; none if they were given to others.
    pub fn keys(&self, shortcut: Shortcut) -> Vec<Chord> {
        self.0.get(&shortcut).cloned().unwrap_or_else(|| shortcut.usual())
    }

    /// The shortcut that a key belongs to.
    pub fn owner(&self, chord: &Chord) -> Option<Shortcut> {
        // What was chosen by hand goes before what a later version has made usual.
        let chosen = |shortcut: &Shortcut| self.0.contains_key(shortcut);
        let (first, then): (Vec<_>, Vec<_>) = Shortcut::ALL.into_iter().partition(chosen);
        let mut all = first.into_iter().chain(then);
        all.find(|&shortcut| self.keys(shortcut).contains(chord))
    }

    /// Gives a key to a shortcut, in the place of all it had. Whose key it was gets these, so that none is without one.
    pub fn give(&mut self, shortcut: Shortcut, chord: Chord) {
        let had = self.keys(shortcut);
        if let Some(owner) = self.owner(&chord).filter(|&owner| owner != shortcut) {
            let mut keys = self.keys(owner);
            keys.retain(|key| *key != chord);
            if keys.is_empty() {
                keys = had;
            }
            self.set(owner, keys);
        }
        self.set(shortcut, vec![chord]);
    }

    fn set(&mut self, shortcut: Shortcut, keys: Vec<Chord>) {
        if keys == shortcut.usual() {
            self.0.remove(&shortcut);
        } else {
            self.0.insert(shortcut, keys);
        }
    }

    /// Whether all keys are the usual ones.
    pub fn are_usual(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<BTreeMap<String, Vec<String>>> for Bindings {
    /// What another version wrote and this one does not know is left out.
    fn from(kept: BTreeMap<String, Vec<String>>) -> Self {
        let named = |name: &str| {
            let all = Shortcut::ALL.into_iter();
            all.into_iter().find(|shortcut| shortcut.to_string() == name)
        };
        let known = kept.into_iter().filter_map(|(name, keys)| {
            let keys: Vec<Chord> = keys.iter().filter_map(|key| key.parse().ok()).collect();
            Some((named(&name)?, keys)).filter(|(_, keys)| !keys.is_empty())
        });
        Self(known.collect())
    }
}

impl From<Bindings> for BTreeMap<String, Vec<String>> {
    fn from(bindings: Bindings) -> Self {
        let texts = |keys: Vec<Chord>| keys.iter().map(Chord::to_string).collect();
        let kept = bindings.0.into_iter();
        kept.map(|(shortcut, keys)| (shortcut.to_string(), texts(keys)))
            .collect()
    }
}

impl std::fmt::Display for Shortcut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.serialize(f)
    }
}

/// The shortcut for which the next key is to be the new one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learning(pub Option<Shortcut>);

/// A key was pressed that is to be a shortcut's.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Learned {
    /// The shortcut.
    pub shortcut: Shortcut,
    /// The key, or why it cannot be had.
    pub chord: Result<Chord, Refusal>,
}

/// Follows keys one by one: on a slow machine several of them fall into one frame.
fn translate(
    In(ground): In<Ground>,
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    settings: Res<Settings>,
    mut held: Local<Held>,
    mut learning: ResMut<Learning>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    (mut pressed, mut learned): (MessageWriter<ShortcutPressed>, MessageWriter<Learned>),
) {
    if lost.read().count() > 0 {
        *held = Held::default();
    }
    for key in keys.read() {
        held.follow(key);
        if !key.state.is_pressed() || held.is_modifier(key.key_code) {
            continue;
        }
        if let Some(shortcut) = learning.0 {
            if !key.repeat {
                learning.0 = None;
                let chord = Chord::to_be_had(key, *held);
                learned.write(Learned { shortcut, chord });
            }
            continue;
        }
        // In a text field every key is the field's.
        let typing = panels.iter_mut().any(|mut panel| panel.get_mut().text_edit_focused());
        let shortcut = Chord::of(key, *held).and_then(|chord| settings.keys.owner(&chord));
        if let Some(shortcut) = shortcut.filter(|shortcut| !typing && ground >= shortcut.ground()) {
            let repeat = key.repeat;
            pressed.write(ShortcutPressed { shortcut, repeat });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
    }

    #[test]
    fn every_shortcut_has_a_key_and_no_key_has_two() {
        let bindings = Bindings::default();
        for shortcut in Shortcut::ALL {
            let keys = bindings.keys(shortcut);
            assert!(!keys.is_empty(), "{shortcut}");
            for key in keys {
                assert_eq!(bindings.owner(&key), Some(shortcut), "{key}");
            }
        }
    }

    #[test]
    fn a_key_that_is_taken_is_swapped() {
        let mut bindings = Bindings::default();
        bindings.give(Shortcut::OtherView, chord("M"));
        assert_eq!(bindings.keys(Shortcut::OtherView), [chord("M")]);
        assert_eq!(bindings.keys(Shortcut::Mute), [chord("V")]);
        bindings.give(Shortcut::OtherView, chord("V"));
        assert!(bindings.are_usual(), "{bindings:?}");
    }

    #[test]
    fn of_several_keys_one_may_be_given_away() {
        let mut bindings = Bindings::default();
        bindings.give(Shortcut::CameraHome, chord("Home"));
        assert_eq!(bindings.keys(Shortcut::FirstMove), [chord("R")]);
        bindings.give(Shortcut::Mute, chord("PageUp"));
        assert_eq!(bindings.keys(Shortcut::PreviousMove), [chord(",")]);
    }

    #[test]
    fn changed_keys_are_kept_and_unknown_ones_tolerated() {
        let mut bindings = Bindings::default();
        bindings.give(Shortcut::Undo, chord("U"));
        let text = serde_json::to_string(&bindings).unwrap();
        assert_eq!(text, r#"{"undo":["U"]}"#);
        assert_eq!(serde_json::from_str::<Bindings>(&text).unwrap(), bindings);
        let text = r#"{"undo":["U","Hyper+ü+"],"make_tea":["T"],"redo":[]}"#;
        assert_eq!(serde_json::from_str::<Bindings>(text).unwrap(), bindings);
    }
}
