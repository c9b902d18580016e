//! Fits a [`Curve`] to the outcomes of games.

use std::collections::BTreeMap;

use super::samples::Sample;
use crate::engine::chances::Curve;

/// The number of parts into which games are divided to tell the errors of a fit.
const LEFT_OUT: usize = 20;

/// The numbers of games lost, drawn and won from positions of each score, in hundredths of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcomes(BTreeMap<i16, [u32; 3]>);

impl Outcomes {
    /// Counts the outcomes of samples, without those with a proven score and those of unfinished games.
    pub fn new(samples: &[Sample]) -> Self {
        let mut counts: BTreeMap<_, [u32; 3]> = BTreeMap::new();
        for sample in samples.iter().filter(|sample| !sample.is_proven()) {
            if let Some(halves) = sample.halves {
                counts.entry(sample.score).or_default()[usize::from(halves)] += 1;
            }
        }
        Self(counts)
    }

    /// The curve of the greatest likelihood; `None` unless there are wins and losses. The likelihood has a single
    /// maximum, which nested golden-section searches find. Without draws there is no offset.
    pub fn fit(&self) -> Option<Curve> {
        let [lost, drawn, won] = self.within(i16::MIN, i16::MAX);
        if lost == 0 || won == 0 {
            return None;
        }
        let curve = |scale| Curve {
            offset: match drawn {
                0 => 0.0,
                _ => maximum(0.0, 3_000.0, |offset| self.likelihood(Curve { offset, scale })),
            },
            scale,
        };
        Some(curve(maximum(10.0, 3_000.0, |scale| self.likelihood(curve(scale)))))
    }

    /// The numbers of games lost, drawn and won from positions with scores from `least` to `most` exclusive.
    pub fn within(&self, least: i16, most: i16) -> [u32; 3] {
        let mut sums = [0; 3];
        for counts in self.0.range(least..most).map(|(_, counts)| counts) {
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        sums
    }

    /// The log-likelihood of the outcomes under a curve.
    fn likelihood(&self, curve: Curve) -> f64 {
        let terms = self.0.iter().map(|(&score, &[lost, drawn, won])| {
            let [win, loss] = [score, -score].map(|lead| curve.wins(lead.into()));
            let term = |count: u32, share: f64| f64::from(count) * share.max(1e-9).ln();
            term(won, win) + term(lost, loss) + term(drawn, 1.0 - win - loss)
        });
        terms.sum()
    }
}

/// A curve fitted to games, with the 95 % errors of its numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The curve of the greatest likelihood.
    pub curve: Curve,
    /// The error of the offset, in hundredths of a move.
    pub offset_error: f64,
    /// The error of the scale, in hundredths of a move.
    pub scale_error: f64,
}

impl Fit {
    /// Fits a curve to the samples of whole games; `None` unless there are twenty games and enough outcomes. The
    /// positions of a game share its result, so the errors come from leaving out whole games: each twentieth of them in
    /// turn (jackknife).
    pub fn new(samples: &[Sample]) -> Option<Self> {
        let curve = Outcomes::new(samples).fit()?;
        let games: Vec<_> = samples.chunk_by(|sample, _| sample.plies_left > 1).collect();
        if games.len() < LEFT_OUT {
            return None;
        }
        let without = |group: usize| {
            let left = (0..).zip(&games).filter(|(number, _)| number % LEFT_OUT != group);
            let samples: Vec<_> = left.flat_map(|(_, game)| game.iter().copied()).collect();
            Outcomes::new(&samples).fit()
        };
        let curves: Vec<_> = (0..LEFT_OUT).map(without).collect::<Option<_>>()?;
        let error = |number: fn(&Curve) -> f64| {
            let count = LEFT_OUT as f64;
            let mean = curves.iter().map(number).sum::<f64>() / count;
            let squares: f64 = curves.iter().map(|curve| (number(curve) - mean).powi(2)).sum();
            1.96 * (squares * (count - 1.0) / count).sqrt()
        };
        Some(Self {
            curve,
            offset_error: error(|curve| curve.offset),
            scale_error: error(|curve| curve.scale),
        })
    }
}

/// The maximum of a unimodal function, by golden-section search.
fn maximum(mut low: f64, mut high: f64, height: impl Fn(f64) -> f64) -> f64 {
    const SHARE: f64 = 0.618_033_988_749_895;
    while high - low > 0.05 {
        let (left, right) = (high - SHARE * (high - low), low + SHARE * (high - low));
        if height(left) < height(right) {
            low = left;
        } else {
            high = right;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::rules::{Game, RuleSet};

    #[test]
    fn the_curve_behind_outcomes_is_found() {
        let curve = Curve {
            offset: 87.0,
            scale: 140.0,
        };
        let counts = (-900..=900).step_by(10).map(|score| {
            let [win, loss] = [score, -score].map(|lead| (curve.wins(lead.into()) * 1e4) as u32);
            (score, [loss, 10_000 - win - loss, win])
        });
        let fitted = Outcomes(counts.collect()).fit().unwrap();
        assert!((fitted.offset - curve.offset).abs() < 1.0, "{fitted:?}");
        assert!((fitted.scale - curve.scale).abs() < 1.0, "{fitted:?}");
        assert_eq!(Outcomes::default().fit(), None);
    }

    #[test]
    fn without_draws_there_is_no_offset() {
        let curve = Curve {
            offset: 0.0,
            scale: 400.0,
        };
        let counts = (-900..=900).step_by(10).map(|score| {
            let win = (curve.wins(score.into()) * 1e4) as u32;
            (score, [10_000 - win, 0, win])
        });
        let fitted = Outcomes(counts.collect()).fit().unwrap();
        assert!(
            fitted.offset == 0.0 && (fitted.scale - curve.scale).abs() < 1.0,
            "{fitted:?}"
        );
    }

    /// Games with so many positions each, all of the same value, that are won as often as a curve says.
    fn games(curve: Curve, positions: u16) -> Vec<Sample> {
        let rules = RuleSet::default();
        let start = Game::new(rules);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let scores = (-800..800).step_by(4);
        let games = scores.map(|score| {
            let is_won = rng.random::<f64>() < curve.wins(score);
            let position = |plies_left| {
                let mut sample = Sample::new(start.position(), &rules, score);
                (sample.halves, sample.plies_left) = (Some(if is_won { 2 } else { 0 }), plies_left);
                sample
            };
            (1..=positions).rev().map(position).collect::<Vec<_>>()
        });
        games.flatten().collect()
    }

    #[test]
    fn the_error_of_a_fit_depends_on_the_number_of_games_not_of_positions() {
        let curve = Curve {
            offset: 0.0,
            scale: 400.0,
        };
        let (one, many) = (games(curve, 1), games(curve, 10));
        assert_eq!(many.len(), 10 * one.len());
        let (one, many) = (Fit::new(&one).unwrap(), Fit::new(&many).unwrap());
        assert!((one.scale_error - many.scale_error).abs() < 1.0, "{one:?} {many:?}");
        assert!(
            (20.0..150.0).contains(&one.scale_error) && (one.curve.scale - curve.scale).abs() < 2.0 * one.scale_error,
            "{one:?}"
        );
        assert_eq!(Fit::new(&games(curve, 1)[..19]), None);
    }
}
