//! Trajectories of pieces of different weight.

use agon_core::rules::Kind;

use super::plan::Manner;
use crate::tabletop::trajectory::Trajectory;

/// The trajectory of a piece that has this far to go, in world units. Queens are heavier: slower, lower and steadier.
pub(crate) fn trajectory(manner: Manner, kind: Kind, distance: f32) -> Trajectory {
    let trajectory = match manner {
        // As quick as a hand moving a piece. A piece released almost on its cell has little more to do than fall.
        Manner::Step | Manner::Appearing => Trajectory {
            duration: 0.28 * (0.5 + 0.5 * distance).min(1.6),
            height: 0.15,
            carried: (0.32, 0.74),
            lean: 0.10,
        },
        // Long enough to follow across the board, and high enough to clear the pieces in between.
        Manner::Relocation => Trajectory {
            duration: 0.46 + 0.022 * distance,
            height: 1.35 + 0.07 * distance,
            carried: (0.50, 0.56),
            lean: 0.15,
        },
        Manner::Placing | Manner::Removal => Trajectory {
            duration: 0.42,
            height: 0.9,
            carried: (0.48, 0.56),
            lean: 0.12,
        },
    };
    match kind {
        Kind::Guard => trajectory,
        Kind::Queen => Trajectory {
            duration: trajectory.duration * 1.2,
            height: trajectory.height * 0.9,
            lean: trajectory.lean * 0.6,
            ..trajectory
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANNERS: [Manner; 4] = [Manner::Step, Manner::Relocation, Manner::Placing, Manner::Removal];

    fn trajectories() -> impl Iterator<Item = (Manner, Trajectory)> {
        let kinds = [Kind::Queen, Kind::Guard];
        MANNERS.into_iter().flat_map(move |manner| {
            let ways = [0.02, 1.0, 5.0, 10.0];
            kinds.into_iter().flat_map(move |kind| {
                ways.into_iter()
                    .map(move |distance| (manner, trajectory(manner, kind, distance)))
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
        let [guard, queen] = [Kind::Guard, Kind::Queen].map(|kind| trajectory(Manner::Step, kind, 1.0));
        assert!(guard.duration < queen.duration && queen.duration <= 0.35, "{queen:?}");
        assert!(queen.height < guard.height && queen.lean < guard.lean);
        for (manner, trajectory) in trajectories() {
            assert!(trajectory.duration < 0.85, "{manner:?} {trajectory:?}");
        }
    }
}
