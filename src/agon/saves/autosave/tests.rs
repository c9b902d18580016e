//! Saved games, as the next start finds them.

use std::cmp::Reverse;
use std::fs;
use std::path::PathBuf;

use agon_core::engine::Level;
use agon_core::rules::{Game, Preset, RuleSet, Side, WinReason};
use agon_core::session::clock::Clock;
use agon_core::session::conditions::{Terms, TimeControl, TimeOdds};
use agon_core::session::players::Players;
use bevy::time::TimeUpdateStrategy;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::agon::gameplay::messages::{GameStarted, HistoryAction, MoveRequested, ResultAction};
use crate::agon::saves::saved_games;
use crate::agon::saves::saved_games::{ListedGame, game_in};
use crate::shell::system::watched_time::Watched;
use crate::shell::ui::notice::Notices;
use crate::tabletop::active_game::ActiveGame;
use crate::testing::matches::{plain, random_game};
use crate::testing::programs;

/// A minimal program that saves games.
fn app(store: Store) -> App {
    let mut app = programs::referee(store);
    app.add_plugins((saved_games::plugin, plugin));
    app.update();
    app
}

fn start(app: &mut App, game: Game) {
    app.world_mut().write_message(GameStarted::of(SavedGame {
        tree: game.into(),
        players: Players::against_computer(Side::White, Level::Beginner),
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed: 11,
    }));
    app.update();
}

/// The entries of games, with their texts.
fn stored(app: &App) -> Vec<(String, String)> {
    let store = app.world().resource::<Store>();
    let names = ["game", "past-"].map(|kind| store.names(kind)).concat();
    let with_text = |name: String| {
        let text = store.get(&name).unwrap().unwrap();
        (name, text)
    };
    names.into_iter().map(with_text).collect()
}

/// A program that starts with this one's store.
fn next_start(app: &App) -> App {
    let mut store = Store::memory();
    for (name, text) in stored(app) {
        store.put(&name, &text).unwrap();
    }
    self::app(store)
}

fn unfinished_plies(app: &App) -> Option<usize> {
    app.world()
        .resource::<SavedGames>()
        .unfinished()
        .map(|saved| saved.tree.line().plies().len())
}

fn notices(app: &App) -> usize {
    app.world().resource::<Notices>().shown().count()
}

#[test]
fn every_move_is_there_at_the_next_start() {
    let mut first = app(Store::memory());
    start(&mut first, Game::new(RuleSet::default()));
    assert_eq!(
        unfinished_plies(&first),
        None,
        "a game without a move is nothing to continue"
    );
    let game = random_game(RuleSet::default(), 6, 1);
    for (ply, count) in game.plies().iter().zip(1..) {
        let request = MoveRequested::new(ply.mv, first.world().resource());
        first.world_mut().write_message(request);
        first.update();
        let second = next_start(&first);
        assert_eq!(unfinished_plies(&second), Some(count));
        let saved = second.world().resource::<SavedGames>().unfinished().unwrap();
        assert_eq!(saved.tree.line().position(), &ply.position);
        assert_eq!(notices(&second), 0);
    }
    first.world_mut().write_message(HistoryAction::Undo);
    first.update();
    let second = next_start(&first);
    assert!(
        unfinished_plies(&second).unwrap() < 6,
        "what was taken back is not played"
    );
}

#[test]
fn the_entry_of_the_game_on_the_board_is_noted() {
    let loaded = |app: &App| app.world().resource::<Store>().loaded();
    let entry = |number| Some(unfinished_entry(number));
    let mut first = app(Store::memory());
    assert_eq!(loaded(&first), None);
    begin(&mut first, 1, 5);
    assert_eq!(loaded(&first), entry(1));
    begin(&mut first, 2, 6);
    assert_eq!(loaded(&first), entry(2));
    start(&mut first, Game::new(RuleSet::default()));
    assert_eq!(loaded(&first), None, "a game without a move has no entry yet");
    let mut second = next_start(&first);
    let last = second.world().resource::<SavedGames>().last_entry().map(str::to_owned);
    assert!(last.is_some());
    assert_eq!(loaded(&second), last, "it is shown at the title");
    let other = if last == entry(1) { 2 } else { 1 };
    let game = game_in(second.world().resource(), &unfinished_entry(other)).unwrap();
    assert_eq!(loaded(&second), entry(other), "before anything is done with it");
    second.world_mut().write_message(GameStarted::of(game));
    second.update();
    assert_eq!(loaded(&second), entry(other));
}

#[test]
fn time_that_runs_is_kept_though_nobody_moves() {
    let mut app = app(Store::memory());
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    start(&mut app, random_game(RuleSet::default(), 6, 1));
    let terms = Terms {
        time: TimeControl::Fischer {
            minutes: 5,
            increment: 0,
        },
        ..default()
    };
    let mut clock = Clock::new(&terms).unwrap();
    clock.run(
        Side::White,
        app.world().resource::<Time<Watched>>().elapsed(),
        Duration::MAX,
    );
    app.insert_resource(GameClock(Some(clock)));
    let spent = |app: &App| save_format::read(&stored(app)[0].1).unwrap().times.unwrap().spent;
    app.update();
    let before = spent(&app);
    for _ in 0..10 {
        app.update();
    }
    assert!(spent(&app) >= before + 6_000, "{} after {before}", spent(&app));
}

#[test]
fn a_failed_write_outlives_an_exchange_of_games_and_is_written_at_the_end() {
    let scratch = Scratch::new("retry");
    let mut app = app(Store::at(&scratch.0));
    let blocked = scratch.0.join("game-000000000000000b.new");
    fs::create_dir(&blocked).unwrap();
    start(&mut app, random_game(RuleSet::default(), 5, 1));
    assert_eq!(notices(&app), 1, "the player is told");
    assert_eq!(unfinished_plies(&self::app(Store::at(&scratch.0))), None);
    for game in [ActiveGame::None, AGON] {
        app.world_mut().resource_mut::<NextState<ActiveGame>>().set(game);
        app.update();
    }
    assert_eq!(
        unfinished_plies(&app),
        Some(5),
        "another game was on the table meanwhile"
    );
    fs::remove_dir(&blocked).unwrap();
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(unfinished_plies(&self::app(Store::at(&scratch.0))), Some(5));
}

#[test]
fn a_finished_game_is_kept_but_not_offered() {
    let mut first = app(Store::memory());
    start(&mut first, random_game(RuleSet::default(), 9, 2));
    assert_eq!(unfinished_plies(&first), Some(9));
    first.world_mut().write_message(ResultAction::Resign);
    first.update();
    assert_eq!(unfinished_plies(&first), None);
    let second = next_start(&first);
    assert_eq!(unfinished_plies(&second), None);
    assert_eq!(notices(&second), 0);
}

#[test]
fn a_finished_game_that_is_looked_at_leaves_the_unfinished_one_to_be_continued() {
    let mut app = app(Store::memory());
    start(&mut app, random_game(RuleSet::default(), 9, 2));
    let mut over = random_game(RuleSet::default(), 5, 3);
    over.lose(Side::White, WinReason::Resignation);
    app.world_mut().write_message(GameStarted::of(SavedGame {
        seed: 12,
        ..plain(over)
    }));
    app.update();
    assert_eq!(app.world().resource::<Match>().game().plies().len(), 5);
    assert_eq!(unfinished_plies(&app), Some(9));
    assert_eq!(unfinished_plies(&next_start(&app)), Some(9));
    assert_eq!(stored(&app).len(), 1, "what is only looked at is not saved");
}

fn begin(app: &mut App, seed: u64, plies: usize) {
    app.world_mut().write_message(GameStarted::of(SavedGame {
        seed,
        ..plain(random_game(RuleSet::default(), plies, seed))
    }));
    app.update();
}

fn play_on(app: &mut App, number: usize) {
    let mv = app
        .world()
        .resource::<Match>()
        .position()
        .legal_moves(&RuleSet::default())[number];
    let request = MoveRequested::new(mv, app.world().resource());
    app.world_mut().write_message(request);
    app.update();
}

/// The numbers of moves of all saved games, unfinished ones first, each kind longest first.
fn all(app: &App) -> Vec<usize> {
    let store = app.world().resource::<Store>();
    let mut games = SavedGames::default();
    games.read(store).unwrap();
    let plies = |game: &ListedGame| game_in(store, &game.name).unwrap().tree.main_line().count();
    let mut games: Vec<_> = games
        .games()
        .iter()
        .map(|game| (!game.is_unfinished, Reverse(plies(game))))
        .collect();
    games.sort_unstable();
    games.into_iter().map(|(_, Reverse(plies))| plies).collect()
}

#[test]
fn every_game_is_kept_when_another_begins() {
    let mut app = app(Store::memory());
    for (seed, plies) in [(21, 5), (22, 7), (23, 0)] {
        begin(&mut app, seed, plies);
    }
    assert_eq!(all(&app), [7, 5], "a game without a move is not worth keeping");
    assert_eq!(unfinished_plies(&app), Some(7));
    begin(&mut app, 21, 5);
    play_on(&mut app, 0);
    assert_eq!((all(&app), unfinished_plies(&app)), (vec![7, 6], Some(6)), "it goes on");
    app.world_mut().write_message(ResultAction::Resign);
    app.update();
    assert_eq!(all(&app), [7, 6], "what is over comes after what is not");
    assert_eq!(unfinished_plies(&app), Some(7));
    app.world_mut().write_message(HistoryAction::Undo);
    app.update();
    assert_eq!((all(&app), unfinished_plies(&app)), (vec![7, 6], Some(6)), "taken back");
}

#[test]
fn two_programs_at_once_keep_both_their_games() {
    let scratch = Scratch::new("two");
    let open = || app(Store::at(&scratch.0));
    let (mut first, mut second) = (open(), open());
    begin(&mut first, 21, 5);
    begin(&mut second, 22, 7);
    for app in [&mut first, &mut second] {
        play_on(app, 0);
    }
    let mut saved = all(&open());
    saved.sort_unstable();
    assert_eq!(saved, [6, 8]);
}

#[test]
fn two_programs_that_go_on_with_the_same_game_overwrite_nothing() {
    let scratch = Scratch::new("same");
    let open = || app(Store::at(&scratch.0));
    let (mut first, mut second) = (open(), open());
    begin(&mut first, 21, 5);
    begin(&mut second, 21, 5);
    play_on(&mut first, 0);
    play_on(&mut second, 1);
    play_on(&mut second, 1);
    let mut saved = all(&open());
    saved.sort_unstable();
    assert_eq!(saved, [6, 7]);
    for app in [&mut first, &mut second] {
        app.world_mut().write_message(ResultAction::Resign);
        app.update();
    }
    let next = open();
    let mut saved = all(&next);
    saved.sort_unstable();
    assert_eq!((saved, unfinished_plies(&next)), (vec![6, 7], None));
}

#[test]
fn a_game_of_another_version_stays_as_it_is() {
    let foreign = r#"{"game":"agon","version":4}"#;
    let mut store = Store::memory();
    let name = unfinished_entry(3);
    store.put(&name, foreign).unwrap();
    let mut app = app(store);
    start(&mut app, random_game(RuleSet::default(), 2, 3));
    let store = app.world().resource::<Store>();
    assert_eq!(store.get(&name).unwrap().as_deref(), Some(foreign));
    let mut games = SavedGames::default();
    games.read(store).unwrap();
    assert_eq!((games.games().len(), games.unreadable()), (1, 1));
}

#[test]
fn games_that_version_1_saved_get_entries_of_their_own() {
    let old = include_str!("../../../../core/tests/notation/old_saves/unfinished-1.txt");
    let over = r#""moves": [], "declared": {"draw": "agreement"}"#;
    let begun = old.split("\"moves\"").next().unwrap();
    let mut store = Store::memory();
    for (name, text) in [
        ("game", old.to_owned()),
        ("game-2", old.to_owned()),
        ("game-3", format!("{begun}{over}}}")),
    ] {
        store.put(name, &text).unwrap();
    }
    let app = app(store);
    assert_eq!((notices(&app), unfinished_plies(&app)), (0, Some(22)));
    let names: Vec<_> = stored(&app).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["game-0123456789abcdef", "game-0123456789abcdf0"]);
    assert_eq!(unfinished_plies(&next_start(&app)), Some(22));
}

#[test]
fn a_program_that_stops_between_two_entries_leaves_one_game() {
    let mut game = plain(random_game(RuleSet::default(), 6, 1));
    let unfinished = save_format::write(&game, "2026.11.23-101112");
    game.tree.lose(Side::White, WinReason::Resignation);
    for (end, is_over) in [("2026.11.23-101113", true), ("2026.11.23-101100", false)] {
        let mut store = Store::memory();
        store.put(&unfinished_entry(7), &unfinished).unwrap();
        store
            .put(&finished_entry(end, 7), &save_format::write(&game, end))
            .unwrap();
        let app = app(store);
        assert_eq!(all(&app), [6]);
        assert_eq!(unfinished_plies(&app).is_none(), is_over, "the later one is the game");
    }
}

/// A temporary folder for one test, removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("agon-keep-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The bytes of a save that uses every feature of the format.
fn save_bytes() -> Vec<u8> {
    let mut game = random_game(Preset::RingEntry.rules(), 60, 8);
    game.undo();
    game.undo();
    let terms = Terms {
        time: TimeControl::Bronstein { minutes: 10, delay: 5 },
        touch_move: true,
        odds: Some(TimeOdds {
            side: Side::Black,
            divisor: 3,
        }),
    };
    let game = SavedGame {
        players: Players::two_people("Zoë", "Anaïs"),
        terms,
        ..plain(game)
    };
    save_format::write(&game, "2026.11.23-101112").into_bytes()
}

/// Starts the program with these bytes as its save. It must be a legal game, or be set aside and the player told.
/// Returns whether it was a game.
fn starts_with(scratch: &Scratch, bytes: &[u8]) -> bool {
    let name = unfinished_entry(7);
    let file = scratch.0.join(format!("{name}.txt"));
    fs::write(&file, bytes).unwrap();
    let app = app(Store::at(&scratch.0));
    let aside = scratch.0.join(format!("{name}.damaged-1.txt"));
    let games = app.world().resource::<SavedGames>();
    if let Some(saved) = games.unfinished() {
        // Reading replayed the game; now it must survive being written and read again.
        let text = save_format::write(saved, "");
        assert_eq!(
            save_format::read(&text).unwrap().tree.line().plies(),
            saved.tree.line().plies()
        );
        assert_eq!(notices(&app), 0);
        return true;
    }
    if aside.exists() {
        assert!(!file.exists());
        assert_eq!(fs::read(&aside).unwrap(), bytes, "set aside as it was");
        fs::remove_file(aside).unwrap();
        assert_eq!(notices(&app), 1, "the player is told once");
    } else {
        // It looks like a finished game, or one of a later version.
        assert_eq!(fs::read(&file).unwrap(), bytes, "it stays as it was");
    }
    false
}

#[test]
fn every_truncation_of_a_save_starts_the_program() {
    let scratch = Scratch::new("truncated");
    let bytes = save_bytes();
    assert!(starts_with(&scratch, &bytes));
    for length in 0..bytes.len() {
        assert!(
            !starts_with(&scratch, &bytes[..length]),
            "{length} bytes are no whole game"
        );
    }
}

#[test]
fn a_thousand_flipped_bits_start_the_program() {
    let scratch = Scratch::new("flipped");
    let bytes = save_bytes();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(42);
    let mut set_aside = 0;
    for _ in 0..1000 {
        let mut damaged = bytes.clone();
        let bit = rng.random_range(0..damaged.len() * 8);
        damaged[bit / 8] ^= 1 << (bit % 8);
        set_aside += usize::from(!starts_with(&scratch, &damaged));
    }
    assert!(
        set_aside > 400,
        "most of a save matters, but only {set_aside} were noticed"
    );
}
