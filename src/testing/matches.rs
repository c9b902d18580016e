//! Games on the screen.

use agon_core::notation::{GameTree, parse_position};
use agon_core::rules::{Game, RuleSet};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::SavedGame;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::agon::gameplay::current_game::{Match, Purpose};

/// White's queen on f1 and guard on c3 are captured.
pub const QUEEN_AND_GUARD: &str = "1g2G1/G5g/2G4g/9/3q6/Q5g4/4GG4/g8/8/6g/6 w c3,f1 3 14";
/// White's guards on c3 and a5 are captured.
pub const GUARDS: &str = "1g2G1/G5g/2G4g/9/3q6/Q5g4/4GG4/g8/8/6g/6 w b1,c3 3 14";

/// Two people without names.
pub fn two_people() -> Players {
    Players::two_people("", "")
}

/// A game of random moves, until it ends or `plies` have been played.
pub fn random_game(rules: RuleSet, plies: usize, seed: u64) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(rules);
    while game.plies().len() < plies && game.outcome().is_none() {
        let moves = game.position().legal_moves(game.rules());
        let mv = *moves.choose(&mut rng).expect("a game that goes on has a move");
        game.play(mv).unwrap();
    }
    game
}

/// The game in saved form, between two humans with the default terms.
pub fn plain(game: Game) -> SavedGame {
    SavedGame {
        tree: game.into(),
        players: two_people(),
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed: 7,
    }
}

/// A game between players, without a clock.
pub fn match_of(tree: impl Into<GameTree>, players: Players) -> Match {
    Match {
        tree: tree.into(),
        players,
        terms: Terms::default(),
        tags: Vec::new(),
        is_looked_at: false,
        purpose: Purpose::Game,
        seed: 0,
        is_noted: false,
        draw_offered_by: None,
    }
}

/// A game that begins, or stands at a position.
pub fn at(rules: &str, position: Option<&str>, players: Players) -> Match {
    let rules: RuleSet = rules.parse().unwrap();
    let game = match position {
        Some(text) => Game::from_position(rules, parse_position(text, &rules).unwrap()),
        None => Game::new(rules),
    };
    match_of(game, players)
}
