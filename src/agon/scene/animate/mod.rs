//! Turns positions into flights: pieces are lifted, carried and set down. Only the planner knows the rules.

pub mod plan;
pub mod pose;
mod trajectory;
mod tremble;

use agon_core::rules::{Kind, Side};
use bevy::prelude::*;

use super::board::{cell_centre, tray_place};
use super::entities::{Dragged, PieceOf, Relocating, ShowPosition, Shown, Whereabouts};
use crate::agon::gameplay::schedule::{AgonSystems, EffectSystems};
use crate::tabletop::flight::{Flying, Landed};
use crate::tabletop::motion::SetUpAtOnce;
use crate::tabletop::pose::Pose;
use crate::tabletop::schedule::MoveSystems;
use plan::{Manner, appear, plan};
use pose::Settling;
use trajectory::trajectory;

/// The resting place of a piece, in world units.
fn home(side: Side, place: Whereabouts) -> Vec3 {
    match place {
        Whereabouts::Cell(cell) => cell_centre(cell),
        Whereabouts::Hand(place) | Whereabouts::Away(place) => tray_place(side, place),
    }
}

/// Sends every piece to its place in the requested position.
fn show(
    mut asked: MessageReader<ShowPosition>,
    mut set_ups: MessageReader<SetUpAtOnce>,
    mut shown: ResMut<Shown>,
    mut pieces: Query<(Entity, &PieceOf, &mut Whereabouts, &mut Pose, &mut Visibility)>,
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
        let found = pieces.iter_mut().find(|(entity, of, whereabouts, ..)| {
            of.piece() == motion.piece && **whereabouts == motion.from && !taken.contains(entity)
        });
        let Some((entity, of, mut whereabouts, mut pose, mut visibility)) = found else {
            continue;
        };
        taken.push(entity);
        *whereabouts = motion.to;
        let flies = !is_set_up && motion.manner != Manner::Appearing;
        *visibility = match motion.to {
            // It is hidden where it lands.
            Whereabouts::Away(_) if !flies => Visibility::Hidden,
            _ => Visibility::Inherited,
        };
        let mut piece = commands.entity(entity);
        piece.remove::<(Flying, Relocating, Settling)>();
        let to = home(of.side, motion.to);
        if !flies {
            *pose = Pose::at(to);
            continue;
        }
        piece.insert(start(&mut pose, motion.manner, of.kind, to, delay));
        if motion.manner == Manner::Relocation {
            piece.insert(Relocating);
        }
        delay += apart;
    }
}

/// Starts a piece towards its destination.
fn start(pose: &mut Pose, manner: Manner, kind: Kind, to: Vec3, delay: f32) -> (Flying, Manner) {
    let flying = Flying::start(pose, to, delay, |distance| trajectory(manner, kind, distance));
    (flying, manner)
}

/// A released piece glides back to its place, unless a move has already sent it elsewhere.
fn let_go(
    dropped: On<Remove, Dragged>,
    mut pieces: Query<(&PieceOf, &Whereabouts, &mut Pose), Without<Flying>>,
    mut commands: Commands,
) {
    if let Ok((of, &whereabouts, mut pose)) = pieces.get_mut(dropped.entity)
        && let Ok(mut piece) = commands.get_entity(dropped.entity)
    {
        // The piece may be going with the whole board.
        let to = home(of.side, whereabouts);
        piece.try_insert(start(&mut pose, Manner::Step, of.kind, to, 0.0));
    }
}

/// Ends relocations, rocks the pieces set down, and hides those that left the board.
fn touch_down(mut landed: MessageReader<Landed>, places: Query<&Whereabouts>, mut commands: Commands) {
    for &Landed { piece, lean } in landed.read() {
        let is_away = matches!(places.get(piece), Ok(Whereabouts::Away(_)));
        // The piece may have gone with the whole board.
        let Ok(mut piece) = commands.get_entity(piece) else {
            continue;
        };
        piece.remove::<Relocating>();
        if is_away {
            piece.insert(Visibility::Hidden);
        }
        if lean != Vec2::ZERO {
            piece.insert(Settling::new(lean));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    // Pieces are assigned to their new cells before captures are marked; the motion is only visual.
    app.add_observer(let_go)
        .add_observer(tremble::start)
        .add_observer(tremble::stop)
        .add_systems(
            Update,
            (
                show.in_set(EffectSystems::Place),
                (touch_down, pose::settle, tremble::tremble, pose::apply_poses)
                    .chain()
                    .in_set(MoveSystems::Pose)
                    .in_set(AgonSystems),
            ),
        );
}

#[cfg(test)]
mod tests;
