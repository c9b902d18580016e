//! Puzzles that cannot be read are refused in a sentence, and what is written reads the same.

use agon_core::puzzles::collection::{Collection, read_puzzle, write_puzzle};
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::rules::Preset;
use serde_json::{Value, json};

use crate::{gain, puzzle, save, win};

#[test]
fn faults_of_puzzles_are_named() {
    for (field, value, said) in [
        ("rules", json!("chess"), "chess"),
        ("rules", json!("bell,setup=moon"), "moon"),
        ("position", json!("6/7"), "position"),
        (
            "position",
            json!("6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 3 1"),
            "clock 0",
        ),
        (
            "position",
            json!("6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 9"),
            "turn 1",
        ),
        ("task", json!("dance"), "dance"),
        ("task", json!("gain"), "one move"),
        ("line", json!(""), "no win"),
        ("line", json!("g5g6"), "no win"),
        ("line", json!("g5g9"), "g5g9"),
        ("line", json!("nothing"), "nothing"),
        ("line", json!("g5g6 c2d3! h4g5"), "c2d3!"),
        ("themes", json!("block dance"), "dance"),
        ("rating", json!(1000), "rating"),
        ("stars", json!(3), "stars"),
    ] {
        let mut written = win();
        written[field] = value.clone();
        let told = read_puzzle(&written.to_string()).map_err(|error| error.to_string());
        let told = told.expect_err(&format!("{field} {value}"));
        assert!(
            told.contains(said) || told.contains("cannot be read"),
            "{field} {value}: {told}"
        );
    }
}

#[test]
fn puzzles_begin_when_all_pieces_are_placed() {
    let mut written = win();
    written["rules"] = json!("bell");
    written["position"] = json!("6/7/8/9/10/Q9q/10/9/8/7/6[GGGGGGgggggg] w - 0 1");
    let told = read_puzzle(&written.to_string()).unwrap_err().to_string();
    assert!(told.contains("in hand"), "{told}");
}

#[test]
fn no_puzzle_is_there_twice() {
    let twice = json!([win(), save(), win()]);
    let told = Collection::read(&twice.to_string()).unwrap_err().to_string();
    assert!(told.contains("\"gcza6wsw\""), "{told}");
    assert_eq!(
        Collection::of([win(), save(), win()].map(|written| puzzle(&written)))
            .puzzles()
            .len(),
        2
    );
}

#[test]
fn written_puzzles_read_the_same() {
    let mut other_rules = win();
    other_rules["rules"] = json!("globe");
    for written in [win(), save(), gain(), other_rules] {
        let puzzle = puzzle(&written);
        assert_eq!(serde_json::from_str::<Value>(&write_puzzle(&puzzle)).unwrap(), written);
        let collection = Collection::of([puzzle.clone()]);
        assert_eq!(Collection::read(&collection.write()).unwrap(), collection);
        assert_eq!(collection.puzzle(puzzle.id()), Some(&puzzle));
    }
    let empty = Collection::default();
    assert_eq!(Collection::read(&empty.write()).unwrap(), empty);
}

#[test]
fn every_puzzle_has_its_day_before_one_returns() {
    let shipped = Collection::agon();
    // By the usual rules, and not too long for somebody's first.
    let is_for_all = |puzzle: &&Puzzle| *puzzle.rules() == Preset::NEW_GAME.rules() && puzzle.moves() <= 3;
    let count = shipped.puzzles().iter().filter(is_for_all).count() as u64;
    let of_day = |day: u64| shipped.of_day(day).map(|puzzle| puzzle.id());
    for begin in [0, 20_000] {
        let ids: std::collections::BTreeSet<_> = (begin..begin + count).map(of_day).collect();
        assert_eq!(ids.len() as u64, count);
        assert!((begin..begin + count).all(|day| shipped.of_day(day).is_some_and(|puzzle| is_for_all(&puzzle))));
    }
    assert_eq!(of_day(3), of_day(3 + count));
    assert_eq!(Collection::default().of_day(20_000), None);
    for count in 1..4 {
        let few = Collection::of([win(), save(), gain()].iter().take(count).map(puzzle));
        assert!((0..9).all(|day| few.of_day(day).is_some()));
    }
    assert!(shipped.of_day(u64::MAX).is_some());
}
