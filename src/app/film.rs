//! Plays a game slowly enough to be followed, saves every frame of it into a folder, and ends: for moving pictures, and to
//! look at motion frame by frame. Time goes on by one frame with every picture, however long that takes to draw.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use super::agon::animate::InMotion;
use super::agon::components::Restless;
use super::agon::messages::MoveRequested;
use super::faults;
use super::picture;
use super::shell::settings::{Animation, Settings};
use super::shell::wake::Wake;
use crate::rules::Move;

/// Pictures a second.
const RATE: u32 = 25;
/// Frames until textures, shadows and panels have settled, before the first picture.
const SETTLED: u32 = 12;
/// Frames for which all pieces stand before each move, and for which nothing moves at the end.
const PAUSE: u32 = 18;
const LAST: u32 = 30;

/// Makes the app play these moves in the game it begins with, and film them.
pub(super) fn take(app: &mut App, folder: PathBuf, moves: Vec<Move>) {
    app.world_mut().resource_mut::<Settings>().animation = Animation::Normal;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1) / RATE))
        .insert_resource(Film {
            folder,
            moves: moves.into_iter(),
            waits: SETTLED,
            stands: 0,
            rests: 0,
            taken: 0,
            unsaved: 0,
        })
        .add_systems(Last, direct);
}

#[derive(Resource)]
struct Film {
    folder: PathBuf,
    moves: std::vec::IntoIter<Move>,
    /// Frames to let pass before the next picture.
    waits: u32,
    /// Pictures since a piece was on its way, and since anything moved.
    stands: u32,
    rests: u32,
    /// Pictures taken.
    taken: u32,
    /// Those that are not yet in the folder.
    unsaved: u32,
}

fn direct(
    mut film: ResMut<Film>,
    mut time: ResMut<TimeUpdateStrategy>,
    moving: Query<(), InMotion>,
    restless: Res<Restless>,
    mut moves: MessageWriter<MoveRequested>,
    mut exit: MessageWriter<AppExit>,
    mut wake: ResMut<Wake>,
    mut commands: Commands,
) {
    wake.keep_drawing();
    if film.waits > 0 {
        film.waits -= 1;
        return;
    }
    *time = TimeUpdateStrategy::ManualDuration(Duration::from_secs(1) / RATE);
    film.stands = if moving.is_empty() { film.stands + 1 } else { 0 };
    film.rests = if restless.0 { 0 } else { film.rests + 1 };
    if film.stands > PAUSE
        && let Some(mv) = film.moves.next()
    {
        moves.write(MoveRequested { mv });
        film.stands = 0;
        film.rests = 0;
        // New letters need a frame until they are on the graphics card. No time goes by in it.
        film.waits = 1;
        *time = TimeUpdateStrategy::ManualDuration(Duration::ZERO);
    }
    if film.moves.len() == 0 && film.rests > LAST {
        if film.unsaved == 0 {
            exit.write(AppExit::Success);
        }
        return;
    }
    film.taken += 1;
    film.unsaved += 1;
    let file = film.folder.join(format!("{:04}.png", film.taken));
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>, mut film: ResMut<Film>, mut exit: MessageWriter<AppExit>| {
            film.unsaved -= 1;
            if let Err(reason) = picture::write(&captured.image, &file) {
                faults::tell(&format!("{}: {reason}", file.display()));
                exit.write(AppExit::error());
            }
        },
    );
}
