//! What released versions have saved is read as it was meant. `released/` has a folder for each version, written by
//!
//!     cargo test -p agon-core --test released -- --ignored
//!
//! when the version was released; such a folder never changes.

use std::fs;
use std::path::Path;

use agon_core::agent::players::{Character, Level as Strength};
use agon_core::agent::{Options, Player, Referee, Seat, read_action, read_game_file, read_save};
use agon_core::engine::Level;
use agon_core::notation::{GameTree, read_link, read_moves, read_records, write_link, write_records};
use agon_core::played::game::{End, PlayedGame};
use agon_core::progress_file::ProgressFile;
use agon_core::rules::{Game, Preset, RuleSet, Side};
use agon_core::session::clock::Times;
use agon_core::session::conditions::{Terms, TimeControl};
use agon_core::session::players::Players;
use agon_core::session::save_format;
use agon_core::session::saved_game::SavedGame;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/released");
const NOW: &str = "2026.11.28-193000";

/// Reads a text, and writes it as the program does today.
type Again = fn(&str) -> String;

/// The files of a release: the name of each, how it is read, and what was saved, as it is written today.
fn files() -> [(&'static str, Again, String); 8] {
    let save: Again = |text| {
        let saved = save_format::summary(text).unwrap().saved;
        save_format::write(&save_format::read(text).unwrap(), &saved)
    };
    [
        ("agon-unfinished.txt", save, save_format::write(&unfinished(), NOW)),
        ("agon-finished.txt", save, save_format::write(&finished(), NOW)),
        (
            "agon-record.pgn",
            |text| write_records(&read_records(text).whole().unwrap()),
            write_records(&[finished().record()]),
        ),
        (
            "agon-link.txt",
            |text| write_link(&read_link(text).unwrap()).unwrap(),
            write_link(unfinished().tree.line()).unwrap(),
        ),
        (
            "agent-unfinished.txt",
            |text| read_save(text).unwrap().save(NOW),
            agent(4).save(NOW),
        ),
        (
            "agent-finished.json",
            |text| {
                let file = read_game_file(text).unwrap();
                file.referee.file(&file.saved.unwrap()).unwrap()
            },
            agent(6).file(NOW).unwrap(),
        ),
        (
            "agent-record.txt",
            |text| read_game_file(text).unwrap().referee.record().to_string(),
            agent(6).record().to_string(),
        ),
        (
            "progress.json",
            |text| ProgressFile::read(text).unwrap().write(),
            progress().write(),
        ),
    ]
}

/// A game that was taken back in part, on the clock, with a variation.
fn unfinished() -> SavedGame {
    let mut game = Game::new(Preset::Globe.rules());
    for mv in read_moves("f1g1 k7i8 d9e9 b7c7 g1f2 c7d7", &game).unwrap() {
        game.play(mv).unwrap();
    }
    assert!(game.undo() && game.undo());
    let times = Times {
        white: 212_500,
        black: 180_000,
        spent: 4_200,
    };
    SavedGame {
        tree: game.into(),
        players: Players::against_computer(Side::White, Level::Casual),
        terms: Terms {
            time: TimeControl::Fischer {
                minutes: 5,
                increment: 3,
            },
            touch_move: true,
            odds: None,
        },
        times: Some(times),
        tags: vec![("Date".into(), "2026.11.28".into()), ("Hints".into(), "2".into())],
        seed: 0x0123_4567_89ab_cdef,
    }
}

/// A game with a variation and comments, between two people, under rules of their own.
fn finished() -> SavedGame {
    let text = "[Game \"Agon\"]\n[Rules \"ludii,repetition=off\"]\n[White \"Zoë\"]\n[Black \"Anaïs\"]\n[Result \"0-1\"]\n\n\
                1. Gb1-c2 {Well begun.} (1. Gk1-i2) Gk7-i8 2. Gc2-d3 0-1\n";
    let record = read_records(text).whole().unwrap().remove(0);
    SavedGame {
        tree: GameTree::from_record(&record).unwrap(),
        players: Players::two_people("Zoë", "Anaïs"),
        terms: Terms::default(),
        times: None,
        tags: vec![("Date".into(), "2026.11.28".into())],
        seed: 77,
    }
}

/// A game of Agent after so many decisions; the sixth is the last.
fn agent(decisions: usize) -> Referee {
    let options: Options = "2,agents=1,map=short,round-limit=1".parse().unwrap();
    let seats = [
        Seat::person("Ann"),
        Seat::computer("Bo", Character::even(Strength::Runner)),
    ];
    let mut referee = Referee::new(options, Player::ALL[0], &seats, 7);
    let steps = [
        (0, "$A1=1000+1000+1000+400+300"),
        (1, "$B1=1000"),
        (0, "B1-HAM"),
        (1, "let"),
        (1, "A1-NYC"),
        (0, "let"),
    ];
    for (player, text) in &steps[..decisions] {
        referee.play(Player::ALL[*player], &read_action(text).unwrap()).unwrap();
    }
    referee
}

fn progress() -> ProgressFile {
    let mut progress = ProgressFile::default();
    progress.lessons.done("first-steps", 2);
    progress.others.entry("agent".into()).or_default().done("moving", 3);
    progress.puzzles.ran(12);
    let game = PlayedGame {
        ended: NOW.into(),
        level: Level::Casual,
        rules: RuleSet::default(),
        end: End::Won,
        turns: 51,
        helped: false,
        distinctions: Vec::new(),
    };
    progress.games.put(0xa90, game);
    progress
}

#[test]
fn what_released_versions_saved_is_read() {
    let folders = fs::read_dir(FOLDER).unwrap().map(|folder| folder.unwrap().path());
    for folder in folders {
        for (name, again, expected) in files() {
            let file = folder.join(name);
            let text = fs::read_to_string(&file).unwrap();
            assert_eq!(again(&text), expected, "{}", file.display());
        }
    }
}

#[test]
#[ignore = "writes the folder of a version that is released"]
fn what_this_version_saves_is_kept() {
    let folder = Path::new(FOLDER).join(env!("CARGO_PKG_VERSION"));
    fs::create_dir(&folder).expect("the folder of a released version never changes");
    for (name, _, text) in files() {
        fs::write(folder.join(name), text).unwrap();
    }
}
