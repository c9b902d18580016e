//! The games of the atlas: a level against itself. It varies its first moves more than later ones.

use crate::engine::{Level, Unwatched, choose_move};
use crate::rules::{Game, RuleSet};

/// The plies after which a game is left unfinished.
const LONGEST: usize = 400;

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
        let mut game = Game::new(self.rules);
        while game.outcome().is_none() && game.plies().len() < LONGEST {
            let reply = choose_move(&game, self.level, seed, &mut Unwatched);
            if reply.and_then(|reply| game.play(reply.mv).ok()).is_none() {
                break;
            }
        }
        game
    }
}
