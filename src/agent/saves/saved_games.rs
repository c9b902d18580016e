//! The saved games: those that can be continued, and finished ones.

use agon_core::agent::{Referee, SaveError, Seat, Summary, known_by, read_save, read_summary};
use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::messages::GameStarted;
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::text::pages::MY_GAMES;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::{StoreError, StoreFailed};
use crate::shell::ui::navigation::Overlay;
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::saves::current_entry::KeptGame;
use crate::tabletop::saves::game_list::{GameList, Listed, possible};
use crate::tabletop::saves::{Resumed, read_entry};

/// Prefix of the entries' names. The number of the game follows.
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
pub type SavedGame = Listed<Summary>;

/// The saved games.
pub type SavedGames = GameList<Summary>;

impl KeptGame for Referee {
    fn entry(&self, number: u64, _: &str) -> String {
        entry_named(number)
    }

    fn text(&mut self, number: u64, time: &str) -> String {
        self.clone().with_seed(number).save(time)
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn is_free(store: &Store, number: u64) -> bool {
        store.is_free(&entry_named(number))
    }
}

/// Summary of the game in an entry, made without replaying it.
pub(super) fn listed(name: &str, text: &str) -> Result<SavedGame, SaveError> {
    let summary = read_summary(text)?;
    Ok(SavedGame {
        name: name.to_owned(),
        time: possible(&summary.saved),
        is_unfinished: summary.outcome.is_none(),
        summary,
    })
}

/// The saved games in the store.
///
/// # Errors
/// If the store fails.
pub(crate) fn read(store: &Store) -> Result<SavedGames, StoreError> {
    SavedGames::read(store, store.names(ENTRY), listed)
}

/// The game in an entry, which is noted as loaded; `None` if it is damaged or gone.
pub fn game_in(store: &Store, name: &str) -> Option<Referee> {
    store.note_loaded(Some(name));
    read_save(&store.get(name).ok().flatten()?).ok()
}

/// Keeps a finished game that has come from elsewhere, unless it is there already. No other game is overwritten.
///
/// # Errors
/// If the store fails; the game is in the list then, and gone at the next start.
pub(super) fn take_in(
    games: &mut SavedGames,
    store: &mut Store,
    mut referee: Referee,
    saved: &str,
) -> Result<(), StoreError> {
    let is_same = |game: &SavedGame| {
        let kept = store.get(&game.name).ok().flatten();
        let kept = kept.and_then(|text| read_save(&text).ok());
        kept.is_some_and(|kept| kept.history() == referee.history() && names(&kept).eq(names(&referee)))
    };
    if games.games().iter().any(is_same) {
        return Ok(());
    }
    let seed = Referee::free_number(store, referee.seed());
    let (name, text) = (entry_named(seed), referee.text(seed, saved));
    put(games, &name, &text);
    store.put(&name, &text)
}

/// Adds the game just saved in an entry, or brings it up to date.
pub(super) fn put(games: &mut SavedGames, name: &str, text: &str) {
    if let Ok(game) = listed(name, text) {
        games.put(game);
    }
}

fn names(referee: &Referee) -> impl Iterator<Item = &str> {
    referee.seats().iter().map(Seat::called)
}

/// The name of the entry of the game with this seed, in which the seed cannot be read.
pub(super) fn entry_named(seed: u64) -> String {
    format!("{ENTRY}{:016x}", known_by(seed))
}

/// Reads the games. Those that are damaged are set aside; those of a later version stay for it.
fn load(world: &mut World) -> SavedGames {
    let mut games = SavedGames::default();
    for name in world.resource::<Store>().names(ENTRY) {
        match read_entry(world, &name, |text| listed(&name, text), SaveError::is_foreign) {
            Some(game) => games.put(game),
            None => games.unreadable += usize::from(!world.resource::<Store>().is_free(&name)),
        }
    }
    games.read_last(world, read_save, SaveError::is_foreign);
    games
}

/// Another window may have saved games.
fn read_anew(store: Res<Store>, mut games: ResMut<SavedGames>, mut failures: MessageWriter<StoreFailed>) {
    match read(&store) {
        Ok(read) => *games = read,
        Err(error) => drop(failures.write(StoreFailed(error))),
    }
}

/// Resumes the game that was being played at a sudden end. Nothing secret is shown: the holder takes the device anew.
fn resume(resumed: Res<Resumed>, store: Res<Store>, mut started: MessageWriter<GameStarted>, mut commands: Commands) {
    started.write_batch(game_in(&store, &resumed.0).map(GameStarted));
    commands.remove_resource::<Resumed>();
}
