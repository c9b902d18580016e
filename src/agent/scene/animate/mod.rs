//! Turns boards into flights: agents hop along links, take the case and lay it down, and are flown to the Bahamas.

pub(crate) mod manner;
pub(crate) mod pose;
mod rejoicing;

use agon_core::agent::{Agent, City};
use bevy::prelude::*;

use super::board::{city_spot, exile_spot, on_board, place_in_city};
use super::entities::{AgentOf, CaseMarker, ShowBoard, Shown, Whereabouts};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::{AgentSystems, EffectSystems};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::flight::Flying;
use crate::tabletop::pose::Pose;
use crate::tabletop::schedule::MoveSystems;
use crate::tabletop::view::{Bearing, View};
use manner::Manner;
use pose::{Carried, carried_at};

/// The step of an agent that led to the board shown; `None` if something else did.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastStep(pub Option<Step>);

/// An agent's way along a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The agent who moved.
    pub agent: Agent,
    /// The city that was left.
    pub from: City,
    /// The city where the agent arrived.
    pub to: City,
}

/// Where an agent stands; `None` if not in the game.
pub(super) fn agent_place(shown: &Shown, agent: Agent) -> Option<Vec3> {
    match shown.whereabouts(agent) {
        Whereabouts::City(city) => Some(place_in(shown, city, Some(agent))),
        Whereabouts::Exile => Some(on_board(exile_spot(agent))),
        Whereabouts::Nowhere => None,
    }
}

/// Where the case is.
pub(super) fn case_place(shown: &Shown, view: View, bearing: Bearing) -> Vec3 {
    let holder = shown.board.holder;
    let at = place_in(shown, shown.board.case, holder);
    holder.map_or(at, |_| carried_at(at, view, bearing))
}

/// Where an agent stands in a city, or where the free case does. The case, or its holder with it, is in front to the
/// right, where nobody hides it.
fn place_in(shown: &Shown, city: City, thing: Option<Agent>) -> Vec3 {
    /// Room for the case at the holder's hand.
    const HAND: Vec2 = Vec2::new(-0.15, 0.0);
    let board = &shown.board;
    let here = board.living().filter(|&(_, place)| place == city);
    let mut things: Vec<Option<Agent>> = here.map(|(agent, _)| Some(agent)).collect();
    let mut at = city_spot(city);
    if board.case == city {
        things.retain(|thing| *thing != board.holder);
        things.insert(things.len().min(1), board.holder);
        if board.holder.is_some() && things.len() > 1 {
            at += HAND;
        }
    }
    let number = things.iter().position(|other| *other == thing).unwrap_or(0);
    on_board(at + place_in_city(things.len(), number))
}

/// Sends everything to its place on the board that is asked for.
fn show(
    mut asked: MessageReader<ShowBoard>,
    (mut shown, mut last_step): (ResMut<Shown>, ResMut<LastStep>),
    mut agents: Query<(Entity, &AgentOf, &mut Whereabouts, &mut Pose, &mut Visibility), Without<CaseMarker>>,
    case: Single<(Entity, &mut Carried, &mut Pose), With<CaseMarker>>,
    (view, bearing): (Res<View>, Res<Bearing>),
    mut commands: Commands,
) {
    let Some(&ShowBoard {
        board,
        two_each,
        is_animated,
    }) = asked.read().last()
    else {
        return;
    };
    let next = Shown { board, two_each };
    let before = std::mem::replace(&mut *shown, next);
    let step = is_animated.then(|| step_between(&before, &next)).flatten();
    last_step.set_if_neq(LastStep(step));
    // Consequences of a step wait until it is made.
    let mut arrival = 0.0_f32;
    for (entity, of, mut whereabouts, mut pose, mut visibility) in &mut agents {
        let agent = of.0;
        let (was, is) = (*whereabouts, next.whereabouts(agent));
        *whereabouts = is;
        let Some(to) = agent_place(&next, agent) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let manner = match (was, is) {
            (Whereabouts::City(from), Whereabouts::City(to)) if from == to => Manner::Shuffle,
            (Whereabouts::City(_), Whereabouts::City(_)) => Manner::Step,
            _ => Manner::Exile,
        };
        if !is_animated || was == Whereabouts::Nowhere {
            commands.entity(entity).remove::<Flying>();
            pose.set_if_neq(Pose::at(to));
        } else if pose.foot.xz().distance(to.xz()) > 1e-3 {
            let delay = if manner == Manner::Exile {
                step_duration(step)
            } else {
                0.0
            };
            let flying = Flying::start(&mut pose, to, delay, |distance| manner.trajectory(distance));
            if manner == Manner::Step {
                arrival = arrival.max(flying.duration());
            }
            commands.entity(entity).insert((flying, manner));
        }
    }
    let (entity, mut carried, mut pose) = case.into_inner();
    let to = case_place(&next, *view, *bearing);
    let was = carried.0;
    carried.set_if_neq(Carried(board.holder));
    if !is_animated {
        commands.entity(entity).remove::<Flying>();
        pose.set_if_neq(Pose::at(to));
    } else if (was.is_none() || was != board.holder) && pose.foot.distance(to) > 1e-3 {
        // It is laid down before its holder goes, and taken by one who has arrived.
        let delay = if board.holder.is_some() { arrival } else { 0.0 };
        let flying = Flying::start(&mut pose, to, delay, |distance| Manner::Case.trajectory(distance));
        commands.entity(entity).insert((flying, Manner::Case));
    }
}

/// The one step that leads from a board to another.
fn step_between(before: &Shown, next: &Shown) -> Option<Step> {
    let mut steps = Agent::ALL.into_iter().filter_map(|agent| {
        let (from, to) = (before.board.place(agent)?, next.board.place(agent)?);
        (from != to).then_some(Step { agent, from, to })
    });
    steps.next().filter(|_| steps.next().is_none())
}

fn step_duration(step: Option<Step>) -> f32 {
    step.map_or(0.0, |Step { from, to, .. }| {
        Manner::Step
            .trajectory(city_spot(from).distance(city_spot(to)))
            .duration
    })
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<LastStep>(app, AGENT);
    app.add_systems(
        Update,
        (
            show.in_set(EffectSystems::Place),
            (
                pose::lift_chosen,
                rejoicing::rejoice,
                pose::attach_case,
                pose::apply_poses,
            )
                .chain()
                .in_set(MoveSystems::Pose)
                .in_set(AgentSystems),
        ),
    );
}

#[cfg(test)]
mod tests;
