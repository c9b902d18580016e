//! The soft shadow around a foot, where it blocks the ambient light. In the flat view it is the shadow that a lifted counter
//! casts to one side, as if lit from the upper left of the window.

use bevy::prelude::*;

use super::flat::{Sheet, circle};
use super::unlit::Unlit;

/// The height at which the shadow around a foot has faded out, in world units.
const FADES: f32 = 0.9;

/// The shadow around a foot of radius 1, with this opacity where it is darkest.
pub(crate) fn mesh(darkest: f32) -> Mesh {
    let dark = |alpha: f32| Color::BLACK.with_alpha(alpha);
    Sheet::default()
        .figure(&circle(0.98), dark(darkest))
        .band(&circle(0.98), &circle(1.12), (dark(darkest), dark(0.2)))
        .band(&circle(1.12), &circle(1.42), (dark(0.2), dark(0.0)))
        .level()
        .mesh()
}

pub(crate) fn material() -> Unlit {
    Unlit {
        alpha_mode: AlphaMode::Blend,
        // Drawn before the marks that lie over it, and so in one batch.
        depth_bias: -100.0,
        ..default()
    }
}

/// The part of its size that the shadow around a foot has at this height above the ground.
pub(crate) fn around(height: f32) -> f32 {
    (1.0 - height / FADES).max(0.0)
}

/// In the flat view: the part of its size that the shadow has at this height, and how far it lies from the counter.
pub(crate) fn beside(height: f32) -> (f32, Vec3) {
    let far = height / (1.0 + height);
    ((height / 0.1).min(1.0), Vec3::new(0.45, 0.0, 0.62) * far)
}
