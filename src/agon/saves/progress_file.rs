//! Progress in lessons, puzzles and games as one file, to be saved elsewhere or brought from there.

use std::collections::BTreeMap;

use agon_core::learn::progress::Progress as Lessons;
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
use crate::shell::system::store::error::StoreFailed;
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
        };
        let stored = |entry| self.store.get(entry).ok().flatten();
        let read = ProgressFile {
            lessons: stored(lessons::ENTRY)
                .and_then(|text| Lessons::read(&text).ok())
                .unwrap_or_default(),
            puzzles: stored(puzzles::ENTRY)
                .and_then(|text| Puzzles::read(&text).ok())
                .unwrap_or_default(),
            games: stored(played::ENTRY)
                .and_then(|text| History::read(&text).ok())
                .unwrap_or_default(),
            others: BTreeMap::new(),
        };
        file.add(&read);
        file
    }

    /// The lessons of the other games, as far as any were begun.
    pub(crate) fn others(&self) -> BTreeMap<String, Lessons> {
        let stored = self.entries.but(AGON).filter_map(|(game, entry)| {
            let text = self.store.get(entry).ok().flatten()?;
            let lessons = Lessons::read(&text).ok()?;
            (!lessons.is_empty()).then(|| (game.to_owned(), lessons))
        });
        stored.collect()
    }

    /// Keeps the contents of a file. Returns the failed writes.
    fn keep(&mut self, file: ProgressFile) -> Vec<StoreFailed> {
        let mut entries = vec![
            (lessons::ENTRY, file.lessons.write()),
            (puzzles::ENTRY, file.puzzles.write()),
            (played::ENTRY, file.games.write()),
        ];
        // Other games read theirs when they come on the table.
        let others = self.entries.but(AGON);
        entries.extend(others.filter_map(|(game, entry)| Some((entry, file.others.get(game)?.write()))));
        let store = &mut self.store;
        let failures = entries.iter().filter_map(|(entry, text)| store.put(entry, text).err());
        let failures = failures.map(StoreFailed).collect();
        self.learned.progress = file.lessons;
        self.solved.set(file.puzzles);
        self.played.0 = file.games;
        failures
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
        let text = file(&mut app).write();

        let mut there = self::app();
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
    }
}
