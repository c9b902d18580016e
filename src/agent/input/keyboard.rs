//! Keys and gamepads: arrows move a cursor over the map, Enter chooses the spot under it, and shortcuts do the rest.
//! While there is nothing to choose on the map, arrows lead from button to button.

use agon_core::agent::Phase;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::map_steps::{Arrow, LastStep, first_spot, step};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::default_keys::{BRIBE, LET_PASS, OBJECT, OPEN_NOTEBOOK, SHOW_SHEET, TAKE_BACK_CHOICE};
use crate::agent::gameplay::map_cursor::MapCursor;
use crate::agent::gameplay::messages::{MapPressed, ObjectionAnswered};
use crate::agent::gameplay::objections::ObjectionWindow;
use crate::agent::gameplay::replay::Walk;
use crate::agent::gameplay::schedule::InputSystems;
use crate::agent::gameplay::selection::Selection;
use crate::agent::gameplay::settings::AgentSettings;
use crate::agent::hud::own_sheet::OwnSheet;
use crate::agent::text::pages::{NOTEBOOK, money_page};
use crate::shell::input::context::board_has_keys;
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::input::shortcuts::chord::Held;
use crate::shell::ui::navigation::Overlay;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::view::Bearing;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Steps>(app, AGENT);
    app.add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_message::<KeyboardFocusLost>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            Update,
            (hide_cursor, board_has_keys.pipe(steer), obey_shortcuts, show_sheet)
                .chain()
                .run_if(resource_exists::<CurrentGame>)
                .in_set(InputSystems::Keyboard),
        );
}

/// The last step of the cursor.
#[derive(Resource, Default)]
struct Steps(Option<LastStep>);

/// Hides the cursor from those who use a mouse or a finger.
fn hide_cursor(
    mut clicks: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut cursor: ResMut<MapCursor>,
) {
    if clicks.read().count() + touches.read().count() > 0 {
        let hidden = cursor.hidden();
        cursor.set_if_neq(hidden);
    }
}

/// Whether arrows and Enter move over the map and choose there.
const fn map_has_keys(selection: &Selection) -> bool {
    selection.is_open() && selection.city().is_none()
}

fn arrow(key: KeyCode) -> Option<Arrow> {
    Some(match key {
        KeyCode::ArrowLeft => Arrow::Left,
        KeyCode::ArrowRight => Arrow::Right,
        KeyCode::ArrowUp => Arrow::Up,
        KeyCode::ArrowDown => Arrow::Down,
        _ => return None,
    })
}

/// Handles arrows and Enter one by one: on a slow machine several may fall into one frame.
fn steer(
    In(board_has_keys): In<bool>,
    (mut keys, mut held): (MessageReader<KeyboardInput>, Local<Held>),
    (current, selection, bearing): (Res<CurrentGame>, Res<Selection>, Res<Bearing>),
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    (mut cursor, mut steps): (ResMut<MapCursor>, ResMut<Steps>),
    mut chosen: MessageWriter<MapPressed>,
) {
    if !(board_has_keys && map_has_keys(&selection)) {
        // Keys typed elsewhere must not reach the map later.
        keys.read().for_each(|key| held.follow(key));
        return;
    }
    let first = || first_spot(&current, &selection).map(MapCursor::on);
    for key in keys.read() {
        held.follow(key);
        if !key.state.is_pressed() {
            continue;
        }
        if let Some(arrow) = arrow(key.key_code) {
            // Arrows belong to the map: buttons are reached with Tab, and left with an arrow.
            for mut panel in &mut panels {
                if let Some(control) = focused_control(&mut panel) {
                    panel.get_mut().memory_mut(|memory| memory.surrender_focus(control));
                }
            }
            let next = match cursor.seen() {
                Some(spot) => step(spot, arrow, bearing.0, steps.0, (&current, &selection)).map(|(spot, last)| {
                    steps.0 = Some(last);
                    MapCursor::on(spot)
                }),
                // The first only makes it appear.
                None => cursor.spot().map(MapCursor::on).or_else(first),
            };
            if let Some(next) = next {
                cursor.set_if_neq(next);
            }
        } else if matches!(key.key_code, KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space)
            // With Alt, Enter is a shortcut.
            && !(key.repeat || held.alt())
            // With a button focused, the key presses the button.
            && !panels.iter_mut().any(|mut panel| focused_control(&mut panel).is_some())
        {
            match cursor.seen() {
                Some(spot) => drop(chosen.write(spot.into())),
                None => {
                    if let Some(next) = cursor.spot().map(MapCursor::on).or_else(first) {
                        cursor.set_if_neq(next);
                    }
                }
            }
        }
    }
}

/// The button with the keyboard focus.
fn focused_control(panel: &mut EguiContext) -> Option<egui::Id> {
    panel.get_mut().memory(|memory| memory.focused())
}

fn obey_shortcuts(
    mut pressed: MessageReader<ActionPressed>,
    (current, window, walk): (Res<CurrentGame>, Res<ObjectionWindow>, Option<Res<Walk>>),
    mut overlay: ResMut<NextState<Overlay>>,
    (mut chosen, mut answers): (MessageWriter<MapPressed>, MessageWriter<ObjectionAnswered>),
) {
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        match pressed.action {
            TAKE_BACK_CHOICE => drop(chosen.write(MapPressed::Back)),
            BRIBE if may_open_pad(&current) => overlay.set(Overlay::Page(money_page(current.table().phase()))),
            // In a walk through a game that is over, all sheets lie open.
            OPEN_NOTEBOOK if walk.is_none() => overlay.set(Overlay::Page(NOTEBOOK)),
            // With several people the answer could be anybody's.
            answer @ (LET_PASS | OBJECT) => {
                let alone = current.only_person();
                let asked = alone.filter(|&me| window.unanswered(&current).any(|player| player == me));
                if let Some((player, announcement)) = asked.zip(window.announcement()) {
                    answers.write(ObjectionAnswered {
                        player,
                        objects: answer == OBJECT,
                        announcement,
                    });
                }
            }
            _ => {}
        }
    }
}

/// The sheet lies open while its key or button is held; letting go of either covers it. Where a press is enough, the
/// next covers it.
fn show_sheet(
    mut pressed: MessageReader<ActionPressed>,
    (mut keys, mut buttons): (
        MessageReader<KeyboardInput>,
        MessageReader<GamepadButtonStateChangedEvent>,
    ),
    mut lost: MessageReader<KeyboardFocusLost>,
    (settings, mut sheet): (Res<AgentSettings>, ResMut<OwnSheet>),
) {
    let is_pressed = pressed
        .read()
        .any(|pressed| pressed.action == SHOW_SHEET && !pressed.repeat);
    let is_key_released = keys.read().filter(|key| !key.state.is_pressed()).count() > 0;
    let is_button_released = buttons.read().filter(|button| !button.state.is_pressed()).count() > 0;
    let is_lost = lost.read().count() > 0;
    if is_pressed && settings.sheet_by_press {
        sheet.is_uncovered = !sheet.is_uncovered;
    } else if is_pressed {
        sheet.is_held = true;
    }
    if sheet.is_held && (is_key_released || is_button_released || is_lost) {
        sheet.is_held = false;
    }
}

/// Whether the person who has the device may stake money now.
fn may_open_pad(current: &CurrentGame) -> bool {
    let is_asked = matches!(current.waiting(), Waiting::Secret(_));
    is_asked && matches!(current.table().phase(), Phase::Stake { .. } | Phase::Act) && current.legal().may_stake()
}
