//! Turns boards into motions and runs them: agents hop along links, take the case and lay it down, and are flown to the
//! Bahamas.

pub mod flight;
pub mod pose;
mod rejoicing;

use agon_core::agent::{Agent, City};
use bevy::prelude::*;

use super::board::{city_spot, exile_spot, on_board, place_in_city};
use super::entities::{AgentOf, CaseMarker, ShowBoard, Shown, Whereabouts};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::{AgentSystems, EffectSystems};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};
use crate::tabletop::schedule::{MovePieces, TableSystems};
use crate::tabletop::view::View;
use flight::{Departed, Flying, Landed, Manner};
use pose::{Carried, Pose, carried_at};

/// The step of an agent that led to the board shown; `None` if something else did.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastStep(pub Option<Step>);

/// An agent's way along a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who went.
    pub agent: Agent,
    /// The city that was left.
    pub from: City,
    /// The city where the agent arrived.
    pub to: City,
}

/// Where an agent stands; `None` if not in the game.
pub(super) fn agent_place(shown: &Shown, agent: Agent) -> Option<Vec3> {
    let at = match shown.whereabouts(agent) {
        Whereabouts::City(city) => {
            let mut here = shown.board.living().filter(|&(_, place)| place == city);
            let number = here.position(|(other, _)| other == agent).unwrap_or(0);
            city_spot(city) + place_in_city(things_in(shown, city), number)
        }
        Whereabouts::Exile => exile_spot(agent),
        Whereabouts::Nowhere => return None,
    };
    Some(on_board(at))
}

/// Where the case is.
pub(super) fn case_place(shown: &Shown, view: View) -> Vec3 {
    let city = shown.board.case;
    let holder = shown.board.holder.and_then(|holder| agent_place(shown, holder));
    match holder {
        Some(holder) => carried_at(holder, view),
        None => {
            let count = things_in(shown, city);
            on_board(city_spot(city) + place_in_city(count, count - 1))
        }
    }
}

/// How many things stand in a city: agents, and the case if it is free.
fn things_in(shown: &Shown, city: City) -> usize {
    let agents = shown.board.living().filter(|&(_, place)| place == city).count();
    let case = shown.board.case == city && shown.board.holder.is_none();
    agents + usize::from(case)
}

/// Sends everything to its place on the board that is asked for.
fn show(
    mut asked: MessageReader<ShowBoard>,
    (mut shown, mut last_step): (ResMut<Shown>, ResMut<LastStep>),
    mut agents: Query<(Entity, &AgentOf, &mut Whereabouts, &mut Pose, &mut Visibility), Without<CaseMarker>>,
    case: Single<(Entity, &mut Carried, &mut Pose), With<CaseMarker>>,
    view: Res<View>,
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
    // What follows from a step waits until it is made.
    let mut arrival = 0.0;
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
            pose.set_if_neq(Pose {
                foot: to,
                ..Pose::default()
            });
        } else if pose.foot.xz().distance(to.xz()) > 1e-3 {
            let delay = if manner == Manner::Exile {
                step_duration(step)
            } else {
                0.0
            };
            let flying = start(&mut pose, to, manner, delay);
            arrival = f32::max(
                arrival,
                if manner == Manner::Step {
                    flying.trajectory.duration
                } else {
                    0.0
                },
            );
            commands.entity(entity).insert(flying);
        }
    }
    let (entity, mut carried, mut pose) = case.into_inner();
    let to = case_place(&next, *view);
    let was = carried.0;
    carried.set_if_neq(Carried(board.holder));
    if !is_animated {
        commands.entity(entity).remove::<Flying>();
        pose.set_if_neq(Pose {
            foot: to,
            ..Pose::default()
        });
    } else if (was.is_none() || was != board.holder) && pose.foot.distance(to) > 1e-3 {
        // It is laid down before its holder goes, and taken by one who has arrived.
        let delay = if board.holder.is_some() { arrival } else { 0.0 };
        let flying = start(&mut pose, to, Manner::Case, delay);
        commands.entity(entity).insert(flying);
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

/// Starts something towards its destination. Any lift it already has becomes part of the motion.
fn start(pose: &mut Pose, to: Vec3, manner: Manner, delay: f32) -> Flying {
    let from = pose.foot.with_y(to.y);
    let lifted = (pose.foot.y - to.y + pose.lift).max(0.0);
    pose.foot.y = to.y + lifted;
    pose.lift = 0.0;
    Flying {
        manner,
        from,
        to,
        lifted,
        elapsed: -delay,
        has_left: false,
        trajectory: manner.trajectory(from.distance(to)),
    }
}

/// Finishes motions at once, before the same press can start new ones.
fn hasten(mut flying: Query<(&mut Flying, &mut Pose)>, mut skips: MessageReader<SkipAnimations>) {
    if skips.read().count() > 0 {
        for (mut flying, mut pose) in &mut flying {
            flying.elapsed = f32::INFINITY;
            pose.foot = flying.to;
        }
    }
}

/// Runs all motions.
fn run(
    mut flying: Query<(Entity, &mut Flying, &mut Pose)>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    (mut moving, mut animating): (ResMut<PiecesMoving>, ResMut<Animating>),
    (mut departed, mut landed): (MessageWriter<Departed>, MessageWriter<Landed>),
    mut commands: Commands,
) {
    let mut is_moving = false;
    for (entity, mut flying, mut pose) in &mut flying {
        // A motion may begin after a long idle frame, whose time must not count.
        if !flying.is_added() {
            flying.elapsed += time.delta_secs() * speed.0;
        }
        let share = flying.elapsed / flying.trajectory.duration;
        let is_under_way = share < 1.0 && speed.0 > 0.0;
        if !flying.has_left && (flying.elapsed >= 0.0 || !is_under_way) {
            flying.has_left = true;
            departed.write(Departed {
                what: entity,
                manner: flying.manner,
                lifted: flying.lifted,
            });
        }
        if is_under_way {
            let moment = flying.trajectory.at(share, flying.lifted);
            pose.foot = flying.from.lerp(flying.to, moment.along) + Vec3::Y * moment.height;
            pose.lean = flying.heading() * moment.lean;
            is_moving = true;
            continue;
        }
        pose.foot = flying.to;
        pose.lean = Vec2::ZERO;
        commands.entity(entity).remove::<Flying>();
        landed.write(Landed {
            what: entity,
            manner: flying.manner,
        });
    }
    moving.set_if_neq(PiecesMoving(is_moving));
    animating.0 |= is_moving;
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<LastStep>(app, AGENT);
    app.add_message::<Departed>().add_message::<Landed>().add_systems(
        Update,
        (
            show.in_set(EffectSystems::Place),
            hasten.in_set(TableSystems::Skip).in_set(AgentSystems),
            (
                (run, pose::lift_chosen, rejoicing::rejoice).chain(),
                (pose::attach_case, pose::apply_poses).chain(),
            )
                .chain()
                .in_set(MovePieces)
                .in_set(AgentSystems),
        ),
    );
}

#[cfg(test)]
mod tests;
