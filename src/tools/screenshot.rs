//! Saves pictures of the window and exits, for documentation and tests.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use agon_core::board::CellId;
use agon_core::rules::Game;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;

use crate::agon::gameplay::analysis::arrows::{AnalysisArrows, Arrow};
use crate::agon::gameplay::selection::CellChosen;
use crate::agon::gameplay::settings::{AgonSettings, CellNames, Orientation, Theme};
use crate::agon::scene::board::cell_centre;
use crate::command_line::between_two_people;
use crate::graphics_failures::native;
use crate::shell::system::language::{Language, Locale};
use crate::shell::system::redraw::Wake;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::view_settings::{Animation, ViewChoice, ViewSettings};

/// Frames for textures, shadows and panel layouts to settle.
const SETTLED: u32 = 10;

/// Frames for which the board is drawn again before a picture, in which the renderer builds what is still missing.
/// Earlier ones are not looked at, and without a graphics card they would take most of the time.
pub(super) const DRAWN: u32 = 2;

/// The frame in which a piece is picked up and arrows are drawn, once the game is on the board.
const PICKED: u32 = 4;

/// Contents of a picture.
#[derive(Clone, Debug)]
pub(crate) struct Shot {
    /// The game on the board.
    pub game: Game,
    /// The cell of the piece that is picked up.
    pub pick: Option<CellId>,
    /// The arrows of an analysis.
    pub arrows: Vec<Arrow>,
    /// View of the board, and its material.
    pub view: ViewChoice,
    pub theme: Theme,
    /// Its orientation.
    pub orientation: Orientation,
    pub cell_names: CellNames,
    pub locale: Locale,
}

/// Makes the app take a picture of each shot once everything has settled, and exit. If `cells` is given, that file lists
/// the centre of each cell in the picture, one per line: its name and its pixel from the top left corner. The files of
/// several shots are numbered from 1.
pub(crate) fn take(app: &mut App, picture: PathBuf, cells: Option<PathBuf>, shots: Vec<Shot>) {
    app.insert_resource(Shots {
        picture,
        cells,
        shots,
        taken: 0,
        frames: 0,
    })
    // A camera that wakes after light was set up for the others is one that Bevy's shadows do not know.
    .add_systems(PostUpdate, take_screenshot.before(TransformSystems::Propagate));
    // The first picture shows what a player sees who starts the program so.
    set_up(app.world_mut());
    app.add_systems(
        First,
        set_up.run_if(|shots: Res<Shots>| shots.taken > 0 && shots.frames == 0),
    );
}

/// Puts the present shot's game on the board, and has it seen as it should be.
fn set_up(world: &mut World) {
    let mut shots = world.resource_mut::<Shots>();
    let Some(shot) = shots.shots.get(shots.taken).cloned() else {
        return;
    };
    shots.frames = 1;
    let mut settings = world.resource_mut::<ViewSettings>();
    settings.set_if_neq(ViewSettings {
        view: shot.view,
        animation: Animation::Off,
        ..settings.clone()
    });
    let mut settings = world.resource_mut::<AgonSettings>();
    settings.set_if_neq(AgonSettings {
        board: shot.theme,
        orientation: shot.orientation,
        cell_names: shot.cell_names,
        ..settings.clone()
    });
    let mut language = world.resource_mut::<Language>();
    if language.locale() != shot.locale {
        language.switch(shot.locale);
    }
    world.write_message(between_two_people(shot.game));
}

#[derive(Resource)]
struct Shots {
    picture: PathBuf,
    cells: Option<PathBuf>,
    shots: Vec<Shot>,
    /// Number of pictures taken.
    taken: usize,
    /// Frames of the present one, 0 until it is set up.
    frames: u32,
}

impl Shots {
    /// The present one's name for a file.
    fn file(&self, name: &Path) -> PathBuf {
        if self.shots.len() == 1 {
            return name.to_owned();
        }
        let part = |part: Option<&OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let [stem, extension] = [name.file_stem(), name.extension()].map(part);
        name.with_file_name(format!("{stem}-{}.{extension}", self.taken + 1))
    }
}

fn take_screenshot(
    mut commands: Commands,
    mut shots: ResMut<Shots>,
    mut chosen: MessageWriter<CellChosen>,
    mut arrows_drawn: ResMut<AnalysisArrows>,
    mut camera: Single<&mut Camera, With<BoardCamera>>,
    mut wake: ResMut<Wake>,
) {
    wake.keep_drawing();
    if shots.frames == 0 {
        return;
    }
    let Some(Shot { pick, arrows, .. }) = shots.shots.get(shots.taken).cloned() else {
        return;
    };
    shots.frames += 1;
    // The first picture waits for the pipelines. While one that was taken is read, nothing is looked at.
    let is_read = shots.frames > SETTLED;
    camera.is_active = !is_read && (shots.taken == 0 || shots.frames + DRAWN >= SETTLED);
    match shots.frames {
        PICKED => {
            chosen.write_batch(pick.map(CellChosen));
            arrows_drawn.set_if_neq(AnalysisArrows(arrows));
        }
        SETTLED => {
            commands.spawn(Screenshot::primary_window()).observe(save);
        }
        _ => {}
    }
}

fn save(
    captured: On<ScreenshotCaptured>,
    mut shots: ResMut<Shots>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut exit: MessageWriter<AppExit>,
) {
    let picture = shots.file(&shots.picture);
    let mut written = write(&captured.image, &picture).map_err(|reason| (picture, reason));
    if let Some(cells) = shots.cells.as_ref().map(|cells| shots.file(cells)) {
        let lines = cell_lines(&camera, window.scale_factor());
        written = written.and_then(|()| std::fs::write(&cells, lines).map_err(|error| (cells, error.to_string())));
    }
    if let Err((file, reason)) = written {
        native::tell(&format!("{}: {reason}", file.display()));
        exit.write(AppExit::error());
    }
    shots.frames = 0;
    shots.taken += 1;
    if shots.taken == shots.shots.len() {
        exit.write(AppExit::Success);
    }
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
