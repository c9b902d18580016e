//! Keeps the history of games against the computer in an entry of its own, written as soon as a finished game is
//! listed. So it outlasts the game, should that be deleted.

use agon_core::played::game::PlayedGame;
use agon_core::played::history::History;
use agon_core::session::entry_names::number_of;
use bevy::prelude::*;

use super::saved_games::{ListedGame, SavedGames, game_in};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::shell::system::language::key;
use crate::shell::system::store::error::{SetAside, StoreFailed};
use crate::shell::system::store::{Store, read_or_default};
use crate::tabletop::active_game::read_with_game;

/// The store entry.
pub(super) const ENTRY: &str = "played";

/// Requires the [`Store`] and the [`SavedGames`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>().add_message::<StoreFailed>();
    read_with_game(app, AGON, read);
    app.add_systems(
        Update,
        keep.in_set(PresentSystems::KeepPlayed)
            .run_if(resource_exists_and_changed::<SavedGames>),
    );
}

/// The history of games against the computer.
#[derive(Resource, Clone, Debug, Default)]
pub struct Played(pub History);

/// Reads the history. An unreadable one is set aside, and the player told.
fn read(world: &mut World) -> Played {
    Played(read_or_default(world, ENTRY, History::read, key("progress-set-aside")))
}

/// Reads the games that are not in the history yet, of which there is seldom more than the one just finished.
fn keep(
    games: Res<SavedGames>,
    (mut played, mut store): (ResMut<Played>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    let is_new = |game: &&ListedGame| {
        let summary = &game.summary;
        let counts = summary.result.is_some() && !summary.is_analysis && summary.players.single_human().is_some();
        counts && number_of(&game.name).is_some_and(|number| !played.0.has(number, &game.time))
    };
    let loaded = store.loaded();
    let new = games.games().iter().filter(is_new).filter_map(|known| {
        let game = game_in(&store, &known.name)?;
        Some((number_of(&known.name)?, PlayedGame::of(&game, &known.time)?))
    });
    let new: Vec<_> = new.collect();
    if new.is_empty() {
        return;
    }
    store.note_loaded(loaded.as_deref());
    let history = &mut played.0;
    // Another program may have written since.
    if let Some(stored) = store.read_again(ENTRY, History::read) {
        history.add(&stored);
    }
    new.into_iter().for_each(|(number, game)| history.put(number, game));
    failures.write_batch(store.put(ENTRY, &history.write()).err().map(StoreFailed));
}
