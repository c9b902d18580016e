//! The saved games of a game, as lists show them. Each has an entry of its own in the store, so that none can overwrite
//! or damage another.

use std::fmt::Debug;

use bevy::prelude::*;

use super::read_entry;
use crate::shell::system::exchange::is_to_come;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreError;

/// A saved game, as far as it is known without replaying it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<S> {
    /// The name of its entry.
    pub name: String,
    /// When it was last saved, or when it ended, such as `2026.11.21-094355`; empty if that is unknown.
    pub time: String,
    /// Whether it can be continued.
    pub is_unfinished: bool,
    /// Other facts about it.
    pub summary: S,
}

impl<S> Listed<S> {
    /// The day of that time, such as `2026.11.21`.
    pub fn day(&self) -> &str {
        self.time.split('-').next().unwrap_or_default()
    }

    fn rank(&self) -> (bool, &str) {
        (self.is_unfinished, &self.time)
    }
}

/// The time at which a game was saved, or none if the clock was wrong: it must not be the last one for ever.
pub fn possible(time: &str) -> String {
    Some(time)
        .filter(|time| !is_to_come(time))
        .unwrap_or_default()
        .to_owned()
}

/// The saved games: those that can be continued first, then the others, each kind latest first.
#[derive(Resource, Clone, Debug)]
pub struct GameList<S> {
    games: Vec<Listed<S>>,
    /// The number of entries that cannot be read. They are left in place.
    pub unreadable: usize,
}

impl<S> Default for GameList<S> {
    fn default() -> Self {
        Self {
            games: Vec::new(),
            unreadable: 0,
        }
    }
}

impl<S> GameList<S> {
    /// Reads what is known of the games in these entries, given by name and text.
    ///
    /// # Errors
    /// If the store fails.
    pub fn read<E>(
        store: &Store,
        names: impl IntoIterator<Item = String>,
        read: fn(&str, &str) -> Result<Listed<S>, E>,
    ) -> Result<Self, StoreError> {
        let mut list = Self::default();
        for name in names {
            let text = match store.get(&name) {
                Err(error) if !error.is_damage() => return Err(error),
                text => text.ok().flatten(),
            };
            match text.and_then(|text| read(&name, &text).ok()) {
                Some(game) => list.games.push(game),
                None => list.unreadable += 1,
            }
        }
        list.games.sort_by(|one, other| other.rank().cmp(&one.rank()));
        Ok(list)
    }

    /// The games in order.
    pub fn games(&self) -> &[Listed<S>] {
        &self.games
    }

    /// The games that can be continued, the one saved last first.
    pub fn unfinished(&self) -> impl Iterator<Item = &Listed<S>> {
        self.games.iter().take_while(|game| game.is_unfinished)
    }

    /// The game in an entry.
    pub fn of_entry(&self, name: &str) -> Option<&Listed<S>> {
        self.games.iter().find(|game| game.name == name)
    }

    /// Adds a game, in place of the one in the same entry. Of games of the same time, the one added last comes first.
    pub fn put(&mut self, game: Listed<S>) {
        self.remove(&game.name);
        let place = self.games.partition_point(|other| other.rank() > game.rank());
        self.games.insert(place, game);
    }

    /// Removes the game in an entry.
    pub fn remove(&mut self, name: &str) {
        self.games.retain(|game| game.name != name);
    }

    /// Replays the unfinished game saved last, which is offered and so must be sound. Those that are not are set aside,
    /// as by [`read_entry`]. Returns the game with the name of its entry.
    pub fn read_last<G, E: Debug>(
        &mut self,
        world: &mut World,
        read: fn(&str) -> Result<G, E>,
        is_foreign: fn(&E) -> bool,
    ) -> Option<(String, G)> {
        loop {
            let name = self.unfinished().next()?.name.clone();
            if let Some(game) = read_entry(world, &name, read, is_foreign) {
                return Some((name, game));
            }
            self.remove(&name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::store::error::SetAside;

    /// A text is the time, and whether the game is over.
    fn listed(name: &str, text: &str) -> Result<Listed<()>, ()> {
        let (time, end) = text.split_once(' ').ok_or(())?;
        Ok(Listed {
            name: name.to_owned(),
            time: possible(time),
            is_unfinished: end != "over",
            summary: (),
        })
    }

    fn names(list: &GameList<()>) -> Vec<&str> {
        list.games().iter().map(|game| &*game.name).collect()
    }

    #[test]
    fn games_to_be_continued_come_first_and_of_each_kind_the_latest() {
        let mut store = Store::memory();
        for (name, text) in [
            ("a", "2026.11.20-120000 over"),
            ("b", "2026.11.19-090000 on"),
            ("c", "2026.11.22-080000 over"),
            ("d", "2026.11.21-100000 on"),
            ("e", "2099.11.21-100000 on"),
            ("f", "damaged"),
        ] {
            store.put(name, text).unwrap();
        }
        let read = GameList::read(&store, store.names(""), listed).unwrap();
        assert_eq!(
            names(&read),
            ["d", "b", "e", "c", "a"],
            "the clock was wrong when e was saved"
        );
        assert_eq!((read.unfinished().count(), read.unreadable), (3, 1));
        assert_eq!((read.games()[0].day(), read.games()[2].day()), ("2026.11.21", ""));
        let mut list = GameList::default();
        read.games().iter().rev().cloned().for_each(|game| list.put(game));
        assert_eq!(list.games(), read.games());
    }

    #[test]
    fn a_game_that_goes_on_comes_first_and_stands_there_once() {
        let game = |name| listed(name, "2026.11.20-120000 on").unwrap();
        let mut list = GameList::default();
        list.put(game("one"));
        list.put(game("other"));
        assert_eq!(names(&list), ["other", "one"], "within a second, the one saved last");
        list.put(game("one"));
        assert_eq!(names(&list), ["one", "other"]);
        list.remove("one");
        assert_eq!(names(&list), ["other"]);
        assert!(list.of_entry("one").is_none() && list.of_entry("other").is_some());
    }

    #[test]
    fn the_last_game_that_can_be_continued_is_sound_and_damaged_ones_are_kept_and_reported() {
        let mut world = World::new();
        world.insert_resource(Messages::<SetAside>::default());
        let mut store = Store::memory();
        for (name, text) in [
            ("a", "2026.11.20-120000 on"),
            ("b", "2026.11.21-120000 on damaged"),
            ("c", "2026.11.22-120000 on later"),
            ("d", "2026.11.23-120000 over"),
        ] {
            store.put(name, text).unwrap();
        }
        let mut list = GameList::read(&store, store.names(""), listed).unwrap();
        world.insert_resource(store);
        let read = |text: &str| match text.rsplit(' ').next() {
            Some(fault @ ("damaged" | "later")) => Err(fault.to_owned()),
            _ => Ok(text.to_owned()),
        };
        let last = list.read_last(&mut world, read, |fault| fault == "later");
        assert_eq!(last, Some(("a".to_owned(), "2026.11.20-120000 on".to_owned())));
        assert_eq!(names(&list), ["a", "d"]);
        let store = world.resource::<Store>();
        assert_eq!(
            store.names(""),
            ["a", "c", "d"],
            "one of a later version stays where it is"
        );
        assert!(!store.is_free("b.damaged-1"));
        assert_eq!(world.resource_mut::<Messages<SetAside>>().drain().count(), 1);
    }
}
