//! What was learned is kept in an entry of its own, written whenever a lesson begins or is done.

use agon_core::learn::progress::Progress;
use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::lessons::LessonNews;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::shell::system::language::key;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::{SetAside, StoreFailed};
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::learned;

/// The store entry.
pub(super) const ENTRY: &str = "lessons";

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>()
        .add_message::<StoreFailed>()
        .add_message::<LessonNews>();
    read_with_game(app, AGON, read);
    app.add_systems(
        Update,
        keep.in_set(PresentSystems::KeepLearned)
            .run_if(on_message::<LessonNews>),
    );
}

/// What was learned.
#[derive(Resource, Clone, Debug, Default)]
pub struct Learned(pub Progress);

fn read(world: &mut World) -> Learned {
    Learned(learned::read(world, ENTRY, key("learn-set-aside")))
}

fn keep(
    mut news: MessageReader<LessonNews>,
    (mut learned, mut store): (ResMut<Learned>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    let failed = learned::keep(&mut learned.0, &mut store, ENTRY, |progress| {
        for news in news.read() {
            match news {
                LessonNews::Begun(lesson) => progress.begun(lesson.id()),
                LessonNews::Done(lesson, stars) => progress.done(lesson.id(), *stars),
            }
        }
    });
    failures.write_batch(failed);
}
