//! Keeps the modifiers in the stream of keys as the system reports them. It may swallow the release of one, as of Alt in a
//! chord that takes a picture of the screen, or the press: all keys that follow would mean something else. In the browser
//! the page sees to it, before the keys come here (`web/start.js`).

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::winit::RawWinitWindowEvent;
use winit::event::WindowEvent;
use winit::keyboard::ModifiersState;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<RawWinitWindowEvent>()
        .add_message::<KeyboardInput>()
        .add_systems(PreUpdate, mend.before(InputSystems));
}

/// The modifiers as the system reports them, each with its keys.
const KINDS: [(ModifiersState, Key, [KeyCode; 2]); 4] = [
    (
        ModifiersState::CONTROL,
        Key::Control,
        [KeyCode::ControlLeft, KeyCode::ControlRight],
    ),
    (
        ModifiersState::SHIFT,
        Key::Shift,
        [KeyCode::ShiftLeft, KeyCode::ShiftRight],
    ),
    (ModifiersState::ALT, Key::Alt, [KeyCode::AltLeft, KeyCode::AltRight]),
    (
        ModifiersState::SUPER,
        Key::Super,
        [KeyCode::SuperLeft, KeyCode::SuperRight],
    ),
];

fn kind(key: KeyCode) -> Option<ModifiersState> {
    let mut kinds = KINDS.into_iter();
    kinds.find(|(.., keys)| keys.contains(&key)).map(|(kind, ..)| kind)
}

/// An event of the keyboard, in the window's order.
enum KeyEvent {
    Key(KeyboardInput),
    Modifiers(ModifiersState),
}

/// The modifiers as reported, and as the stream of keys has them.
#[derive(Default)]
struct Modifiers {
    reported: ModifiersState,
    /// The presses whose releases have not come yet.
    held: Vec<KeyboardInput>,
}

impl Modifiers {
    /// The keys, with the presses and releases of modifiers that are missing among them.
    fn mend(&mut self, told: impl Iterator<Item = KeyEvent>) -> Vec<KeyboardInput> {
        let mut keys = Vec::new();
        for told in told {
            match told {
                KeyEvent::Modifiers(now) => {
                    let gone = self.reported - now;
                    self.reported = now;
                    self.release(gone, &mut keys);
                }
                KeyEvent::Key(key) => {
                    // Before a modifier's own key the report may be early or late.
                    if key.state.is_pressed() && kind(key.key_code).is_none() {
                        self.release(!self.reported, &mut keys);
                        self.press(&key, &mut keys);
                    }
                    self.follow(&key);
                    keys.push(key);
                }
            }
        }
        keys
    }

    fn follow(&mut self, key: &KeyboardInput) {
        self.held.retain(|held| held.key_code != key.key_code);
        // AltGr is reported as what it writes.
        let is_modifier = kind(key.key_code).is_some() && key.logical_key != Key::AltGraph;
        if is_modifier && key.state.is_pressed() {
            self.held.push(key.clone());
        }
    }

    /// Releases what is held of some kinds.
    fn release(&mut self, kinds: ModifiersState, keys: &mut Vec<KeyboardInput>) {
        let is_meant = |held: &mut KeyboardInput| kind(held.key_code).is_some_and(|kind| kinds.contains(kind));
        keys.extend(self.held.extract_if(.., is_meant).map(|held| KeyboardInput {
            state: ButtonState::Released,
            text: None,
            repeat: false,
            ..held
        }));
    }

    /// Presses what is reported and not held, before another key.
    fn press(&mut self, before: &KeyboardInput, keys: &mut Vec<KeyboardInput>) {
        for (modifier, logical_key, [key_code, _]) in KINDS {
            let is_held = self.held.iter().any(|held| kind(held.key_code) == Some(modifier));
            if self.reported.contains(modifier) && !is_held {
                let press = KeyboardInput {
                    key_code,
                    logical_key,
                    text: None,
                    repeat: false,
                    ..before.clone()
                };
                self.held.push(press.clone());
                keys.push(press);
            }
        }
    }
}

fn mend(
    mut told: MessageReader<RawWinitWindowEvent>,
    mut keys: ResMut<Messages<KeyboardInput>>,
    mut unread: Local<MessageCursor<KeyboardInput>>,
    mut modifiers: Local<Modifiers>,
) {
    let reports = told.read().filter_map(|told| match &told.event {
        WindowEvent::KeyboardInput {
            is_synthetic: false, ..
        } => Some(None),
        WindowEvent::ModifiersChanged(now) => Some(Some(now.state())),
        _ => None,
    });
    let reports: Vec<Option<ModifiersState>> = reports.collect();
    // The earlier ones are not the window's: those of gamepads, and releases when the window has lost the keyboard.
    let from_window = reports.iter().filter(|report| report.is_none()).count();
    let others = unread.len(&keys).saturating_sub(from_window);
    for key in unread.read(&keys).take(others).filter(|key| !key.state.is_pressed()) {
        modifiers.follow(key);
    }
    let own: Vec<KeyboardInput> = unread.clone().read(&keys).cloned().collect();
    let count = own.len();
    let mut own = own.into_iter();
    let told = reports.into_iter().filter_map(|report| match report {
        Some(now) => Some(KeyEvent::Modifiers(now)),
        None => own.next().map(KeyEvent::Key),
    });
    let mended = modifiers.mend(told);
    // Room for what was missing; then each gets its place.
    keys.write_batch(mended.iter().skip(count).cloned());
    for (key, mended) in unread.read_mut(&mut keys).zip(mended) {
        *key = mended;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key_code: KeyCode, logical_key: Key, state: ButtonState) -> KeyEvent {
        KeyEvent::Key(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        })
    }

    fn alt(state: ButtonState) -> KeyEvent {
        key(KeyCode::AltLeft, Key::Alt, state)
    }

    fn letter() -> KeyEvent {
        key(KeyCode::KeyV, Key::Character("v".into()), ButtonState::Pressed)
    }

    fn mended(told: Vec<KeyEvent>) -> Vec<(KeyCode, bool)> {
        let keys = Modifiers::default().mend(told.into_iter());
        keys.into_iter()
            .map(|key| (key.key_code, key.state.is_pressed()))
            .collect()
    }

    #[test]
    fn a_modifier_whose_release_was_swallowed_is_released_before_the_next_key() {
        let (held, none) = (
            KeyEvent::Modifiers(ModifiersState::ALT),
            KeyEvent::Modifiers(ModifiersState::empty()),
        );
        let told = vec![alt(ButtonState::Pressed), held, none, letter()];
        assert_eq!(
            mended(told),
            [
                (KeyCode::AltLeft, true),
                (KeyCode::AltLeft, false),
                (KeyCode::KeyV, true)
            ]
        );
    }

    #[test]
    fn a_modifier_whose_press_was_swallowed_is_pressed_before_the_next_key() {
        let told = vec![KeyEvent::Modifiers(ModifiersState::CONTROL), letter(), letter()];
        assert_eq!(
            mended(told),
            [
                (KeyCode::ControlLeft, true),
                (KeyCode::KeyV, true),
                (KeyCode::KeyV, true)
            ]
        );
    }

    #[test]
    fn modifiers_as_reported_stay_as_they_are() {
        let (held, none) = (ModifiersState::SHIFT, ModifiersState::empty());
        let shift = |code, state| key(code, Key::Shift, state);
        let told = vec![
            shift(KeyCode::ShiftLeft, ButtonState::Pressed),
            KeyEvent::Modifiers(held),
            shift(KeyCode::ShiftRight, ButtonState::Pressed),
            letter(),
            shift(KeyCode::ShiftLeft, ButtonState::Released),
            letter(),
            // Some systems report before the key, some after.
            KeyEvent::Modifiers(none),
            shift(KeyCode::ShiftRight, ButtonState::Released),
            letter(),
        ];
        let codes: Vec<KeyCode> = mended(told).into_iter().map(|(code, _)| code).collect();
        let own = [
            KeyCode::ShiftLeft,
            KeyCode::ShiftRight,
            KeyCode::KeyV,
            KeyCode::ShiftLeft,
            KeyCode::KeyV,
            KeyCode::ShiftRight,
            KeyCode::ShiftRight,
            KeyCode::KeyV,
        ];
        assert_eq!(codes, own, "released twice at most");
        let graph = key(KeyCode::AltRight, Key::AltGraph, ButtonState::Pressed);
        assert_eq!(mended(vec![graph, letter()]).len(), 2);
    }

    #[test]
    fn keys_of_a_gamepad_are_released_by_it_alone() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::input::InputPlugin, plugin));
        if let KeyEvent::Key(press) = alt(ButtonState::Pressed) {
            app.world_mut().write_message(press);
        }
        app.update();
        let none = WindowEvent::ModifiersChanged(ModifiersState::empty().into());
        app.world_mut().write_message(RawWinitWindowEvent {
            window_id: winit::window::WindowId::dummy(),
            event: none,
        });
        app.update();
        assert!(app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::AltLeft));
    }
}
