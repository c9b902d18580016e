//! The player's games: the unfinished ones, of which the last is offered at the start, and the finished ones. Each is
//! saved in an entry of its own.

use agon_core::engine::{Findings, Judgement, write_review};
use agon_core::notation::{GameTree, Record, write_records};
use agon_core::rules::Game;
use agon_core::session::entry_names::{FINISHED, UNFINISHED, number_of, review_entry, time_in, unfinished_entry};
use agon_core::session::kept_review;
use agon_core::session::save_format;
use agon_core::session::save_format::error::SaveError;
use agon_core::session::saved_game::{FOLDER, SavedGame, TITLE, set_tag};
use agon_core::session::summary::Summary;
use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::messages::GameStarted;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::text::pages::{BY_LINK, MY_GAMES, OPENINGS, PROGRESS};
use crate::shell::system::exchange::events::ExchangeWanted;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::{StoreError, StoreFailed};
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::saves::current_entry::KeptGame;
use crate::tabletop::saves::game_list::{GameList, Listed, possible};
use crate::tabletop::saves::read_entry;

/// The entry in which version 1 of the format saved the only unfinished game; the games of further programs that ran at
/// once were numbered.
const OLD_ENTRY: &str = "game";

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGON, load);
    app.add_message::<SavedGameWanted>().add_systems(
        Update,
        carry_out
            .run_if(on_message::<SavedGameWanted>)
            .in_set(MenuSystems::SavedGames),
    );
    for page in [MY_GAMES, BY_LINK, OPENINGS, PROGRESS] {
        app.add_systems(OnEnter(Overlay::Page(page)), read_anew.run_if(in_state(AGON)));
    }
}

/// A request about a saved game, by the name of its entry.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) enum SavedGameWanted {
    /// Put it on the board.
    Open(String),
    /// Remove these for good.
    Remove(Vec<String>),
    /// Save these as records in a file.
    Export(Vec<String>),
    /// Put these into a folder, or without a name into none.
    PutInFolder(Vec<String>, String),
    /// Give it this title, or none.
    Rename(String, String),
}

fn carry_out(
    mut wanted: MessageReader<SavedGameWanted>,
    (mut games, mut store): (ResMut<SavedGames>, ResMut<Store>),
    language: Res<Language>,
    (mut started, mut exchange): (MessageWriter<GameStarted>, MessageWriter<ExchangeWanted>),
    (mut notices, mut failures): (MessageWriter<Notice>, MessageWriter<StoreFailed>),
) {
    for wanted in wanted.read() {
        match wanted {
            SavedGameWanted::Open(name) => match game_in(&store, name) {
                Some(game) => {
                    store.note_loaded(Some(name));
                    started.write(GameStarted::of(game));
                }
                None => drop(notices.write(Notice::warning(language.tr("my-games-unreadable")))),
            },
            SavedGameWanted::Remove(names) => {
                let failed = names.iter().filter_map(|name| games.remove(&mut store, name).err());
                failures.write_batch(failed.map(StoreFailed));
            }
            SavedGameWanted::PutInFolder(names, folder) => {
                let failed = names
                    .iter()
                    .filter_map(|name| games.put_in_folder(&mut store, name, folder).err());
                failures.write_batch(failed.map(StoreFailed));
            }
            SavedGameWanted::Rename(name, title) => {
                let failed = games.rename(&mut store, name, title).err();
                failures.write_batch(failed.map(StoreFailed));
            }
            SavedGameWanted::Export(names) => {
                let (records, left_out) = games.records(&store, names);
                if left_out > 0 {
                    let count = [("count", left_out.into())];
                    notices.write(Notice::warning(language.tr_with("my-games-left-out", &count)));
                }
                exchange.write(ExchangeWanted::save_today("agon-games", "pgn", records));
            }
        }
    }
}

/// A game of the list.
pub type ListedGame = Listed<Summary>;

/// The saved games. Anything of them that could not be written is in the [`Store`] as well.
#[derive(Resource, Debug, Default)]
pub struct SavedGames {
    /// The unfinished games, and since they were first needed the finished ones.
    list: GameList<Summary>,
    /// The unfinished game saved last, with its entry.
    last: Option<(String, SavedGame)>,
    /// Whether the browser may delete them when space runs short.
    pub(crate) may_be_deleted: bool,
}

impl SavedGames {
    /// The games: unfinished ones first, each kind latest first.
    pub fn games(&self) -> &[ListedGame] {
        self.list.games()
    }

    /// The number of unreadable entries. They are left in place.
    pub const fn unreadable(&self) -> usize {
        self.list.unreadable
    }

    /// The unfinished game saved last.
    pub fn unfinished(&self) -> Option<&SavedGame> {
        self.last.as_ref().map(|(_, game)| game)
    }

    /// Whether it is the player's turn in a game by link other than the unfinished one saved last.
    pub(crate) fn has_other_turn_by_link(&self) -> bool {
        let mut due = self
            .list
            .unfinished()
            .filter(|game| game.summary.is_own_turn() == Some(true));
        due.any(|game| Some(&*game.name) != self.last_entry())
    }

    /// The entry of the unfinished game saved last.
    pub(super) fn last_entry(&self) -> Option<&str> {
        self.last.as_ref().map(|(name, _)| &**name)
    }

    /// The unfinished game saved last, as it is saved now: another program may have played on.
    pub(crate) fn reopen_last(&self, store: &Store) -> Option<SavedGame> {
        let (name, game) = self.last.as_ref()?;
        game_in(store, name).or_else(|| Some(game.clone()))
    }

    /// The game in an entry.
    pub(crate) fn of_entry(&self, name: &str) -> Option<&ListedGame> {
        self.list.of_entry(name)
    }

    /// The unfinished game that this one goes on with, if there is one.
    pub(crate) fn continued_by(&self, store: &Store, game: &Game) -> Option<SavedGame> {
        let mut alike = self
            .list
            .unfinished()
            .filter(|known| known.summary.rules == *game.rules());
        alike.find_map(|known| {
            let mut earlier = game_in(store, &known.name)?;
            earlier.tree.jump_to_end();
            game.continues(earlier.tree.line()).then_some(earlier)
        })
    }

    /// The game by link with this number, over or not.
    pub(crate) fn by_link(&self, store: &Store, number: u32) -> Option<SavedGame> {
        let mut known = self.games().iter();
        let known = known.find(|known| number_of(&known.name) == Some(number.into()))?;
        game_in(store, &known.name).filter(|game| game.players.are_by_link())
    }

    /// Reads the summaries of all games.
    ///
    /// # Errors
    /// If the store fails; the list remains as it was.
    pub fn read(&mut self, store: &Store) -> Result<(), StoreError> {
        self.list = GameList::read(store, entries(store).map(|(_, name)| name), listed_in)?;
        self.may_be_deleted = store.may_be_deleted();
        self.find_last(store);
        Ok(())
    }

    fn find_last(&mut self, store: &Store) {
        self.last = self
            .list
            .unfinished()
            .find_map(|known| Some((known.name.clone(), game_in(store, &known.name)?)));
    }

    /// Adds the game just saved in an entry, or brings it up to date.
    pub(super) fn put(&mut self, name: &str, game: SavedGame, saved: &str) {
        self.list.put(listed(name, Summary::of(&game, saved)));
        if game.tree.result().is_none() && !game.is_analysis() {
            self.last = Some((name.to_owned(), game));
        }
    }

    /// Takes a game off the list that has been saved in another entry.
    pub(super) fn forget(&mut self, store: &Store, name: &str) {
        self.list.remove(name);
        if self.last.as_ref().is_some_and(|(last, _)| last == name) {
            self.find_last(store);
        }
    }

    /// Deletes a game, with its review.
    pub(crate) fn remove(&mut self, store: &mut Store, name: &str) -> Result<(), StoreError> {
        let removed = store.remove(name);
        let review = number_of(name).map_or(Ok(()), |number| store.remove(&review_entry(number)));
        self.forget(store, name);
        removed.and(review)
    }

    /// Puts a game into a folder, or without a name into none.
    fn put_in_folder(&mut self, store: &mut Store, name: &str, folder: &str) -> Result<(), StoreError> {
        self.tag(store, name, FOLDER, folder)
    }

    /// Gives a game a title, or none.
    fn rename(&mut self, store: &mut Store, name: &str, title: &str) -> Result<(), StoreError> {
        self.tag(store, name, TITLE, title)
    }

    /// Gives a tag of a game this value; nothing removes the tag. It stays the game of that time. One that cannot be read
    /// is left as it is.
    fn tag(&mut self, store: &mut Store, name: &str, tag: &str, value: &str) -> Result<(), StoreError> {
        let Some((mut game, known)) = game_in(store, name).zip(self.of_entry(name)) else {
            return Ok(());
        };
        set_tag(&mut game.tags, tag, value);
        let saved = known.summary.saved.clone();
        store.put(name, &save_format::write(&game, &saved))?;
        self.list.put(listed(name, Summary::of(&game, &saved)));
        if let Some((_, last)) = self.last.as_mut().filter(|(last, _)| last == name) {
            *last = game;
        }
        Ok(())
    }

    /// The records of the readable ones of these games, with their reviews, as one text, and the number of unreadable
    /// ones.
    pub fn records(&self, store: &Store, names: &[String]) -> (String, usize) {
        let games = names.iter().filter_map(|name| game_in(store, name));
        let records: Vec<_> = games.map(|game| record_with_review(store, &game)).collect();
        (write_records(&records), names.len() - records.len())
    }
}

/// The saved games' numbers, and the names of their entries.
pub(super) fn entries(store: &Store) -> impl Iterator<Item = (u64, String)> {
    let names = [UNFINISHED, FINISHED].map(|kind| store.names(kind));
    let names = names.into_iter().flatten();
    names.filter_map(|name| Some((number_of(&name)?, name)))
}

/// The list entry of a saved game, made without replaying it.
pub(super) fn listed_in(name: &str, text: &str) -> Result<ListedGame, SaveError> {
    save_format::summary(text).map(|summary| listed(name, summary))
}

/// The list entry of a saved game with this summary.
pub(crate) fn listed(name: &str, summary: Summary) -> ListedGame {
    ListedGame {
        name: name.to_owned(),
        time: time_in(name).map_or_else(|| possible(&summary.saved), str::to_owned),
        is_unfinished: summary.result.is_none() && !summary.is_analysis,
        summary,
    }
}

/// The game in an entry, replayed, with the entry noted as loaded.
pub fn game_in(store: &Store, name: &str) -> Option<SavedGame> {
    store.note_loaded(Some(name));
    let text = store.get(name).ok().flatten()?;
    let game = save_format::read(&text);
    game.inspect_err(|error| warn!("{name}: {error}")).ok()
}

/// An earlier review's findings on the moves of the finished game saved under this number.
pub(super) fn review_of(store: &Store, number: u64, tree: &GameTree) -> Option<Vec<Findings>> {
    tree.result()?;
    let text = store.get(&review_entry(number)).ok().flatten()?;
    kept_review::read(&text, &tree.main_game())
}

/// The record of a saved game, with the marks and comments of its review, if it was reviewed.
fn record_with_review(store: &Store, game: &SavedGame) -> Record {
    let mut record = game.record();
    if let Some(found) = review_of(store, game.seed, &game.tree) {
        let main = game.tree.main_game();
        let judged = main.moments().zip(found);
        let judged: Result<Vec<_>, _> = judged.map(|((game, _), found)| Judgement::new(&game, found)).collect();
        // The moves were checked as they were read.
        if let Ok(judgements) = judged {
            write_review(&mut record, &main, &judgements);
        }
    }
    record
}

/// Reads the unfinished games. Those that are damaged are set aside; those of a later version stay for it.
fn load(world: &mut World) -> SavedGames {
    take_over_old(world);
    let ended: Vec<_> = world.resource::<Store>().names(FINISHED);
    let names = world.resource::<Store>().names(UNFINISHED);
    let mut games = SavedGames::default();
    for name in names.into_iter().filter(|name| number_of(name).is_some()) {
        let Some(known) = read_entry(world, &name, |text| listed_in(&name, text), SaveError::is_foreign) else {
            continue;
        };
        let number = number_of(&name);
        let end = ended.iter().find(|end| number_of(end) == number).cloned();
        let Some(end) = end else {
            games.list.put(known);
            continue;
        };
        // The program stopped between the two steps of moving the game from one entry to the other.
        let is_over = end.strip_prefix(FINISHED) >= Some(&*known.time);
        let earlier = if is_over { &known.name } else { &end };
        let removed = world.resource_mut::<Store>().remove(earlier);
        world.write_message_batch(removed.err().map(StoreFailed));
        if !is_over {
            games.list.put(known);
        }
    }
    games.last = games.list.read_last(world, save_format::read, SaveError::is_foreign);
    games
}

/// Gives the unfinished games that version 1 saved entries of their own.
fn take_over_old(world: &mut World) {
    let names = world.resource::<Store>().names(OLD_ENTRY);
    for name in names.into_iter().filter(|name| is_old(name)) {
        let Some(game) = read_entry(world, &name, save_format::read, SaveError::is_foreign) else {
            continue;
        };
        let mut store = world.resource_mut::<Store>();
        let done = match game.tree.result() {
            None if game.is_begun() => {
                let number = SavedGame::free_number(&store, game.seed);
                let text = save_format::write(&SavedGame { seed: number, ..game }, "");
                store.put(&unfinished_entry(number), &text)
            }
            // A finished game is among the finished ones already.
            _ => Ok(()),
        };
        let done = done.and_then(|()| store.remove(&name));
        world.write_message_batch(done.err().map(StoreFailed));
    }
}

fn is_old(name: &str) -> bool {
    let number = name.strip_prefix(OLD_ENTRY).and_then(|rest| rest.strip_prefix('-'));
    name == OLD_ENTRY || number.is_some_and(|number| number_of(name).is_none() && number.parse::<u32>().is_ok())
}

fn read_anew(store: Res<Store>, mut games: ResMut<SavedGames>, mut failures: MessageWriter<StoreFailed>) {
    if let Err(error) = games.read(&store) {
        failures.write(StoreFailed(error));
    }
}

#[cfg(test)]
mod tests {
    use agon_core::notation::read_records;
    use agon_core::rules::{RuleSet, Side, WinReason};
    use agon_core::session::entry_names::finished_entry;

    use super::*;
    use crate::testing::matches::{plain, random_game};

    fn store() -> Store {
        let mut store = Store::memory();
        for number in 1..4 {
            let mut game = plain(random_game(RuleSet::default(), 7, number));
            let time = format!("2026.11.2{number}-120000");
            let name = match number {
                3 => unfinished_entry(number),
                _ => finished_entry(&time, number),
            };
            if number < 3 {
                game.tree.lose(Side::White, WinReason::Resignation);
            }
            store.put(&name, &save_format::write(&game, &time)).unwrap();
        }
        store
    }

    fn saved(store: &Store) -> SavedGames {
        let mut games = SavedGames::default();
        games.read(store).unwrap();
        games
    }

    #[test]
    fn a_game_in_a_folder_is_the_game_it_was() {
        let mut store = store();
        let mut games = saved(&store);
        let name = games.games()[1].name.clone();
        let before = games.of_entry(&name).cloned().unwrap();
        let last = games.last_entry().map(str::to_owned);
        games.put_in_folder(&mut store, &name, " Club ").unwrap();
        let read = saved(&store);
        for games in [&games, &read] {
            let after = games.of_entry(&name).unwrap();
            assert_eq!(after.summary.folder, "Club");
            assert_eq!((&after.time, after.summary.turns), (&before.time, before.summary.turns));
            assert_eq!(games.last_entry().map(str::to_owned), last, "it was not played");
        }
        games.put_in_folder(&mut store, &name, "").unwrap();
        assert_eq!(saved(&store).of_entry(&name), Some(&before));
    }

    #[test]
    fn a_renamed_game_is_the_game_it_was() {
        let mut store = store();
        let mut games = saved(&store);
        for name in [finished_entry("2026.11.21-120000", 1), unfinished_entry(3)] {
            let before = games.of_entry(&name).cloned().unwrap();
            games.rename(&mut store, &name, " Sunday ").unwrap();
            let read = saved(&store);
            for games in [&games, &read] {
                let after = games.of_entry(&name).unwrap();
                assert_eq!(after.summary.title, "Sunday");
                assert_eq!((&after.time, after.summary.turns), (&before.time, before.summary.turns));
            }
            games.put_in_folder(&mut store, &name, "Club").unwrap();
            let after = saved(&store).of_entry(&name).cloned().unwrap();
            assert_eq!((&*after.summary.title, &*after.summary.folder), ("Sunday", "Club"));
            games.put_in_folder(&mut store, &name, "").unwrap();
            games.rename(&mut store, &name, "").unwrap();
            assert_eq!(saved(&store).of_entry(&name), Some(&before));
        }
        games.rename(&mut store, &unfinished_entry(3), "Sunday").unwrap();
        let last = games.unfinished().map(SavedGame::record);
        assert_eq!(
            last.and_then(|record| record.tag(TITLE).map(str::to_owned)).as_deref(),
            Some("Sunday"),
            "what is continued has the title, too"
        );
    }

    #[test]
    fn all_games_go_into_one_record_file() {
        let store = store();
        let games = saved(&store);
        let names: Vec<_> = games.games().iter().map(|game| game.name.clone()).collect();
        let (text, left_out) = games.records(&store, &names);
        let records = read_records(&text).whole().unwrap();
        assert_eq!((records.len(), left_out), (3, 0));
        assert!(
            records
                .iter()
                .all(|record| record.to_game().unwrap().plies().len() == 7)
        );
        assert!(
            records.iter().all(|record| record.tag("Date") == Some("????.??.??")),
            "no date is invented"
        );
    }

    #[test]
    fn a_damaged_entry_harms_no_other_and_stays() {
        let mut store = store();
        let name = store.names(FINISHED)[1].clone();
        let text = store.get(&name).unwrap().unwrap();
        store.put(&name, &text[..text.len() / 2]).unwrap();
        let games = saved(&store);
        assert_eq!((games.games().len(), games.unreadable()), (2, 1));
        assert!(store.get(&name).unwrap().is_some());
    }

    #[test]
    fn a_game_that_was_saved_while_the_clock_was_wrong_is_not_the_last_one_for_ever() {
        let mut store = store();
        for (number, time) in [(4, "2099.01.01-120000"), (5, "2026.11.20-120000")] {
            let game = plain(random_game(RuleSet::default(), 6, number));
            store
                .put(&unfinished_entry(number), &save_format::write(&game, time))
                .unwrap();
        }
        let games = saved(&store);
        assert_eq!(games.last_entry(), Some(&*unfinished_entry(3)));
        let last = games.games().iter().rfind(|game| game.is_unfinished);
        assert_eq!(
            last.map(|game| (&*game.name, game.day())),
            Some((&*unfinished_entry(4), ""))
        );
    }

    #[test]
    fn the_time_of_an_end_stands_in_the_name() {
        let game = plain(random_game(RuleSet::default(), 6, 1));
        let time = |name: &str, saved| listed(name, Summary::of(&game, saved)).time;
        assert_eq!(
            time(&finished_entry("2026.11.21-094355", 7), "2026.11.21"),
            "2026.11.21-094355"
        );
        assert_eq!(time(&unfinished_entry(7), "2026.11.21-094355"), "2026.11.21-094355");
        assert_eq!(time(&unfinished_entry(7), ""), "");
    }

    #[test]
    fn a_deleted_game_is_not_offered_any_more() {
        let mut store = store();
        let mut games = saved(&store);
        assert!(games.unfinished().is_some());
        games.remove(&mut store, &unfinished_entry(3)).unwrap();
        assert!(games.unfinished().is_none());
        assert_eq!((games.games().len(), saved(&store).games().len()), (2, 2));
    }

    #[test]
    fn the_game_that_another_goes_on_with_is_found() {
        let store = store();
        let games = saved(&store);
        let earlier = random_game(RuleSet::default(), 7, 3);
        let mut later = earlier.clone();
        let mv = later.legal_moves()[0];
        later.play(mv).unwrap();
        assert_eq!(games.continued_by(&store, &later).map(|game| game.seed), Some(7));
        assert!(
            games
                .continued_by(&store, &random_game(RuleSet::default(), 9, 5))
                .is_none()
        );
    }
}
