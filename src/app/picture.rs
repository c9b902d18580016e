//! Saves one picture of the window and ends the program: for pictures in documents, and for tests.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::faults;
use super::shell::settings::{Animation, Settings};

/// Frames until textures, shadows and the layout of panels have settled.
const SETTLED: u32 = 10;

/// Makes the app take a picture once everything is in place, and end.
pub(super) fn take(app: &mut App, file: PathBuf) {
    app.world_mut().resource_mut::<Settings>().animation = Animation::Off;
    app.insert_resource(File(file)).add_systems(Last, shoot);
}

#[derive(Resource)]
struct File(PathBuf);

fn shoot(mut commands: Commands, mut frames: Local<u32>) {
    *frames += 1;
    if *frames == SETTLED {
        commands.spawn(Screenshot::primary_window()).observe(save);
    }
}

fn save(captured: On<ScreenshotCaptured>, file: Res<File>, mut exit: MessageWriter<AppExit>) {
    exit.write(match write(&captured.image, &file.0) {
        Ok(()) => AppExit::Success,
        Err(reason) => {
            faults::tell(&format!("{}: {reason}", file.0.display()));
            AppExit::error()
        }
    });
}

fn write(image: &Image, file: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // The window's alpha means nothing in a picture.
    picture.to_rgb8().save(file).map_err(|error| error.to_string())
}
