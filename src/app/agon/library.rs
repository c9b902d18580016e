//! The games that were played to their end, each kept as an entry of its own, so that nothing that happens to one can
//! harm another.

mod page;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::game::{KeptGame, Match};
use super::keep;
use super::messages::GameEnded;
use super::players::{Player, Players};
use super::save_format;
use super::sets::AgonSystems;
use super::terms::Terms;
use crate::app::shell::exchange::now;
use crate::app::shell::screens::Overlay;
use crate::app::shell::store::{Store, StoreError, StoreFailed};
use crate::notation::{GameTree, Record};
use crate::rules::{Outcome, RuleSet, Side};

/// The names of the entries begin with this; when the game ended and its number follow.
const ENTRY: &str = "past-";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>().add_systems(
        Update,
        add_finished
            .in_set(AgonSystems::Present)
            // Whatever stops the program in between, the game is in one of the two places.
            .before(keep::save)
            .run_if(resource_exists_and_changed::<Match>),
    );
    app.add_systems(OnEnter(Overlay::Library), load);
    page::plugin(app);
}

/// What is known of a game without playing it through, as it is written. The game itself is a text in it, as
/// [`save_format`] writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Past {
    /// The day on which it ended, as `2026.11.21`.
    date: String,
    players: Players,
    rules: String,
    result: Outcome,
    /// How many turns were played.
    turns: u32,
    game: String,
}

/// A game of the library.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// The name of its entry.
    name: String,
    past: Past,
}

impl Finished {
    /// Who played.
    pub const fn players(&self) -> &Players {
        &self.past.players
    }

    /// How it ended.
    pub const fn result(&self) -> Outcome {
        self.past.result
    }

    /// The rules; the usual ones if they are not known.
    fn rules(&self) -> RuleSet {
        self.past.rules.parse().unwrap_or_default()
    }

    /// The game, to be looked at.
    pub fn game(&self) -> Option<KeptGame> {
        let kept = save_format::read(&self.past.game);
        kept.inspect_err(|error| warn!("{}: {error}", self.name)).ok()
    }

    /// Its record.
    fn record(&self) -> Option<Record> {
        let game = self.game()?;
        Some(record(&game.tree, &game.players, game.terms, &self.past.date))
    }
}

/// The record of a game, with its players by name and how time was kept.
pub(super) fn record(tree: &GameTree, players: &Players, terms: Terms, date: &str) -> Record {
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

/// The finished games, the latest first. Read when they are first looked at.
#[derive(Resource, Debug, Default)]
pub struct Library {
    games: Vec<Finished>,
    /// How many entries cannot be read. They stay where they are.
    damaged: usize,
    is_read: bool,
}

impl Library {
    /// The games, the latest first.
    pub fn games(&self) -> &[Finished] {
        &self.games
    }

    /// The game of an entry.
    fn of_entry(&self, name: &str) -> Option<&Finished> {
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

    /// Keeps a game that ended at this [time](now), in the place of what was kept of it before.
    fn keep(&mut self, store: &mut Store, kept: &KeptGame, result: Outcome, time: &str) -> Result<(), StoreError> {
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

    fn remove(&mut self, store: &mut Store, name: &str) -> Result<(), StoreError> {
        store.remove(name)?;
        self.games.retain(|game| game.name != name);
        Ok(())
    }

    /// The records of all games that can be read, as one text, and how many cannot.
    fn records(&self) -> (String, usize) {
        let records: Vec<_> = self.games.iter().filter_map(Finished::record).collect();
        (
            crate::notation::write_records(&records),
            self.games.len() - records.len(),
        )
    }
}

/// The number by which a game is known, as it stands in names.
fn number(seed: u64) -> String {
    format!("{seed:016x}")
}

/// The name of a game's entry, if it has one.
fn entry_of(store: &Store, seed: u64) -> Option<String> {
    let mut names = store.names(ENTRY).into_iter();
    names.find(|name| name.ends_with(&number(seed)))
}

/// The day with which a time begins.
fn day_of(time: &str) -> String {
    time.split('-').next().unwrap_or(time).to_owned()
}

fn load(store: Res<Store>, mut library: ResMut<Library>, mut failures: MessageWriter<StoreFailed>) {
    if let Err(error) = library.read(&store) {
        failures.write(StoreFailed(error));
    }
}

/// Keeps a game when it ends, and what is tried after that.
fn add_finished(
    current: Res<Match>,
    mut ended: MessageReader<GameEnded>,
    mut library: ResMut<Library>,
    mut store: ResMut<Store>,
    mut failures: MessageWriter<StoreFailed>,
) {
    let is_news = ended.read().count() > 0;
    let Some(result) = current.result().filter(|_| current.tree().main_line().next().is_some()) else {
        return;
    };
    if !is_news && entry_of(&store, current.seed()).is_none() {
        // It was over when it came: somebody else's game, or a link.
        return;
    }
    let mut kept = current.kept(None);
    // Where one looks is no part of the game.
    kept.tree.jump_to_end();
    if let Err(error) = library.keep(&mut store, &kept, result, &now()) {
        failures.write(StoreFailed(error));
    }
}

#[cfg(test)]
mod tests {
    use super::super::messages::{GameStarted, MoveRequested, PlayerAction};
    use super::super::rules::testing;
    use super::super::save_format::tests::{plain, random_game};
    use super::*;
    use crate::app::shell::notice::Notices;
    use crate::notation::read_records;
    use crate::rules::WinReason;

    fn app() -> App {
        let mut app = testing::app(Store::memory());
        app.init_resource::<Library>().add_systems(
            Update,
            add_finished
                .in_set(AgonSystems::Present)
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
        tell(app, GameStarted(KeptGame { seed, ..plain(game) }));
    }

    fn kept(app: &App) -> Library {
        let mut library = Library::default();
        library.read(app.world().resource::<Store>()).unwrap();
        library
    }

    #[test]
    fn a_game_is_kept_when_it_ends_and_what_is_tried_afterwards() {
        let mut app = app();
        play(&mut app, 9, 1);
        assert!(kept(&app).games().is_empty());
        tell(&mut app, PlayerAction::Resign);
        play(&mut app, 6, 2);
        tell(&mut app, PlayerAction::Resign);
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

        tell(&mut app, PlayerAction::ShowFirst);
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
        tell(&mut app, MoveRequested { mv });
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
        tell(&mut app, PlayerAction::ShowPrevious);
        assert!(kept(&app).games().is_empty());
    }

    #[test]
    fn a_damaged_entry_harms_no_other_and_stays() {
        let mut app = app();
        for seed in 1..4 {
            play(&mut app, 7, seed);
            tell(&mut app, PlayerAction::Resign);
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
            tell(&mut app, PlayerAction::Resign);
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
