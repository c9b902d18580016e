//! Progress in the lessons of a game, kept in a store entry of its own, which is written whenever a lesson begins or is
//! done.

use agon_core::learn::progress::Progress;
use bevy::prelude::*;

use super::LessonNews;
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::error::{SetAside, StoreFailed};
use crate::shell::system::store::{Store, read_or_default};
use crate::tabletop::active_game::{ActiveGame, read_with_game};

/// Progress in the lessons of the game on the table.
#[derive(Resource, Clone, Debug)]
pub struct Learned {
    /// The lessons that were done, and the one to go on with.
    pub progress: Progress,
    entry: &'static str,
}

/// Store entries of the games' progress in lessons.
#[derive(Resource, Debug, Default)]
pub(crate) struct LessonEntries(Vec<(ActiveGame, &'static str)>);

impl LessonEntries {
    /// The names of the games but this one, with their entries.
    pub(crate) fn but(&self, game: ActiveGame) -> impl Iterator<Item = (&'static str, &'static str)> {
        let others = self.0.iter().filter(move |(other, _)| *other != game);
        others.filter_map(|(other, entry)| Some((other.name()?, *entry)))
    }
}

/// Keeps the progress in a game's lessons in an entry of the [`Store`], as one of these systems. An unreadable entry is
/// set aside, and the player told with the text of this key.
pub(crate) fn keep_learned(
    app: &mut App,
    game: ActiveGame,
    entry: &'static str,
    set_aside: &'static str,
    systems: impl SystemSet,
) {
    app.add_resource::<LessonEntries>()
        .add_message::<SetAside>()
        .add_message::<StoreFailed>()
        .add_message::<LessonNews>()
        .add_systems(Update, keep.in_set(systems).run_if(on_message::<LessonNews>));
    app.world_mut().resource_mut::<LessonEntries>().0.push((game, entry));
    read_with_game(app, game, move |world| {
        let progress = read_or_default(world, entry, Progress::read, set_aside);
        Learned { progress, entry }
    });
}

/// Adds the news of lessons, and writes the entry.
fn keep(
    mut news: MessageReader<LessonNews>,
    (mut learned, mut store): (ResMut<Learned>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    let Learned { progress, entry } = &mut *learned;
    // Another program may have written since.
    if let Some(stored) = store.read_again(entry, Progress::read) {
        progress.add(&stored);
    }
    for &news in news.read() {
        match news {
            LessonNews::Begun(id) => progress.begun(id),
            LessonNews::Done(id, stars) => progress.done(id, stars),
        }
    }
    failures.write_batch(store.put(entry, &progress.write()).err().map(StoreFailed));
}
