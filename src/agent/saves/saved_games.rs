//! The saved games: those that can be continued, and finished ones.

use agon_core::agent::{Referee, SaveError, Summary, known_by, read_save, read_summary};
use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::messages::GameStarted;
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::text::pages::MY_GAMES;
use crate::shell::system::exchange::is_to_come;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;
use crate::shell::ui::navigation::Overlay;
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::saves::{self, OwnEntry, Resumed};

/// What the names of entries begin with. A number follows by which the game is known.
const ENTRY: &str = "agent-";

pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGENT, load);
    app.add_systems(OnEnter(Overlay::Page(MY_GAMES)), read_anew.run_if(in_state(AGENT)))
        .add_systems(
            Update,
            resume.run_if(resource_exists::<Resumed>).in_set(MenuSystems::Begin),
        );
}

/// A game that is saved.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The name of its entry.
    pub entry: String,
    /// What is known of it without replaying it.
    pub summary: Summary,
}

/// The saved games, those that can be continued first, and the latest first among equals.
#[derive(Resource, Clone, Debug, Default)]
pub struct SavedGames {
    games: Vec<SavedGame>,
    unreadable: usize,
}

impl SavedGames {
    /// What is kept in the store.
    pub(crate) fn read(store: &Store) -> Self {
        let mut games = Self::default();
        for entry in store.names(ENTRY) {
            let text = store.get(&entry).ok().flatten();
            match text.and_then(|text| read_summary(&text).ok()) {
                Some(summary) => games.add(entry, summary),
                None => games.unreadable += 1,
            }
        }
        games.sort();
        games
    }

    fn sort(&mut self) {
        let rank = |game: &SavedGame| game.summary.outcome.is_some();
        self.games
            .sort_by(|a, b| rank(a).cmp(&rank(b)).then(b.summary.saved.cmp(&a.summary.saved)));
    }

    /// All saved games.
    pub fn all(&self) -> &[SavedGame] {
        &self.games
    }

    /// The number of entries that cannot be read, and stay where they are.
    pub const fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// The game that can be continued and was saved last.
    pub fn last_unfinished(&self) -> Option<&SavedGame> {
        self.games.first().filter(|game| game.summary.outcome.is_none())
    }

    /// The entry of the game with this seed, as it is now.
    pub(super) fn entry_of(&self, store: &Store, seed: u64) -> Option<OwnEntry> {
        let SavedGame { entry, .. } = self.games.iter().find(|game| game.summary.seed == seed)?;
        let text = store.get(entry).ok().flatten()?;
        Some(OwnEntry {
            name: entry.clone(),
            time: read_summary(&text).ok()?.saved,
            text,
        })
    }

    /// The game in an entry, which is noted as loaded.
    ///
    /// # Errors
    /// If the entry is damaged or gone.
    pub fn open(store: &Store, entry: &str) -> Result<Referee, SaveError> {
        store.note_loaded(Some(entry));
        let text = store.get(entry).ok().flatten().unwrap_or_default();
        read_save(&text)
    }

    /// The game with this seed as it is saved now; `None` if it is not.
    pub(crate) fn reopen(&self, store: &Store, seed: u64) -> Option<Referee> {
        let own = self.entry_of(store, seed)?;
        Self::open(store, &own.name).ok()
    }

    /// Keeps a finished game that has come from elsewhere, unless it is there already. No other game is overwritten.
    ///
    /// # Errors
    /// If the store fails; the game is in the list then, and gone at the next start.
    pub fn take_in(&mut self, store: &mut Store, referee: &Referee, saved: &str) -> Result<(), StoreFailed> {
        let is_same = |game: &SavedGame| {
            let kept = store.get(&game.entry).ok().flatten();
            let kept = kept.and_then(|text| read_save(&text).ok());
            kept.is_some_and(|kept| kept.history() == referee.history() && names(&kept).eq(names(referee)))
        };
        if self.games.iter().any(is_same) {
            return Ok(());
        }
        let seed = free_seed(store, referee.seed());
        let (entry, text) = (entry_named(seed), referee.clone().with_seed(seed).save(saved));
        self.put(&entry, &text);
        store.put(&entry, &text).map_err(StoreFailed)
    }

    /// Adds the game just saved in an entry, or brings it up to date.
    pub(super) fn put(&mut self, entry: &str, text: &str) {
        self.forget(entry);
        if let Ok(summary) = read_summary(text) {
            self.add(entry.to_owned(), summary);
            self.sort();
        }
    }

    fn add(&mut self, entry: String, mut summary: Summary) {
        // The clock was wrong; this must not be the last game for ever.
        if is_to_come(&summary.saved) {
            summary.saved.clear();
        }
        self.games.push(SavedGame { entry, summary });
    }

    /// Takes an entry off the list.
    pub(super) fn forget(&mut self, entry: &str) {
        self.games.retain(|game| game.entry != entry);
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// If the store fails; the game is gone from the list then too, and comes back at the next start.
    pub fn delete(&mut self, store: &mut Store, entry: &str) -> Result<(), StoreFailed> {
        self.forget(entry);
        store.remove(entry).map_err(StoreFailed)
    }
}

fn names(referee: &Referee) -> impl Iterator<Item = &str> {
    referee.seats().iter().map(|seat| &*seat.name)
}

/// The name of the entry of the game with this seed, in which the seed cannot be read.
pub(super) fn entry_named(seed: u64) -> String {
    format!("{ENTRY}{:016x}", known_by(seed))
}

/// The first seed from this one on whose entry is free.
pub(super) fn free_seed(store: &Store, seed: u64) -> u64 {
    let mut seeds = std::iter::successors(Some(seed), |seed| Some(seed.wrapping_add(1)));
    let is_free = |seed: &u64| store.is_free(&entry_named(*seed));
    seeds.find(is_free).unwrap_or(seed)
}

/// Reads the games. Those that are damaged are set aside; those of a later version stay for it.
fn load(world: &mut World) -> SavedGames {
    for entry in world.resource::<Store>().names(ENTRY) {
        saves::read_entry(world, &entry, |text| of_known_version(read_summary(text)));
    }
    loop {
        let games = SavedGames::read(world.resource::<Store>());
        // The last one is offered, and so must be sound.
        let Some(last) = games.last_unfinished() else {
            return games;
        };
        if saves::read_entry(world, &last.entry, |text| of_known_version(read_save(text))).is_some()
            || !world.resource::<Store>().is_free(&last.entry)
        {
            return games;
        }
    }
}

fn of_known_version<T>(read: Result<T, SaveError>) -> Result<Option<T>, SaveError> {
    match read {
        Err(SaveError::Foreign { .. }) => Ok(None),
        read => read.map(Some),
    }
}

/// Another window may have saved games.
fn read_anew(store: Res<Store>, mut games: ResMut<SavedGames>) {
    *games = SavedGames::read(&store);
}

/// Goes on with the game that was being played at a sudden end. Nothing secret is shown: whoever had the device takes it
/// anew.
fn resume(resumed: Res<Resumed>, store: Res<Store>, mut started: MessageWriter<GameStarted>, mut commands: Commands) {
    started.write_batch(SavedGames::open(&store, &resumed.0).ok().map(GameStarted));
    commands.remove_resource::<Resumed>();
}
