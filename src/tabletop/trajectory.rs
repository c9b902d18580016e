//! The path of a thing through the air: lifted, carried and set down with weight. Curves only; entities are unknown here.

use std::f32::consts::TAU;

/// Path of a thing from one place to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Trajectory {
    /// Seconds from the first movement to touchdown, at normal speed.
    pub duration: f32,
    /// The height at which the foot is carried above the ground, in world units.
    pub height: f32,
    /// The fractions of the duration at which it reaches that height and begins to fall.
    pub carried: (f32, f32),
    /// Its lean while accelerating and braking, in radians.
    pub lean: f32,
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
    /// The point reached after this fraction of the duration, for a thing that started at the given height above the
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
