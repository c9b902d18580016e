//! However often the program is killed in the middle of its work, every game that it had kept is still there.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use agon::agon::gameplay::messages::{GameStarted, ResultAction};
use agon::agon::saves::saved_games::{SavedGames, game_in};
use agon::shell::system::store::Store;
use agon_core::rules::{Game, RuleSet};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::played::{app_with, requested};

/// How often the program is killed.
const TIMES: u64 = 200;

/// Names the folder to a process that is there to be killed, and the number of its first game.
const FOLDER: &str = "AGON_TEST_KILLED_IN";
const FIRST: &str = "AGON_TEST_KILLED_FROM";

/// Plays games to their end for ever, and tells the number of each that is over.
fn play_on(folder: &Path, first: u64) -> ! {
    let mut app = app_with(Store::at(folder));
    // With a single processor, the line that tells which test is run has no end yet.
    println!();
    for seed in first.. {
        app.world_mut().write_message(GameStarted::of(SavedGame {
            tree: Game::new(RuleSet::default()).into(),
            players: Players::two_people("Ada", "Grace"),
            terms: Terms::default(),
            times: None,
            tags: Vec::new(),
            seed,
        }));
        app.update();
        for text in ["f1f2", "f11f10"] {
            let request = requested(&app, text);
            app.world_mut().write_message(request);
            app.update();
        }
        app.world_mut().write_message(ResultAction::Resign);
        app.update();
        println!("{seed}");
    }
    unreachable!("there are more numbers than time")
}

/// The numbers of the games that are kept, and whether each is whole.
fn kept(folder: &Path) -> usize {
    let (store, mut games) = (Store::at(folder), SavedGames::default());
    games.read(&store).unwrap();
    let finished: Vec<_> = games.games().iter().filter(|game| !game.is_unfinished).collect();
    for game in &finished {
        let game = game_in(&store, &game.name).expect("the game is whole");
        assert_eq!(game.tree.line().plies().len(), 2);
    }
    finished.len()
}

/// The full name of the test that is started to be killed.
const THIS: &str = "killed::a_program_that_is_killed";

/// Not a test of its own: what the test below starts, and kills.
#[test]
fn a_program_that_is_killed() {
    let (Ok(folder), Ok(first)) = (env::var(FOLDER), env::var(FIRST)) else {
        return;
    };
    play_on(&PathBuf::from(folder), first.parse().unwrap());
}

#[test]
fn every_game_that_was_kept_survives_200_kills() {
    if env::var(FOLDER).is_ok() {
        return;
    }
    let folder = env::temp_dir().join(format!("agon-killed-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut finished = 0;
    for time in 0..TIMES {
        let first = time * 1_000_000;
        let mut program = Command::new(env::current_exe().unwrap())
            .args(["--exact", THIS, "--nocapture"])
            .env(FOLDER, &folder)
            .env(FIRST, first.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut told = BufReader::new(program.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok);
        assert!(told.any(|line| line == first.to_string()), "the program plays");
        thread::sleep(Duration::from_micros(rng.random_range(0..20_000)));
        program.kill().unwrap();
        let more = told.filter(|line| line.parse::<u64>().is_ok()).count();
        program.wait().unwrap();
        finished += 1 + more;
        // What was written last may be kept without having been told of.
        let kept = kept(&folder);
        assert!(kept >= finished, "{finished} games were over, {kept} are kept");
        finished = kept;
    }
    fs::remove_dir_all(&folder).unwrap();
}
