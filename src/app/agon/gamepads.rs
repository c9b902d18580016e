//! Two people with two gamepads: the one that was connected first is White's, the other Black's.

use bevy::prelude::*;

use super::game::Match;
use super::sets::AgonSystems;
use crate::app::shell::gamepad::{GamepadTurn, Gamepads};
use crate::app::shell::language::Language;
use crate::app::shell::notice::Notice;
use crate::app::shell::screens::Screen;
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            give_turn.run_if(resource_exists_and_changed::<Match>),
            tell.run_if(in_state(Screen::Playing).and_then(resource_exists::<Match>)),
        )
            .in_set(AgonSystems::Present),
    );
}

fn is_of_two_people(current: &Match) -> bool {
    Side::ALL.into_iter().all(|side| current.players().is_human(side))
}

/// Whoever chooses moves. Where nobody does, as at the end, any gamepad will do.
fn give_turn(current: Res<Match>, mut turn: ResMut<GamepadTurn>) {
    let chooser = current.human_chooser().filter(|_| is_of_two_people(&current));
    turn.set_if_neq(GamepadTurn(chooser.map(Side::index)));
}

/// Says once whose is which, and when one is gone.
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
    if gamepads.count() >= 2 && is_of_two_people(&current) && !*told {
        *told = true;
        notices.write(Notice::info(language.tr("gamepads-two")));
    }
}
