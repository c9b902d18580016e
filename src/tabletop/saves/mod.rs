//! The saves of all games: each game has an entry of the store to itself, which no other window overwrites; unreadable
//! entries are kept and reported; and the entry of the game on the table is noted, so that it can be laid aside if the
//! program fails with it.

pub mod current_entry;
pub mod game_list;

use std::fmt::Debug;

use bevy::prelude::*;

use super::active_game::ActiveGame;
use crate::shell::system::language::key;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::{SetAside, StoreFailed};

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>()
        .add_message::<StoreFailed>()
        .add_systems(PreUpdate, forget_loaded.run_if(state_changed::<ActiveGame>));
}

/// The entry of the game that the program begins with, since it was being played when the program came to a sudden end. The
/// game it belongs to takes it from here.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Resumed(pub String);

/// Reads an entry, which is noted as loaded. One that is foreign, such as of a later version, stays as it is. One that is
/// damaged is set aside, and the player told.
pub fn read_entry<T, E: Debug>(
    world: &mut World,
    name: &str,
    read: impl FnOnce(&str) -> Result<T, E>,
    is_foreign: fn(&E) -> bool,
) -> Option<T> {
    let mut store = world.resource_mut::<Store>();
    store.note_loaded(Some(name));
    let read = |text: &str| match read(text) {
        Err(error) if is_foreign(&error) => Ok(None),
        read => read.map(Some),
    };
    let found = store.read(name, read).unwrap_or_else(|unread| {
        unread.report(world, |_| key("saved-game-damaged"));
        None
    });
    found.and_then(|(read, _)| read)
}

/// Forgets the entry noted for the game before; the one that comes on the table notes its own.
fn forget_loaded(store: Res<Store>) {
    store.note_loaded(None);
}
