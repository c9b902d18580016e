//! Finished games in files: saved for others or for another device, and opened from there.

use agon_core::agent::read_game_file;
use bevy::prelude::*;

use super::saved_games::SavedGames;
use crate::agent::gameplay::messages::GameStarted;
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::text::game_files::fault;
use crate::shell::system::exchange::events::{Arrived, Exchange, Origin};
use crate::shell::system::exchange::now;
use crate::shell::system::language::Language;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;
use crate::shell::ui::notice::Notice;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Arrived>()
        .add_message::<Notice>()
        .add_message::<StoreFailed>()
        .add_systems(Update, receive.run_if(on_message::<Arrived>).in_set(MenuSystems::Begin));
}

/// Saves a finished game as a file. `saved` is when it was played.
pub fn save_as_file(exchange: &Exchange, game: String, saved: &str) {
    exchange.save(&format!("agent-{}.json", saved.replace('.', "-")), game);
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
                failures.write_batch(games.take_in(&mut store, &file.referee, &saved).err());
                started.write(GameStarted(file.referee));
            }
            Err(error) => {
                warn!("a file of a game: {error}");
                notices.write(Notice::warning(fault(&error, &language)));
            }
        }
    }
}
