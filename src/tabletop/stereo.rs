//! Where effects are heard: at the places of the screen where their causes are seen.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::camera::marker::BoardCamera;
use crate::shell::sound::effect::{Effect, PlayEffect};

/// The panning of what is seen at the edge of the screen: enough to be noticed, too little to be a trick.
const WIDEST: f32 = 0.35;

/// Requests effects from places on the table, in world units. Without a camera they come from the middle.
#[derive(SystemParam)]
pub(crate) struct Stereo<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

impl Stereo<'_, '_> {
    /// An effect heard from a place; from the middle if it has none.
    pub(crate) fn heard(&self, effect: &'static Effect, place: Option<Vec3>) -> PlayEffect {
        let panning = place.zip(self.camera.single().ok()).and_then(|(place, (camera, eye))| {
            // Relative to the whole window, whose middle is between the loudspeakers.
            let seen = camera.world_to_ndc(eye, place)?;
            Some(WIDEST * seen.x.clamp(-1.0, 1.0))
        });
        PlayEffect { effect, panning }
    }
}

/// The middle of places, for what is heard of all of them once.
pub(crate) fn middle(places: &[Vec3]) -> Option<Vec3> {
    (!places.is_empty()).then(|| places.iter().sum::<Vec3>() / places.len() as f32)
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use bevy::ecs::system::SystemState;

    use super::*;
    use crate::tabletop::camera::framing::camera_at_home;
    use crate::tabletop::view::{BoardOutline, View};

    const KNOCK: Effect = Effect {
        name: "knock",
        variants: &[],
    };

    /// A square table of this size, and a window whose right part belongs to a panel.
    const SIZE: f32 = 6.0;
    const WINDOW: Vec2 = Vec2::new(1280.0, 800.0);
    const FREE: Rect = Rect {
        min: Vec2::ZERO,
        max: Vec2::new(960.0, 800.0),
    };

    /// The pannings of places, seen from a direction.
    fn pannings<const N: usize>(view: View, bearing: f32, places: [Vec3; N]) -> [f32; N] {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| Vec3::new(x, 0.0, z) * SIZE);
        let outline = BoardOutline {
            in_space: corners.to_vec(),
            flat: corners.to_vec(),
        };
        let (camera, eye) = camera_at_home(view, WINDOW, FREE, bearing, &outline);
        let mut world = World::new();
        world.spawn((BoardCamera, camera, eye));
        let mut state = SystemState::<Stereo>::new(&mut world);
        let stereo = state.get(&world).unwrap();
        places.map(|place| stereo.heard(&KNOCK, Some(place)).panning.unwrap())
    }

    #[test]
    fn a_place_is_heard_where_it_is_seen_however_the_board_is_turned() {
        let [east, west, south] = [Vec3::X, Vec3::NEG_X, Vec3::Z].map(|way| way * SIZE);
        for view in [View::ThreeD, View::TwoD] {
            let [right, middle, left] = pannings(view, 0.0, [east, Vec3::ZERO, west]);
            assert!(left < middle - 0.1 && middle + 0.1 < right, "{left} {middle} {right}");
            // A quarter of the window is the panel's.
            assert!((middle + WIDEST / 4.0).abs() < 0.01, "{middle}");
            let [right, left] = pannings(view, PI, [west, east]);
            assert!(
                left < middle - 0.1 && middle + 0.1 < right,
                "from the other side: {left} {right}"
            );
            let [right] = pannings(view, PI / 2.0, [Vec3::NEG_Z * SIZE]);
            let [left] = pannings(view, PI / 2.0, [south]);
            assert!(
                left < middle - 0.1 && middle + 0.1 < right,
                "from the east: {left} {right}"
            );
        }
    }

    #[test]
    fn panning_stays_gentle_and_what_has_no_place_is_not_panned() {
        let far = pannings(View::ThreeD, 0.0, [Vec3::X * 14.0, Vec3::NEG_X * 14.0]);
        assert_eq!(far, [WIDEST, -WIDEST]);
        let mut world = World::new();
        let mut state = SystemState::<Stereo>::new(&mut world);
        let stereo = state.get(&world).unwrap();
        assert_eq!(stereo.heard(&KNOCK, None).panning, None);
        assert_eq!(stereo.heard(&KNOCK, Some(Vec3::X)).panning, None, "there is no camera");
    }

    #[test]
    fn several_places_are_heard_from_between_them() {
        assert_eq!(middle(&[]), None);
        assert_eq!(middle(&[Vec3::X, Vec3::NEG_X, Vec3::Z * 3.0]), Some(Vec3::Z));
    }
}
