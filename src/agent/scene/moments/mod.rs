//! Great moments of a game: an agent is off to the Bahamas, the case changes hands, or it comes home. Rings run over
//! the map from there, and an agent who comes home with the case jumps for joy. A lesson that is won has its rings, too.

mod ripples;

use std::time::Duration;

use agon_core::agent::{Agent, EndReason, Event, Heard};
use bevy::prelude::*;

use super::animate::manner::Manner;
use super::animate::pose::{Carried, Rejoicing};
use super::board::{city_spot, on_board};
use super::entities::{AgentOf, CaseMarker, MapEntities, Whereabouts};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::{Happened, TableReplaced};
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::gameplay::selection::place_of;
use crate::shell::system::redraw::Wake;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::flight::{Departed, Landed};
use crate::tabletop::lessons::LessonNews;
use crate::tabletop::motion::PiecesMoving;
use crate::tabletop::pose::Pose;
use crate::tabletop::schedule::TableSystems;
use ripples::{RippleKind, Rippled};

/// Duration of a moment.
const LASTS: Duration = Duration::from_millis(2600);

/// A great moment, of note to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// An agent is on their way to the Bahamas.
    Exile(Agent),
    /// An agent has taken the case.
    CaseTaken(Agent),
    /// An agent is at home with the case.
    Home(Agent),
}

/// The present moment, if there is one.
#[derive(Resource, Debug, Default)]
pub struct Moments {
    now: Option<(Moment, Duration)>,
    /// An agent who comes home, while they are still on the way.
    coming_home: Option<Agent>,
    /// Whether a lesson is won, while something is still on the way.
    is_lesson_won: bool,
}

impl Moments {
    /// The present moment.
    pub fn now(&self) -> Option<Moment> {
        self.now.map(|(moment, _)| moment)
    }
}

/// Notices departures and arrivals.
fn notice(
    (mut departures, mut landings): (MessageReader<Departed>, MessageReader<Landed>),
    agents: Query<(&AgentOf, &Whereabouts, &Manner)>,
    case: Single<&Carried, With<CaseMarker>>,
    things: Query<(&Manner, &Pose)>,
    time: Res<Time<Real>>,
    (mut moments, mut rippled): (ResMut<Moments>, MessageWriter<Rippled>),
) {
    for departed in departures.read() {
        if let Ok((of, Whereabouts::Exile, Manner::Exile)) = agents.get(departed.piece) {
            moments.now = Some((Moment::Exile(of.0), time.elapsed()));
        }
    }
    for (manner, &Pose { foot: at, .. }) in landings.read().filter_map(|landed| things.get(landed.piece).ok()) {
        let kind = match (manner, case.0) {
            (Manner::Exile, _) => RippleKind::Splash,
            (Manner::Case, Some(holder)) => {
                moments.now = Some((Moment::CaseTaken(holder), time.elapsed()));
                RippleKind::Case
            }
            _ => continue,
        };
        rippled.write(Rippled { kind, at });
    }
}

fn note_homecoming(
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<TableReplaced>,
    mut moments: ResMut<Moments>,
) {
    if replaced.read().count() > 0 {
        *moments = Moments::default();
    }
    for Happened { event, .. } in happened.read() {
        if let Event::Over(outcome) = event
            && outcome.reason == EndReason::Home
        {
            moments.coming_home = outcome.agent;
        }
    }
}

fn come_home(
    mut moments: ResMut<Moments>,
    (moving, time, entities): (Res<PiecesMoving>, Res<Time<Real>>, Res<MapEntities>),
    poses: Query<&Pose, With<AgentOf>>,
    mut rippled: MessageWriter<Rippled>,
    mut commands: Commands,
) {
    if moving.0 {
        return;
    }
    let Some(agent) = moments.bypass_change_detection().coming_home.take() else {
        return;
    };
    moments.now = Some((Moment::Home(agent), time.elapsed()));
    let entity = entities.agent(agent);
    commands.entity(entity).insert(Rejoicing::default());
    let kind = RippleKind::Sun;
    rippled.write_batch(poses.get(entity).ok().map(|pose| Rippled { kind, at: pose.foot }));
}

/// Rings run from where the lesson was won, once everything has arrived.
fn celebrate_lesson(
    mut news: MessageReader<LessonNews>,
    (mut moments, moving): (ResMut<Moments>, Res<PiecesMoving>),
    current: Option<Res<CurrentGame>>,
    case: Single<&Pose, With<CaseMarker>>,
    mut rippled: MessageWriter<Rippled>,
) {
    let is_won = news.read().any(|news| matches!(news, LessonNews::Done(..)));
    let moments = moments.bypass_change_detection();
    moments.is_lesson_won |= is_won;
    if moving.0 || !std::mem::take(&mut moments.is_lesson_won) {
        return;
    }
    let outcome = current.as_ref().and_then(|current| current.table().outcome());
    if outcome.is_some_and(|outcome| outcome.reason == EndReason::Home) {
        // That has rings of its own.
        return;
    }
    let last = current.and_then(|current| {
        let mut deeds = current.events().iter().rev().filter_map(|event| match event {
            Event::Decided {
                heard: Heard::Announced(deed),
                ..
            } => place_of(*deed, &current),
            _ => None,
        });
        deeds.next()
    });
    let at = last.map_or(case.foot, |city| on_board(city_spot(city)));
    let kind = RippleKind::Lesson;
    rippled.write(Rippled { kind, at });
}

/// After a while there is nothing to look up for any more.
fn pass(mut moments: ResMut<Moments>, time: Res<Time<Real>>, wake: Option<ResMut<Wake>>) {
    let Some((_, since)) = moments.now else { return };
    let left = (since + LASTS).saturating_sub(time.elapsed());
    if left.is_zero() {
        moments.now = None;
    } else if let Some(mut wake) = wake {
        wake.within(left);
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Moments>(app, AGENT);
    app.add_message::<Rippled>().add_message::<LessonNews>().add_systems(
        Update,
        (notice, note_homecoming, come_home, celebrate_lesson, pass)
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

/// Looks of the moments on the map.
pub(crate) fn looks_plugin(app: &mut App) {
    ripples::plugin(app);
}

#[cfg(test)]
mod tests;
