//! The actions that keys and buttons trigger in a game of Agon.

use bevy::prelude::*;

use super::agon_screen::NAME;
use crate::shell::input::context::InputContext;
use crate::shell::input::shortcuts::{Action, ActionGroup, ActionId, add_actions, add_gamepad_note};
use crate::shell::system::language::key;
use crate::tabletop::view_settings::VIEW;

/// Puts down the selected piece.
pub const PUT_DOWN: ActionId = ActionId("put_down");
/// Takes the last move back.
pub const UNDO: ActionId = ActionId("undo");
/// Replays the move last taken back.
pub const REDO: ActionId = ActionId("redo");
/// Shows the position one move earlier.
pub const PREVIOUS_MOVE: ActionId = ActionId("previous_move");
/// Shows the position one move later.
pub const NEXT_MOVE: ActionId = ActionId("next_move");
/// Shows the position before the first move.
pub const FIRST_MOVE: ActionId = ActionId("first_move");
/// Shows the position after the last move.
pub const LAST_MOVE: ActionId = ActionId("last_move");
/// Opens or closes the move list.
pub const SHOW_MOVES: ActionId = ActionId("moves");
/// Promotes the variation on the board to the main line.
pub const PROMOTE_VARIATION: ActionId = ActionId("promote_variation");
/// Removes the variation on the board, from the current move onwards.
pub const REMOVE_VARIATION: ActionId = ActionId("remove_variation");
/// Begins or ends the analysis of the game.
pub const ANALYSE: ActionId = ActionId("analyse");
/// In an analysis, searches the opponent's moves as if the side to move stood still.
pub const STAND_STILL: ActionId = ActionId("stand_still");
/// In a reviewed game, shows the mistake before the position on the board.
pub const PREVIOUS_MISTAKE: ActionId = ActionId("previous_mistake");
/// In a reviewed game, shows the mistake after the position on the board.
pub const NEXT_MISTAKE: ActionId = ActionId("next_mistake");
/// In a reviewed game, shows a better move than the one on the board.
pub const BETTER: ActionId = ActionId("better");
/// Tries the mistakes of a reviewed game again, or ends that.
pub const TRY_AGAIN: ActionId = ActionId("try_again");
/// Asks for a hint, or for its next step.
pub const HINT: ActionId = ActionId("hint");
/// Asks for the consequences of a move of the selected piece.
pub const WHY_NOT: ActionId = ActionId("why_not");
/// Begins to draw at the cell with the keyboard focus, or ends there.
pub const DRAW: ActionId = ActionId("draw");
/// Takes away all that is drawn on the position.
pub const ERASE: ActionId = ActionId("erase");
/// Writes a note on the move before the position shown.
pub const WRITE_NOTE: ActionId = ActionId("write_note");
/// Opens the page where one plays in words.
pub const SAY: ActionId = ActionId("say");
/// Shows or hides the opponent's threats.
pub const SHOW_THREATS: ActionId = ActionId("threats");

const GAME: ActionGroup = ActionGroup {
    heading: key("keys-game"),
    rank: 0,
};

const fn on_board(id: ActionId, name: &'static str) -> Action {
    Action::new(id, name, GAME, InputContext::Board).of_game(NAME)
}

const fn of_moves(id: ActionId, name: &'static str) -> Action {
    Action::new(id, name, GAME, InputContext::Moves).of_game(NAME)
}

const ACTIONS: [Action; 23] = [
    on_board(PUT_DOWN, key("keys-put-down"))
        .with_keys(&["Backspace"])
        .with_button(GamepadButton::East),
    on_board(UNDO, key("keys-undo"))
        .with_keys(&["Ctrl+Z"])
        .with_button(GamepadButton::West),
    on_board(REDO, key("keys-redo")).with_keys(&["Ctrl+Y", "Ctrl+Shift+Z"]),
    on_board(HINT, key("keys-ask-hint")).with_keys(&["H"]),
    on_board(WHY_NOT, key("keys-why-not")).with_keys(&["W"]),
    on_board(DRAW, key("keys-draw")).with_keys(&["D", "Shift+D"]),
    on_board(ERASE, key("keys-erase")).with_keys(&["E"]),
    of_moves(WRITE_NOTE, key("keys-note")).with_keys(&["C"]),
    on_board(SAY, key("keys-in-words")).with_keys(&["/"]),
    of_moves(PREVIOUS_MOVE, key("keys-previous"))
        .with_keys(&[",", "PageUp"])
        .with_repeating_button(GamepadButton::LeftTrigger2),
    of_moves(NEXT_MOVE, key("keys-following"))
        .with_keys(&[".", "PageDown"])
        .with_repeating_button(GamepadButton::RightTrigger2),
    of_moves(FIRST_MOVE, key("keys-first")).with_keys(&["Home"]),
    of_moves(LAST_MOVE, key("keys-last")).with_keys(&["End"]),
    of_moves(SHOW_MOVES, key("keys-moves")).with_keys(&["L"]),
    of_moves(PROMOTE_VARIATION, key("keys-promote")).with_keys(&["P"]),
    of_moves(REMOVE_VARIATION, key("keys-remove")).with_keys(&["Delete"]),
    of_moves(ANALYSE, key("keys-analyse")).with_keys(&["A"]),
    of_moves(STAND_STILL, key("keys-stand-still")).with_keys(&["S"]),
    of_moves(PREVIOUS_MISTAKE, key("keys-previous-mistake")).with_keys(&["Shift+N"]),
    of_moves(NEXT_MISTAKE, key("keys-following-mistake")).with_keys(&["N"]),
    of_moves(BETTER, key("keys-better")).with_keys(&["B"]),
    of_moves(TRY_AGAIN, key("keys-try-again")).with_keys(&["X"]),
    Action::new(SHOW_THREATS, key("keys-threats"), VIEW, InputContext::Board)
        .of_game(NAME)
        .with_keys(&["T"]),
];

pub(crate) fn plugin(app: &mut App) {
    add_actions(app, &ACTIONS);
    add_gamepad_note(app, NAME, key("keys-gamepads-two"));
}
