//! New letters are handed to the renderer in the frame that first shows them.

use agon::shell::system::resources::AddResource;
use agon::shell::system::store::Store;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

use crate::whole::{SCREENS, Whole};

#[derive(Resource, Default)]
struct Letters {
    /// Whether there are new ones in this frame.
    are_new: bool,
    frames_with_new: usize,
    /// The frames whose new letters the renderer was not told of.
    frames_without: usize,
}

fn look(outputs: Query<&EguiRenderOutput>, mut letters: ResMut<Letters>) {
    letters.are_new = outputs.iter().any(|output| !output.textures_delta.set.is_empty());
}

fn compare(mut told: MessageReader<AssetEvent<Image>>, mut letters: ResMut<Letters>) {
    let is_told = told.read().count() > 0;
    if letters.are_new {
        letters.frames_with_new += 1;
        letters.frames_without += usize::from(!is_told);
    }
}

#[test]
fn new_letters_reach_the_renderer_in_the_frame_that_shows_them() {
    let mut whole = Whole::start(Store::memory());
    whole.app.add_resource::<Letters>().add_systems(
        PostUpdate,
        look.after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
    whole.app.add_systems(Last, compare);
    for (screen, overlay) in SCREENS {
        whole.show(screen, overlay);
    }
    let letters = whole.app.world().resource::<Letters>();
    assert!(letters.frames_with_new > 3, "{}", letters.frames_with_new);
    assert_eq!(letters.frames_without, 0, "of {}", letters.frames_with_new);
}
