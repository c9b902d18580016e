//! Two players with two gamepads: the first connected is White's, the other Black's.

use agon_core::rules::Side;
use bevy::prelude::*;

use crate::agon::gameplay::current_game::Match;
use crate::shell::input::gamepad::{GamepadTurn, Gamepads};
use crate::shell::ui::prelude::*;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            give_turn.run_if(resource_exists_and_changed::<Match>.or_else(resource_removed::<Match>)),
            tell.run_if(in_state(Screen::Playing).and_then(resource_exists::<Match>)),
        )
            .in_set(TableSystems::Present),
    );
}

/// The side to choose uses its own gamepad. If there is none, as at the end, in an analysis or without a game, any gamepad
/// will do.
fn give_turn(current: Option<Res<Match>>, mut turn: ResMut<GamepadTurn>) {
    let takes_turns = |current: &Res<Match>| current.players().are_two_people() && !current.rights().moves_all;
    let chooser = current.filter(takes_turns).and_then(|current| current.human_chooser());
    turn.set_if_neq(GamepadTurn(chooser.map(Side::index)));
}

/// Announces once which gamepad belongs to whom, and when one is disconnected.
fn tell(
    gamepads: Res<Gamepads>,
    current: Res<Match>,
    language: Res<Language>,
    (mut told, mut before): (Local<bool>, Local<usize>),
    mut notices: MessageWriter<Notice>,
) {
    let before = std::mem::replace(&mut *before, gamepads.count());
    if gamepads.count() < before {
        *told = false;
        notices.write(Notice::info(language.tr("gamepads-gone")));
    }
    if gamepads.count() >= 2 && current.players().are_two_people() && !*told {
        *told = true;
        notices.write(Notice::info(language.tr("gamepads-two")));
    }
}
