//! Flights: pieces are lifted, carried and set down, one after the other where they wait for each other.

use bevy::prelude::*;

use super::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};
use super::pose::Pose;
use super::schedule::{MoveSystems, TableSystems};
use super::trajectory::Trajectory;

/// The piece flies from one point to another.
#[derive(Component, Clone, Copy, Debug)]
pub struct Flying {
    /// The ground below the start, in world units.
    from: Vec3,
    to: Vec3,
    /// The height above the ground at the start.
    lifted: f32,
    /// Seconds in flight; negative while waiting for others.
    elapsed: f32,
    has_left: bool,
    trajectory: Trajectory,
}

impl Flying {
    /// Sends a piece to a point after a delay in seconds, with the trajectory for the distance in world units. Any lift it
    /// already has becomes part of the motion.
    pub(crate) fn start(pose: &mut Pose, to: Vec3, delay: f32, trajectory: impl FnOnce(f32) -> Trajectory) -> Self {
        let from = pose.foot.with_y(to.y);
        let lifted = pose.foot.y - to.y + pose.lift;
        pose.foot.y += pose.lift;
        pose.lift = 0.0;
        Self {
            from,
            to,
            lifted,
            elapsed: -delay,
            has_left: false,
            trajectory: trajectory(from.distance(to)),
        }
    }

    /// The distance from start to destination, in world units.
    pub(crate) fn distance(&self) -> f32 {
        self.from.distance(self.to)
    }

    /// The middle of the way.
    pub(crate) fn middle(&self) -> Vec3 {
        self.from.midpoint(self.to)
    }

    /// Seconds in the air at normal speed.
    pub(crate) const fn duration(&self) -> f32 {
        self.trajectory.duration
    }

    /// The horizontal direction, in x and z.
    fn heading(&self) -> Vec2 {
        (self.to - self.from).xz().normalize_or_zero()
    }
}

/// A piece leaves its place.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Departed {
    /// The entity that leaves.
    pub piece: Entity,
    /// The height above the ground at which it was held, in world units.
    pub lifted: f32,
}

/// A piece has arrived at its destination.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Landed {
    /// The entity that landed.
    pub piece: Entity,
    /// Its lean at touchdown; none if the motion was skipped.
    pub lean: Vec2,
}

/// Finishes flights at once, before the same press can start new ones.
fn hasten(mut flying: Query<(&mut Flying, &mut Pose)>, mut skips: MessageReader<SkipAnimations>) {
    if skips.read().count() > 0 {
        for (mut flying, mut pose) in &mut flying {
            flying.elapsed = f32::INFINITY;
            pose.foot = flying.to;
        }
    }
}

fn fly(
    mut flying: Query<(Entity, &mut Flying, &mut Pose)>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    (mut moving, mut animating): (ResMut<PiecesMoving>, ResMut<Animating>),
    (mut departed, mut landed): (MessageWriter<Departed>, MessageWriter<Landed>),
    mut commands: Commands,
) {
    let mut is_moving = false;
    for (piece, mut flying, mut pose) in &mut flying {
        // A motion may begin after a long idle frame, whose time must not count.
        if !flying.is_added() {
            flying.elapsed += time.delta_secs() * speed.0;
        }
        let share = flying.elapsed / flying.trajectory.duration;
        let is_under_way = share < 1.0 && speed.0 > 0.0;
        let lifted = flying.lifted;
        if !flying.has_left && (flying.elapsed >= 0.0 || !is_under_way) {
            flying.has_left = true;
            departed.write(Departed { piece, lifted });
        }
        let moment = flying.trajectory.at(share, lifted);
        let lean = flying.heading() * moment.lean;
        if is_under_way {
            pose.foot = flying.from.lerp(flying.to, moment.along) + Vec3::Y * moment.height;
            pose.lean = lean;
            is_moving = true;
            continue;
        }
        pose.foot = flying.to;
        pose.lean = Vec2::ZERO;
        commands.entity(piece).remove::<Flying>();
        let is_seen = flying.elapsed.is_finite() && speed.0 > 0.0;
        let lean = if is_seen { lean } else { Vec2::ZERO };
        landed.write(Landed { piece, lean });
    }
    moving.set_if_neq(PiecesMoving(is_moving));
    animating.0 |= is_moving;
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Departed>().add_message::<Landed>().add_systems(
        Update,
        (hasten.in_set(TableSystems::Skip), fly.in_set(MoveSystems::Fly)),
    );
}
