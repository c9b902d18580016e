//! The time that texts of records take to be read, as far as the trees of their games: four megabytes each, and half as
//! much, which takes half as long.
//!
//!     cargo bench --no-default-features --bench records

use std::time::{Duration, Instant};

use agon_core::notation::{GameTree, Record, read_text, write_records};
use agon_core::rules::{Game, Preset, RuleSet};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const BYTES: usize = 4 << 20;
const ROUNDS: usize = 3;
/// Rules under which a game goes on for ever.
const ENDLESS: &str = "globe,repetition=off,progress-limit=0";

fn main() {
    println!("{:28} {:>9} {:>9} {:>8}", "", "4 MiB, ms", "half, ms", "games");
    let texts: [(&str, fn(usize) -> String); 12] = [
        ("games", games),
        ("one game", one_game),
        ("one game, with variations", variations),
        ("empty games", |bytes| fill("[White \"Ada\"]\n\n*\n\n", bytes)),
        ("games without tags", |bytes| fill("1. Gb1-c2 *\n", bytes)),
        ("games with faults", |bytes| {
            fill("[White \"Ada\"]\n\n1. Gb1-c2 {x (1. Gb9\n\n", bytes)
        }),
        ("one comment", |bytes| {
            format!("1. Gb1-c2 {{{}}} *", "so ".repeat(bytes / 3))
        }),
        ("comments in one another", |bytes| fill("1. Gb1-c2 {{} } ", bytes)),
        ("deep variations", |bytes| fill("1. Gb1-c2 (", bytes)),
        ("brackets and quotes", |bytes| fill("[a \"b [c", bytes)),
        ("tags", |bytes| {
            (0..bytes / 16).map(|tag| format!("[T{tag} \"\"]\n\n")).collect()
        }),
        ("nonsense", |bytes| fill("A#b [", bytes)),
    ];
    for (name, text) in texts {
        let ((whole, games), (half, _)) = (time(&text(BYTES)), time(&text(BYTES / 2)));
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        println!("{name:28} {:9.0} {:9.0} {games:8}", ms(whole), ms(half));
    }
}

/// The least time of several rounds, and the number of games.
fn time(text: &str) -> (Duration, usize) {
    let round = || {
        let begin = Instant::now();
        let read = read_text(text, &RuleSet::default()).map_or(Vec::new(), |records| records.read);
        let trees: Vec<_> = read.iter().map(GameTree::from_record).collect();
        (begin.elapsed(), trees.len())
    };
    (0..ROUNDS).map(|_| round()).min().expect("there are rounds")
}

fn fill(part: &str, bytes: usize) -> String {
    part.repeat(bytes / part.len())
}

/// Random games under all presets, with a comment here and there.
fn games(bytes: usize) -> String {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut text = String::new();
    while text.len() < bytes {
        let rules = Preset::ALL.choose(&mut random).expect("there are presets").rules();
        let mut record = Record::from_game(&played(&mut random, Game::new(rules), 120), &[("White", "Ada")]);
        for node in &mut record.line.nodes {
            if random.random_ratio(1, 10) {
                node.after.push("[%clk 0:01:00] a word".into());
            }
        }
        text += &write_records(&[record]);
        text.push('\n');
    }
    text
}

/// A game of random moves that do not end it, as far as there are such moves.
fn played(random: &mut Xoshiro256PlusPlus, mut game: Game, plies: usize) -> Game {
    while game.plies().len() < plies {
        let mut moves = game.legal_moves().to_vec();
        moves.shuffle(random);
        let goes_on = moves.into_iter().any(|mv| {
            game.play(mv).expect("it is legal");
            game.outcome().is_none() || !game.undo()
        });
        if !goes_on {
            break;
        }
    }
    game
}

fn one_game(bytes: usize) -> String {
    // A step takes some nine bytes with its part of a number.
    let rules: RuleSet = ENDLESS.parse().expect("these are rules");
    let game = played(&mut Xoshiro256PlusPlus::seed_from_u64(2), Game::new(rules), bytes / 9);
    Record::from_game(&game, &[]).to_string()
}

/// As [`one_game`], with another move as a variation of each.
fn variations(bytes: usize) -> String {
    let rules: RuleSet = ENDLESS.parse().expect("these are rules");
    let game = played(&mut Xoshiro256PlusPlus::seed_from_u64(2), Game::new(rules), bytes / 24);
    let mut record = Record::from_game(&game, &[]);
    for (node, (before, mv)) in record.line.nodes.iter_mut().zip(game.moments()) {
        let other = before.legal_moves().iter().copied().find(|other| *other != mv);
        node.variations.extend(other.map(|other| agon_core::notation::Line {
            intro: Vec::new(),
            nodes: vec![other.into()],
        }));
    }
    record.to_string()
}
