//! Keeps what came of finished games in an entry of its own, as soon as one is over, so that it outlasts the game; and tells
//! the rivals of a season what they remember of the player.

use agon_core::played::career::Career;
use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::computers::Remembered;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::schedule::{OpponentSystems, PresentSystems};
use crate::shell::system::exchange::{day_number, now};
use crate::shell::system::language::key;
use crate::shell::system::store::error::{SetAside, StoreError, StoreFailed};
use crate::shell::system::store::{Store, read_or_default};
use crate::tabletop::active_game::read_with_game;

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>().add_message::<StoreFailed>();
    read_with_game(app, AGENT, read);
    app.add_systems(
        Update,
        (
            remember.in_set(OpponentSystems::Remember),
            keep.in_set(PresentSystems::KeepLearned),
        )
            .run_if(resource_exists_and_changed::<CurrentGame>),
    );
}

/// What came of the player's finished games.
#[derive(Resource, Clone, Debug, Default)]
pub struct Played(pub Career);

impl Played {
    /// Changes it together with its entry, in which another program may have written since.
    ///
    /// # Errors
    /// If the store fails; the change stands until the program ends.
    pub fn change(&mut self, store: &mut Store, change: impl FnOnce(&mut Career)) -> Result<(), StoreError> {
        if let Some(stored) = store.read_again(Career::ENTRY, Career::read) {
            self.0.add(&stored);
        }
        change(&mut self.0);
        store.put(Career::ENTRY, &self.0.write())
    }
}

/// Reads it. An unreadable entry is set aside, and the player told.
fn read(world: &mut World) -> Played {
    Played(read_or_default(
        world,
        Career::ENTRY,
        Career::read,
        key("agent-record-set-aside"),
    ))
}

/// On an evening of a season the rivals remember the evenings before.
fn remember(current: Res<CurrentGame>, played: Res<Played>, mut remembered: ResMut<Remembered>) {
    let is_evening = played.0.is_evening(current.seed());
    let known = played.0.reputation().filter(|_| is_evening);
    remembered.set_if_neq(Remembered(known));
}

/// Adds the game that is over now.
fn keep(
    current: Res<CurrentGame>,
    (mut played, mut store): (ResMut<Played>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    if current.is_looked_at() || !current.has_replay() || played.0.of_game(current.seed()).is_some() {
        return;
    }
    if let Some(game) = current.left_behind() {
        let done = played.change(&mut store, |career| {
            career.add_game(&game, &now(), day_number());
        });
        failures.write_batch(done.err().map(StoreFailed));
    }
}
