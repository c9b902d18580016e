//! Keeps what finished games show of the cast, as soon as a game is over. So it outlasts the game, should that be deleted.

use agon_core::played::acquaintances::Acquaintances;
use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::schedule::PresentSystems;
use crate::shell::system::language::key;
use crate::shell::system::store::error::{SetAside, StoreFailed};
use crate::shell::system::store::{Store, read_or_default};
use crate::tabletop::active_game::read_with_game;

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>().add_message::<StoreFailed>();
    read_with_game(app, AGENT, read);
    app.add_systems(
        Update,
        keep.run_if(resource_exists_and_changed::<CurrentGame>)
            .in_set(PresentSystems::KeepLearned),
    );
}

/// What is known of the cast.
#[derive(Resource, Clone, Debug, Default)]
pub struct Known(pub Acquaintances);

/// Reads what is known. An unreadable entry is set aside, and the player told.
fn read(world: &mut World) -> Known {
    let set_aside = key("agent-dossiers-set-aside");
    Known(read_or_default(
        world,
        Acquaintances::ENTRY,
        Acquaintances::read,
        set_aside,
    ))
}

/// Adds the game that is over now.
fn keep(
    current: Res<CurrentGame>,
    (mut known, mut store): (ResMut<Known>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    if current.is_looked_at() || !current.has_replay() {
        return;
    }
    let Some(game) = current.left_behind() else {
        return;
    };
    // Another program may have written since.
    let stored = store.read_again(Acquaintances::ENTRY, Acquaintances::read);
    let mut all = stored.unwrap_or_else(|| known.0.clone());
    if all.add_game(&game) {
        failures.write_batch(store.put(Acquaintances::ENTRY, &all.write()).err().map(StoreFailed));
        known.0 = all;
    }
}
