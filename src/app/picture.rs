//! Saves one picture of the window and ends the program: for pictures in documents, and for tests.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;

use super::agon::board::cell_centre;
use super::agon::camera::BoardCamera;
use super::faults;
use super::shell::settings::{Animation, Settings};
use super::shell::wake::Wake;
use crate::board::CellId;

/// Frames until textures, shadows and the layout of panels have settled.
const SETTLED: u32 = 10;

/// Makes the app take a picture once everything is in place, and end. With `cells`, that file tells where in the picture
/// each cell's centre lies: a line a cell with its name and its pixel from the upper left corner.
pub(super) fn take(app: &mut App, picture: PathBuf, cells: Option<PathBuf>) {
    app.world_mut().resource_mut::<Settings>().animation = Animation::Off;
    app.insert_resource(Files { picture, cells })
        .add_systems(PostUpdate, shoot);
}

#[derive(Resource)]
struct Files {
    picture: PathBuf,
    cells: Option<PathBuf>,
}

fn shoot(mut commands: Commands, mut wake: ResMut<Wake>, mut frames: Local<u32>) {
    wake.keep_drawing();
    *frames += 1;
    if *frames == SETTLED {
        commands.spawn(Screenshot::primary_window()).observe(save);
    }
}

fn save(
    captured: On<ScreenshotCaptured>,
    files: Res<Files>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut exit: MessageWriter<AppExit>,
) {
    let mut written = write(&captured.image, &files.picture).map_err(|reason| (&files.picture, reason));
    if let Some(file) = &files.cells {
        let lines = cell_lines(&camera, window.scale_factor());
        written = written.and_then(|()| std::fs::write(file, lines).map_err(|error| (file, error.to_string())));
    }
    exit.write(match written {
        Ok(()) => AppExit::Success,
        Err((file, reason)) => {
            faults::tell(&format!("{}: {reason}", file.display()));
            AppExit::error()
        }
    });
}

/// Writes what the window shows as a PNG.
pub(super) fn write(image: &Image, file: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // The window's alpha means nothing in a picture.
    picture.to_rgb8().save(file).map_err(|error| error.to_string())
}

fn cell_lines((camera, transform): &(&Camera, &GlobalTransform), scale: f32) -> String {
    let seen = CellId::ALL.into_iter().filter_map(|cell| {
        let pixel = camera.world_to_viewport(transform, cell_centre(cell)).ok()? * scale;
        Some(format!("{cell} {:.1} {:.1}\n", pixel.x, pixel.y))
    });
    seen.collect()
}
