//! The sounds of a game: agents chosen, moved and exiled, the case, words at the table, and the end.

mod effects;

use std::time::Duration;

use agon_core::agent::{Agent, Announcement, Call, EndReason, Event, Heard, Outcome};
use bevy::prelude::*;

use super::animate::agent_place;
use super::animate::manner::Manner;
use super::animate::pose::Carried;
use super::board::{city_spot, on_board};
use super::entities::{Shown, Whereabouts};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::{Happened, TableReplaced};
use crate::agent::gameplay::replay::WinnerHidden;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::gameplay::selection::{Selection, place_of};
use crate::shell::sound::effect::{Effect, PlayEffect, add_effects};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::flight::{Departed, Landed};
use crate::tabletop::lessons::LessonNews;
use crate::tabletop::pose::Pose;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::sounds::{DRAW, LIFT, LOSS, PendingSound, PendingSounds, WIN, play_pending};
use crate::tabletop::stereo::Stereo;
use effects::{ATTACK, CASE_LAID_DOWN, CASE_TAKEN, CLAIM, EXILE, FIGURE, HOME, OBJECTION, STAKE};

/// Seconds from the last motion to the sound of the end.
const END_AFTER: f32 = 0.4;
/// Where all players fill in their sheets at once, one sound is played and the others of the same moment are not.
const STAKES_APART: Duration = Duration::from_millis(900);
/// An agent held higher than this, in world units, was heard when picked up.
const HELD: f32 = 0.05;

/// An agent is taken in hand.
fn hear_choice(
    (selection, shown): (Res<Selection>, Res<Shown>),
    mut before: Local<Option<Agent>>,
    stereo: Stereo,
    mut play: MessageWriter<PlayEffect>,
) {
    let chosen = selection.agent();
    let picked = chosen.filter(|_| chosen != *before);
    play.write_batch(picked.map(|agent| stereo.heard(&LIFT, agent_place(&shown, agent))));
    *before = chosen;
}

/// An agent or the case, and how it moves.
type Moving<'a> = (&'a Manner, Option<&'a Whereabouts>, Option<&'a Carried>);

/// The sound of a piece that leaves its place, where it was held at this height.
fn departure(lifted: f32, (manner, whereabouts, case): Moving) -> Option<&'static Effect> {
    match manner {
        Manner::Step => (lifted < HELD).then_some(&LIFT),
        Manner::Exile => (whereabouts == Some(&Whereabouts::Exile)).then_some(&EXILE),
        Manner::Case => case.is_some_and(|case| case.0.is_some()).then_some(&CASE_TAKEN),
        Manner::Shuffle => None,
    }
}

/// The sound of a piece that has arrived.
fn arrival((manner, _, case): Moving) -> Option<&'static Effect> {
    match manner {
        Manner::Step | Manner::Exile => Some(&FIGURE),
        Manner::Case => case.is_some_and(|case| case.0.is_none()).then_some(&CASE_LAID_DOWN),
        Manner::Shuffle => None,
    }
}

fn hear_motions(
    (mut departures, mut landings): (MessageReader<Departed>, MessageReader<Landed>),
    things: Query<(&Pose, (&Manner, Option<&Whereabouts>, Option<&Carried>))>,
    stereo: Stereo,
    mut play: MessageWriter<PlayEffect>,
) {
    // A piece that leaves now has waited for another to arrive.
    let landed = landings.read().filter_map(|landed| {
        let (pose, thing) = things.get(landed.piece).ok()?;
        Some(stereo.heard(arrival(thing)?, Some(pose.foot)))
    });
    play.write_batch(landed);
    let departed = departures.read().filter_map(|departed| {
        let (pose, thing) = things.get(departed.piece).ok()?;
        Some(stereo.heard(departure(departed.lifted, thing)?, Some(pose.foot)))
    });
    play.write_batch(departed);
}

/// The place on the map of what a player does at the table.
fn said_of(heard: &Heard, current: &CurrentGame) -> Option<Vec3> {
    match heard {
        Heard::Announced(deed) => place_of(*deed, current).map(|city| on_board(city_spot(city))),
        Heard::Called(_) | Heard::Staked => None,
    }
}

/// The sound of a player's act at the table.
const fn said(heard: &Heard) -> Option<&'static Effect> {
    match heard {
        Heard::Announced(Announcement::Attack { .. }) => Some(&ATTACK),
        Heard::Called(Call::Object) => Some(&OBJECTION),
        Heard::Called(Call::Claim(_)) => Some(&CLAIM),
        Heard::Staked => Some(&STAKE),
        Heard::Announced(_) | Heard::Called(_) => None,
    }
}

/// The sound of the end, as the people at the screen take it.
fn end(outcome: &Outcome, current: &CurrentGame) -> &'static Effect {
    match (outcome.winner, current.only_person()) {
        (None, _) => &DRAW,
        (Some(winner), Some(person)) if winner != person => &LOSS,
        _ if outcome.reason == EndReason::Home => &HOME,
        _ => &WIN,
    }
}

fn hear_news(
    (current, time): (Res<CurrentGame>, Res<Time<Real>>),
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<TableReplaced>,
    mut last_stakes: Local<Option<Duration>>,
    mut pending: ResMut<PendingSounds>,
    (stereo, mut play): (Stereo, MessageWriter<PlayEffect>),
    mut lessons: MessageReader<LessonNews>,
) {
    if replaced.read().count() > 0 {
        pending.0.clear();
    }
    for Happened { event, .. } in happened.read() {
        match event {
            Event::Decided { heard, .. } => {
                let now = time.elapsed();
                let is_echo = last_stakes.is_some_and(|last| now.saturating_sub(last) < STAKES_APART);
                if *heard == Heard::Staked {
                    if is_echo {
                        continue;
                    }
                    *last_stakes = Some(now);
                }
                play.write_batch(said(heard).map(|effect| stereo.heard(effect, said_of(heard, &current))));
            }
            Event::Over(outcome) => pending.0.push(PendingSound::of(end(outcome, &current), END_AFTER)),
            Event::TakenBack | Event::Exiled { .. } | Event::Missed(_) | Event::Shown { .. } => {}
        }
    }
    // One that ends with the game has the sound of that.
    let is_won = lessons.read().any(|news| matches!(news, LessonNews::Done(..)));
    if is_won && current.table().outcome().is_none() {
        pending.0.push(PendingSound::of(&WIN, END_AFTER));
    }
}

pub(crate) fn plugin(app: &mut App) {
    add_effects(app, &effects::ALL);
    init_with_game::<PendingSounds>(app, AGENT);
    app.add_message::<LessonNews>().add_systems(
        Update,
        (
            hear_choice.run_if(resource_exists_and_changed::<Selection>),
            hear_motions,
            hear_news.run_if(resource_exists::<CurrentGame>),
            play_pending.run_if(not(resource_exists_and_equals(WinnerHidden(true)))),
        )
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

#[cfg(test)]
mod tests;
