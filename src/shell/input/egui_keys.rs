//! Hands keys to egui, each with the modifiers that are held with it. `bevy_egui` takes those held at the end of the frame,
//! but a whole chord may fall into one on a slow machine, and its letter would be typed.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy_egui::EguiClipboard;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::{EguiInputEvent, ModifierKeysState};
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext, egui};

use super::layout::Layout;

/// Without egui it does nothing.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, stand_in.run_if(resource_exists::<EguiGlobalSettings>))
        .add_systems(
            PreUpdate,
            write_keys
                .run_if(resource_exists::<EguiGlobalSettings>)
                .in_set(EguiPreUpdateSet::ProcessInput)
                .in_set(EguiInputSet::ReadBevyMessages),
        );
}

fn stand_in(mut settings: ResMut<EguiGlobalSettings>) {
    settings.input_system_settings.run_write_keyboard_input_messages_system = false;
}

fn write_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    (mut held, mut layout, mut outside): (Local<ModifierKeysState>, Local<Layout>, Local<Outside>),
    mut panels: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    #[cfg(not(target_arch = "wasm32"))] mut clipboard: ResMut<EguiClipboard>,
    mut written: MessageWriter<EguiInputEvent>,
) {
    if lost.read().count() > 0 {
        *held = ModifierKeysState::default();
        *outside = Outside::default();
    }
    let is_writing = panels
        .iter_mut()
        .any(|(_, mut context)| context.get_mut().text_edit_focused());
    for key in keys.read() {
        follow(&mut held, key);
        layout.follow(key);
        outside.follow(key, is_writing);
        let mut events = events(key, *held, *layout);
        if outside.repeats(key) {
            events.retain(|event| !matches!(event, egui::Event::Text(_)));
        }
        // In the browser these come as events of its own.
        #[cfg(not(target_arch = "wasm32"))]
        let events = with_clipboard(events, &mut clipboard);
        for (context, _) in &panels {
            let events = events.iter().cloned();
            written.write_batch(events.map(|event| EguiInputEvent { context, event }));
        }
    }
}

/// Keys held since before there was a field to write in. They may have opened it, and are not meant for it.
#[derive(Default)]
struct Outside(HashSet<KeyCode>);

impl Outside {
    fn follow(&mut self, key: &KeyboardInput, is_writing: bool) {
        if !key.state.is_pressed() || is_writing && !key.repeat {
            self.0.remove(&key.key_code);
        } else if !key.repeat {
            self.0.insert(key.key_code);
        }
    }

    fn repeats(&self, key: &KeyboardInput) -> bool {
        key.repeat && self.0.contains(&key.key_code)
    }
}

fn follow(held: &mut ModifierKeysState, key: &KeyboardInput) {
    let modifier = match key.logical_key {
        Key::Shift => &mut held.shift,
        Key::Control => &mut held.ctrl,
        Key::Alt => &mut held.alt,
        Key::Super | Key::Meta => &mut held.win,
        _ => return,
    };
    *modifier = key.state.is_pressed();
}

/// egui's events for a key: the text that it writes, and the key itself.
fn events(key: &KeyboardInput, held: ModifierKeysState, layout: Layout) -> Vec<egui::Event> {
    let mut events = Vec::new();
    let pressed = key.state.is_pressed();
    let text = match &key.logical_key {
        Key::Character(text) if !text.contains(char::is_control) => Some(text.as_str()),
        // After a dead key it writes the accent.
        Key::Space => Some(key.text.as_deref().unwrap_or(" ")),
        _ => None,
    };
    if pressed && held.text_input_is_allowed() {
        events.extend(text.map(|text| egui::Event::Text(text.to_owned())));
    }
    let physical_key = bevy_to_egui_physical_key(&key.key_code);
    let logical = bevy_to_egui_key(&key.logical_key).filter(|_| layout.latin(key).is_none());
    events.extend(logical.or(physical_key).map(|key| egui::Event::Key {
        key,
        physical_key,
        pressed,
        // egui finds out itself.
        repeat: false,
        modifiers: held.to_egui_modifiers(),
    }));
    events
}

/// Adds what the usual keys do with the clipboard.
#[cfg(not(target_arch = "wasm32"))]
fn with_clipboard(mut events: Vec<egui::Event>, clipboard: &mut EguiClipboard) -> Vec<egui::Event> {
    if let Some(&egui::Event::Key {
        key,
        pressed: true,
        modifiers,
        ..
    }) = events.last()
        && modifiers.command
    {
        match key {
            egui::Key::C => events.push(egui::Event::Copy),
            egui::Key::X => events.push(egui::Event::Cut),
            egui::Key::V => events.extend(clipboard.get_text().map(egui::Event::Paste)),
            _ => {}
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;
    use crate::shell::input::layout::tests::press;
    use crate::shell::system::resources::AddResource;

    fn keyboard() -> App {
        let mut app = App::new();
        app.add_message::<KeyboardInput>()
            .add_message::<KeyboardFocusLost>()
            .add_message::<EguiInputEvent>()
            .add_resource::<EguiClipboard>()
            .add_systems(Update, write_keys);
        app.world_mut().spawn((PrimaryEguiContext, EguiContext::default()));
        app
    }

    /// egui's events for keys that fall into one frame.
    fn told(keys: &[KeyboardInput]) -> Vec<egui::Event> {
        told_by(&mut keyboard(), keys)
    }

    fn told_by(app: &mut App, keys: &[KeyboardInput]) -> Vec<egui::Event> {
        app.world_mut().write_message_batch(keys.iter().cloned());
        app.update();
        let mut written = app.world_mut().resource_mut::<Messages<EguiInputEvent>>();
        written.drain().map(|written| written.event).collect()
    }

    /// The texts among that.
    fn typed(told: &[egui::Event]) -> Vec<&str> {
        let texts = told.iter().filter_map(|event| match event {
            egui::Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    }

    fn control(state: ButtonState) -> KeyboardInput {
        KeyboardInput {
            logical_key: Key::Control,
            state,
            ..press(KeyCode::ControlLeft, "")
        }
    }

    #[test]
    fn a_chord_within_one_frame_types_nothing_and_later_keys_do() {
        let keys = [
            control(ButtonState::Pressed),
            press(KeyCode::KeyA, "a"),
            control(ButtonState::Released),
            press(KeyCode::KeyB, "b"),
        ];
        let told = told(&keys);
        assert_eq!(typed(&told), ["b"]);
        let chord = |wanted: egui::Key| {
            told.iter().any(|event| match event {
                egui::Event::Key { key, modifiers, .. } => *key == wanted && modifiers.ctrl,
                _ => false,
            })
        };
        assert!(chord(egui::Key::A) && !chord(egui::Key::B));
    }

    #[test]
    fn a_dead_key_writes_nothing_and_a_space_after_it_writes_the_accent() {
        let dead = KeyboardInput {
            logical_key: Key::Dead(Some('´')),
            ..press(KeyCode::Quote, "")
        };
        let space = KeyboardInput {
            logical_key: Key::Space,
            text: Some("´".into()),
            ..press(KeyCode::Space, "")
        };
        let told = told(&[dead.clone(), press(KeyCode::KeyE, "é"), dead, space]);
        assert_eq!(typed(&told), ["é", "´"]);
    }

    #[test]
    fn a_key_that_opens_a_field_is_not_typed_into_it_however_long_it_is_held() {
        let mut app = keyboard();
        let held = KeyboardInput {
            repeat: true,
            ..press(KeyCode::KeyC, "c")
        };
        told_by(&mut app, &[press(KeyCode::KeyC, "c")]);
        let mut context = app
            .world_mut()
            .query::<&mut EguiContext>()
            .single_mut(app.world_mut())
            .unwrap();
        let draw = |ui: &mut egui::Ui| {
            ui.text_edit_singleline(&mut String::new()).request_focus();
        };
        for _ in 0..2 {
            _ = context.get_mut().run_ui(egui::RawInput::default(), draw);
        }
        assert_eq!(typed(&told_by(&mut app, &[held.clone(), held.clone()])), [""; 0]);
        let anew = [
            KeyboardInput {
                state: ButtonState::Released,
                ..held.clone()
            },
            press(KeyCode::KeyC, "c"),
            held,
        ];
        assert_eq!(typed(&told_by(&mut app, &anew)), ["c", "c"]);
    }

    #[test]
    fn letters_of_other_scripts_are_typed_and_act_by_their_latin_place() {
        let typed = told(&[press(KeyCode::KeyQ, "й")]);
        assert!(matches!(&typed[0], egui::Event::Text(text) if text == "й"));
        assert!(matches!(typed[1], egui::Event::Key { key: egui::Key::Q, .. }));
    }
}
