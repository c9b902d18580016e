//! The unfinished game is saved after every move and can be continued, also after a restart.
//!
//! If two programs or browser tabs run at once, each saves its game in an entry of its own, and neither overwrites what
//! the other has written.

use std::iter;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;

use crate::app::agon::gameplay::agon_screen::AGON;
use crate::app::agon::gameplay::clock::GameClock;
use crate::app::agon::gameplay::current_game::{Match, OtherGameWaits};
use crate::app::agon::gameplay::messages::GameAction;
use crate::app::agon::gameplay::schedule::PresentSystems;
use crate::app::shell::system::language::key;
use crate::app::shell::system::resources::AddResource;
use crate::app::shell::system::store::Store;
use crate::app::shell::system::store::error::{SetAside, StoreFailed};
use crate::app::tabletop::active_game::read_with_game;
use crate::session::save_format;
use crate::session::save_format::SaveError;
use crate::session::saved_game::SavedGame;

/// The game's entry in the store.
const ENTRY: &str = "game";

/// How often a running clock is saved.
const CLOCK_KEPT_EVERY: Duration = Duration::from_secs(3);

/// The possible entries: further programs running at once use a numbered name.
fn entries() -> impl Iterator<Item = String> {
    iter::once(ENTRY.to_owned()).chain((2u32..).map(|number| format!("{ENTRY}-{number}")))
}

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<OtherGameWaits>()
        .add_message::<SetAside>()
        .add_message::<StoreFailed>();
    read_with_game(app, AGON, load);
    // Running time is saved too, as a page can be closed or reloaded without notice.
    let changed = resource_changed::<Match>
        .or_else(resource_exists_and_changed::<GameClock>)
        .or_else(is_left)
        .or_else(on_real_timer(CLOCK_KEPT_EVERY).and_then(time_runs));
    app.add_systems(
        Update,
        (
            save.run_if(resource_exists::<Match>.and_then(changed)),
            note_other_game
                .run_if(resource_exists_and_changed::<Autosave>.or_else(resource_changed_or_removed::<Match>)),
        )
            .chain()
            .in_set(PresentSystems::SaveUnfinished),
    )
    .add_systems(
        Last,
        save.run_if(resource_exists::<Match>.and_then(on_message::<AppExit>)),
    );
}

/// The saved game. If the store fails, it can still be continued while Agon stays on the table.
#[derive(Resource, Debug)]
pub struct Autosave {
    game: Option<SavedGame>,
    /// The entry it is saved in.
    entry: String,
    /// What this program last read or wrote there.
    text: Option<String>,
}

impl Autosave {
    /// The game that can be continued: started and not over.
    pub fn unfinished(&self) -> Option<&SavedGame> {
        self.game.as_ref().filter(|kept| is_unfinished(kept))
    }

    /// Whether a game other than the one on the board is still in progress.
    fn is_another_going_on(&self, current: &Match) -> bool {
        self.unfinished().is_some_and(|kept| kept.seed != current.seed())
    }
}

/// A game without moves is not worth continuing, unless it was set up by hand.
fn is_unfinished(kept: &SavedGame) -> bool {
    kept.tree.result().is_none() && (kept.tree.main_line().next().is_some() || !kept.tree.line().is_fresh())
}

/// Loads the last session's game; of several, the first that can be continued.
fn load(world: &mut World) -> Autosave {
    let mut kept = Autosave {
        game: None,
        entry: ENTRY.to_owned(),
        text: None,
    };
    let further = world.resource::<Store>().names(&format!("{ENTRY}-"));
    for entry in iter::once(ENTRY.to_owned()).chain(further) {
        let Some((game, text)) = read(world, &entry) else {
            continue;
        };
        let can_go_on = is_unfinished(&game);
        if can_go_on || kept.game.is_none() {
            kept = Autosave {
                game: Some(game),
                entry,
                text: Some(text),
            };
        }
        if can_go_on {
            break;
        }
    }
    kept
}

/// Reads the game in an entry, and its text.
fn read(world: &mut World, entry: &str) -> Option<(SavedGame, String)> {
    let game = world.resource_mut::<Store>().read(entry, save_format::read);
    game.unwrap_or_else(|unread| {
        unread.report(world, |reason| match reason {
            Some(SaveError::Foreign { .. }) => key("kept-foreign"),
            _ => key("kept-damaged"),
        });
        None
    })
}

/// The entry a program may save to, having last seen `text` in `entry`: a different one if another program has written
/// there since.
fn own_entry(store: &Store, entry: &str, text: Option<&str>) -> String {
    let found = |entry: &str| store.get(entry).ok().flatten();
    if found(entry).is_none_or(|found| Some(&*found) == text) {
        return entry.to_owned();
    }
    let is_free = |entry: &String| {
        let game = found(entry).map(|text| save_format::read(&text));
        game.is_none_or(|game| game.is_ok_and(|game| !is_unfinished(&game)))
    };
    entries().find(is_free).expect("the names never end")
}

/// Whether the game is being left, so that its clock is saved as it is.
fn is_left(mut actions: MessageReader<GameAction>) -> bool {
    actions.read().any(|action| *action == GameAction::Leave)
}

fn note_other_game(kept: Res<Autosave>, current: Option<Res<Match>>, mut waits: ResMut<OtherGameWaits>) {
    let is_waiting = current.is_some_and(|current| kept.is_another_going_on(&current));
    waits.set_if_neq(OtherGameWaits(is_waiting));
}

fn time_runs(clock: Option<Res<GameClock>>) -> bool {
    clock.is_some_and(|clock| clock.running().is_some())
}

/// Saves the current state of the game. A finished game is saved as such, so that its last unfinished state is not
/// offered again.
fn save(
    current: Res<Match>,
    (clock, time): (Option<Res<GameClock>>, Res<Time<Real>>),
    mut kept: ResMut<Autosave>,
    mut store: ResMut<Store>,
    mut failures: MessageWriter<StoreFailed>,
) {
    let times = clock.and_then(|clock| Some(clock.0?.times(time.elapsed())));
    let game = current.kept(times);
    let text = save_format::write(&game);
    // A finished game that is only being viewed must not replace the one still in progress.
    let is_looked_at = current.result().is_some() && kept.is_another_going_on(&current);
    if Some(&text) == kept.text.as_ref() || is_looked_at {
        return;
    }
    kept.game = Some(game);
    kept.entry = own_entry(&store, &kept.entry, kept.text.as_deref());
    match store.put(&kept.entry, &text) {
        Ok(()) => kept.text = Some(text),
        // Retried with the next change, and at the end.
        Err(error) => drop(failures.write(StoreFailed(error))),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use bevy::time::TimeUpdateStrategy;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::app::agon::gameplay::messages::{GameStarted, HistoryAction, MoveRequested, ResultAction};
    use crate::app::shell::ui::notice::Notices;
    use crate::app::testing::programs;
    use crate::engine::Level;
    use crate::rules::{Game, Preset, RuleSet, Side, WinReason};
    use crate::session::clock::Clock;
    use crate::session::conditions::{Terms, TimeControl};
    use crate::session::players::Players;
    use crate::session::save_format::tests::{plain, random_game};

    /// A minimal program that saves games.
    fn app(store: Store) -> App {
        let mut app = programs::referee(store);
        app.add_plugins(plugin);
        app.update();
        app
    }

    fn start(app: &mut App, game: Game) {
        app.world_mut().write_message(GameStarted(SavedGame {
            tree: game.into(),
            players: Players::against_computer(Side::White, Level::Beginner),
            terms: Terms::default(),
            times: None,
            seed: 11,
        }));
        app.update();
    }

    fn stored(app: &App) -> Option<String> {
        app.world().resource::<Store>().get(ENTRY).unwrap()
    }

    fn with_entry(text: &str) -> Store {
        let mut store = Store::memory();
        store.put(ENTRY, text).unwrap();
        store
    }

    fn unfinished_plies(app: &App) -> Option<usize> {
        app.world()
            .resource::<Autosave>()
            .unfinished()
            .map(|kept| kept.tree.line().plies().len())
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
            let second = app(with_entry(&stored(&first).unwrap()));
            assert_eq!(unfinished_plies(&second), Some(count));
            let kept = second.world().resource::<Autosave>().unfinished().unwrap();
            assert_eq!(kept.tree.line().position(), &ply.position);
            assert_eq!(notices(&second), 0);
        }
        first.world_mut().write_message(HistoryAction::Undo);
        first.update();
        let second = app(with_entry(&stored(&first).unwrap()));
        assert!(
            unfinished_plies(&second).unwrap() < 6,
            "what was taken back is not played"
        );
    }

    #[test]
    fn time_that_runs_is_kept_though_nobody_moves() {
        let mut app = app(Store::memory());
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
        start(&mut app, random_game(RuleSet::default(), 6, 1));
        let control = TimeControl::Fischer {
            minutes: 5,
            increment: 0,
        };
        let mut clock = Clock::new(control).unwrap();
        clock.run(
            Side::White,
            app.world().resource::<Time<Real>>().elapsed(),
            Duration::MAX,
        );
        app.insert_resource(GameClock(Some(clock)));
        let spent = |app: &App| save_format::read(&stored(app).unwrap()).unwrap().times.unwrap().spent;
        app.update();
        let before = spent(&app);
        for _ in 0..10 {
            app.update();
        }
        assert!(spent(&app) >= before + 6_000, "{} after {before}", spent(&app));
    }

    #[test]
    fn what_could_not_be_written_is_written_at_the_end() {
        let scratch = Scratch::new("retry");
        let mut app = app(Store::at(&scratch.0));
        fs::create_dir(scratch.0.join("game.new")).unwrap();
        start(&mut app, random_game(RuleSet::default(), 5, 1));
        assert_eq!(stored(&app), None, "there is no room for it");
        assert_eq!(unfinished_plies(&app), Some(5));
        fs::remove_dir(scratch.0.join("game.new")).unwrap();
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let next = self::app(Store::at(&scratch.0));
        assert_eq!(unfinished_plies(&next), Some(5));
    }

    #[test]
    fn a_finished_game_is_kept_but_not_offered() {
        let mut first = app(Store::memory());
        start(&mut first, random_game(RuleSet::default(), 9, 2));
        assert_eq!(unfinished_plies(&first), Some(9));
        first.world_mut().write_message(ResultAction::Resign);
        first.update();
        assert_eq!(unfinished_plies(&first), None);
        let second = app(with_entry(&stored(&first).unwrap()));
        assert_eq!(unfinished_plies(&second), None);
        assert_eq!(notices(&second), 0);
    }

    #[test]
    fn a_finished_game_that_is_looked_at_leaves_the_unfinished_one_to_be_continued() {
        let mut app = app(Store::memory());
        start(&mut app, random_game(RuleSet::default(), 9, 2));
        let mut over = random_game(RuleSet::default(), 5, 3);
        over.lose(Side::White, WinReason::Resignation);
        app.world_mut().write_message(GameStarted(SavedGame {
            seed: 12,
            ..plain(over)
        }));
        app.update();
        assert_eq!(app.world().resource::<Match>().game().plies().len(), 5);
        assert_eq!(unfinished_plies(&app), Some(9));
        assert_eq!(
            unfinished_plies(&self::app(with_entry(&stored(&app).unwrap()))),
            Some(9)
        );
    }

    #[test]
    fn two_programs_at_once_keep_both_their_games() {
        let scratch = Scratch::new("two");
        let open = || app(Store::at(&scratch.0));
        let begin = |app: &mut App, seed, plies| {
            app.world_mut().write_message(GameStarted(SavedGame {
                seed,
                ..plain(random_game(RuleSet::default(), plies, seed))
            }));
            app.update();
        };
        let (mut first, mut second) = (open(), open());
        begin(&mut first, 21, 5);
        begin(&mut second, 22, 7);
        let play_on = |app: &mut App| {
            let mv = app
                .world()
                .resource::<Match>()
                .position()
                .legal_moves(&RuleSet::default())[0];
            let request = MoveRequested::new(mv, app.world().resource());
            app.world_mut().write_message(request);
            app.update();
        };
        play_on(&mut first);
        play_on(&mut second);
        play_on(&mut first);
        assert_eq!(unfinished_plies(&open()), Some(7), "the first went on where it was");
        first.world_mut().write_message(ResultAction::Resign);
        first.update();
        let mut next = open();
        assert_eq!(unfinished_plies(&next), Some(8), "then the second's is there");
        next.world_mut().write_message(ResultAction::Resign);
        next.update();
        begin(&mut second, 23, 2);
        assert_eq!(unfinished_plies(&open()), Some(2));
        assert!(!scratch.0.join("game-3.txt").exists(), "what is over makes room");
    }

    #[test]
    fn a_game_of_another_version_is_set_aside_before_anything_is_written() {
        let foreign = r#"{"game":"agon","version":2}"#;
        let mut app = app(with_entry(foreign));
        assert_eq!(notices(&app), 1);
        start(&mut app, random_game(RuleSet::default(), 2, 3));
        let aside = app.world().resource::<Store>().get("game.damaged-1").unwrap();
        assert_eq!(aside.as_deref(), Some(foreign));
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
        game.lose(Side::White, WinReason::Resignation);
        let terms = Terms {
            time: TimeControl::Bronstein { minutes: 10, delay: 5 },
            touch_move: true,
        };
        save_format::write(&SavedGame {
            players: Players::two_people("Zoë", "Anaïs"),
            terms,
            ..plain(game)
        })
        .into_bytes()
    }

    /// Starts the program with these bytes as its save. It must be a legal game, or be set aside and the player told.
    /// Returns whether it was a game.
    fn starts_with(scratch: &Scratch, bytes: &[u8]) -> bool {
        let file = scratch.0.join("game.txt");
        fs::write(&file, bytes).unwrap();
        let app = app(Store::at(&scratch.0));
        let kept = app.world().resource::<Autosave>();
        match &kept.game {
            Some(kept) => {
                // Reading replayed the game; now it must survive being written and read again.
                let text = save_format::write(kept);
                assert_eq!(
                    save_format::read(&text).unwrap().tree.line().plies(),
                    kept.tree.line().plies()
                );
                assert_eq!(notices(&app), 0);
                true
            }
            None => {
                assert!(!file.exists());
                let aside = scratch.0.join("game.damaged-1.txt");
                assert_eq!(fs::read(&aside).unwrap(), bytes, "set aside as it was");
                fs::remove_file(aside).unwrap();
                assert_eq!(notices(&app), 1, "the player is told once");
                false
            }
        }
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
            set_aside > 500,
            "most of a save matters, but only {set_aside} were noticed"
        );
    }
}
