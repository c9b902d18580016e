//! The board camera's marker component.

use bevy::prelude::*;

/// Marks the camera that shows the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardCamera;
