//! Games of weak players from beginning to end, under random rules: every move is legal, and every hash is right.
//!
//! `AGON_WEAK_GAMES=10000 cargo test --release --no-default-features --test laws weak` plays the number that a release
//! must pass.

use agon_core::engine::Unwatched;
use agon_core::engine::arena::Contestant;
use agon_core::notation::{parse_move, write_move};
use agon_core::rules::Game;
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::games::{each_seed, random_rules};

/// The number of games, unless the environment variable gives another.
const GAMES: u64 = 300;
/// The number of plies after which a game is left unfinished.
const LONGEST: usize = 400;
const PLAYERS: [&str; 3] = ["random", "oneply", "beginner"];

#[test]
fn weak_players_play_legal_games_under_any_rules() {
    each_seed("AGON_WEAK_GAMES", GAMES, |rng| {
        let rules = random_rules(rng);
        let mut players = [(); 2].map(|()| {
            let contestant: Contestant = PLAYERS.choose(rng).unwrap().parse().unwrap();
            let mut player = contestant.player().expect("the player is one of ours");
            player.begin(rng.random());
            player
        });
        let mut game = Game::new(rules);
        let mut texts = Vec::new();
        while game.outcome().is_none() && game.plies().len() < LONGEST {
            let mv = players[game.chooser().index()].pick(&game, &mut Unwatched).unwrap();
            let before = *game.position();
            let ply = game
                .play(mv)
                .unwrap_or_else(|reason| panic!("{rules} {before} {mv}: {reason}"));
            assert_eq!(ply.position.key(), ply.position.fresh_key(), "{rules} {before} {mv}");
            texts.push(write_move(&ply.effects));
        }
        let mut again = Game::new(rules);
        for text in texts {
            let mv = parse_move(&text, again.position(), &rules).unwrap();
            again.play(mv).unwrap();
        }
        assert_eq!(
            (again.position(), again.outcome()),
            (game.position(), game.outcome()),
            "{rules}"
        );
    });
}
