//! No text makes a reader panic, and everything that is read can be written and read again.

use agon_core::board::CellId;
use agon_core::notation::write_records;
use agon_core::rules::{Position, RuleSet};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::save_format;
use agon_core::session::saved_game::SavedGame;
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::random::{Random, game, random, record, rules};
use crate::readers::{read_as_link, read_as_move, read_as_position, read_as_records, read_as_save, read_as_text};

/// Characters that mean something to a reader, and some that are long in UTF-8.
const ALPHABET: &[char] = &[
    'Q', 'G', 'q', 'g', 'a', 'b', 'f', 'j', 'l', 'x', 'w', 'p', 's', '0', '1', '2', '6', '9', '/', '-', '>', '@', '~',
    '#', '[', ']', '(', ')', '{', '}', '"', '\\', '$', '.', ';', '%', '*', ',', ' ', '\n', '\t', '\r', '+', '!', '?',
    'é', '😀', '\u{301}', '\0', '\u{feff}', '\u{a0}', '–', '\u{ad}', '\u{200b}', '½', '“', '=', '&', '|', '\u{1a}',
    '→', '±', 'Ａ', '\'', ':',
];

fn garbage(random: &mut Random, longest: usize) -> String {
    (0..random.random_range(0..=longest))
        .map(|_| *ALPHABET.choose(random).unwrap())
        .collect()
}

/// Parts of records, whole and broken.
const PARTS: &[&str] = &[
    "[White \"Ada\"]\n",
    "[Event \"x\"]",
    "[Rules \"ring\"]\n",
    "[Rules \"x\"]",
    "[Result \"1-0\"]\r\n",
    "[SetUp \"1\"]\n",
    "[White Ada]\n",
    "[White \"",
    "[%clk 1]",
    "[",
    "]",
    "\n",
    "\n\n",
    "\r\n\r\n",
    "\r",
    " ",
    "1. ",
    "1... ",
    "2.",
    "Gb1-c2 ",
    "Gb1–b2",
    "Gk7-i8 ",
    "Gk7-k9 ",
    "--",
    "(",
    ")",
    " (1. Gb1-c1) ",
    "{",
    "}",
    "{a}",
    "{\n\n[Event \"y\"]",
    "{a {b} c}",
    "; x",
    "%",
    "> ",
    "$1",
    "!?",
    "N",
    "e.p.",
    "1-0",
    "1 – 0",
    "½",
    "*",
    "&#45;",
    "&quot;",
    "\u{ad}",
    "\u{feff}",
    "\\",
    "\"",
    "x",
];

/// The text with random changes: characters inserted, removed or replaced, a part doubled or cut.
fn mutated(random: &mut Random, text: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..random.random_range(1..4) {
        let place = random.random_range(0..=chars.len());
        let end = (place + random.random_range(0..12)).min(chars.len());
        match random.random_range(0..5) {
            0 => chars.insert(place, *ALPHABET.choose(random).unwrap()),
            1 => drop(chars.drain(place..end)),
            2 if place < chars.len() => chars[place] = *ALPHABET.choose(random).unwrap(),
            3 => {
                let stretch = chars[place..end].to_vec();
                chars.splice(place..place, stretch);
            }
            _ => chars.truncate(place),
        }
    }
    chars.into_iter().collect()
}

#[test]
fn garbage_is_refused_without_a_panic() {
    let mut random = random(10);
    let rules = RuleSet::default();
    let start = Position::start(&rules);
    for _ in 0..20_000 {
        let text = garbage(&mut random, 40);
        read_as_position(&text, &rules);
        read_as_move(&text, &start, &rules);
        read_as_records(&text);
        read_as_link(&text);
        read_as_text(&text, &rules);
        read_as_save(&text);
        let _ = text.parse::<CellId>();
        let _ = text.parse::<RuleSet>();
    }
}

#[test]
fn parts_of_records_in_any_order_are_read_as_far_as_they_can_be() {
    let mut random = random(16);
    let mut read = 0;
    for _ in 0..20_000 {
        let parts = (0..random.random_range(0..24)).map(|_| *PARTS.choose(&mut random).unwrap());
        let text: String = parts.collect();
        read += u32::from(read_as_records(&text));
        read_as_text(&text, &RuleSet::default());
    }
    assert!(read > 100, "only {read} were read without faults");
}

#[test]
fn damaged_positions_are_read_well_or_refused() {
    let mut random = random(11);
    let mut read = 0;
    for _ in 0..1_000 {
        let game = game(&mut random, 40);
        for _ in 0..10 {
            let text = mutated(&mut random, &game.position().to_string());
            read += usize::from(read_as_position(&text, game.rules()));
            read_as_position(&text, &rules(&mut random));
        }
    }
    assert!(
        (100..9_900).contains(&read),
        "{read} of 10000 were read: the damage is too great or too small"
    );
}

#[test]
fn damaged_moves_are_read_well_or_refused() {
    let mut random = random(12);
    let mut read = 0;
    for _ in 0..500 {
        let game = game(&mut random, 40);
        let mut before = *game.start();
        for ply in game.plies() {
            let text = agon_core::notation::write_move(&ply.effects);
            let text = mutated(&mut random, &text);
            read += usize::from(read_as_move(&text, &before, game.rules()));
            before = ply.position;
        }
    }
    assert!(read > 100, "only {read} were read");
}

#[test]
fn damaged_records_are_read_as_far_as_they_can_be() {
    let mut random = random(13);
    let mut read = 0;
    for _ in 0..300 {
        let text = write_records(&[record(&mut random), record(&mut random)]);
        for _ in 0..5 {
            read += usize::from(read_as_records(&mutated(&mut random, &text)));
        }
    }
    assert!(
        (50..1_450).contains(&read),
        "{read} of 1500 were read: the damage is too great or too small"
    );
}

/// The ASCII character that a full-width one is read as.
fn half_wide(character: char) -> char {
    match character {
        '！'..='～' => char::from_u32(u32::from(character) - 0xfee0).unwrap(),
        _ => character,
    }
}

#[test]
fn damaged_links_are_refused() {
    let mut random = random(14);
    for _ in 0..500 {
        let link = agon_core::notation::write_link(&game(&mut random, 60)).unwrap();
        for _ in 0..20 {
            let text = mutated(&mut random, &link);
            // Signs before and after a link are no damage.
            let bare: String = text
                .chars()
                .map(half_wide)
                .filter(char::is_ascii_alphanumeric)
                .collect();
            let is_whole = bare.contains(&link);
            assert!(!read_as_link(&text) || is_whole, "{link} damaged to {text:?}");
        }
    }
}

#[test]
fn damaged_saves_are_read_well_or_refused() {
    let mut random = random(15);
    let mut read = 0;
    for _ in 0..500 {
        let plies = random.random_range(0..30);
        let saved = SavedGame {
            tree: game(&mut random, plies).into(),
            players: Players::two_people("Ada", "Grace"),
            terms: Terms::default(),
            times: None,
            tags: vec![("Event".into(), "Club night".into())],
            seed: 7,
        };
        let saved = save_format::write(&saved, "2026.11.23-101112");
        assert!(read_as_save(&saved));
        for _ in 0..10 {
            read += u32::from(read_as_save(&mutated(&mut random, &saved)));
        }
    }
    assert!((50..4_500).contains(&read), "{read} of 5000 damaged saves are read");
}
