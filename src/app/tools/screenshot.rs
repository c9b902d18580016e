//! Saves one picture of the window and exits, for documentation and tests.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;

use crate::app::agon::gameplay::analysis::arrows::{AnalysisArrows, Arrow};
use crate::app::agon::gameplay::selection::CellChosen;
use crate::app::agon::scene::board::cell_centre;
use crate::app::graphics_failures::native;
use crate::app::shell::system::redraw::Wake;
use crate::app::tabletop::camera::marker::BoardCamera;
use crate::app::tabletop::view_settings::{Animation, ViewSettings};
use crate::board::CellId;

/// Frames for textures, shadows and panel layouts to settle.
const SETTLED: u32 = 10;

/// The frame in which a piece is picked up and arrows are drawn, once the game is on the board.
const PICKED: u32 = 4;

/// What a picture shows besides the game.
#[derive(Resource, Default)]
pub(crate) struct Board {
    /// The cell of the piece that is picked up.
    pub(crate) pick: Option<CellId>,
    /// The arrows of an analysis.
    pub(crate) arrows: Vec<Arrow>,
}

/// Makes the app take a picture once everything has settled, and exit. If `cells` is given, that file lists the centre
/// of each cell in the picture, one per line: its name and its pixel from the top left corner.
pub(crate) fn take(app: &mut App, picture: PathBuf, cells: Option<PathBuf>, board: Board) {
    app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Off;
    app.insert_resource(Files { picture, cells })
        .insert_resource(board)
        .add_systems(PostUpdate, take_screenshot);
}

#[derive(Resource)]
struct Files {
    picture: PathBuf,
    cells: Option<PathBuf>,
}

fn take_screenshot(
    mut commands: Commands,
    board: Res<Board>,
    mut chosen: MessageWriter<CellChosen>,
    mut arrows: ResMut<AnalysisArrows>,
    mut wake: ResMut<Wake>,
    mut frames: Local<u32>,
) {
    wake.keep_drawing();
    *frames += 1;
    if *frames == PICKED {
        chosen.write_batch(board.pick.map(CellChosen));
        arrows.set_if_neq(AnalysisArrows(board.arrows.clone()));
    }
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
            native::tell(&format!("{}: {reason}", file.display()));
            AppExit::error()
        }
    });
}

/// Writes the window's contents as a PNG file.
pub(crate) fn write(image: &Image, file: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // The window's alpha channel is meaningless in a picture.
    picture.to_rgb8().save(file).map_err(|error| error.to_string())
}

fn cell_lines((camera, transform): &(&Camera, &GlobalTransform), scale: f32) -> String {
    let seen = CellId::ALL.into_iter().filter_map(|cell| {
        let pixel = camera.world_to_viewport(transform, cell_centre(cell)).ok()? * scale;
        Some(format!("{cell} {:.1} {:.1}\n", pixel.x, pixel.y))
    });
    seen.collect()
}
