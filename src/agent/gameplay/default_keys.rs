//! The actions that keys and buttons trigger in a game of Agent.

use bevy::prelude::*;

use super::agent_screen::NAME;
use crate::shell::input::context::InputContext;
use crate::shell::input::shortcuts::{Action, ActionGroup, ActionId, add_actions, add_gamepad_note};
use crate::shell::system::language::key;

/// Takes the last choice on the map back.
pub const TAKE_BACK_CHOICE: ActionId = ActionId("agent_back");
/// Opens the pad on which money is staked.
pub const BRIBE: ActionId = ActionId("agent_bribe");
/// Shows the player's own sheet while held.
pub const SHOW_SHEET: ActionId = ActionId("agent_sheet");
/// Lets an announcement pass, when playing alone.
pub const LET_PASS: ActionId = ActionId("agent_let");
/// Objects to it.
pub const OBJECT: ActionId = ActionId("agent_object");
/// Opens the notebook.
pub const OPEN_NOTEBOOK: ActionId = ActionId("agent_notebook");
/// In a walk through a finished game: to its beginning.
pub const FIRST_STEP: ActionId = ActionId("agent_first_step");
/// To its end.
pub const LAST_STEP: ActionId = ActionId("agent_last_step");
/// To the bluff before.
pub const PREVIOUS_BLUFF: ActionId = ActionId("agent_previous_bluff");
/// To the next bluff.
pub const NEXT_BLUFF: ActionId = ActionId("agent_next_bluff");

const REPLAY: ActionGroup = ActionGroup {
    heading: key("agent-replay"),
    rank: 0,
};

const GAME: ActionGroup = ActionGroup {
    heading: key("agent-keys-game"),
    rank: 0,
};

const fn in_game(id: ActionId, name: &'static str) -> Action {
    Action::new(id, name, GAME, InputContext::Board).of_game(NAME)
}

const fn in_replay(id: ActionId, name: &'static str) -> Action {
    Action::new(id, name, REPLAY, InputContext::Board).of_game(NAME)
}

const ACTIONS: [Action; 10] = [
    in_game(TAKE_BACK_CHOICE, key("agent-keys-back"))
        .with_keys(&["Backspace"])
        .with_button(GamepadButton::East),
    in_game(BRIBE, key("agent-keys-bribe"))
        .with_keys(&["B"])
        .with_button(GamepadButton::West),
    in_game(SHOW_SHEET, key("agent-keys-sheet"))
        .with_keys(&["S"])
        .with_button(GamepadButton::LeftTrigger2),
    in_game(LET_PASS, key("agent-keys-let")).with_keys(&["L"]),
    in_game(OBJECT, key("agent-keys-object")).with_keys(&["O"]),
    in_game(OPEN_NOTEBOOK, key("agent-keys-notebook"))
        .with_keys(&["N"])
        .with_button(GamepadButton::RightTrigger2),
    in_replay(FIRST_STEP, key("agent-replay-first")).with_keys(&["Home"]),
    in_replay(LAST_STEP, key("agent-replay-last")).with_keys(&["End"]),
    in_replay(PREVIOUS_BLUFF, key("agent-replay-previous-bluff")).with_keys(&["PageUp"]),
    in_replay(NEXT_BLUFF, key("agent-replay-next-bluff")).with_keys(&["PageDown"]),
];

pub(crate) fn plugin(app: &mut App) {
    add_actions(app, &ACTIONS);
    add_gamepad_note(app, NAME, key("agent-keys-gamepads"));
}
