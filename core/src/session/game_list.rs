//! The list of saved games. Each has an entry of its own in whatever stores them, so that none can overwrite or damage
//! another; the entry's name tells finished games from those that can be continued.

use std::cmp::Reverse;

use super::summary::Summary;

/// What the names of entries begin with. The number of the game follows.
pub const UNFINISHED: &str = "game-";
/// The same of finished games and analyses. The time of the end, or when the analysis began, follows, then the number of
/// the game.
pub const FINISHED: &str = "past-";

/// The name of an unfinished game's entry.
///
/// ```
/// use agon_core::session::game_list::{number_of, unfinished_entry};
///
/// let name = unfinished_entry(0xa90);
/// assert_eq!(name, "game-0000000000000a90");
/// assert_eq!(number_of(&name), Some(0xa90));
/// ```
pub fn unfinished_entry(number: u64) -> String {
    format!("{UNFINISHED}{number:016x}")
}

/// The name of the entry of a game that ended at this time.
///
/// ```
/// use agon_core::session::game_list::{finished_entry, number_of};
///
/// let name = finished_entry("2026.11.21-094355", 0xa90);
/// assert_eq!(name, "past-2026.11.21-094355-0000000000000a90");
/// assert_eq!(number_of(&name), Some(0xa90));
/// ```
pub fn finished_entry(time: &str, number: u64) -> String {
    format!("{FINISHED}{time}-{number:016x}")
}

/// The name of the entry with the review of a finished game.
///
/// ```
/// use agon_core::session::game_list::{number_of, review_entry};
///
/// let name = review_entry(0xa90);
/// assert_eq!(name, "review-0000000000000a90");
/// assert_eq!(number_of(&name), None, "it is no game");
/// ```
pub fn review_entry(number: u64) -> String {
    format!("review-{number:016x}")
}

/// The number of the game in an entry; `None` if the name is not that of a game.
pub fn number_of(name: &str) -> Option<u64> {
    let rest = name.strip_prefix(UNFINISHED).or_else(|| {
        let (_, number) = name.strip_prefix(FINISHED)?.rsplit_once('-')?;
        Some(number)
    })?;
    (rest.len() == 16).then(|| u64::from_str_radix(rest, 16).ok()).flatten()
}

/// A game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// The name of its entry.
    pub name: String,
    /// What is known of it without replaying it.
    pub summary: Summary,
}

impl ListedGame {
    /// When it was last saved, or when it ended; empty if that is unknown.
    pub fn time(&self) -> &str {
        let ended = self.name.strip_prefix(FINISHED).and_then(|rest| rest.rsplit_once('-'));
        ended.map_or(self.summary.saved.as_str(), |(time, _)| time)
    }

    /// The day of that time, such as `2026.11.21`.
    pub fn day(&self) -> &str {
        self.time().split('-').next().unwrap_or_default()
    }

    /// Whether it can be continued. An analysis is neither unfinished nor finished, and stands among the finished games.
    pub const fn is_unfinished(&self) -> bool {
        self.summary.result.is_none() && !self.summary.is_analysis
    }
}

/// The saved games: those that can be continued first, then the others, each kind latest first.
#[derive(Clone, Debug, Default)]
pub struct GameList {
    games: Vec<ListedGame>,
}

impl GameList {
    /// The games in order.
    pub fn games(&self) -> &[ListedGame] {
        &self.games
    }

    /// The games that can be continued, the one saved last first.
    pub fn unfinished(&self) -> impl Iterator<Item = &ListedGame> {
        self.games.iter().take_while(|game| game.is_unfinished())
    }

    /// The game in an entry.
    pub fn of_entry(&self, name: &str) -> Option<&ListedGame> {
        self.games.iter().find(|game| game.name == name)
    }

    /// Adds a game, in place of the one in the same entry. Of games of the same time, the one added last comes first.
    pub fn put(&mut self, game: ListedGame) {
        let rank = |game: &ListedGame| (game.is_unfinished(), game.time().to_owned());
        self.remove(&game.name);
        let own = rank(&game);
        let place = self.games.partition_point(|other| rank(other) > own);
        self.games.insert(place, game);
    }

    /// Removes the game in an entry.
    pub fn remove(&mut self, name: &str) {
        self.games.retain(|game| game.name != name);
    }
}

impl FromIterator<ListedGame> for GameList {
    fn from_iter<I: IntoIterator<Item = ListedGame>>(games: I) -> Self {
        let mut games: Vec<_> = games.into_iter().collect();
        games.sort_by_cached_key(|game| Reverse((game.is_unfinished(), game.time().to_owned())));
        Self { games }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Side, WinReason};
    use crate::session::save_format::tests::{plain, random_game};

    fn listed(name: &str, saved: &str, is_over: bool) -> ListedGame {
        let mut game = plain(random_game(RuleSet::default(), 6, 1));
        if is_over {
            game.tree.lose(Side::White, WinReason::Resignation);
        }
        ListedGame {
            name: name.to_owned(),
            summary: Summary::of(&game, saved),
        }
    }

    fn names(list: &GameList) -> Vec<&str> {
        list.games().iter().map(|game| game.name.as_str()).collect()
    }

    #[test]
    fn games_to_be_continued_come_first_and_of_each_kind_the_latest() {
        let ended = |time: &str| listed(&finished_entry(time, 7), "", true);
        let played = |number, time: &str| listed(&unfinished_entry(number), time, false);
        let games = [
            ended("2026.11.20-120000"),
            played(1, "2026.11.19-090000"),
            ended("2026.11.22-080000"),
            played(2, "2026.11.21-100000"),
        ];
        let order = [games[3].clone(), games[1].clone(), games[2].clone(), games[0].clone()];
        let mut list = GameList::default();
        games.iter().cloned().for_each(|game| list.put(game));
        assert_eq!(list.games(), order);
        assert_eq!(games.into_iter().collect::<GameList>().games(), order);
        assert_eq!(list.unfinished().count(), 2);
    }

    #[test]
    fn a_game_that_goes_on_comes_first_and_stands_there_once() {
        let [one, other] = [1, 2].map(unfinished_entry);
        let mut list = GameList::default();
        list.put(listed(&one, "2026.11.20-120000", false));
        list.put(listed(&other, "2026.11.20-120000", false));
        assert_eq!(names(&list), [&*other, &*one], "within a second, the one saved last");
        list.put(listed(&one, "2026.11.20-120000", false));
        assert_eq!(names(&list), [&*one, &*other]);
        list.remove(&one);
        assert_eq!(names(&list), [&*other]);
        assert!(list.of_entry(&one).is_none() && list.of_entry(&other).is_some());
    }

    #[test]
    fn names_that_are_not_of_games_have_no_number() {
        for name in [
            "game",
            "game-2",
            "past-",
            "past-2026.11.21-094355",
            "settings",
            "game-000000000000zzzz",
        ] {
            assert_eq!(number_of(name), None, "{name}");
        }
    }

    #[test]
    fn the_time_of_an_end_stands_in_the_name() {
        let old = listed(&finished_entry("2026.11.21-094355", 7), "2026.11.21", true);
        assert_eq!((old.time(), old.day()), ("2026.11.21-094355", "2026.11.21"));
        let unknown = listed(&unfinished_entry(7), "", false);
        assert_eq!((unknown.time(), unknown.day()), ("", ""));
    }
}
