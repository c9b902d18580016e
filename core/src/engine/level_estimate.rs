//! The level that somebody's moves resemble, estimated from their losses. For its measurement and its errors, see
//! `docs/engine.md`.

use std::borrow::Borrow;

use super::judgement::Judgement;
use super::levels::Level;
use crate::rules::{Game, Position, Preset, Side};

/// The nodes with which the moves must have been judged.
pub const LEVEL_NODES: u64 = 10_000;

/// The levels play these plies more freely than all others, so they show no level.
const OPENING: usize = 6;
/// The expected scores before a move at which it still matters.
const OPEN: std::ops::Range<f64> = 0.02..0.98;
/// The loss of expected score that counts ln 2. So small, it separates the strong levels from each other as well.
const SCALE: f64 = 0.001;
/// The fewest moves from which a level is estimated.
const LEAST_MOVES: u32 = 20;
/// The standard deviation of the mean from game to game, as a share of it, beyond what its moves explain.
const SPREAD: f64 = 0.14;
/// The greatest error that is shown. The estimates of the lowest levels are the least certain ones: a lower bound would
/// leave out many of theirs, and the rest would lie too high.
const GREATEST_ERROR: f64 = 2.0;
/// The error is half the width of what lies within so many standard errors of the mean, for each of them: where two
/// levels lose nearly the same, nearer values would say little.
const WIDTH: f64 = 1.5;

/// The mean of the losses in games of levels, the weakest first; see [`Losses::mean`].
const MEASURED: [(Level, f64); 8] = [
    (Level::Beginner, 2.474),
    (Level::Learner, 2.182),
    (Level::Casual, 1.838),
    (Level::Steady, 1.469),
    (Level::Skilled, 1.218),
    (Level::Strong, 1.055),
    (Level::Formidable, 0.808),
    (LevelEstimate::HIGHEST, 0.386),
];

/// A player's losses in a game, each loss of expected score *l* counted as ln(1 + *l* / 0.001).
///
/// Only moves with a choice count, while the game is open, and not the first plies.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    moves: u32,
    sum: f64,
    squares: f64,
}

/// An estimate of somebody's play, on a scale on which the levels are the whole numbers from 1 on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelEstimate {
    /// Below 1 and above [`HIGHEST`](Self::HIGHEST) only "beyond" is certain.
    pub level: f64,
    /// The standard error, at least 0.
    pub error: f64,
}

impl Losses {
    /// The losses of one side in a game with the judgements of all its moves.
    pub fn of(game: &Game, judgements: &[impl Borrow<Judgement>], side: Side) -> Self {
        let mut losses = Self::default();
        let moves = game.moments().zip(judgements).skip(OPENING);
        for ((before, _), judgement) in moves {
            let judgement = judgement.borrow();
            if judgement.chooser == side && OPEN.contains(&judgement.expected_before) && before.legal_moves().len() > 1
            {
                losses.add(judgement.loss());
            }
        }
        losses
    }

    fn add(&mut self, loss: f64) {
        let counted = (loss.max(0.0) / SCALE).ln_1p();
        self.moves += 1;
        self.sum += counted;
        self.squares += counted * counted;
    }

    /// The number of moves that count.
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// The mean over the moves; `None` if they are too few for an estimate.
    pub fn mean(&self) -> Option<f64> {
        (self.moves >= LEAST_MOVES).then(|| self.sum / f64::from(self.moves))
    }

    /// The variance of the mean that follows from that of the moves.
    pub fn variance_of_mean(&self) -> Option<f64> {
        let (mean, moves) = (self.mean()?, f64::from(self.moves));
        Some((self.squares / moves - mean * mean).max(0.0) / (moves - 1.0))
    }

    /// The level whose games have such losses; `None` if there are too few moves, or if it would be too uncertain.
    pub fn level(&self) -> Option<LevelEstimate> {
        let mean = self.mean()?;
        let deviation = (self.variance_of_mean()? + (SPREAD * mean).powi(2)).sqrt();
        let [low, high] = [WIDTH, -WIDTH].map(|width| level_at(mean + width * deviation));
        let error = (high - low) / (2.0 * WIDTH);
        let level = level_at(mean);
        (error <= GREATEST_ERROR).then_some(LevelEstimate { level, error })
    }
}

/// The level with such a mean of losses: linear between two levels, and beyond them as between the next ones: below
/// level 1, where these differ little, as between levels 1 and 3.
fn level_at(mean: f64) -> f64 {
    let [first, _, third, ..] = MEASURED;
    let between = |lower: (Level, f64), upper: (Level, f64)| {
        let [one, other] = [lower, upper].map(|(level, _)| f64::from(level.number()));
        one + (other - one) * (lower.1 - mean) / (lower.1 - upper.1)
    };
    if mean >= first.1 {
        return between(first, third);
    }
    let above = MEASURED.iter().take_while(|(_, measured)| *measured > mean).count();
    let upper = above.min(MEASURED.len() - 1);
    between(MEASURED[upper - 1], MEASURED[upper])
}

impl LevelEstimate {
    /// The highest level of the scale: by a judgement with [`LEVEL_NODES`], level 10 does not lose less than level 9, since
    /// both look at more nodes themselves.
    pub const HIGHEST: Level = Level::Expert;

    /// The level at which a side played a game, by the judgements of all its moves with [`LEVEL_NODES`]; `None` after
    /// too few moves, and under conditions for which the losses of the levels were not measured: other rules than those
    /// of a new game, another beginning, or a handicap.
    pub fn of(game: &Game, judgements: &[impl Borrow<Judgement>], side: Side) -> Option<Self> {
        let rules = Preset::NEW_GAME.rules();
        let is_measured =
            *game.rules() == rules && *game.start() == Position::start(&rules) && game.handicap().is_none();
        is_measured.then(|| Losses::of(game, judgements, side).level())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many moves with a loss that counts as much as given, and a little more or less.
    fn losses(moves: u32, counted: f64) -> Losses {
        let mut losses = Losses::default();
        for i in 0..moves {
            let counted = counted * if i % 2 == 0 { 0.5 } else { 1.5 };
            losses.add(SCALE * counted.exp_m1());
        }
        losses
    }

    #[test]
    fn losses_of_a_level_give_that_level() {
        for (level, measured) in MEASURED {
            let estimate = losses(60, measured).level().unwrap();
            let number = f64::from(level.number());
            assert!((estimate.level - number).abs() < 1e-6, "{level:?}: {estimate:?}");
            assert!(estimate.error > 0.1, "{level:?}: {estimate:?}");
        }
    }

    #[test]
    fn the_more_somebody_loses_the_lower_is_the_level() {
        assert!(MEASURED.is_sorted_by(|(level, one), (higher, next)| level < higher && one > next));
        let levels: Vec<_> = (0..400).map(|i| level_at(f64::from(i) / 100.0)).collect();
        assert!(levels.is_sorted_by(|one, next| one > next), "{levels:?}");
    }

    #[test]
    fn play_without_losses_is_above_the_scale() {
        assert!(losses(60, 0.0).level().unwrap().level > 8.0);
        assert!(losses(200, 2.6).level().unwrap().level < 1.0);
    }

    #[test]
    fn more_moves_tell_more_and_few_nothing() {
        assert_eq!(losses(LEAST_MOVES - 1, 1.2).level(), None);
        let errors = [LEAST_MOVES, 60, 200].map(|moves| losses(moves, 1.2).level().unwrap().error);
        assert!(errors.is_sorted_by(|one, next| one > next), "{errors:?}");
    }
}
