//! The games of the atlas: a level against itself. It varies its first moves more than later ones, and the games of a
//! series keep together for a while, so that their atlas is deep as well as wide.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::engine::{Level, Unwatched, choose_move};
use crate::rules::{Game, RuleSet};

/// The plies after which a game is left unfinished.
const LONGEST: usize = 400;

/// The plies in which games of a series keep together, and the chance of a game to go its own way in each, and in the first.
const TOGETHER: usize = 20;
const OWN_WAY: f64 = 0.25;
const FIRST_OWN_WAY: f64 = 0.5;

/// A series of games, which depend on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfPlay {
    /// The rules.
    pub rules: RuleSet,
    /// The level of both sides.
    pub level: Level,
    /// The seed of the first game.
    pub seed: u64,
}

impl SelfPlay {
    /// Plays the game with this number, from 0.
    pub fn game(&self, number: u32) -> Game {
        let seed = self.seed.wrapping_add(u64::from(number) << 32);
        let mut lot = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(self.rules);
        while game.outcome().is_none() && game.plies().len() < LONGEST {
            let own_way = match game.plies().len() {
                0 => FIRST_OWN_WAY,
                1..TOGETHER => OWN_WAY,
                _ => 1.0,
            };
            let chance = if lot.random_bool(own_way) { seed } else { self.seed };
            let reply = choose_move(&game, self.level, chance, &mut Unwatched);
            if reply.and_then(|reply| game.play(reply.mv).ok()).is_none() {
                break;
            }
        }
        game
    }
}
