//! Random rule sets, games and records, each from a seed.

use agon_core::notation::{Comment, GameResult, Line, Node, Record};
use agon_core::rules::{Game, RuleSet, Side, WinReason};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::axes::AXES;

pub type Random = Xoshiro256PlusPlus;

pub fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

pub fn rules(random: &mut Random) -> RuleSet {
    let mut rules = RuleSet::default();
    for (axis, values) in AXES {
        let value = values.choose(random).unwrap();
        rules.set_axis(axis, value).unwrap();
    }
    rules
}

/// A game of up to `plies` random moves; every other one begins in the position of another game.
pub fn game(random: &mut Random, plies: usize) -> Game {
    let mut game = Game::new(rules(random));
    play(random, &mut game, plies);
    if random.random_bool(0.5) {
        let mut from_here = Game::from_position(*game.rules(), *game.position());
        play(random, &mut from_here, plies);
        game = from_here;
    }
    game
}

fn play(random: &mut Random, game: &mut Game, plies: usize) {
    for _ in 0..random.random_range(0..=plies) {
        if game.outcome().is_some() {
            return;
        }
        let mv = *game.position().legal_moves(game.rules()).choose(random).unwrap();
        game.play(mv).unwrap();
    }
}

/// A record with everything that a record can hold, in random places.
pub fn record(random: &mut Random) -> Record {
    let game = game(random, 60);
    let mut record = Record::new(*game.rules(), *game.start());
    let mut empty = Game::from_position(*game.rules(), *game.start());
    record.line = line(random, &mut empty, 40, 3);
    record.result = match record.to_game().unwrap().outcome() {
        Some(outcome) => GameResult::from(Some(outcome)),
        None => *[
            GameResult::Unfinished,
            GameResult::Drawn,
            GameResult::Won(Side::White),
            GameResult::Won(Side::Black),
        ]
        .choose(random)
        .unwrap(),
    };
    for name in ["White", "Annotator", "Rules", "Ünï_code-1", "not a name", ""] {
        if random.random_bool(0.5) {
            record.set_tag(name, &text(random));
        }
    }
    record
}

fn line(random: &mut Random, game: &mut Game, plies: usize, depth: usize) -> Line {
    let mut line = Line {
        intro: comments(random),
        nodes: Vec::new(),
    };
    for _ in 0..random.random_range(0..=plies) {
        if game.outcome().is_some() {
            break;
        }
        let mv = *game.position().legal_moves(game.rules()).choose(random).unwrap();
        let mut node = Node::from(mv);
        node.before = comments(random);
        node.after = comments(random);
        while random.random_bool(0.1) {
            node.nags.push(random.random());
        }
        while depth > 0 && random.random_bool(0.1) {
            let variation = self::line(random, game, 6, depth - 1);
            node.variations.extend((!variation.is_empty()).then_some(variation));
        }
        game.play(mv).unwrap();
        line.nodes.push(node);
    }
    // Back to where the line began, for the line round this one.
    for _ in &line.nodes {
        assert!(game.undo());
    }
    line
}

fn comments(random: &mut Random) -> Vec<Comment> {
    let mut comments = Vec::new();
    while random.random_bool(0.1) {
        comments.push(text(random).as_str().into());
    }
    comments
}

/// Text with all characters that have a meaning in records.
pub fn text(random: &mut Random) -> String {
    let mut pieces = vec![
        "a",
        "é",
        "😀",
        " ",
        "\"",
        "\\",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ";",
        "%",
        "\n",
        "\r\n",
        "\n%",
        "\t",
        "$1",
        "1.",
        "1-0",
        "\n\n[White \"Bo\"]\n",
        "&gt;",
        "–",
        "long words that fill lines and lines",
    ];
    pieces.shuffle(random);
    pieces.truncate(random.random_range(0..8));
    pieces.concat()
}

/// Ends the game by resignation, time or agreement, or lets it go on.
pub fn declare(random: &mut Random, game: &mut Game) {
    let side = *Side::ALL.choose(random).unwrap();
    match random.random_range(0..4) {
        0 => game.lose(side, WinReason::Resignation),
        1 => game.lose(side, WinReason::Time),
        2 => game.agree_draw(),
        _ => {}
    }
}
