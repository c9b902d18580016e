//! Saves of earlier versions are read. The files were written by the programs that had these versions.

use agon_core::engine::Level;
use agon_core::rules::{Handicap, Outcome, Preset, RuleSet, Side, WinReason};
use agon_core::session::clock::Times;
use agon_core::session::conditions::TimeControl;
use agon_core::session::players::Players;
use agon_core::session::save_format;

use crate::readers::read_as_save;

const UNFINISHED_1: &str = include_str!("old_saves/unfinished-1.txt");
const FINISHED_1: &str = include_str!("old_saves/finished-1.txt");

#[test]
fn an_unfinished_game_of_version_1_goes_on() {
    assert!(read_as_save(UNFINISHED_1));
    let game = save_format::read(UNFINISHED_1).unwrap();
    assert_eq!(game.seed, 0x0123_4567_89ab_cdef);
    assert_eq!(game.players, Players::against_computer(Side::White, Level::Casual));
    assert_eq!(
        game.terms.time,
        TimeControl::Fischer {
            minutes: 5,
            increment: 3
        }
    );
    assert!(game.terms.touch_move && game.tags.is_empty());
    let times = Times {
        white: 212_500,
        black: 180_000,
        spent: 4_200,
    };
    assert_eq!(game.times, Some(times));
    let line = game.tree.line();
    assert_eq!((line.plies().len(), line.undone().len()), (22, 2));
    assert_eq!(line.plies()[0].mv.to_string(), "f1g1");
    let listed = save_format::summary(UNFINISHED_1).unwrap();
    assert_eq!((listed.saved.as_str(), listed.result), ("", None));
    assert_eq!((listed.rules, listed.turns), (RuleSet::default(), 12));
}

#[test]
fn the_levels_of_earlier_saves_are_still_there() {
    let earlier = [
        "beginner", "learner", "casual", "steady", "skilled", "strong", "expert", "master",
    ];
    let levels = earlier.map(|name| {
        let save = UNFINISHED_1.replace("\"casual\"", &format!("\"{name}\""));
        let players = save_format::read(&save).unwrap().players;
        players.level(Side::Black).unwrap()
    });
    assert_eq!(levels.map(Level::name), earlier);
    assert!(levels.is_sorted());
}

#[test]
fn a_finished_game_of_version_1_is_as_it_was() {
    assert!(read_as_save(FINISHED_1));
    let game = save_format::read(FINISHED_1).unwrap();
    assert_eq!(game.seed, 77);
    assert_eq!(game.players, Players::two_people("Zoë", "Anaïs"));
    assert_eq!(game.tree.line().handicap(), Handicap::new(Side::Black, 2));
    assert_eq!(game.tree.line().plies().len(), 31);
    assert!(game.tree.has_variations());
    assert_eq!(game.record().tag("Date"), Some("2026.11.21"), "as it told then");
    let resigned = Outcome::Win {
        winner: Side::Black,
        reason: WinReason::Resignation,
    };
    assert_eq!(game.tree.result(), Some(resigned));
    let listed = save_format::summary(FINISHED_1).unwrap();
    assert_eq!((listed.saved.as_str(), listed.result), ("2026.11.21", Some(resigned)));
    assert_eq!((listed.rules, listed.turns), (Preset::RingEntry.rules(), 16));
    assert_eq!(listed.players, game.players);
}

#[test]
fn a_finished_game_cannot_hold_another_one() {
    let within = serde_json::to_string(FINISHED_1).unwrap();
    let value: serde_json::Value = serde_json::from_str(FINISHED_1).unwrap();
    let inner = serde_json::to_string(&value["game"]).unwrap();
    let nested = FINISHED_1.replace(&inner, &within);
    assert_ne!(nested, FINISHED_1);
    assert!(save_format::read(&nested).is_err());
}
