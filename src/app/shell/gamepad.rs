//! Gamepads are played as keyboards: what is pressed becomes the key that means the same, so that every screen and the
//! board need to know of one kind of key only. Any gamepad will do, and several are one.

use std::time::Duration;

use bevy::input::gamepad::{GamepadButtonStateChangedEvent, GamepadEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{Key, KeyboardInput, keyboard_input_system};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::screens::board_has_keys;
use super::wake::Wake;

/// How long a direction is held before it repeats, and how often it then does.
const REPEAT_AFTER: Duration = Duration::from_millis(400);
const REPEAT_EVERY: Duration = Duration::from_millis(110);

/// How far the stick must be pushed to mean a direction, and how far it comes back to mean none, from 0 to 1.
const PUSHED: f32 = 0.6;
const RELEASED: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>().add_systems(
        PreUpdate,
        (board_has_keys.pipe(press_keys), repeat)
            .chain()
            .in_set(InputSystems)
            .after(gamepad_event_processing_system)
            .before(keyboard_input_system),
    );
}

/// What is held down.
#[derive(Resource, Default)]
struct Held {
    /// The last direction, and when it repeats, in time since the start.
    arrow: Option<(KeyCode, Duration)>,
    /// The direction of the stick.
    stick: Option<KeyCode>,
}

/// What a button means. Over the board, the one that leads back puts down the piece that is held.
fn key_of(button: GamepadButton, over_board: bool) -> Option<KeyCode> {
    Some(match button {
        GamepadButton::DPadUp => KeyCode::ArrowUp,
        GamepadButton::DPadDown => KeyCode::ArrowDown,
        GamepadButton::DPadLeft => KeyCode::ArrowLeft,
        GamepadButton::DPadRight => KeyCode::ArrowRight,
        GamepadButton::South => KeyCode::Enter,
        GamepadButton::East if over_board => KeyCode::Backspace,
        GamepadButton::East | GamepadButton::Start => KeyCode::Escape,
        GamepadButton::North => KeyCode::KeyV,
        GamepadButton::RightTrigger => KeyCode::Tab,
        _ => return None,
    })
}

const fn is_arrow(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::ArrowUp | KeyCode::ArrowDown | KeyCode::ArrowLeft | KeyCode::ArrowRight
    )
}

/// What would be printed on the key.
fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Enter => Key::Enter,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        _ => Key::Character("v".into()),
    }
}

/// The direction a stick is pushed in, which is held on to more easily than taken.
fn direction(stick: Vec2, before: Option<KeyCode>) -> Option<KeyCode> {
    let least = if before.is_some() { RELEASED } else { PUSHED };
    (stick.abs().max_element() >= least).then(|| match (stick.x.abs() > stick.y.abs(), stick.x > 0.0, stick.y > 0.0) {
        (true, true, _) => KeyCode::ArrowRight,
        (true, false, _) => KeyCode::ArrowLeft,
        (false, _, true) => KeyCode::ArrowUp,
        (false, _, false) => KeyCode::ArrowDown,
    })
}

fn press_keys(
    In(over_board): In<bool>,
    (mut events, mut buttons): (
        MessageReader<GamepadEvent>,
        MessageReader<GamepadButtonStateChangedEvent>,
    ),
    gamepads: Query<&Gamepad>,
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    time: Res<Time<Real>>,
    mut held: ResMut<Held>,
    mut keys: MessageWriter<KeyboardInput>,
    mut wake: ResMut<Wake>,
) {
    if !gamepads.is_empty() {
        // Gamepads call for no frame; they are looked at in every one there is.
        wake.glance();
    }
    if events.read().count() > 0 {
        wake.note_event();
    }
    let Some(window) = window else {
        buttons.clear();
        return;
    };
    let held = &mut *held;
    let mut press = |key: KeyCode, state: ButtonState| {
        if is_arrow(key) {
            held.arrow = state.is_pressed().then(|| (key, time.elapsed() + REPEAT_AFTER));
        }
        keys.write(key_input(key, state, false, *window));
    };
    for button in buttons.read() {
        if let Some(key) = key_of(button.button, over_board) {
            press(key, button.state);
        }
    }
    let furthest = gamepads.iter().map(Gamepad::left_stick);
    let furthest = furthest.max_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
    let stick = furthest.and_then(|stick| direction(stick, held.stick));
    if stick != held.stick {
        for (key, state) in [(held.stick, ButtonState::Released), (stick, ButtonState::Pressed)] {
            if let Some(key) = key {
                press(key, state);
            }
        }
        held.stick = stick;
    }
}

fn repeat(
    mut held: ResMut<Held>,
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    time: Res<Time<Real>>,
    mut keys: MessageWriter<KeyboardInput>,
    mut wake: ResMut<Wake>,
) {
    if let Some((key, next)) = held.arrow
        && let Some(window) = window
        && next <= time.elapsed()
    {
        held.arrow = Some((key, time.elapsed() + REPEAT_EVERY));
        keys.write(key_input(key, ButtonState::Pressed, true, *window));
        wake.note_event();
    }
}

fn key_input(key_code: KeyCode, state: ButtonState, repeat: bool, window: Entity) -> KeyboardInput {
    KeyboardInput {
        key_code,
        logical_key: logical(key_code),
        state,
        text: None,
        repeat,
        window,
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;
    use bevy::input::gamepad::{
        GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
        RawGamepadEvent,
    };
    use bevy::time::TimeUpdateStrategy;

    use super::*;

    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin))
            .init_resource::<Wake>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let gamepad = app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "pad".into(),
            vendor_id: None,
            product_id: None,
        };
        app.world_mut()
            .write_message(GamepadConnectionEvent::new(gamepad, connection));
        app.update();
        (app, gamepad)
    }

    fn pressed(app: &App, key: KeyCode) -> bool {
        app.world().resource::<ButtonInput<KeyCode>>().pressed(key)
    }

    fn push(app: &mut App, gamepad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
        app.world_mut().write_message(RawGamepadEvent::from(event));
        app.update();
    }

    fn count(app: &mut App, frames: usize) -> usize {
        let mut cursor = app.world().resource::<Messages<KeyboardInput>>().get_cursor_current();
        let mut found = 0;
        for _ in 0..frames {
            app.update();
            let messages = app.world().resource::<Messages<KeyboardInput>>();
            found += cursor.read(messages).filter(|key| key.state.is_pressed()).count();
        }
        found
    }

    #[test]
    fn a_button_is_its_key_while_it_is_held() {
        let (mut app, gamepad) = app();
        push(&mut app, gamepad, GamepadButton::South, 1.0);
        assert!(pressed(&app, KeyCode::Enter));
        assert_eq!(count(&mut app, 20), 0, "what means something repeats not by itself");
        push(&mut app, gamepad, GamepadButton::South, 0.0);
        assert!(!pressed(&app, KeyCode::Enter));
    }

    #[test]
    fn a_direction_repeats_until_it_is_let_go() {
        let (mut app, gamepad) = app();
        push(&mut app, gamepad, GamepadButton::DPadLeft, 1.0);
        assert!(pressed(&app, KeyCode::ArrowLeft));
        assert_eq!(count(&mut app, 3), 0);
        assert!((4..=7).contains(&count(&mut app, 8)));
        push(&mut app, gamepad, GamepadButton::DPadLeft, 0.0);
        assert_eq!(count(&mut app, 8), 0);
    }

    #[test]
    fn the_stick_is_four_directions() {
        let (mut app, gamepad) = app();
        let mut tilt = |value: f32| {
            let event = RawGamepadAxisChangedEvent::new(gamepad, GamepadAxis::LeftStickY, value);
            app.world_mut().write_message(RawGamepadEvent::from(event));
            app.update();
            pressed(&app, KeyCode::ArrowUp)
        };
        assert!(!tilt(0.3), "a touch");
        assert!(tilt(0.9));
        assert!(tilt(0.5), "on its way back");
        assert!(!tilt(0.0));
    }

    #[test]
    fn back_means_the_piece_over_the_board_and_the_screen_elsewhere() {
        assert_eq!(key_of(GamepadButton::East, true), Some(KeyCode::Backspace));
        assert_eq!(key_of(GamepadButton::East, false), Some(KeyCode::Escape));
    }
}
