//! Pieces in flight.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::plan::Manner;
use crate::tabletop::trajectory::Trajectory;

/// A path through the air between two points.
#[derive(Clone, Copy, Debug)]
pub struct Flight {
    /// The ground below the starting point, in world units.
    pub from: Vec3,
    /// The destination.
    pub to: Vec3,
    /// The height above the ground at the start.
    pub(crate) lifted: f32,
    /// Seconds in flight; negative while waiting for other pieces.
    pub(crate) elapsed: f32,
    pub(crate) trajectory: Trajectory,
}

/// The piece steps to its cell, or glides back after a drag.
#[derive(Component, Clone, Copy, Debug)]
pub struct Stepping(pub Flight);

/// The piece is being relocated, in a high arc.
#[derive(Component, Clone, Copy, Debug)]
pub struct Relocating(pub Flight);

/// The piece moves between the tray and the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct Placing(pub Flight);

/// A piece has arrived at its destination.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landed {
    /// The entity that landed.
    pub piece: Entity,
    /// How it travelled.
    pub manner: Manner,
}

/// What the three kinds of motion have in common.
pub(crate) trait Motion: Component<Mutability = Mutable> {
    /// How the piece travels.
    const MANNER: Manner;
    fn new(flight: Flight) -> Self;
    fn flight(&mut self) -> &mut Flight;
}

macro_rules! motion {
    ($name:ident, $manner:ident) => {
        impl Motion for $name {
            const MANNER: Manner = Manner::$manner;
            fn new(flight: Flight) -> Self {
                Self(flight)
            }
            fn flight(&mut self) -> &mut Flight {
                &mut self.0
            }
        }
    };
}

motion!(Stepping, Step);
motion!(Relocating, Relocation);
motion!(Placing, Placing);

/// Query filter for pieces in motion.
pub type InMotion = Or<(With<Stepping>, With<Relocating>, With<Placing>)>;

impl Flight {
    /// The horizontal direction, in x and z.
    pub(crate) fn heading(&self) -> Vec2 {
        (self.to - self.from).xz().normalize_or_zero()
    }
}
