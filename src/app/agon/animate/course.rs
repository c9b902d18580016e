//! How a piece goes through the air: lifted, carried, set down with its weight. Curves only; nothing here knows an entity.

use std::f32::consts::TAU;

use super::super::plan::Manner;
use crate::rules::Kind;

/// How a piece of some weight goes some way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Course {
    /// Seconds from the first stir to the touch of the board, at normal speed.
    pub duration: f32,
    /// How high the foot is carried over the ground, in world units.
    height: f32,
    /// The share of the time after which it has that height, and the share when it begins to fall.
    carried: (f32, f32),
    /// How far it leans while it gathers and loses speed, in radians.
    lean: f32,
}

/// Where a piece is on its course.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moment {
    /// The share of the way over the ground.
    pub along: f32,
    /// The foot's height over the ground, in world units.
    pub height: f32,
    /// How far it leans forward, in radians.
    pub lean: f32,
}

impl Course {
    /// The course of a piece that has so far to go, in world units. A queen is the heavier: slower, lower, steadier.
    pub fn new(manner: Manner, kind: Kind, distance: f32) -> Self {
        let course = match manner {
            // As quick as a hand that moves a piece. A piece let go nearly on its cell has hardly more to do than fall.
            Manner::Step | Manner::Appearing => Self {
                duration: 0.28 * (0.5 + 0.5 * distance).min(1.6),
                height: 0.15,
                carried: (0.32, 0.74),
                lean: 0.10,
            },
            // Long enough to be followed across the board, and high enough to clear what stands between.
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
            Kind::Guard => course,
            Kind::Queen => Self {
                duration: course.duration * 1.2,
                height: course.height * 0.9,
                lean: course.lean * 0.6,
                ..course
            },
        }
    }

    /// Where it is after this share of its time, having begun at some height over the ground.
    pub fn at(&self, share: f32, lifted: f32) -> Moment {
        /// When it leaves its place sideways, and when it is over its goal.
        const GO: (f32, f32) = (0.1, 0.94);
        /// How much of its lean it still has as it touches the board.
        const LEFT: f32 = 0.86;
        let share = share.clamp(0.0, 1.0);
        let (up, down) = self.carried;
        let top = self.height.max(lifted);
        let height = if share < down {
            lifted + (top - lifted) * ease(share / up)
        } else {
            // It falls: faster and faster, to a clear touch.
            let fallen = (share - down) / (1.0 - down);
            top * (1.0 - fallen * fallen)
        };
        Moment {
            along: ease((share - GO.0) / (GO.1 - GO.0)),
            height,
            // The top lags behind as the foot is pulled off, and runs on as it is stopped.
            lean: -self.lean * (share * LEFT * TAU).sin(),
        }
    }
}

/// From 0 to 1, gently off and gently on.
pub(super) fn ease(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * share * (share * (share * 6.0 - 15.0) + 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANNERS: [Manner; 3] = [Manner::Step, Manner::Relocation, Manner::Placing];

    fn courses() -> impl Iterator<Item = (Manner, Course)> {
        let kinds = [Kind::Queen, Kind::Guard];
        MANNERS.into_iter().flat_map(move |manner| {
            let ways = [0.02, 1.0, 5.0, 10.0];
            kinds.into_iter().flat_map(move |kind| {
                ways.into_iter()
                    .map(move |distance| (manner, Course::new(manner, kind, distance)))
            })
        })
    }

    #[test]
    fn every_course_begins_where_the_piece_is_and_ends_on_the_ground() {
        for (_, course) in courses() {
            for lifted in [0.0, 0.16, 0.45] {
                let (first, last) = (course.at(0.0, lifted), course.at(1.0, lifted));
                assert_eq!((first.along, first.height, first.lean), (0.0, lifted, 0.0));
                assert_eq!((last.along, last.height), (1.0, 0.0));
            }
        }
    }

    #[test]
    fn no_course_jumps_and_none_goes_back() {
        const STEPS: u16 = 200;
        for (_, course) in courses() {
            let mut before = course.at(0.0, 0.0);
            for step in 1..=STEPS {
                let now = course.at(f32::from(step) / f32::from(STEPS), 0.0);
                assert!(now.along >= before.along && now.height >= 0.0, "{now:?}");
                assert!(now.along - before.along < 0.03, "{now:?} after {before:?}");
                assert!(
                    (now.height - before.height).abs() < 0.05 * course.height,
                    "{now:?} after {before:?}"
                );
                before = now;
            }
        }
    }

    #[test]
    fn a_piece_is_lifted_before_it_has_gone_far_and_falls_at_the_end() {
        for (_, course) in courses() {
            let (early, late) = (course.at(0.2, 0.0), course.at(0.97, 0.0));
            assert!(early.along < 0.05 && early.height > 0.1 * course.height, "{early:?}");
            assert!(late.along > 0.99 && late.height > 0.0, "{late:?}");
        }
    }

    #[test]
    fn a_step_is_quick_and_a_queen_is_heavier() {
        let [guard, queen] = [Kind::Guard, Kind::Queen].map(|kind| Course::new(Manner::Step, kind, 1.0));
        assert!(guard.duration < queen.duration && queen.duration <= 0.35, "{queen:?}");
        assert!(queen.height < guard.height && queen.lean < guard.lean);
        for (manner, course) in courses() {
            assert!(course.duration < 0.85, "{manner:?} {course:?}");
        }
    }
}
