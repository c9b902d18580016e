//! The game on the table is saved in an entry of its own.
//!
//! If two programs or browser tabs go on with the same game, both games are kept: neither overwrites what the other has
//! written.

use std::iter::successors;

use bevy::prelude::*;

use super::game_list::Listed;
use crate::shell::system::exchange::now;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreError;

/// A game as it is saved.
pub trait KeptGame {
    /// The name of its entry, if it is saved under this number at this time.
    fn entry(&self, number: u64, time: &str) -> String;

    /// Its text, likewise.
    fn text(&mut self, number: u64, time: &str) -> String;

    /// Whether it is over.
    fn is_over(&self) -> bool;

    /// Whether no game is saved under this number.
    fn is_free(store: &Store, number: u64) -> bool;

    /// The first free number from this one on.
    fn free_number(store: &Store, number: u64) -> u64 {
        let mut numbers = successors(Some(number), |number| Some(number.wrapping_add(1)));
        numbers.find(|number| Self::is_free(store, *number)).unwrap_or(number)
    }
}

/// An entry: what this program last read there, or wrote.
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
    /// The entry of this name; `None` if it is gone or cannot be read.
    pub fn read<S, E>(store: &Store, name: &str, read: fn(&str, &str) -> Result<Listed<S>, E>) -> Option<Self> {
        let text = store.get(name).ok().flatten()?;
        let Listed { name, time, .. } = read(name, &text).ok()?;
        Some(Self { name, text, time })
    }

    /// Whether another window or program has written there since.
    fn is_taken(&self, store: &Store) -> bool {
        let found = store.get(&self.name);
        !found.is_ok_and(|found| found.is_none_or(|found| found == self.text))
    }
}

/// The entry of the game on the table.
#[derive(Resource, Debug, Default)]
pub struct CurrentEntry {
    current: Option<Current>,
    left: Option<String>,
}

#[derive(Debug)]
struct Current {
    /// The number of the game on the table.
    game: u64,
    /// The number under which it is saved. It differs if another program goes on with the same game.
    number: u64,
    /// The moves that it came with.
    moves: usize,
    own: Option<OwnEntry>,
}

/// Result of [`CurrentEntry::save`].
#[derive(Debug)]
pub struct Saved<'a> {
    /// The entry as it is now.
    pub own: &'a OwnEntry,
    /// The name of the entry in which the game was before, if that was another one.
    pub before: Option<String>,
    /// The store's failure, if any.
    pub failed: Option<StoreError>,
}

impl CurrentEntry {
    /// The name of the entry, if the game is saved.
    pub fn name(&self) -> Option<&str> {
        let own = self.current.as_ref()?.own.as_ref()?;
        Some(&own.name)
    }

    /// The number under which the game is saved, if it is.
    pub fn number(&self) -> Option<u64> {
        let current = self.current.as_ref()?;
        current.own.as_ref().map(|_| current.number)
    }

    /// Number of moves in the game when it came on the table.
    pub fn moves_at_first(&self) -> usize {
        self.current.as_ref().map_or(0, |current| current.moves)
    }

    /// The name of the entry of the game that was left last, if it was saved.
    pub fn left(&self) -> Option<&str> {
        self.left.as_deref()
    }

    /// Lays the game aside.
    pub fn leave(&mut self) {
        if let Some(left) = self.current.take() {
            self.left = left.own.map(|own| own.name);
        }
    }

    /// The game of this number is on the table, with so many moves. When it comes there, its entry is the one found.
    pub fn turn_to(&mut self, game: u64, moves: usize, find: impl FnOnce() -> Option<OwnEntry>) {
        if self.current.as_ref().is_none_or(|current| current.game != game) {
            self.current = Some(Current {
                game,
                number: game,
                moves,
                own: find(),
            });
        }
    }

    /// Saves the game that this has turned to, unless it is saved as it is.
    pub fn save<G: KeptGame>(&mut self, game: &mut G, store: &mut Store) -> Option<Saved<'_>> {
        let Current { number, own, .. } = self.current.as_mut()?;
        if own
            .as_ref()
            .is_some_and(|own| game.text(*number, &own.time) == own.text)
        {
            return None;
        }
        let before = own.take().filter(|own| !own.is_taken(store));
        if before.is_none() {
            *number = G::free_number(store, *number);
        }
        let mut time = now();
        // Where the time stands in the name, it remains: a game ends only once.
        if let Some(before) = &before
            && before.name == game.entry(*number, &before.time)
            && before.name != game.entry(*number, &time)
        {
            time.clone_from(&before.time);
        }
        let (name, text) = (game.entry(*number, &time), game.text(*number, &time));
        let mut done = store.put(&name, &text);
        if game.is_over() {
            store.keep_for_good();
        }
        let before = before.map(|before| before.name).filter(|before| *before != name);
        // If the program stops before this, the game is in both places.
        if let (Ok(()), Some(before)) = (&done, &before) {
            done = store.remove(before);
        }
        Some(Saved {
            own: own.insert(OwnEntry { name, text, time }),
            before,
            failed: done.err(),
        })
    }
}

/// The next time the game comes on the table, another program may have played on.
pub(crate) fn leave_entry(mut entry: ResMut<CurrentEntry>) {
    entry.leave();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game: the number of its moves, and whether it is over.
    struct Toy(usize, bool);

    impl KeptGame for Toy {
        fn entry(&self, number: u64, time: &str) -> String {
            match self.1 {
                true => format!("over-{time}-{number}"),
                false => format!("toy-{number}"),
            }
        }

        fn text(&mut self, number: u64, time: &str) -> String {
            format!("{number} {} {} {time}", self.0, self.1)
        }

        fn is_over(&self) -> bool {
            self.1
        }

        fn is_free(store: &Store, number: u64) -> bool {
            store.is_free(&format!("toy-{number}"))
        }
    }

    fn own(text: &str) -> OwnEntry {
        OwnEntry {
            name: "toy-7".to_owned(),
            text: text.to_owned(),
            time: String::new(),
        }
    }

    /// A window in which game 7 has come on the table with what is in its entry.
    fn window(store: &Store) -> CurrentEntry {
        let mut entry = CurrentEntry::default();
        let text = store.get("toy-7").unwrap();
        entry.turn_to(7, 0, || {
            Some(OwnEntry {
                time: text.as_deref()?.rsplit(' ').next()?.to_owned(),
                ..own(text.as_deref()?)
            })
        });
        entry
    }

    /// The moves in the entries that begin so.
    fn stored(store: &Store, beginning: &str) -> Vec<String> {
        let texts = store
            .names(beginning)
            .into_iter()
            .map(|name| store.get(&name).unwrap().unwrap());
        texts.map(|text| text.split(' ').nth(1).unwrap().to_owned()).collect()
    }

    #[test]
    fn an_entry_is_taken_once_another_program_has_written_there() {
        let mut store = Store::memory();
        store.put("toy-7", "one move").unwrap();
        let own = own("one move");
        assert!(!own.is_taken(&store));
        store.put("toy-7", "two moves").unwrap();
        assert!(own.is_taken(&store));
        store.remove("toy-7").unwrap();
        assert!(!own.is_taken(&store), "what was deleted can be written again");
    }

    #[test]
    fn an_entry_that_is_no_text_belongs_to_somebody_else() {
        let folder = std::env::temp_dir().join(format!("agon-own-entry-{}", std::process::id()));
        let mut store = Store::at(&folder);
        store.put("toy-7", "one move").unwrap();
        let own = own("one move");
        assert!(!own.is_taken(&store));
        std::fs::write(folder.join("toy-7.txt"), [0xff, 0xfe]).unwrap();
        assert!(own.is_taken(&store));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn two_windows_that_go_on_with_one_game_keep_both() {
        let mut store = Store::memory();
        assert!(
            window(&store)
                .save(&mut Toy(1, false), &mut store)
                .unwrap()
                .failed
                .is_none()
        );
        let (mut first, mut second) = (window(&store), window(&store));
        assert!(
            second.save(&mut Toy(1, false), &mut store).is_none(),
            "whoever only looks writes nothing"
        );
        first.save(&mut Toy(2, false), &mut store).unwrap();
        second.save(&mut Toy(3, false), &mut store).unwrap();
        assert_eq!(stored(&store, "toy-"), ["2", "3"]);
        assert_eq!((first.number(), second.name()), (Some(7), Some("toy-8")));
        second.save(&mut Toy(4, false), &mut store).unwrap();
        assert_eq!(stored(&store, "toy-"), ["2", "4"], "each goes on where it is");
    }

    #[test]
    fn a_game_that_is_over_goes_to_another_entry_and_stays_there_whatever_is_tried() {
        let mut store = Store::memory();
        let mut entry = window(&store);
        entry.save(&mut Toy(1, false), &mut store).unwrap();
        let saved = entry.save(&mut Toy(2, true), &mut store).unwrap();
        let over = saved.own.clone();
        assert_eq!(saved.before.as_deref(), Some("toy-7"));
        assert_eq!(
            (stored(&store, "toy-").len(), stored(&store, "over-")),
            (0, vec!["2".to_owned()])
        );
        // It ended some time ago.
        let then = OwnEntry {
            name: "over-then-7".to_owned(),
            time: "then".to_owned(),
            ..over
        };
        store.put(&then.name, &then.text).unwrap();
        let mut entry = CurrentEntry::default();
        entry.turn_to(7, 2, || Some(then.clone()));
        let saved = entry.save(&mut Toy(3, true), &mut store).unwrap();
        assert_eq!((&saved.own.name, saved.before), (&then.name, None));
    }

    #[test]
    fn the_entry_of_the_game_that_was_left_is_known_until_another_one_is_left() {
        let mut store = Store::memory();
        let mut entry = window(&store);
        entry.save(&mut Toy(1, false), &mut store).unwrap();
        for _ in 0..2 {
            entry.leave();
            assert_eq!((entry.name(), entry.left()), (None, Some("toy-7")));
        }
        entry.turn_to(8, 0, || None);
        entry.leave();
        assert_eq!(entry.left(), None, "it was not saved");
    }
}
