//! The motions of agents and the case.

use bevy::prelude::*;

use crate::tabletop::trajectory::Trajectory;

/// Kind of the current or last motion.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// An agent hops along a link.
    Step,
    /// An agent makes room for another in the same city.
    Shuffle,
    /// An agent is flown to the Bahamas, or back when that is taken back.
    Exile,
    /// The case passes from hand to hand, or between a hand and the ground.
    Case,
}

impl Manner {
    /// The trajectory over a distance in world units.
    pub(crate) const fn trajectory(self, distance: f32) -> Trajectory {
        match self {
            Self::Step => Trajectory {
                duration: 0.42 + 0.1 * distance,
                height: 0.42,
                carried: (0.34, 0.7),
                lean: 0.12,
            },
            Self::Shuffle => Trajectory {
                duration: 0.34,
                height: 0.06,
                carried: (0.3, 0.7),
                lean: 0.04,
            },
            // Long enough to be followed across the map.
            Self::Exile => Trajectory {
                duration: 0.95 + 0.03 * distance,
                height: 2.4,
                carried: (0.48, 0.56),
                lean: 0.3,
            },
            Self::Case => Trajectory {
                duration: 0.34,
                height: 0.5,
                carried: (0.45, 0.6),
                lean: 0.0,
            },
        }
    }
}
