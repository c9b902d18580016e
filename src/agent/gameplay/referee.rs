//! The referee: the only systems that change the [`CurrentGame`]. They read requests and report events.

use agon_core::agent::Seat;
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::current_game::CurrentGame;
use super::lessons::referee_of;
use super::messages::{
    ActionRefused, ActionRequested, GameStarted, Happened, LessonStarted, MarksChanged, PassesChosen, PersonLeft,
    TableReplaced,
};
use super::schedule::RuleSystems;
use crate::shell::system::language::Language;
use crate::shell::system::redraw::Wake;
use crate::tabletop::active_game::remove_with_game;

pub(crate) fn plugin(app: &mut App) {
    remove_with_game::<CurrentGame>(app, AGENT);
    app.add_systems(
        Update,
        (
            (start_games, start_scenes.run_if(on_message::<LessonStarted>))
                .chain()
                .in_set(RuleSystems::Start),
            (decide, choose_passes, keep_marks, replace_people)
                .chain()
                .run_if(resource_exists::<CurrentGame>)
                .in_set(RuleSystems::Decisions),
        ),
    );
}

/// Starts the game requested last.
fn start_games(
    mut commands: Commands,
    mut requests: MessageReader<GameStarted>,
    mut replaced: MessageWriter<TableReplaced>,
) {
    if let Some(GameStarted(referee)) = requests.read().last() {
        commands.insert_resource(CurrentGame::new(referee.clone()));
        replaced.write(TableReplaced);
    }
}

/// Puts the scene of a lesson on the table that was requested last.
fn start_scenes(
    mut commands: Commands,
    mut requests: MessageReader<LessonStarted>,
    language: Res<Language>,
    mut replaced: MessageWriter<TableReplaced>,
) {
    if let Some(started) = requests.read().last() {
        let referee = referee_of(started, &language);
        commands.insert_resource(CurrentGame::in_lesson(referee, started.place));
        replaced.write(TableReplaced);
    }
}

/// Plays the requested action if the rules allow it.
fn decide(
    mut requests: MessageReader<ActionRequested>,
    mut current: ResMut<CurrentGame>,
    (mut happened, mut refused): (MessageWriter<Happened>, MessageWriter<ActionRefused>),
    mut wake: Option<ResMut<Wake>>,
) {
    for &ActionRequested {
        player,
        action,
        reason,
        meant_for,
    } in requests.read()
    {
        if meant_for != current.moment() {
            continue;
        }
        // A refused action must not trigger change detection.
        match current.bypass_change_detection().play(player, &action, reason) {
            Ok(events) => {
                current.set_changed();
                // The next player may have answered already, in the objection window.
                if let Some(wake) = &mut wake {
                    wake.keep_drawing();
                }
                for number in events {
                    let event = current.events()[number];
                    happened.write(Happened { number, event });
                }
            }
            Err(reason) => {
                refused.write(ActionRefused { player, action, reason });
            }
        }
    }
}

fn keep_marks(mut changed: MessageReader<MarksChanged>, mut current: ResMut<CurrentGame>) {
    for MarksChanged { owner, marks } in changed.read() {
        current.set_own_marks(*owner, marks.clone());
    }
}

fn choose_passes(mut chosen: MessageReader<PassesChosen>, mut current: ResMut<CurrentGame>) {
    for &PassesChosen { player, passes } in chosen.read() {
        current.set_passes(player, passes);
    }
}

/// A computer player takes the seat of a person who leaves, with the view of that seat and nothing else.
fn replace_people(mut left: MessageReader<PersonLeft>, mut current: ResMut<CurrentGame>) {
    for &PersonLeft { player, character } in left.read() {
        let seat = Seat {
            computer: Some(character),
            persona: None,
            ..current.seat(player).clone()
        };
        current.reseat(player, seat);
    }
}
