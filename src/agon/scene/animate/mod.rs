//! Turns positions into motions and runs them: pieces are lifted, carried and set down. Only the planner knows the
//! rules.

pub mod flight;
pub mod plan;
pub mod pose;
mod trajectory;
mod tremble;

use agon_core::rules::{Kind, Side};
use bevy::prelude::*;

use super::board::{cell_centre, tray_place};
use super::entities::{Away, Dragged, InHand, OnCell, PieceOf, ShowPosition, Shown};
use crate::agon::gameplay::schedule::{AgonSystems, EffectSystems};
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SetUpAtOnce, SkipAnimations};
use crate::tabletop::schedule::{MovePieces, TableSystems};
use flight::{Flight, InMotion, Landed, Motion, Placing, Relocating, Stepping};
use plan::{Manner, Place, appear, plan};
use pose::{Pose, Settling};
use trajectory::trajectory;

/// The resting place of a piece, in world units.
fn home(side: Side, place: Place) -> Vec3 {
    match place {
        Place::Cell(cell) => cell_centre(cell),
        Place::Hand(place) | Place::Away(place) => tray_place(side, place),
    }
}

/// The place given by a piece's components.
fn place_of(cell: Option<&OnCell>, hand: Option<&InHand>) -> Option<Place> {
    cell.map(|cell| Place::Cell(cell.0))
        .or(hand.map(|hand| Place::Hand(hand.0)))
}

/// Sends every piece to its place in the requested position.
fn show(
    mut asked: MessageReader<ShowPosition>,
    mut set_ups: MessageReader<SetUpAtOnce>,
    mut shown: ResMut<Shown>,
    mut pieces: Query<(Entity, &PieceOf, &mut Pose, Option<&OnCell>, Option<&InHand>)>,
    mut commands: Commands,
) {
    /// Seconds between the starts of pieces that move together, and the maximum between the first and the last.
    const APART: f32 = 0.07;
    const TOGETHER: f32 = 0.3;
    let is_set_up = set_ups.read().count() > 0;
    let Some(&ShowPosition(next)) = asked.read().last() else {
        return;
    };
    let motions = match shown.0.replace(next) {
        Some(previous) => plan(&previous, &next),
        None => appear(&next),
    };
    let apart = APART.min(TOGETHER / motions.len() as f32);
    let mut taken: Vec<Entity> = Vec::new();
    let mut delay = 0.0;
    for motion in motions {
        let found = pieces.iter_mut().find(|(entity, of, _, cell, hand)| {
            let here = place_of(*cell, *hand);
            let fits = match motion.from {
                Place::Away(_) => here.is_none(),
                from => here == Some(from),
            };
            fits && of.piece() == motion.piece && !taken.contains(entity)
        });
        let Some((entity, of, mut pose, ..)) = found else {
            continue;
        };
        taken.push(entity);
        let to = home(of.side, motion.to);
        let mut piece = commands.entity(entity);
        piece.remove::<(OnCell, InHand, Away, Stepping, Relocating, Placing, Settling)>();
        match motion.to {
            Place::Cell(cell) => piece.insert((OnCell(cell), Visibility::Inherited)),
            Place::Hand(place) => piece.insert((InHand(place), Visibility::Inherited)),
            Place::Away(_) => piece.insert((Away, Visibility::Hidden)),
        };
        let manner = if is_set_up { Manner::Appearing } else { motion.manner };
        match manner {
            Manner::Step => piece.insert(start::<Stepping>(&mut pose, of.kind, to, delay)),
            Manner::Relocation => piece.insert(start::<Relocating>(&mut pose, of.kind, to, delay)),
            Manner::Placing => piece.insert(start::<Placing>(&mut pose, of.kind, to, delay)),
            Manner::Appearing => {
                *pose = Pose {
                    foot: to,
                    ..Pose::default()
                };
                continue;
            }
        };
        delay += apart;
    }
}

/// Starts a piece towards its destination. Any lift it already has becomes part of the motion.
fn start<M: Motion>(pose: &mut Pose, kind: Kind, to: Vec3, delay: f32) -> M {
    let from = Vec3 { y: to.y, ..pose.foot };
    let lifted = pose.foot.y - to.y + pose.lift;
    pose.foot.y += pose.lift;
    pose.lift = 0.0;
    M::new(Flight {
        from,
        to,
        lifted,
        elapsed: -delay,
        trajectory: trajectory(M::MANNER, kind, from.distance(to)),
    })
}

/// A released piece glides back to its place, unless a move has already sent it elsewhere.
fn let_go(
    dropped: On<Remove, Dragged>,
    mut pieces: Query<(&PieceOf, &mut Pose, Option<&OnCell>, Option<&InHand>), Without<Relocating>>,
    mut commands: Commands,
) {
    if let Ok((of, mut pose, cell, hand)) = pieces.get_mut(dropped.entity)
        && let Some(place) = place_of(cell, hand)
        && let Ok(mut piece) = commands.get_entity(dropped.entity)
    {
        // The piece may be going with the whole board.
        piece.try_insert_if_new(start::<Stepping>(&mut pose, of.kind, home(of.side, place), 0.0));
    }
}

/// Finishes motions at once, before the same key press can start new ones.
fn hasten<M: Motion>(mut flights: Query<(&mut M, &mut Pose)>, mut skips: MessageReader<SkipAnimations>) {
    if skips.read().count() > 0 {
        for (mut motion, mut pose) in &mut flights {
            let flight = motion.flight();
            flight.elapsed = f32::INFINITY;
            pose.foot = flight.to;
        }
    }
}

/// Runs one kind of motion.
fn run<M: Motion>(
    mut flights: Query<(Entity, &mut M, &mut Pose), Without<Dragged>>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut landed: MessageWriter<Landed>,
    mut commands: Commands,
) {
    for (entity, mut motion, mut pose) in &mut flights {
        // A motion may begin after a long idle frame, whose time must not count.
        let fresh = motion.is_added();
        let flight = motion.flight();
        if !fresh {
            flight.elapsed += time.delta_secs() * speed.0;
        }
        let share = flight.elapsed / flight.trajectory.duration;
        if share < 1.0 && speed.0 > 0.0 {
            let moment = flight.trajectory.at(share, flight.lifted);
            pose.foot = flight.from.lerp(flight.to, moment.along) + Vec3::Y * moment.height;
            pose.lean = flight.heading() * moment.lean;
            continue;
        }
        pose.foot = flight.to;
        pose.lean = Vec2::ZERO;
        let mut piece = commands.entity(entity);
        piece.remove::<M>();
        if flight.elapsed.is_finite() && speed.0 > 0.0 {
            piece.insert(Settling::new(
                flight.heading() * flight.trajectory.at(1.0, flight.lifted).lean,
            ));
        }
        landed.write(Landed {
            piece: entity,
            manner: M::MANNER,
        });
    }
}

fn note_motions(flying: Query<(), InMotion>, mut moving: ResMut<PiecesMoving>, mut animating: ResMut<Animating>) {
    moving.0 = !flying.is_empty();
    animating.0 |= moving.0;
}

pub(crate) fn plugin(app: &mut App) {
    // Pieces are assigned to their new cells before captures are marked; the motion is only visual.
    app.add_message::<Landed>()
        .add_observer(let_go)
        .add_observer(tremble::start)
        .add_observer(tremble::stop)
        .add_systems(Update, show.in_set(EffectSystems::Place));
    app.add_systems(
        Update,
        (hasten::<Stepping>, hasten::<Relocating>, hasten::<Placing>)
            .chain()
            .in_set(TableSystems::Skip)
            .in_set(AgonSystems),
    );
    app.add_systems(
        Update,
        (
            run::<Stepping>,
            run::<Relocating>,
            run::<Placing>,
            note_motions,
            pose::settle,
            tremble::tremble,
            pose::apply_poses,
        )
            .chain()
            .in_set(MovePieces)
            .in_set(AgonSystems),
    );
}

#[cfg(test)]
mod tests;
