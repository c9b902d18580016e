//! The saved games: those that can be continued, and finished ones.

use bevy::prelude::*;

use crate::agent::{Referee, SaveError, Summary, read_save, read_summary};
use crate::app::agent::gameplay::agent_screen::AGENT;
use crate::app::agent::gameplay::current_game::CurrentGame;
use crate::app::agent::gameplay::schedule::PresentSystems;
use crate::app::shell::system::exchange::now;
use crate::app::shell::system::store::Store;
use crate::app::shell::system::store::error::StoreFailed;
use crate::app::tabletop::active_game::read_with_game;

/// What the names of entries begin with. The number of the game follows.
const ENTRY: &str = "agent-";

pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGENT, |world| SavedGames::read(world.resource::<Store>()));
    app.add_systems(
        Update,
        save.run_if(resource_exists_and_changed::<CurrentGame>)
            .in_set(PresentSystems::Save),
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
pub struct SavedGames(Vec<SavedGame>);

impl SavedGames {
    /// What is kept in the store. Entries that cannot be read are left out.
    pub(crate) fn read(store: &Store) -> Self {
        let entries = store.names(ENTRY).into_iter();
        let games = entries.filter_map(|entry| {
            let text = store.get(&entry).ok().flatten()?;
            let summary = read_summary(&text).ok()?;
            Some(SavedGame { entry, summary })
        });
        let mut games = Self(games.collect());
        games.sort();
        games
    }

    fn sort(&mut self) {
        let rank = |game: &SavedGame| game.summary.outcome.is_some();
        self.0
            .sort_by(|a, b| rank(a).cmp(&rank(b)).then(b.summary.saved.cmp(&a.summary.saved)));
    }

    /// All saved games.
    pub fn all(&self) -> &[SavedGame] {
        &self.0
    }

    /// The game that can be continued and was saved last.
    pub fn last_unfinished(&self) -> Option<&SavedGame> {
        self.0.first().filter(|game| game.summary.outcome.is_none())
    }

    /// The game in an entry.
    ///
    /// # Errors
    /// If the entry is damaged or gone.
    pub fn open(store: &Store, entry: &str) -> Result<Referee, SaveError> {
        let text = store.get(entry).ok().flatten().unwrap_or_default();
        read_save(&text)
    }

    /// Keeps a finished game that has come from elsewhere, unless it is there already. No other game is overwritten.
    ///
    /// # Errors
    /// If the store fails; the game is in the list then, and gone at the next start.
    pub fn take_in(&mut self, store: &mut Store, referee: &Referee, saved: &str) -> Result<(), StoreFailed> {
        let number = referee.seed();
        let names =
            std::iter::once(entry_of(number)).chain((2u32..).map(|copy| format!("{}-{copy}", entry_of(number))));
        for entry in names {
            match store.get(&entry).ok().flatten() {
                Some(text) if read_save(&text).is_ok_and(|kept| kept.history() == referee.history()) => return Ok(()),
                Some(_) => {}
                None => {
                    let text = referee.save(saved);
                    if let Ok(summary) = read_summary(&text) {
                        let entry = entry.clone();
                        self.0.push(SavedGame { entry, summary });
                        self.sort();
                    }
                    return store.put(&entry, &text).map_err(StoreFailed);
                }
            }
        }
        Ok(())
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// If the store fails; the game is gone from the list then too, and comes back at the next start.
    pub fn delete(&mut self, store: &mut Store, entry: &str) -> Result<(), StoreFailed> {
        self.0.retain(|game| game.entry != entry);
        store.remove(entry).map_err(StoreFailed)
    }
}

/// The name of the entry of the game with this number.
fn entry_of(number: u64) -> String {
    format!("{ENTRY}{number:016x}")
}

/// Saves the game after every action. One in which nobody has decided anything is not worth it, and one that was over
/// when it came is saved already.
fn save(
    current: Res<CurrentGame>,
    mut games: ResMut<SavedGames>,
    mut store: ResMut<Store>,
    mut failures: MessageWriter<StoreFailed>,
) {
    let is_kept = current.lesson().is_none() && !current.is_looked_at();
    if current.events().is_empty() || !is_kept {
        return;
    }
    let entry = entry_of(current.seed());
    let text = current.save(&now());
    failures.write_batch(store.put(&entry, &text).err().map(StoreFailed));
    let Ok(summary) = read_summary(&text) else {
        return;
    };
    games.0.retain(|game| game.entry != entry);
    games.0.push(SavedGame { entry, summary });
    games.sort();
}
