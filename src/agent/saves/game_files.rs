//! Finished games in files: saved for others or for another device, and opened from there.

use agon_core::agent::read_game_file;
use bevy::prelude::*;

use super::saved_games::{SavedGames, game_in, take_in};
use crate::agent::gameplay::messages::GameStarted;
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::text::game_files::fault;
use crate::shell::system::exchange::events::{Arrived, ExchangeWanted, Origin};
use crate::shell::system::exchange::now;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;
use crate::shell::ui::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Arrived>()
        .add_message::<Notice>()
        .add_message::<StoreFailed>()
        .add_message::<ExchangeWanted>()
        .add_message::<SavedGameWanted>()
        .add_systems(
            Update,
            (
                receive.run_if(on_message::<Arrived>),
                carry_out.run_if(on_message::<SavedGameWanted>),
            )
                .chain()
                .in_set(MenuSystems::Begin),
        );
}

/// A finished game as a file to be saved. `saved` is when it was played.
pub fn game_file(game: String, saved: &str) -> ExchangeWanted {
    ExchangeWanted::Save {
        name: format!("agent-{}.json", saved.replace('.', "-")),
        contents: game.into_bytes(),
    }
}

/// Requests about a saved game, identified by the name of its entry.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SavedGameWanted {
    /// It is continued, or shown.
    Open(String),
    /// It is saved as a file.
    Export(String),
    /// It is deleted for good.
    Delete(String),
}

fn carry_out(
    mut wanted: MessageReader<SavedGameWanted>,
    (mut games, mut store): (ResMut<SavedGames>, ResMut<Store>),
    language: Res<Language>,
    (mut started, mut exchange): (MessageWriter<GameStarted>, MessageWriter<ExchangeWanted>),
    (mut notices, mut failures): (MessageWriter<Notice>, MessageWriter<StoreFailed>),
) {
    for wanted in wanted.read() {
        let is_done = match wanted {
            SavedGameWanted::Open(entry) => started.write_batch(game_in(&store, entry).map(GameStarted)).count() > 0,
            SavedGameWanted::Export(entry) => {
                let saved = games.of_entry(entry).map_or("", |game| &*game.time);
                let file = game_in(&store, entry).and_then(|game| game.file(saved));
                exchange.write_batch(file.map(|file| game_file(file, saved))).count() > 0
            }
            SavedGameWanted::Delete(entry) => {
                games.remove(entry);
                failures.write_batch(store.remove(entry).err().map(StoreFailed));
                true
            }
        };
        if !is_done {
            notices.write(Notice::warning(language.tr("agent-game-damaged")));
        }
    }
}

/// Shows a game that has arrived, and keeps it; or says why that cannot be done.
fn receive(
    mut arrived: MessageReader<Arrived>,
    (mut games, mut store): (ResMut<SavedGames>, ResMut<Store>),
    language: Res<Language>,
    mut started: MessageWriter<GameStarted>,
    (mut notices, mut failures): (MessageWriter<Notice>, MessageWriter<StoreFailed>),
) {
    // There are no links to games of Agent.
    for Arrived { text, .. } in arrived.read().filter(|arrived| arrived.from != Origin::Address) {
        match read_game_file(text) {
            Ok(file) => {
                let saved = file.saved.unwrap_or_else(now);
                let kept = take_in(&mut games, &mut store, file.referee.clone(), &saved);
                failures.write_batch(kept.err().map(StoreFailed));
                started.write(GameStarted(file.referee));
            }
            Err(error) => {
                warn!("a file of a game: {error}");
                notices.write(Notice::warning(fault(&error, &language)));
            }
        }
    }
}
