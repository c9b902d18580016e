//! Plays a game slowly enough to follow, saves every frame to a folder, and exits: for videos, and for inspecting
//! motion frame by frame. Time advances by one frame per picture, however long it takes to draw.

use std::path::PathBuf;
use std::time::Duration;

use agon_core::rules::Move;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use super::screenshot;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::MoveRequested;
use crate::graphics_failures::native;
use crate::shell::system::redraw::Wake;
use crate::tabletop::flight::Flying;
use crate::tabletop::motion::Animating;
use crate::tabletop::view_settings::{Animation, ViewSettings};

/// Pictures per second.
const RATE: u32 = 25;
/// Frames for textures, shadows and panels to settle before the first picture.
const SETTLED: u32 = 12;
/// Frames for which all pieces are at rest before each move, and nothing moves at the end.
const PAUSE: u32 = 18;
const LAST: u32 = 30;

/// Makes the app play these moves in its initial game and film them.
pub(crate) fn take(app: &mut App, folder: PathBuf, moves: Vec<Move>) {
    app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Normal;
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
    /// Frames to skip before the next picture.
    waits: u32,
    /// Pictures since a piece was moving, and since anything was.
    stands: u32,
    rests: u32,
    /// Pictures taken.
    taken: u32,
    /// Pictures not saved yet.
    unsaved: u32,
}

fn direct(
    mut film: ResMut<Film>,
    mut time: ResMut<TimeUpdateStrategy>,
    moving: Query<(), With<Flying>>,
    animating: Res<Animating>,
    current: Option<Res<Match>>,
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
    film.rests = if animating.0 { 0 } else { film.rests + 1 };
    if film.stands > PAUSE
        && let Some(current) = current
        && let Some(mv) = film.moves.next()
    {
        moves.write(MoveRequested::new(mv, &current));
        film.stands = 0;
        film.rests = 0;
        // New glyphs take a frame to reach the graphics card; no time passes in it.
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
            if let Err(reason) = screenshot::write(&captured.image, &file) {
                native::tell(&format!("{}: {reason}", file.display()));
                exit.write(AppExit::error());
            }
        },
    );
}
