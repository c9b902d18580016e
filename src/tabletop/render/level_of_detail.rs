//! Tessellation of solids: only as fine as they appear on screen, because triangles smaller than a pixel are costly and
//! add nothing.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::shell::system::resources::AddResource;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::schedule::TableSystems;

/// Physical pixels per world unit at the centre of the board, rounded up to a power of two so that solids are not
/// tessellated anew at every step of the mouse wheel.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Detail {
    pixels: u32,
}

impl Detail {
    const COARSEST: u32 = 32;
    const FINEST: u32 = 256;

    /// The detail for this many pixels per world unit.
    pub(crate) fn seen_at(pixels: f32) -> Self {
        let pixels = pixels.clamp(Self::COARSEST as f32, Self::FINEST as f32) as u32;
        Self {
            pixels: pixels.next_power_of_two(),
        }
    }

    /// Maximum deviation of a mesh from its shape, in world units.
    pub(crate) fn tolerance(self) -> f32 {
        /// Maximum deviation in pixels, where the solid appears largest.
        const UNSEEN: f32 = 0.3;
        UNSEEN / self.pixels as f32
    }
}

impl Default for Detail {
    fn default() -> Self {
        Self { pixels: Self::FINEST }
    }
}

fn measure(
    camera: Single<(Ref<Camera>, Ref<GlobalTransform>), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut detail: ResMut<Detail>,
) {
    let (camera, place) = camera.into_inner();
    if !camera.is_changed() && !place.is_changed() {
        return;
    }
    let seen = [-0.5, 0.5].map(|side| camera.world_to_viewport(&place, place.right() * side));
    if let [Ok(left), Ok(right)] = seen {
        detail.set_if_neq(Detail::seen_at(left.distance(right) * window.scale_factor()));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Detail>()
        .add_systems(Update, measure.in_set(TableSystems::Animate));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_solids_are_cut_more_coarsely_by_less_than_a_pixel() {
        for pixels in [1.0, 40.0, 60.0, 64.0, 65.0, 190.0] {
            let tolerance = Detail::seen_at(pixels).tolerance();
            assert!(pixels * tolerance < 0.5, "{pixels}");
            assert!(tolerance >= Detail::seen_at(2.0 * pixels).tolerance());
        }
        assert!(Detail::seen_at(60.0).tolerance() > 3.0 * Detail::seen_at(190.0).tolerance());
        assert_eq!(Detail::seen_at(5000.0), Detail::default());
    }

    #[test]
    fn a_little_nearer_or_farther_changes_nothing() {
        assert_eq!(Detail::seen_at(70.0), Detail::seen_at(120.0));
    }
}
