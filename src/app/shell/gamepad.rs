//! Gamepads are played as keyboards: what is pressed becomes the key that means the same, or the shortcut, so that every
//! screen and the board need to know of one kind of key only. Of several gamepads any will do, but for a game in which
//! each is a player's own.

use std::time::Duration;

use bevy::input::gamepad::{GamepadButtonStateChangedEvent, GamepadEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{Key, KeyboardInput, keyboard_input_system};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::screens::{Ground, ground};
use super::shortcuts::{Shortcut, ShortcutPressed};
use super::wake::Wake;

/// How long a direction is held before it repeats, and how often it then does.
const REPEAT_AFTER: Duration = Duration::from_millis(400);
const REPEAT_EVERY: Duration = Duration::from_millis(110);

/// How far the stick must be pushed to mean a direction, and how far it comes back to mean none, from 0 to 1.
const PUSHED: f32 = 0.6;
const RELEASED: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .init_resource::<Gamepads>()
        .init_resource::<GamepadTurn>()
        .add_message::<ShortcutPressed>()
        .add_systems(
            PreUpdate,
            (count, ground.pipe(press_keys), ground.pipe(repeat))
                .chain()
                .in_set(InputSystems)
                .in_set(PressKeys)
                .after(gamepad_event_processing_system)
                .before(keyboard_input_system),
        );
}

/// In `PreUpdate`: what is pressed on gamepads becomes keys and shortcuts.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PressKeys;

/// The gamepads there are, in the order in which they were connected.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Gamepads(Vec<Entity>);

impl Gamepads {
    /// How many there are.
    pub const fn count(&self) -> usize {
        self.0.len()
    }
}

/// Which of several gamepads moves on the board now, counted from 0 in the order in which they were connected; with none
/// any does. Menus are open to all.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GamepadTurn(pub Option<usize>);

impl GamepadTurn {
    fn allows(self, gamepads: &Gamepads, gamepad: Entity) -> bool {
        // One alone goes from hand to hand.
        gamepads.count() < 2 || self.0.is_none_or(|turn| gamepads.0.get(turn) == Some(&gamepad))
    }
}

/// What is held down.
#[derive(Resource, Default)]
struct Held {
    /// The buttons, with what they meant when they went down: a screen later they may mean something else.
    buttons: Vec<(Entity, GamepadButton, Meaning)>,
    /// The last that repeats, and when it does, in time since the start.
    repeating: Option<(Meaning, Duration)>,
    /// The direction of the stick.
    stick: Option<KeyCode>,
}

/// What a button means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Key(KeyCode),
    /// Tab with Shift.
    BackTab,
    Shortcut(Shortcut),
}

impl Meaning {
    /// Over the board, the button that leads back puts down the piece that is held.
    const fn of(button: GamepadButton, over_board: bool) -> Option<Self> {
        Some(match button {
            GamepadButton::DPadUp => Self::Key(KeyCode::ArrowUp),
            GamepadButton::DPadDown => Self::Key(KeyCode::ArrowDown),
            GamepadButton::DPadLeft => Self::Key(KeyCode::ArrowLeft),
            GamepadButton::DPadRight => Self::Key(KeyCode::ArrowRight),
            GamepadButton::South => Self::Key(KeyCode::Enter),
            GamepadButton::East if over_board => Self::Shortcut(Shortcut::PutDown),
            GamepadButton::East | GamepadButton::Start => Self::Key(KeyCode::Escape),
            GamepadButton::RightTrigger => Self::Key(KeyCode::Tab),
            GamepadButton::LeftTrigger => Self::BackTab,
            GamepadButton::West => Self::Shortcut(Shortcut::Undo),
            GamepadButton::North => Self::Shortcut(Shortcut::OtherView),
            GamepadButton::LeftTrigger2 => Self::Shortcut(Shortcut::PreviousMove),
            GamepadButton::RightTrigger2 => Self::Shortcut(Shortcut::NextMove),
            GamepadButton::LeftThumb => Self::Shortcut(Shortcut::CameraHome),
            GamepadButton::RightThumb => Self::Shortcut(Shortcut::Mute),
            GamepadButton::Select => Self::Shortcut(Shortcut::Keys),
            _ => return None,
        })
    }

    /// Whether it goes on while it is held.
    const fn repeats(self) -> bool {
        match self {
            Self::Key(key) => is_arrow(key),
            Self::BackTab => false,
            Self::Shortcut(shortcut) => matches!(shortcut, Shortcut::PreviousMove | Shortcut::NextMove),
        }
    }

    /// Whether it moves something on the board, and so is for whoever is to move.
    const fn is_of_turn(self) -> bool {
        match self {
            Self::Key(key) => !matches!(key, KeyCode::Escape),
            Self::BackTab => true,
            Self::Shortcut(shortcut) => !matches!(shortcut.ground(), Ground::Screens),
        }
    }
}

/// The name of a shortcut's button, as it stands on the most common gamepads; none for one that has no button.
pub(super) const fn button_of(shortcut: Shortcut) -> Option<&'static str> {
    Some(match shortcut {
        Shortcut::PutDown => "B",
        Shortcut::Undo => "X",
        Shortcut::OtherView => "Y",
        Shortcut::PreviousMove => "LT",
        Shortcut::NextMove => "RT",
        Shortcut::CameraHome => "L3",
        Shortcut::Mute => "R3",
        Shortcut::Keys => "View",
        Shortcut::Redo
        | Shortcut::FirstMove
        | Shortcut::LastMove
        | Shortcut::Moves
        | Shortcut::PromoteVariation
        | Shortcut::RemoveVariation
        | Shortcut::Threats => return None,
    })
}

const fn is_arrow(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::ArrowUp | KeyCode::ArrowDown | KeyCode::ArrowLeft | KeyCode::ArrowRight
    )
}

/// What would be printed on the key.
const fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::ShiftLeft => Key::Shift,
        _ => Key::Tab,
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

/// Gamepads keep their places; one that comes goes behind the others.
fn count(connected: Query<Entity, With<Gamepad>>, mut gamepads: ResMut<Gamepads>) {
    let mut now = gamepads.0.clone();
    now.retain(|gamepad| connected.contains(*gamepad));
    now.extend(connected.iter().filter(|gamepad| !gamepads.0.contains(gamepad)));
    gamepads.set_if_neq(Gamepads(now));
}

/// Where keys and shortcuts go.
#[derive(bevy::ecs::system::SystemParam)]
struct Presses<'w, 's> {
    window: Option<Single<'w, 's, Entity, With<PrimaryWindow>>>,
    keys: MessageWriter<'w, KeyboardInput>,
    shortcuts: MessageWriter<'w, ShortcutPressed>,
}

impl Presses<'_, '_> {
    fn write(&mut self, meaning: Meaning, state: ButtonState, repeat: bool, ground: Ground) {
        let Some(window) = self.window.as_deref().copied() else {
            return;
        };
        let mut key = |key_code: KeyCode| {
            self.keys.write(KeyboardInput {
                key_code,
                logical_key: logical(key_code),
                state,
                text: None,
                repeat,
                window,
            });
        };
        match meaning {
            Meaning::Key(code) => key(code),
            Meaning::BackTab => {
                key(KeyCode::ShiftLeft);
                key(KeyCode::Tab);
            }
            Meaning::Shortcut(shortcut) => {
                if state.is_pressed() && ground >= shortcut.ground() {
                    self.shortcuts.write(ShortcutPressed { shortcut, repeat });
                }
            }
        }
    }
}

fn press_keys(
    In(ground): In<Ground>,
    (mut events, mut buttons): (
        MessageReader<GamepadEvent>,
        MessageReader<GamepadButtonStateChangedEvent>,
    ),
    sticks: Query<(Entity, &Gamepad)>,
    (gamepads, turn): (Res<Gamepads>, Res<GamepadTurn>),
    time: Res<Time<Real>>,
    mut held: ResMut<Held>,
    mut presses: Presses,
    mut wake: ResMut<Wake>,
) {
    if gamepads.count() > 0 {
        // Gamepads call for no frame; they are looked at in every one there is.
        wake.glance();
    }
    if events.read().count() > 0 {
        wake.note_event();
    }
    let Held {
        buttons: down,
        repeating,
        stick: tilted,
    } = &mut *held;
    let mut press = |meaning: Meaning, state: ButtonState| {
        if meaning.repeats() {
            *repeating = state.is_pressed().then(|| (meaning, time.elapsed() + REPEAT_AFTER));
        }
        presses.write(meaning, state, false, ground);
    };
    let over_board = ground == Ground::Board;
    let may = |gamepad: Entity| !over_board || turn.allows(&gamepads, gamepad);
    for event in buttons.read() {
        let button = (event.entity, event.button);
        let before = down.iter().position(|&(gamepad, name, _)| (gamepad, name) == button);
        if let Some(before) = before {
            let (.., meaning) = down.swap_remove(before);
            press(meaning, ButtonState::Released);
        }
        if event.state.is_pressed()
            && let Some(meaning) = Meaning::of(event.button, over_board)
            && (!meaning.is_of_turn() || may(event.entity))
        {
            down.push((event.entity, event.button, meaning));
            press(meaning, ButtonState::Pressed);
        }
    }
    // A gamepad that is gone holds nothing.
    down.retain(|&(gamepad, _, meaning)| {
        let is_there = gamepads.0.contains(&gamepad);
        if !is_there {
            press(meaning, ButtonState::Released);
        }
        is_there
    });
    let sticks = sticks.iter().filter(|(gamepad, _)| may(*gamepad));
    let furthest = sticks.map(|(_, gamepad)| gamepad.left_stick());
    let furthest = furthest.max_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
    let stick = furthest.and_then(|stick| direction(stick, *tilted));
    if stick != *tilted {
        for (key, state) in [(*tilted, ButtonState::Released), (stick, ButtonState::Pressed)] {
            if let Some(key) = key {
                press(Meaning::Key(key), state);
            }
        }
        *tilted = stick;
    }
}

fn repeat(
    In(ground): In<Ground>,
    mut held: ResMut<Held>,
    time: Res<Time<Real>>,
    mut presses: Presses,
    mut wake: ResMut<Wake>,
) {
    if let Some((meaning, next)) = held.repeating
        && next <= time.elapsed()
    {
        held.repeating = Some((meaning, time.elapsed() + REPEAT_EVERY));
        presses.write(meaning, ButtonState::Pressed, true, ground);
        wake.note_event();
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

    use super::super::screens::{Overlay, Screen};
    use super::*;

    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin))
            .init_resource::<Wake>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let gamepad = connect(&mut app);
        (app, gamepad)
    }

    fn connect(app: &mut App) -> Entity {
        let gamepad = app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "pad".into(),
            vendor_id: None,
            product_id: None,
        };
        app.world_mut()
            .write_message(GamepadConnectionEvent::new(gamepad, connection));
        app.update();
        gamepad
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
        let back = |over_board| Meaning::of(GamepadButton::East, over_board);
        assert_eq!(back(true), Some(Meaning::Shortcut(Shortcut::PutDown)));
        assert_eq!(back(false), Some(Meaning::Key(KeyCode::Escape)));
    }

    #[test]
    fn a_button_lets_go_of_what_it_pressed_and_so_does_a_gamepad_that_goes() {
        let (mut app, gamepad) = app();
        push(&mut app, gamepad, GamepadButton::East, 1.0);
        assert!(pressed(&app, KeyCode::Escape));
        // The menu has closed, and the button would mean the board's.
        app.insert_resource(State::new(Screen::Playing))
            .insert_resource(State::new(Overlay::None));
        push(&mut app, gamepad, GamepadButton::East, 0.0);
        assert!(!pressed(&app, KeyCode::Escape));
        push(&mut app, gamepad, GamepadButton::DPadUp, 1.0);
        assert!(pressed(&app, KeyCode::ArrowUp));
        let gone = GamepadConnectionEvent::new(gamepad, GamepadConnection::Disconnected);
        app.world_mut().write_message(gone);
        app.update();
        app.update();
        assert!(!pressed(&app, KeyCode::ArrowUp));
    }

    #[test]
    fn of_two_gamepads_the_one_whose_turn_it_is_moves_on_the_board() {
        let (mut app, first) = app();
        let second = connect(&mut app);
        app.insert_resource(State::new(Screen::Playing))
            .insert_resource(State::new(Overlay::None))
            .insert_resource(GamepadTurn(Some(1)));
        let mut answers = |gamepad| {
            push(&mut app, gamepad, GamepadButton::DPadLeft, 1.0);
            let answered = pressed(&app, KeyCode::ArrowLeft);
            push(&mut app, gamepad, GamepadButton::DPadLeft, 0.0);
            answered
        };
        assert_eq!((answers(first), answers(second)), (false, true));
        push(&mut app, first, GamepadButton::Start, 1.0);
        assert!(pressed(&app, KeyCode::Escape), "the menu is open to both");
        let gone = GamepadConnectionEvent::new(second, GamepadConnection::Disconnected);
        app.world_mut().write_message(gone);
        app.update();
        push(&mut app, first, GamepadButton::DPadLeft, 1.0);
        assert!(pressed(&app, KeyCode::ArrowLeft), "one alone goes from hand to hand");
    }
}
