//! The atlas that comes with the program.

use std::collections::BTreeMap;
use std::path::Path;

use agon_core::board::Symmetry;
use agon_core::notation::play_word;
use agon_core::openings::atlas::atlas;
use agon_core::openings::tree_file::write_tree;
use agon_core::puzzles::image::position_image;
use agon_core::rules::{Game, Position, Preset};

/// The games that have reached each position of the file, at least.
const LEAST: u32 = 4;

fn text() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/openings/agon.txt");
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn the_atlas_has_thousands_of_games_under_the_rules_of_a_new_game_in_a_small_file() {
    let atlas = atlas().expect("it is part of the program");
    assert_eq!(*atlas.rules(), Preset::NEW_GAME.rules());
    let games = atlas.results(&Position::start(atlas.rules())).games();
    assert!(games >= 2_000, "{games}");
    let size = text().len();
    assert!(size <= 60_000, "{size} bytes");
}

#[test]
fn the_file_is_as_the_program_would_write_it() {
    assert_eq!(write_tree(atlas().unwrap(), 1), text());
}

/// The moves of rare positions are left out, so more games may leave a position than the file shows reaching it.
#[test]
fn every_line_of_the_file_can_be_played_and_the_games_come_from_somewhere() {
    let text = text();
    let rules = Preset::NEW_GAME.rules();
    let mut way = vec![Game::new(rules)];
    let (mut come, mut gone) = (BTreeMap::<u64, u32>::new(), BTreeMap::<u64, u32>::new());
    for line in text.lines().skip(1).take_while(|line| *line != "end") {
        let words: Vec<_> = line.split(' ').collect();
        let ply: usize = words[0].parse().unwrap();
        way.truncate(ply + 1);
        let mut game = way[ply].clone();
        assert_eq!(game.plies().len(), ply, "{line} is out of place");
        let before = key(game.position());
        play_word(&mut game, words[1]).unwrap_or_else(|error| panic!("{line}: {error}"));
        let games: u32 = words[2..].iter().map(|count| count.parse::<u32>().unwrap()).sum();
        assert!(words.len() == 5 && games > 0, "{line}");
        *gone.entry(before).or_default() += games;
        *come.entry(key(game.position())).or_default() += games;
        way.push(game);
    }
    let start = key(way[0].position());
    let all = gone[&start];
    assert_eq!(all, atlas().unwrap().results(way[0].position()).games());
    for (position, games) in &gone {
        let is_reached = *position == start || come.contains_key(position);
        assert!(
            is_reached && (LEAST..=all).contains(games),
            "{games} games from nowhere"
        );
    }
    assert!(gone.len() > 100, "{} positions", gone.len());
}

/// The key of a position and its mirror image, which are one in the tree.
fn key(position: &Position) -> u64 {
    let image = position_image(position, &Preset::NEW_GAME.rules(), Symmetry::MIRROR);
    position.key().min(image.key())
}
