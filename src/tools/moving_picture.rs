//! Saves the moves of the initial game as a moving picture and exits, for documents and tests.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;

use crate::agon::gameplay::current_game::Match;
use crate::agon::pages::moving_picture::choices::{Choices, Extent};
use crate::agon::pages::moving_picture::recording::{RecordingEnded, RecordingWanted};
use crate::agon::text::pages::MOVING_PICTURE;
use crate::graphics_failures::native;
use crate::shell::system::redraw::Wake;
use crate::shell::ui::navigation::Overlay;
use crate::tabletop::view::View;

/// The frames in which the page is opened and the recording begins, once the game is on the board.
const OPENS: u32 = 4;
const BEGINS: u32 = 8;

/// Makes the app save the whole game, as it is in the player's view, and exit.
pub(crate) fn take(app: &mut App, file: PathBuf) {
    app.insert_resource(Wanted { file, frames: 0 })
        .add_systems(PostUpdate, (ask.run_if(resource_exists::<Match>), write));
}

#[derive(Resource)]
struct Wanted {
    file: PathBuf,
    frames: u32,
}

fn ask(
    mut wanted: ResMut<Wanted>,
    view: Res<View>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut recordings: MessageWriter<RecordingWanted>,
    mut wake: ResMut<Wake>,
) {
    wake.keep_drawing();
    wanted.frames += 1;
    match wanted.frames {
        OPENS => overlay.set(Overlay::Page(MOVING_PICTURE)),
        BEGINS => drop(recordings.write(RecordingWanted::Begin(Choices {
            extent: Extent::Whole,
            view: *view,
            ..Choices::default()
        }))),
        _ => {}
    }
}

fn write(mut ended: MessageReader<RecordingEnded>, wanted: Res<Wanted>, mut exit: MessageWriter<AppExit>) {
    for RecordingEnded(file) in ended.read() {
        let written = match file {
            Ok(bytes) => fs::write(&wanted.file, bytes).map_err(|error| error.to_string()),
            Err(failure) => Err(format!("{failure:?}")),
        };
        exit.write(match written {
            Ok(()) => AppExit::Success,
            Err(reason) => {
                native::tell(&format!("{}: {reason}", wanted.file.display()));
                AppExit::error()
            }
        });
    }
}
