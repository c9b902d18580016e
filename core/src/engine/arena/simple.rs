//! The two simplest players, against which the others are measured.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::player::Player;
use crate::board::CellId;
use crate::engine::limits::Monitor;
use crate::engine::ordering::code;
use crate::rules::{Game, Move, Outcome};

/// Plays random legal moves.
pub(super) struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    pub(super) fn new() -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }
}

impl Player for Random {
    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn pick(&mut self, game: &Game, _: &mut dyn Monitor) -> Result<Move, String> {
        Ok(random_move(&mut self.rng, &game.position().legal_moves(game.rules())))
    }
}

/// Looks one ply ahead: wins at once if it can, avoids losing at once and stepping into custody, and prefers to step
/// inwards.
pub(super) struct OnePly {
    rng: Xoshiro256PlusPlus,
}

impl OnePly {
    pub(super) fn new() -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    fn score(game: &Game, mv: Move) -> i32 {
        const DECISIVE: i32 = 100;
        const TRAPPED: i32 = 10;
        let (rules, chooser) = (game.rules(), game.chooser());
        let made = game.position().make(rules, mv);
        match made.position.outcome(rules) {
            Some(Outcome::Win { winner, .. }) if winner == chooser => return DECISIVE,
            Some(Outcome::Win { .. }) => return -DECISIVE,
            _ => {}
        }
        let ring = |cell: Option<CellId>| cell.map_or(0, |cell| cell.ring() as i32);
        // A captor puts the enemy queen back as far out as possible.
        let inwards = (ring(mv.from()) - ring(mv.to())) * if chooser == game.position().side() { 1 } else { -1 };
        inwards - if made.trapped { TRAPPED } else { 0 }
    }
}

impl Player for OnePly {
    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn pick(&mut self, game: &Game, _: &mut dyn Monitor) -> Result<Move, String> {
        let legal = game.position().legal_moves(game.rules());
        let most = legal.iter().map(|&mv| Self::score(game, mv)).max();
        let best: Vec<_> = legal
            .iter()
            .copied()
            .filter(|&mv| Some(Self::score(game, mv)) == most)
            .collect();
        Ok(random_move(&mut self.rng, &best))
    }
}

/// A random one of the moves, independent of their order.
pub(super) fn random_move(rng: &mut Xoshiro256PlusPlus, moves: &[Move]) -> Move {
    let mut moves = moves.to_vec();
    moves.sort_unstable_by_key(|&mv| code(mv));
    moves[rng.random_range(0..moves.len() as u32) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::limits::Unwatched;
    use crate::notation::parse_position;
    use crate::rules::RuleSet;

    /// The moves that a player picks in a position under twenty seeds.
    fn picks(player: &mut dyn Player, rules: &str, position: &str) -> Vec<String> {
        let rules: RuleSet = rules.parse().unwrap();
        let game = Game::from_position(rules, parse_position(position, &rules).unwrap());
        let mut picks: Vec<_> = (0..20)
            .map(|seed| {
                player.begin(seed);
                player.pick(&game, &mut Unwatched).unwrap().to_string()
            })
            .collect();
        picks.sort();
        picks.dedup();
        picks
    }

    #[test]
    fn the_one_ply_player_wins_at_once_and_steps_inwards_otherwise() {
        let nearly = "6/7/8/9/4GG4/4GQG4/4G1G3/9/8/7/6 w - 0 1";
        assert_eq!(picks(&mut OnePly::new(), "globe", nearly), ["g7g6"]);
        let opening = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1";
        for mv in picks(&mut OnePly::new(), "globe", opening) {
            let cell = |at: usize| mv[at..at + 2].parse::<CellId>().unwrap();
            assert!(cell(2).ring() < cell(0).ring(), "{mv}");
        }
        assert!(picks(&mut Random::new(), "globe", opening).len() > 10);
    }
}
