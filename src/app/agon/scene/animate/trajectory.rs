//! The path of a piece through the air: lifted, carried and set down with weight. Curves only; entities are unknown
//! here.

use std::f32::consts::TAU;

use super::plan::Manner;
use crate::rules::Kind;

/// The motion of a piece of a given weight over a given distance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Trajectory {
    /// Seconds from the first movement to touchdown, at normal speed.
    pub duration: f32,
    /// The height at which the foot is carried above the ground, in world units.
    height: f32,
    /// The fractions of the duration at which it reaches that height and begins to fall.
    carried: (f32, f32),
    /// How far it leans while accelerating and braking, in radians.
    lean: f32,
}

/// A point on the trajectory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Moment {
    /// The fraction of the horizontal distance covered.
    pub along: f32,
    /// The foot's height above the ground, in world units.
    pub height: f32,
    /// The forward lean, in radians.
    pub lean: f32,
}

impl Trajectory {
    /// The trajectory for a piece that has this far to go, in world units. Queens are heavier: slower, lower and steadier.
    pub fn new(manner: Manner, kind: Kind, distance: f32) -> Self {
        let trajectory = match manner {
            // As quick as a hand moving a piece. A piece released almost on its cell has little more to do than fall.
            Manner::Step | Manner::Appearing => Self {
                duration: 0.28 * (0.5 + 0.5 * distance).min(1.6),
                height: 0.15,
                carried: (0.32, 0.74),
                lean: 0.10,
            },
            // Long enough to follow across the board, and high enough to clear the pieces in between.
            Manner::Relocation => Self {
                duration: 0.46 + 0.022 * distance,
                height: 1.35 + 0.07 * distance,
                carried: (0.50, 0.56),
                lean: 0.15,
            },
            Manner::Placing => Self {
                duration: 0.42,
                height: 0.9,
                carried: (0.48, 0.56),
                lean: 0.12,
            },
        };
        match kind {
            Kind::Guard => trajectory,
            Kind::Queen => Self {
                duration: trajectory.duration * 1.2,
                height: trajectory.height * 0.9,
                lean: trajectory.lean * 0.6,
                ..trajectory
            },
        }
    }

    /// The point reached after this fraction of the duration, for a piece that started at the given height above the
    /// ground.
    pub fn at(&self, share: f32, lifted: f32) -> Moment {
        /// The fractions of the duration at which it leaves sideways and is above its destination.
        const GO: (f32, f32) = (0.1, 0.94);
        /// The fraction of the lean still left at touchdown.
        const LEFT: f32 = 0.86;
        let share = share.clamp(0.0, 1.0);
        let (up, down) = self.carried;
        let top = self.height.max(lifted);
        let height = if share < down {
            lifted + (top - lifted) * ease(share / up)
        } else {
            // It falls with increasing speed, to a distinct touchdown.
            let fallen = (share - down) / (1.0 - down);
            top * (1.0 - fallen * fallen)
        };
        Moment {
            along: ease((share - GO.0) / (GO.1 - GO.0)),
            height,
            // The top lags behind as the foot is pulled away, and overshoots as it stops.
            lean: -self.lean * (share * LEFT * TAU).sin(),
        }
    }
}

/// Smooth interpolation from 0 to 1 with gentle start and end.
pub(crate) fn ease(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * share * (share * (share * 6.0 - 15.0) + 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANNERS: [Manner; 3] = [Manner::Step, Manner::Relocation, Manner::Placing];

    fn trajectories() -> impl Iterator<Item = (Manner, Trajectory)> {
        let kinds = [Kind::Queen, Kind::Guard];
        MANNERS.into_iter().flat_map(move |manner| {
            let ways = [0.02, 1.0, 5.0, 10.0];
            kinds.into_iter().flat_map(move |kind| {
                ways.into_iter()
                    .map(move |distance| (manner, Trajectory::new(manner, kind, distance)))
            })
        })
    }

    #[test]
    fn every_course_begins_where_the_piece_is_and_ends_on_the_ground() {
        for (_, trajectory) in trajectories() {
            for lifted in [0.0, 0.16, 0.45] {
                let (first, last) = (trajectory.at(0.0, lifted), trajectory.at(1.0, lifted));
                assert_eq!((first.along, first.height, first.lean), (0.0, lifted, 0.0));
                assert_eq!((last.along, last.height), (1.0, 0.0));
            }
        }
    }

    #[test]
    fn no_course_jumps_and_none_goes_back() {
        const STEPS: u16 = 200;
        for (_, trajectory) in trajectories() {
            let mut before = trajectory.at(0.0, 0.0);
            for step in 1..=STEPS {
                let now = trajectory.at(f32::from(step) / f32::from(STEPS), 0.0);
                assert!(now.along >= before.along && now.height >= 0.0, "{now:?}");
                assert!(now.along - before.along < 0.03, "{now:?} after {before:?}");
                assert!(
                    (now.height - before.height).abs() < 0.05 * trajectory.height,
                    "{now:?} after {before:?}"
                );
                before = now;
            }
        }
    }

    #[test]
    fn a_piece_is_lifted_before_it_has_gone_far_and_falls_at_the_end() {
        for (_, trajectory) in trajectories() {
            let (early, late) = (trajectory.at(0.2, 0.0), trajectory.at(0.97, 0.0));
            assert!(
                early.along < 0.05 && early.height > 0.1 * trajectory.height,
                "{early:?}"
            );
            assert!(late.along > 0.99 && late.height > 0.0, "{late:?}");
        }
    }

    #[test]
    fn a_step_is_quick_and_a_queen_is_heavier() {
        let [guard, queen] = [Kind::Guard, Kind::Queen].map(|kind| Trajectory::new(Manner::Step, kind, 1.0));
        assert!(guard.duration < queen.duration && queen.duration <= 0.35, "{queen:?}");
        assert!(queen.height < guard.height && queen.lean < guard.lean);
        for (manner, trajectory) in trajectories() {
            assert!(trajectory.duration < 0.85, "{manner:?} {trajectory:?}");
        }
    }
}
