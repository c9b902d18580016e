//! The puzzles that come with the program.

use std::collections::BTreeMap;
use std::path::Path;

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::obvious::is_obvious;
use agon_core::puzzles::proof::prove;
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::puzzles::theme::{Theme, themes};
use agon_core::puzzles::{grading, image};
use agon_core::rules::Preset;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

const FILE: &str = "assets/puzzles/agon.json";

fn count(wanted: impl Fn(&Puzzle) -> bool) -> usize {
    Collection::agon()
        .puzzles()
        .iter()
        .filter(|puzzle| wanted(puzzle))
        .count()
}

#[test]
fn there_are_enough_of_every_kind() {
    let of = |task| count(|puzzle| puzzle.task() == task);
    assert!(count(|_| true) >= 400, "{}", count(|_| true));
    assert!(of(Task::Win) >= 200 && of(Task::Save) >= 80 && of(Task::Gain) >= 20);
    assert!(count(|puzzle| *puzzle.rules() != Preset::NEW_GAME.rules()) >= 40);
    for (moves, enough) in [(2, 30), (3, 30), (4, 30), (5, 30), (6, 10)] {
        let found = count(|puzzle| puzzle.task() == Task::Win && puzzle.moves() == moves);
        assert!(found >= enough, "{found} in {moves}");
    }
}

#[test]
fn the_file_is_as_the_program_would_write_it_and_stays_small() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(text, Collection::agon().write());
    // Compressed, a puzzle takes a quarter of that.
    let each = text.len() / Collection::agon().puzzles().len();
    assert!(each < 240, "{each} bytes a puzzle");
}

#[test]
fn names_are_those_of_the_positions_and_none_is_the_image_of_another() {
    let mut names = BTreeMap::new();
    for puzzle in Collection::agon().puzzles() {
        assert_eq!(puzzle.id(), image::name(puzzle.start(), puzzle.rules()));
        assert_eq!(names.insert(puzzle.id(), puzzle), None);
    }
}

#[test]
fn themes_are_those_of_the_moves_and_each_is_somewhere() {
    let mut found = BTreeMap::new();
    for puzzle in Collection::agon().puzzles() {
        assert_eq!(
            puzzle.themes(),
            themes(&puzzle.game(), &puzzle.solution()),
            "{}",
            puzzle.id()
        );
        puzzle
            .themes()
            .iter()
            .for_each(|theme| *found.entry(*theme).or_insert(0) += 1);
    }
    for theme in Theme::ALL {
        assert!(found.contains_key(&theme), "{found:?}");
    }
}

#[test]
fn ratings_are_spread_and_have_errors() {
    let ratings = || Collection::agon().puzzles().iter().map(Puzzle::rating);
    assert!(ratings().all(|rating| rating.value > 0 && (20..=350).contains(&rating.error)));
    for (low, high) in [(0, 900), (900, 1_300), (1_300, 1_700), (1_700, 4_000)] {
        let within = ratings().filter(|rating| (low..high).contains(&rating.value)).count();
        assert!(within >= 20, "{low} to {high}: {within}");
    }
}

/// Wins in 5 and 6 take longer to be proven: fewer are.
#[test]
fn a_sample_of_the_longest_wins_is_proven() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
    for moves in [5, 6] {
        let wins = Collection::agon().puzzles().iter();
        let wins: Vec<_> = wins.filter(|puzzle| puzzle.moves() == moves).collect();
        for puzzle in wins.sample(&mut rng, 2) {
            let proof = prove(puzzle, 20_000_000);
            assert!(proof.is_ok(), "{}: {proof:?}", puzzle.id());
        }
    }
}

/// A part of them is proven here, as a seed draws it; `agon-engine puzzles check` proves all.
#[test]
fn a_sample_is_proven() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
    for task in Task::ALL {
        let puzzles: Vec<_> = Collection::agon()
            .puzzles()
            .iter()
            .filter(|puzzle| puzzle.task() == task && puzzle.moves() <= 4)
            .collect();
        for puzzle in puzzles.sample(&mut rng, 4) {
            let proof = prove(puzzle, 20_000_000);
            assert!(proof.is_ok(), "{}: {proof:?}", puzzle.id());
            assert!(
                !is_obvious(puzzle.start(), puzzle.rules(), task, puzzle.line()),
                "{}",
                puzzle.id()
            );
        }
    }
}

#[test]
fn a_puzzle_gets_its_rating_again() {
    let easy = |puzzle: &&Puzzle| puzzle.moves() <= 2 && puzzle.rating().value < 1_500;
    for puzzle in Collection::agon().puzzles().iter().filter(easy).take(2) {
        assert_eq!(grading::grade(puzzle), Some(puzzle.rating()), "{}", puzzle.id());
    }
}

/// Positions in which something might be hidden, and nothing is: many, well formed, and a sample of them proven.
#[test]
fn where_nothing_is_hidden_that_is_proven() {
    let quiet = Collection::quiet();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/puzzles/quiet.json");
    assert_eq!(std::fs::read_to_string(path).unwrap(), quiet.write());
    assert!(quiet.puzzles().len() >= 150, "{}", quiet.puzzles().len());
    for puzzle in quiet.puzzles() {
        assert_eq!(puzzle.task(), Task::Nothing);
        assert_eq!(puzzle.id(), image::name(puzzle.start(), puzzle.rules()));
        assert_eq!(
            Collection::agon().puzzle(puzzle.id()),
            None,
            "something is hidden there"
        );
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
    for puzzle in quiet.puzzles().sample(&mut rng, 4) {
        let proof = prove(puzzle, 20_000_000);
        assert!(proof.is_ok(), "{}: {proof:?}", puzzle.id());
    }
}
