//! The finished games, each saved in an entry of its own, so that damage to one cannot affect another.

use crate::app::agon::text::pages::MY_GAMES;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::agon::gameplay::agon_screen::AGON;
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::messages::GameEnded;
use crate::app::agon::gameplay::schedule::PresentSystems;
use crate::app::shell::system::exchange::now;
use crate::app::shell::system::store::Store;
use crate::app::shell::system::store::error::{StoreError, StoreFailed};
use crate::app::shell::ui::navigation::Overlay;
use crate::app::tabletop::active_game::init_with_game;
use crate::notation::{GameTree, Record};
use crate::rules::{Outcome, RuleSet, Side};
use crate::session::conditions::Terms;
use crate::session::players::{Player, Players};
use crate::session::save_format;
use crate::session::saved_game::SavedGame;

/// The prefix of the entries' names, followed by when the game ended and its number.
const ENTRY: &str = "past-";

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<FinishedGames>(app, AGON);
    app.add_systems(
        Update,
        add_finished
            .in_set(PresentSystems::SaveFinished)
            .run_if(resource_exists_and_changed::<Match>),
    )
    .add_systems(OnEnter(Overlay::Page(MY_GAMES)), load.run_if(in_state(AGON)));
}

/// What is known of a game without replaying it, in its stored form. The game itself is a text within it, as written by
/// [`save_format`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Past {
    /// The day it ended, as `2026.11.21`.
    pub(crate) date: String,
    players: Players,
    rules: String,
    result: Outcome,
    /// The number of turns played.
    pub(crate) turns: u32,
    game: String,
}

/// A game of the library.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// The name of its entry.
    pub(crate) name: String,
    pub(crate) past: Past,
}

impl Finished {
    /// The players.
    pub const fn players(&self) -> &Players {
        &self.past.players
    }

    /// The result.
    pub const fn result(&self) -> Outcome {
        self.past.result
    }

    /// The rules; the default rules if they are unknown.
    pub(crate) fn rules(&self) -> RuleSet {
        self.past.rules.parse().unwrap_or_default()
    }

    /// The game, for viewing.
    pub fn game(&self) -> Option<SavedGame> {
        let kept = save_format::read(&self.past.game);
        kept.inspect_err(|error| warn!("{}: {error}", self.name)).ok()
    }

    /// The game record.
    fn record(&self) -> Option<Record> {
        let game = self.game()?;
        Some(record(&game.tree, &game.players, game.terms, &self.past.date))
    }
}

/// The record of a game, with the players' names and the time control.
pub(crate) fn record(tree: &GameTree, players: &Players, terms: Terms, date: &str) -> Record {
    let [white, black] = Side::ALL.map(|side| name_in_record(players, side));
    let mut record = tree.to_record(&[("Date", date), ("White", &white), ("Black", &black)]);
    if let Some(time) = terms.time.in_record() {
        record.set_tag("TimeControl", &time);
    }
    record
}

fn name_in_record(players: &Players, side: Side) -> String {
    match players.of(side) {
        Player::Computer { level } => format!("Agon ({})", level.name()),
        Player::Human { name } if name.is_empty() => "?".into(),
        Player::Human { name } => name.clone(),
    }
}

/// The finished games, latest first. Read when first needed.
#[derive(Resource, Debug, Default)]
pub struct FinishedGames {
    games: Vec<Finished>,
    /// The number of unreadable entries. They are left in place.
    pub(crate) damaged: usize,
    is_read: bool,
}

impl FinishedGames {
    /// The games, latest first.
    pub fn games(&self) -> &[Finished] {
        &self.games
    }

    /// The game in an entry.
    pub(crate) fn of_entry(&self, name: &str) -> Option<&Finished> {
        self.games.iter().find(|game| game.name == name)
    }

    /// Reads all entries.
    pub fn read(&mut self, store: &Store) -> Result<(), StoreError> {
        let (mut games, mut damaged) = (Vec::new(), 0);
        for name in store.names(ENTRY).into_iter().rev() {
            let text = match store.get(&name) {
                Err(error) if !error.is_damage() => return Err(error),
                text => text.ok().flatten(),
            };
            match text.and_then(|text| serde_json::from_str(&text).ok()) {
                Some(past) => games.push(Finished { name, past }),
                None => damaged += 1,
            }
        }
        *self = Self {
            games,
            damaged,
            is_read: true,
        };
        Ok(())
    }

    /// Saves a game that ended at this [time](now), replacing any earlier save of it.
    pub(crate) fn keep(
        &mut self,
        store: &mut Store,
        kept: &SavedGame,
        result: Outcome,
        time: &str,
    ) -> Result<(), StoreError> {
        let known = entry_of(store, kept.seed);
        let line = kept.tree.line();
        let last = kept.tree.main_line().last();
        let past = Past {
            date: day_of(
                known
                    .as_deref()
                    .and_then(|name| name.strip_prefix(ENTRY))
                    .unwrap_or(time),
            ),
            players: kept.players.clone(),
            rules: line.rules().to_string(),
            result,
            turns: last.map_or(0, |last| kept.tree.before(last).turn()),
            game: save_format::write(kept),
        };
        let name = known.unwrap_or_else(|| format!("{ENTRY}{time}-{}", number(kept.seed)));
        let text = serde_json::to_string(&past).expect("what is known of a game is plain fields");
        if store.get(&name).ok().flatten().as_deref() == Some(&text) {
            return Ok(());
        }
        store.put(&name, &text)?;
        if self.is_read {
            self.games.retain(|game| game.name != name);
            let at = self.games.partition_point(|game| game.name > name);
            self.games.insert(at, Finished { name, past });
        }
        Ok(())
    }

    pub(crate) fn remove(&mut self, store: &mut Store, name: &str) -> Result<(), StoreError> {
        store.remove(name)?;
        self.games.retain(|game| game.name != name);
        Ok(())
    }

    /// The records of all readable games as one text, and the number of unreadable ones.
    pub(crate) fn records(&self) -> (String, usize) {
        let records: Vec<_> = self.games.iter().filter_map(Finished::record).collect();
        (
            crate::notation::write_records(&records),
            self.games.len() - records.len(),
        )
    }
}

/// The number that identifies a game, as used in names.
fn number(seed: u64) -> String {
    format!("{seed:016x}")
}

/// The name of a game's entry, if it has one.
fn entry_of(store: &Store, seed: u64) -> Option<String> {
    let mut names = store.names(ENTRY).into_iter();
    names.find(|name| name.ends_with(&number(seed)))
}

/// The date part of a time.
fn day_of(time: &str) -> String {
    time.split('-').next().unwrap_or(time).to_owned()
}

fn load(store: Res<Store>, mut library: ResMut<FinishedGames>, mut failures: MessageWriter<StoreFailed>) {
    if let Err(error) = library.read(&store) {
        failures.write(StoreFailed(error));
    }
}

/// Saves a game when it ends, and variations tried afterwards.
fn add_finished(
    current: Res<Match>,
    mut ended: MessageReader<GameEnded>,
    mut library: ResMut<FinishedGames>,
    mut store: ResMut<Store>,
    mut failures: MessageWriter<StoreFailed>,
) {
    let is_news = ended.read().count() > 0;
    let Some(result) = current.result().filter(|_| current.tree().main_line().next().is_some()) else {
        return;
    };
    if !is_news && entry_of(&store, current.seed()).is_none() {
        // It was already over when it arrived: someone else's game, or a link.
        return;
    }
    let mut kept = current.kept(None);
    // The position being viewed is not part of the game.
    kept.tree.jump_to_end();
    if let Err(error) = library.keep(&mut store, &kept, result, &now()) {
        failures.write(StoreFailed(error));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::gameplay::messages::{GameStarted, HistoryAction, MoveRequested, ResultAction};
    use crate::app::shell::system::resources::AddResource;
    use crate::app::shell::ui::notice::Notices;
    use crate::app::testing::programs;
    use crate::notation::read_records;
    use crate::rules::WinReason;
    use crate::session::save_format::tests::{plain, random_game};

    fn app() -> App {
        let mut app = programs::referee(Store::memory());
        app.add_resource::<FinishedGames>().add_systems(
            Update,
            add_finished
                .in_set(PresentSystems::SaveFinished)
                .run_if(resource_exists_and_changed::<Match>),
        );
        app.update();
        app
    }

    fn tell(app: &mut App, message: impl Message) {
        app.world_mut().write_message(message);
        app.update();
    }

    fn play(app: &mut App, plies: usize, seed: u64) {
        let game = random_game(RuleSet::default(), plies, seed);
        tell(app, GameStarted(SavedGame { seed, ..plain(game) }));
    }

    fn kept(app: &App) -> FinishedGames {
        let mut library = FinishedGames::default();
        library.read(app.world().resource::<Store>()).unwrap();
        library
    }

    #[test]
    fn a_game_is_kept_when_it_ends_and_what_is_tried_afterwards() {
        let mut app = app();
        play(&mut app, 9, 1);
        assert!(kept(&app).games().is_empty());
        tell(&mut app, ResultAction::Resign);
        play(&mut app, 6, 2);
        tell(&mut app, ResultAction::Resign);
        let library = kept(&app);
        assert_eq!(library.games().len(), 2);
        let second = library.games().iter().find(|game| game.past.turns == 3).unwrap();
        assert_eq!(second.game().unwrap().tree.line().plies().len(), 6);
        assert!(matches!(
            second.result(),
            Outcome::Win {
                reason: WinReason::Resignation,
                ..
            }
        ));

        tell(&mut app, HistoryAction::ShowFirst);
        assert_eq!(
            kept(&app).games(),
            library.games(),
            "where one looks is no part of the game"
        );
        let legal = app
            .world()
            .resource::<Match>()
            .position()
            .legal_moves(&RuleSet::default());
        let first = app.world().resource::<Match>().game().undone()[0].mv;
        let mv = *legal.iter().find(|&&mv| mv != first).unwrap();
        let request = MoveRequested::new(mv, app.world().resource());
        tell(&mut app, request);
        let library = kept(&app);
        assert_eq!(library.games().len(), 2);
        assert!(
            library
                .games()
                .iter()
                .any(|game| game.game().unwrap().tree.has_variations())
        );
    }

    #[test]
    fn a_game_that_was_over_when_it_came_is_not_ones_own() {
        let mut app = app();
        let mut game = random_game(RuleSet::default(), 9, 1);
        game.lose(Side::Black, WinReason::Time);
        tell(&mut app, GameStarted(plain(game)));
        tell(&mut app, HistoryAction::ShowPrevious);
        assert!(kept(&app).games().is_empty());
    }

    #[test]
    fn a_damaged_entry_harms_no_other_and_stays() {
        let mut app = app();
        for seed in 1..4 {
            play(&mut app, 7, seed);
            tell(&mut app, ResultAction::Resign);
        }
        let mut store = app.world_mut().resource_mut::<Store>();
        let name = store.names(ENTRY)[1].clone();
        let text = store.get(&name).unwrap().unwrap();
        store.put(&name, &text[..text.len() / 2]).unwrap();
        let library = kept(&app);
        assert_eq!((library.games().len(), library.damaged), (2, 1));
        assert!(app.world().resource::<Store>().get(&name).unwrap().is_some());
        assert_eq!(app.world().resource::<Notices>().shown().count(), 0);
    }

    #[test]
    fn all_games_go_into_one_record_file() {
        let mut app = app();
        for seed in 1..4 {
            play(&mut app, 7, seed);
            tell(&mut app, ResultAction::Resign);
        }
        let records = read_records(&kept(&app).records().0).unwrap();
        assert_eq!(records.len(), 3);
        assert!(
            records
                .iter()
                .all(|record| record.to_game().unwrap().plies().len() == 7)
        );
        assert!(records.iter().all(|record| record.tag("Date") == Some(&day_of(&now()))));
    }
}
