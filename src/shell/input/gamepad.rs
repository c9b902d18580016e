//! Gamepad input is translated into keyboard keys or actions, so that screens and the board handle only one kind of
//! input. With several gamepads any of them works, except in a game where each player has their own. None acts while the
//! window is without the focus: another program has them then.

use std::time::Duration;

use bevy::input::gamepad::{GamepadButtonStateChangedEvent, GamepadEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{Key, KeyboardInput, keyboard_input_system};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::context::InputContext;
use super::shortcuts::{ActionId, ActionPressed, Actions, Translate};
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;

/// Time until a held direction repeats, and the repeat interval.
const REPEAT_AFTER: Duration = Duration::from_millis(400);
const REPEAT_EVERY: Duration = Duration::from_millis(110);

/// Time after gaining the focus in which presses may still be older ones: a page that comes into sight sees them late.
const SETTLES_IN: Duration = Duration::from_millis(if cfg!(target_arch = "wasm32") { 200 } else { 0 });

/// Deflection of the stick, from 0 to 1, at which a direction is registered, and below which it is released.
pub(super) const PUSHED: f32 = 0.6;
pub(super) const RELEASED: f32 = 0.4;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Held>()
        .add_resource::<Gamepads>()
        .add_resource::<GamepadTurn>()
        .add_message::<ActionPressed>()
        .configure_sets(PreUpdate, PressKeys.before(Translate))
        .add_systems(
            PreUpdate,
            (count, press_keys, repeat)
                .chain()
                .in_set(InputSystems)
                .in_set(PressKeys)
                .after(gamepad_event_processing_system)
                .before(keyboard_input_system),
        );
}

/// In `PreUpdate`: turns gamepad input into keys and actions.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PressKeys;

/// The connected gamepads, in order of connection.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Gamepads(Vec<Entity>);

impl Gamepads {
    /// Number of connected gamepads.
    pub const fn count(&self) -> usize {
        self.0.len()
    }
}

/// Which gamepad controls the board now, counted from 0 in order of connection; with `None`, any of them does. Menus
/// respond to all.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GamepadTurn(pub Option<usize>);

impl GamepadTurn {
    fn allows(self, gamepads: &Gamepads, gamepad: Entity) -> bool {
        // A single gamepad is passed from hand to hand.
        gamepads.count() < 2 || self.0.is_none_or(|turn| gamepads.0.get(turn) == Some(&gamepad))
    }
}

/// Controls held down now.
#[derive(Resource, Default)]
struct Held {
    /// The buttons, with their meaning at the time they were pressed: the screen may have changed since.
    buttons: Vec<(Entity, GamepadButton, Meaning)>,
    /// The last repeating input, and when it repeats next, in time since the start.
    repeating: Option<(Meaning, Duration)>,
    /// Direction of the stick.
    stick: Option<KeyCode>,
    /// Whether the stick was tilted when it was not meant for the game: then it must come back first.
    stick_waits: bool,
    /// When the window got the focus, in time since the start; `None` while it has none.
    focused_since: Option<Duration>,
}

/// Meaning of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Key(KeyCode),
    /// Tab with Shift.
    BackTab,
    Action {
        id: ActionId,
        context: InputContext,
        repeats: bool,
    },
}

impl Meaning {
    /// The meaning of a button. The back button triggers its own action instead, where it has one.
    fn of(button: GamepadButton, context: InputContext, actions: &Actions) -> Option<Self> {
        let action = actions.with_button(button).map(|action| Self::Action {
            id: action.id,
            context: action.context,
            repeats: action.button_repeats,
        });
        Some(match button {
            GamepadButton::DPadUp => Self::Key(KeyCode::ArrowUp),
            GamepadButton::DPadDown => Self::Key(KeyCode::ArrowDown),
            GamepadButton::DPadLeft => Self::Key(KeyCode::ArrowLeft),
            GamepadButton::DPadRight => Self::Key(KeyCode::ArrowRight),
            GamepadButton::South => Self::Key(KeyCode::Enter),
            GamepadButton::East => action
                .filter(|action| action.applies_in(context))
                .unwrap_or(Self::Key(KeyCode::Escape)),
            GamepadButton::Start => Self::Key(KeyCode::Escape),
            GamepadButton::RightTrigger => Self::Key(KeyCode::Tab),
            GamepadButton::LeftTrigger => Self::BackTab,
            _ => return action,
        })
    }

    /// Whether it applies in a context.
    fn applies_in(self, now: InputContext) -> bool {
        match self {
            Self::Key(_) | Self::BackTab => true,
            Self::Action { context, .. } => now >= context,
        }
    }

    /// Whether it repeats while held.
    const fn repeats(self) -> bool {
        match self {
            Self::Key(key) => is_arrow(key),
            Self::BackTab => false,
            Self::Action { repeats, .. } => repeats,
        }
    }

    /// Whether it changes something on the board, and so is reserved for the player to move.
    fn is_of_turn(self) -> bool {
        match self {
            Self::Key(key) => key != KeyCode::Escape,
            Self::BackTab => true,
            Self::Action { context, .. } => context != InputContext::Screens,
        }
    }
}

/// Label of a button on the most common gamepads; `None` for buttons that are never bound to actions.
pub(crate) const fn label(button: GamepadButton) -> Option<&'static str> {
    Some(match button {
        GamepadButton::East => "B",
        GamepadButton::West => "X",
        GamepadButton::North => "Y",
        GamepadButton::LeftTrigger2 => "LT",
        GamepadButton::RightTrigger2 => "RT",
        GamepadButton::LeftThumb => "L3",
        GamepadButton::RightThumb => "R3",
        GamepadButton::Select => "View",
        _ => return None,
    })
}

const fn is_arrow(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::ArrowUp | KeyCode::ArrowDown | KeyCode::ArrowLeft | KeyCode::ArrowRight
    )
}

/// The logical key a keyboard would report.
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

/// Direction of the stick, with hysteresis: a direction is easier to keep than to enter.
fn direction(stick: Vec2, is_tilted: bool) -> Option<KeyCode> {
    let least = if is_tilted { RELEASED } else { PUSHED };
    (stick.abs().max_element() >= least).then(|| match (stick.x.abs() > stick.y.abs(), stick.x > 0.0, stick.y > 0.0) {
        (true, true, _) => KeyCode::ArrowRight,
        (true, false, _) => KeyCode::ArrowLeft,
        (false, _, true) => KeyCode::ArrowUp,
        (false, _, false) => KeyCode::ArrowDown,
    })
}

/// Gamepads keep their index; new ones are appended.
fn count(connected: Query<Entity, With<Gamepad>>, mut gamepads: ResMut<Gamepads>) {
    let mut now = gamepads.0.clone();
    now.retain(|gamepad| connected.contains(*gamepad));
    now.extend(connected.iter().filter(|gamepad| !gamepads.0.contains(gamepad)));
    gamepads.set_if_neq(Gamepads(now));
}

#[cfg(not(target_arch = "wasm32"))]
const fn has_focus(window: &Window) -> bool {
    window.focused
}

/// The window is the canvas, but a text field of the page may have the keyboard.
#[cfg(target_arch = "wasm32")]
fn has_focus(_: &Window) -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.has_focus().unwrap_or(true))
}

/// Where keys and actions are sent.
#[derive(bevy::ecs::system::SystemParam)]
struct Presses<'w, 's> {
    window: Option<Single<'w, 's, (Entity, &'static Window), With<PrimaryWindow>>>,
    keys: MessageWriter<'w, KeyboardInput>,
    actions: MessageWriter<'w, ActionPressed>,
}

impl Presses<'_, '_> {
    fn have_focus(&self) -> bool {
        self.window.as_deref().is_some_and(|(_, window)| has_focus(window))
    }

    fn write(&mut self, meaning: Meaning, state: ButtonState, repeat: bool, now: InputContext) {
        let Some(&(window, _)) = self.window.as_deref() else {
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
            Meaning::Action { id: action, .. } => {
                if state.is_pressed() && meaning.applies_in(now) {
                    self.actions.write(ActionPressed { action, repeat });
                }
            }
        }
    }
}

fn press_keys(
    (context, actions): (Res<InputContext>, Res<Actions>),
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
    let Held {
        buttons: down,
        repeating,
        stick: tilted,
        stick_waits,
        focused_since,
    } = &mut *held;
    *focused_since = match *focused_since {
        _ if !presses.have_focus() => None,
        None => Some(time.elapsed()),
        since => since,
    };
    // What has gathered until then was not meant for the game.
    let is_heard = focused_since.is_some_and(|since| time.elapsed() > since + SETTLES_IN);
    if events.read().count() > 0 && is_heard {
        wake.note_event();
    }
    let mut press = |meaning: Meaning, state: ButtonState| {
        if meaning.repeats() {
            *repeating = state.is_pressed().then(|| (meaning, time.elapsed() + REPEAT_AFTER));
        }
        presses.write(meaning, state, false, *context);
    };
    let over_board = *context == InputContext::Board;
    let may = |gamepad: Entity| !over_board || turn.allows(&gamepads, gamepad);
    let sticks = sticks.iter().filter(|(gamepad, _)| may(*gamepad));
    let furthest = sticks.map(|(_, gamepad)| gamepad.left_stick());
    let furthest = furthest.max_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
    let stick = furthest.and_then(|stick| direction(stick, *stick_waits || tilted.is_some()));
    if !is_heard {
        buttons.clear();
        let direction = tilted.take().map(Meaning::Key);
        for meaning in down.drain(..).map(|(.., meaning)| meaning).chain(direction) {
            press(meaning, ButtonState::Released);
        }
        *repeating = None;
        *stick_waits = stick.is_some();
        return;
    }
    for event in buttons.read() {
        let button = (event.entity, event.button);
        let before = down.iter().position(|&(gamepad, name, _)| (gamepad, name) == button);
        if let Some(before) = before {
            let (.., meaning) = down.swap_remove(before);
            press(meaning, ButtonState::Released);
        }
        if event.state.is_pressed()
            && let Some(meaning) = Meaning::of(event.button, *context, &actions)
            && (!meaning.is_of_turn() || may(event.entity))
        {
            down.push((event.entity, event.button, meaning));
            press(meaning, ButtonState::Pressed);
        }
    }
    // A disconnected gamepad holds nothing.
    down.retain(|&(gamepad, _, meaning)| {
        let is_there = gamepads.0.contains(&gamepad);
        if !is_there {
            press(meaning, ButtonState::Released);
        }
        is_there
    });
    *stick_waits &= stick.is_some();
    let stick = stick.filter(|_| !*stick_waits);
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
    context: Res<InputContext>,
    mut held: ResMut<Held>,
    time: Res<Time<Real>>,
    mut presses: Presses,
    mut wake: ResMut<Wake>,
) {
    if let Some((meaning, next)) = held.repeating
        && next <= time.elapsed()
    {
        held.repeating = Some((meaning, time.elapsed() + REPEAT_EVERY));
        presses.write(meaning, ButtonState::Pressed, true, *context);
        wake.note_event();
    }
    if let Some((_, next)) = held.repeating {
        wake.within(next.saturating_sub(time.elapsed()));
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
    use crate::shell::input::shortcuts::{Action, ActionGroup, add_actions};

    const PUT_DOWN: ActionId = ActionId("put_down");

    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin))
            .add_resource::<Wake>()
            .add_resource::<InputContext>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        let group = ActionGroup { heading: "", rank: 0 };
        let put_down = Action::new(PUT_DOWN, "", group, InputContext::Board).with_button(GamepadButton::East);
        add_actions(&mut app, &[put_down]);
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
        let (app, _) = app();
        let back = |context| Meaning::of(GamepadButton::East, context, app.world().resource());
        let over_board = back(InputContext::Board);
        assert!(
            matches!(over_board, Some(Meaning::Action { id: PUT_DOWN, .. })),
            "{over_board:?}"
        );
        assert_eq!(back(InputContext::Moves), Some(Meaning::Key(KeyCode::Escape)));
    }

    #[test]
    fn a_button_releases_its_key_and_so_does_a_gamepad_that_goes() {
        let (mut app, gamepad) = app();
        push(&mut app, gamepad, GamepadButton::East, 1.0);
        assert!(pressed(&app, KeyCode::Escape));
        // The menu has closed, so the button would now act on the board.
        app.insert_resource(InputContext::Board);
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

    fn focus(app: &mut App, is_focused: bool) {
        let mut windows = app.world_mut().query::<&mut Window>();
        windows.single_mut(app.world_mut()).unwrap().focused = is_focused;
        app.update();
    }

    #[test]
    fn without_the_focus_a_gamepad_does_nothing_and_lets_go() {
        let (mut app, gamepad) = app();
        push(&mut app, gamepad, GamepadButton::DPadLeft, 1.0);
        assert!(pressed(&app, KeyCode::ArrowLeft));
        focus(&mut app, false);
        assert!(!pressed(&app, KeyCode::ArrowLeft));
        assert_eq!(count(&mut app, 20), 0);
        push(&mut app, gamepad, GamepadButton::South, 1.0);
        assert!(!pressed(&app, KeyCode::Enter));
    }

    #[test]
    fn a_button_held_when_the_focus_comes_back_does_nothing_until_it_is_released() {
        let (mut app, gamepad) = app();
        push(&mut app, gamepad, GamepadButton::DPadLeft, 1.0);
        focus(&mut app, false);
        push(&mut app, gamepad, GamepadButton::South, 1.0);
        // Pressed in the other window, and only seen now.
        let event = RawGamepadButtonChangedEvent::new(gamepad, GamepadButton::East, 1.0);
        app.world_mut().write_message(RawGamepadEvent::from(event));
        focus(&mut app, true);
        assert_eq!(count(&mut app, 20), 0);
        for (button, key) in [
            (GamepadButton::DPadLeft, KeyCode::ArrowLeft),
            (GamepadButton::South, KeyCode::Enter),
            (GamepadButton::East, KeyCode::Escape),
        ] {
            assert!(!pressed(&app, key));
            push(&mut app, gamepad, button, 0.0);
            assert!(!pressed(&app, key));
            push(&mut app, gamepad, button, 1.0);
            assert!(pressed(&app, key), "{button:?}");
        }
    }

    #[test]
    fn a_stick_tilted_when_the_focus_comes_back_must_return_first() {
        let (mut app, gamepad) = app();
        let tilt = |app: &mut App, value: f32| {
            let event = RawGamepadAxisChangedEvent::new(gamepad, GamepadAxis::LeftStickX, value);
            app.world_mut().write_message(RawGamepadEvent::from(event));
            app.update();
            (pressed(app, KeyCode::ArrowRight), pressed(app, KeyCode::ArrowLeft))
        };
        assert_eq!(tilt(&mut app, 1.0), (true, false));
        focus(&mut app, false);
        assert_eq!(tilt(&mut app, 0.9), (false, false));
        focus(&mut app, true);
        assert_eq!(tilt(&mut app, 0.8), (false, false));
        assert_eq!(tilt(&mut app, -0.8), (false, false), "it passed too quickly to be seen");
        assert_eq!(tilt(&mut app, 0.0), (false, false));
        assert_eq!(tilt(&mut app, -0.8), (false, true));
    }

    #[test]
    fn of_two_gamepads_the_one_whose_turn_it_is_moves_on_the_board() {
        let (mut app, first) = app();
        let second = connect(&mut app);
        app.insert_resource(InputContext::Board)
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
