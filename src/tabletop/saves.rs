//! What the saves of all games have in common: each game has an entry of the store to itself, which no other window
//! overwrites; what cannot be read is kept and reported; and the entry of the game on the table is noted, so that it can
//! be laid aside if the program fails with it.

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

/// The entry of the game on the table: what this program last read there, or wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnEntry {
    /// The entry's name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// When it was saved, as stands in it.
    pub time: String,
}

impl OwnEntry {
    /// Whether another window or program has written there since.
    pub fn is_taken(&self, store: &Store) -> bool {
        let found = store.get(&self.name);
        !found.is_ok_and(|found| found.is_none_or(|found| found == self.text))
    }
}

/// The entry of the game that the program begins with, since it was being played when the program came to a sudden end. The
/// game it belongs to takes it from here.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Resumed(pub String);

/// Reads an entry, which is noted as loaded. `read` returns `None` for one that was written by a later version: it stays
/// as it is. One that is damaged is set aside, and the player told.
pub fn read_entry<T, E: Debug>(
    world: &mut World,
    name: &str,
    read: impl FnOnce(&str) -> Result<Option<T>, E>,
) -> Option<T> {
    let mut store = world.resource_mut::<Store>();
    store.note_loaded(Some(name));
    let found = store.read(name, read).unwrap_or_else(|unread| {
        unread.report(world, |_| key("saved-game-damaged"));
        None
    });
    found.and_then(|(read, _)| read)
}

/// What was noted belongs to the game before; the one that comes on the table notes its own.
fn forget_loaded(store: Res<Store>) {
    store.note_loaded(None);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(text: &str) -> OwnEntry {
        OwnEntry {
            name: "game".to_owned(),
            text: text.to_owned(),
            time: String::new(),
        }
    }

    #[test]
    fn an_entry_is_taken_once_another_program_has_written_there() {
        let mut store = Store::memory();
        store.put("game", "one move").unwrap();
        let own = own("one move");
        assert!(!own.is_taken(&store));
        store.put("game", "two moves").unwrap();
        assert!(own.is_taken(&store));
        store.remove("game").unwrap();
        assert!(!own.is_taken(&store), "what was deleted can be written again");
    }

    #[test]
    fn what_is_no_text_belongs_to_somebody_else() {
        let folder = std::env::temp_dir().join(format!("agon-own-entry-{}", std::process::id()));
        let mut store = Store::at(&folder);
        store.put("game", "one move").unwrap();
        let own = own("one move");
        assert!(!own.is_taken(&store));
        std::fs::write(folder.join("game.txt"), [0xff, 0xfe]).unwrap();
        assert!(own.is_taken(&store));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
