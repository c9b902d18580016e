//! What was learned in the lessons of a game, as it is kept in a store entry of its own.

use agon_core::learn::progress::Progress;
use bevy::prelude::*;

use super::active_game::ActiveGame;
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;

/// The entries in which the games keep what was learned.
#[derive(Resource, Debug, Default)]
pub(crate) struct LessonEntries(Vec<(ActiveGame, &'static str)>);

impl LessonEntries {
    /// The names of the games but this one, with their entries.
    pub(crate) fn but(&self, game: ActiveGame) -> impl Iterator<Item = (&'static str, &'static str)> {
        let others = self.0.iter().filter(move |(other, _)| *other != game);
        others.filter_map(|(other, entry)| Some((other.name()?, *entry)))
    }
}

/// Tells of the entry of a game.
pub(crate) fn add_entry(app: &mut App, game: ActiveGame, entry: &'static str) {
    app.add_resource::<LessonEntries>();
    app.world_mut().resource_mut::<LessonEntries>().0.push((game, entry));
}

/// Reads the entry. What cannot be read is set aside, and the player told with the text of this key.
pub(crate) fn read(world: &mut World, entry: &'static str, set_aside: &'static str) -> Progress {
    match world.resource_mut::<Store>().read(entry, Progress::read) {
        Ok(found) => found.map(|(progress, _)| progress).unwrap_or_default(),
        Err(unread) => {
            unread.report(world, |_| set_aside);
            Progress::default()
        }
    }
}

/// Adds what was learned now, and writes the entry. Returns why that failed, if it did.
pub(crate) fn keep(
    progress: &mut Progress,
    store: &mut Store,
    entry: &'static str,
    learn: impl FnOnce(&mut Progress),
) -> Option<StoreFailed> {
    // Another program may have written since.
    let stored = store.get(entry).ok().flatten();
    if let Some(stored) = stored.and_then(|text| Progress::read(&text).ok()) {
        progress.add(&stored);
    }
    learn(progress);
    store.put(entry, &progress.write()).err().map(StoreFailed)
}
