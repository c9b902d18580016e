//! Progress in lessons, puzzles and games as one file, to be saved elsewhere or brought from there.

use std::collections::BTreeMap;

use agon_core::learn::progress::Progress as Lessons;
use agon_core::played::acquaintances::Acquaintances;
use agon_core::played::career::Career;
use agon_core::played::history::History;
use agon_core::progress_file::ProgressFile;
use agon_core::puzzles::progress::Progress as Puzzles;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::played::Played;
use super::{lessons, played, puzzles};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::gameplay::solved::Solved;
use crate::agon::text::progress_file::{fault, told};
use crate::shell::system::exchange::events::Arrived;
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::{StoreError, StoreFailed, Unread};
use crate::shell::ui::prelude::*;
use crate::tabletop::lessons::learned::{Learned, LessonEntries};

/// Requires the [`Store`], and the resources of progress in lessons, puzzles and games.
pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<LessonEntries>()
        .add_message::<Arrived>()
        .add_message::<Notice>()
        .add_message::<StoreFailed>()
        .add_systems(
            Update,
            take_in
                .in_set(MenuSystems::ArriveProgress)
                .run_if(on_message::<Arrived>),
        );
}

/// All that is kept of somebody's progress.
#[derive(SystemParam)]
pub(crate) struct AllProgress<'w> {
    learned: ResMut<'w, Learned>,
    solved: ResMut<'w, Solved>,
    played: ResMut<'w, Played>,
    /// Those of the other games.
    entries: Res<'w, LessonEntries>,
    store: ResMut<'w, Store>,
}

impl AllProgress<'_> {
    /// The lessons.
    pub(crate) fn lessons(&self) -> &Lessons {
        &self.learned.progress
    }

    /// The puzzles, with those that come back.
    pub(crate) fn puzzles(&self) -> &Puzzles {
        self.solved.progress()
    }

    /// The games against the computer.
    pub(crate) fn games(&self) -> &History {
        &self.played.0
    }

    /// The progress as a file, with anything another program may have written since.
    pub(crate) fn file(&self) -> ProgressFile {
        let mut file = ProgressFile {
            lessons: self.learned.progress.clone(),
            puzzles: self.solved.progress().clone(),
            games: self.played.0.clone(),
            others: self.others(),
            ..ProgressFile::default()
        };
        file.add(&ProgressFile {
            lessons: self.store.read_again(lessons::ENTRY, Lessons::read).unwrap_or_default(),
            puzzles: self.store.read_again(puzzles::ENTRY, Puzzles::read).unwrap_or_default(),
            games: self.store.read_again(played::ENTRY, History::read).unwrap_or_default(),
            career: self.store.read_again(Career::ENTRY, Career::read).unwrap_or_default(),
            cast: self
                .store
                .read_again(Acquaintances::ENTRY, Acquaintances::read)
                .unwrap_or_default(),
            ..ProgressFile::default()
        });
        file
    }

    /// Whether anything of other games is kept, which is in the file as well.
    pub(crate) fn has_others(&self) -> bool {
        let is_kept = |entry| self.store.get(entry).is_ok_and(|text| text.is_some());
        !self.others().is_empty() || [Career::ENTRY, Acquaintances::ENTRY].into_iter().any(is_kept)
    }

    /// The lessons of the other games, as far as any were begun.
    pub(crate) fn others(&self) -> BTreeMap<String, Lessons> {
        let stored = self.entries.but(AGON).filter_map(|(game, entry)| {
            let lessons = self.store.read_again(entry, Lessons::read)?;
            (!lessons.is_empty()).then(|| (game.to_owned(), lessons))
        });
        stored.collect()
    }

    /// Keeps the contents of a file. Returns the failed writes.
    fn keep(&mut self, file: ProgressFile) -> Vec<StoreFailed> {
        let entries = [
            (lessons::ENTRY, file.lessons.write()),
            (puzzles::ENTRY, file.puzzles.write()),
            (played::ENTRY, file.games.write()),
        ];
        let store = &mut self.store;
        let mut failures: Vec<_> = entries
            .iter()
            .filter_map(|(entry, text)| store.put(entry, text).err())
            .collect();
        // Other games read theirs when they come on the table.
        let mut keep = |kept: Result<(), StoreError>| failures.extend(kept.err());
        for (game, entry) in self.entries.but(AGON) {
            if let Some(lessons) = file.others.get(game) {
                keep(replace(store, entry, &lessons.write(), Lessons::read));
            }
        }
        if !file.career.is_empty() {
            keep(replace(store, Career::ENTRY, &file.career.write(), Career::read));
        }
        if !file.cast.is_empty() {
            let text = file.cast.write();
            keep(replace(store, Acquaintances::ENTRY, &text, Acquaintances::read));
        }
        self.learned.progress = file.lessons;
        self.solved.set(file.puzzles);
        self.played.0 = file.games;
        failures.into_iter().map(StoreFailed).collect()
    }
}

/// Writes an entry of another game, and sets aside what stood there if it cannot be read.
fn replace<T, E>(
    store: &mut Store,
    entry: &str,
    text: &str,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<(), StoreError> {
    match store.read(entry, read) {
        Err(Unread::Failed(error)) => Err(error),
        Ok(_) | Err(Unread::SetAside { .. }) => store.put(entry, text),
    }
}

/// Adds the contents of a file that has arrived, and notifies the player of how much was new.
fn take_in(
    mut arrived: MessageReader<Arrived>,
    mut progress: AllProgress,
    language: Res<Language>,
    (mut notices, mut failures): (MessageWriter<Notice>, MessageWriter<StoreFailed>),
) {
    for Arrived { text, .. } in arrived.read() {
        if !ProgressFile::is_meant(text) {
            continue;
        }
        match ProgressFile::read(text) {
            Ok(theirs) => {
                let mut file = progress.file();
                let added = file.add(&theirs);
                failures.write_batch(progress.keep(file));
                notices.write(Notice::info(told(&language, added)));
            }
            Err(error) => {
                warn!("a file of progress: {error}");
                notices.write(Notice::warning(fault(&language, &error)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use agon_core::puzzles::collection::Collection;
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::agon::gameplay::schedule::PresentSystems;
    use crate::agon::saves::saved_games;
    use crate::shell::system::exchange::events::Origin;
    use crate::tabletop::active_game::ActiveGame;
    use crate::tabletop::lessons::learned::keep_learned;
    use crate::testing::programs;
    use crate::testing::programs::tell;

    fn app() -> App {
        let mut app = programs::referee(Store::memory());
        app.add_plugins((
            saved_games::plugin,
            lessons::plugin,
            puzzles::plugin,
            played::plugin,
            plugin,
        ));
        let other = ActiveGame::Named("other");
        keep_learned(&mut app, other, "lessons-other", "", PresentSystems::KeepLearned);
        app.update();
        app
    }

    fn file(app: &mut App) -> ProgressFile {
        let read = |progress: AllProgress| progress.file();
        app.world_mut().run_system_once(read).unwrap()
    }

    #[test]
    fn progress_of_two_programs_comes_to_a_third() {
        let mut app = self::app();
        app.world_mut()
            .resource_mut::<Learned>()
            .progress
            .done("first-steps", 2);
        let mut others = Puzzles::default();
        others.first_try(&Collection::agon().puzzles()[0], false);
        let mut store = app.world_mut().resource_mut::<Store>();
        store.put(puzzles::ENTRY, &others.write()).unwrap();
        let mut other = Lessons::default();
        other.done("elsewhere", 3);
        store.put("lessons-other", &other.write()).unwrap();
        let cast = r#"{"version":1,"games":[7],"known":{"otto":{"games":1}}}"#;
        let cast = Acquaintances::read(cast).unwrap();
        store.put(Acquaintances::ENTRY, &cast.write()).unwrap();
        let text = file(&mut app).write();

        let mut there = self::app();
        let mut store = there.world_mut().resource_mut::<Store>();
        store.put(Acquaintances::ENTRY, "damaged").unwrap();
        let from = Origin::File("agon-progress.json".into());
        tell(&mut there, Arrived { text, from });
        let found = file(&mut there);
        assert_eq!(found.lessons.stars("first-steps"), Some(2));
        assert_eq!(found.puzzles.kept(), [1, 0, 0]);
        let store = there.world().resource::<Store>();
        let kept = store.get(lessons::ENTRY).unwrap().unwrap();
        assert_eq!(Lessons::read(&kept).unwrap(), found.lessons);
        let kept = store.get("lessons-other").unwrap().unwrap();
        assert_eq!(Lessons::read(&kept).unwrap(), other, "another game");
        let kept = store.get(Acquaintances::ENTRY).unwrap().unwrap();
        assert_eq!(Acquaintances::read(&kept).unwrap(), cast);
        let aside = store.get("cast-agent.damaged-1").unwrap();
        assert_eq!(aside.as_deref(), Some("damaged"), "nothing is lost");
    }
}
