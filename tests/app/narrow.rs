//! Windows narrower than anybody would want: nothing can be read in them, but nothing breaks.

use agon::shell::system::store::Store;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::whole::{SCREENS, Whole};

/// The width that the interface has.
fn width(whole: &mut Whole) -> f32 {
    let world = whole.app.world_mut();
    let mut panels = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut panel = panels.single_mut(world).unwrap();
    panel.get_mut().content_rect().width()
}

#[test]
fn no_screen_breaks_in_a_window_narrower_than_its_margins() {
    let mut whole = Whole::start(Store::memory());
    for (screen, overlay) in SCREENS {
        whole.resize(1280.0, 800.0);
        whole.show(screen, overlay);
        for (width, height) in [(90.0, 700.0), (60.0, 700.0), (700.0, 60.0), (20.0, 20.0)] {
            whole.resize(width, height);
            // In points, of which layouts have as many as they need.
            assert_eq!(
                self::width(&mut whole),
                width * 240.0 / width.min(height),
                "{screen:?} {overlay:?}"
            );
        }
    }
}
