//! What pointers are over.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

/// The foremost thing that a pointer is over.
pub(crate) fn met_by(hovered: &HoverMap, pointer: PointerId) -> Option<Entity> {
    hovered.get(&pointer)?.keys().next().copied()
}
