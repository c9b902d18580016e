//! The statistics of a match: Elo with its error, and the sequential probability ratio test (SPRT).
//!
//! The two games of a pair share an opening, so only their sum is an independent trial. Everything is therefore
//! computed from the numbers of pairs with 0, ½, 1, 1½ and 2 points (the pentanomial model).

use std::fmt;
use std::str::FromStr;

/// The numbers of pairs with 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Pentanomial(pub [u64; 5]);

/// A difference in strength with its error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The difference in Elo; infinite if everything was won or lost.
    pub elo: f64,
    /// Half the width of the 95 % confidence interval, in Elo.
    pub error: f64,
}

/// The normal distribution's 97.5 % point.
const CONFIDENCE: f64 = 1.959_964;

impl Pentanomial {
    /// The number of pairs.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean points per game, 0 … 1; ½ without any games.
    pub fn score(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        let quarters = self.0.iter().enumerate().map(|(points, &pairs)| points as u64 * pairs);
        quarters.sum::<u64>() as f64 / (4 * self.pairs()) as f64
    }

    /// The variance of the mean points per game of a pair.
    fn variance(&self) -> f64 {
        let mean = self.score();
        let square = |points: usize| (points as f64 / 4.0 - mean).powi(2);
        let squares = self
            .0
            .iter()
            .enumerate()
            .map(|(points, &pairs)| pairs as f64 * square(points));
        squares.sum::<f64>() / self.pairs().max(1) as f64
    }

    /// The difference in strength that the score stands for, by the logistic curve.
    ///
    /// ```
    /// use agon_core::engine::arena::Pentanomial;
    ///
    /// let estimate = Pentanomial([34, 54, 63, 64, 75]).elo();
    /// assert_eq!(estimate.to_string(), "+55.6 ± 27.7");
    /// ```
    pub fn elo(&self) -> Estimate {
        let margin = CONFIDENCE * (self.variance() / self.pairs().max(1) as f64).sqrt();
        let score = self.score();
        Estimate {
            elo: elo_of(score),
            error: (elo_of(score + margin) - elo_of(score - margin)) / 2.0,
        }
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // All won or all lost: the error is not defined.
        if self.elo.is_infinite() {
            return write!(f, "{:+}", self.elo);
        }
        write!(f, "{:+.1} ± {:.1}", self.elo, self.error)
    }
}

/// The difference in Elo for an expected score.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

/// The expected score for a difference in Elo.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test of two hypotheses: the difference is `elo0`, or `elo1` (logistic Elo). Either error has a
/// probability of 5 %.
///
/// ```
/// use agon_core::engine::arena::{Pentanomial, Sprt, Verdict};
///
/// let sprt: Sprt = "0,5".parse()?;
/// assert_eq!(sprt.verdict(&Pentanomial([10, 20, 40, 20, 10])), Verdict::Open);
/// assert_eq!(sprt.verdict(&Pentanomial([10, 20, 40, 200, 100])), Verdict::Accepted);
/// # Ok::<(), agon_core::engine::arena::SprtError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// `elo1` is accepted.
    Accepted,
    /// `elo0` is accepted.
    Rejected,
}

/// The text is not a test such as `0,5`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a test is two differences in Elo, the smaller first: 0,5")]
pub struct SprtError;

/// The probability of either error.
const ALPHA: f64 = 0.05;
/// The count of an outcome that did not occur, so that it is not impossible; as in fishtest.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The log-likelihood ratio at which the test ends, in either direction.
    pub fn bound() -> f64 {
        ((1.0 - ALPHA) / ALPHA).ln()
    }

    /// The log-likelihood ratio of `elo1` against `elo0`, each with the likeliest distribution of its mean.
    ///
    /// This is the generalised test of M. Van den Bergh as fishtest computes it (`LLRcalc.py`), after "Maximum
    /// likelihood estimation of a multinomial distribution with a given expectation", Proposition 1.1.
    pub fn ratio(&self, results: &Pentanomial) -> f64 {
        if results.pairs() == 0 {
            return 0.0;
        }
        let seen = results.0.map(|pairs| (pairs as f64).max(UNSEEN));
        let (tilt0, tilt1) = (tilt(&seen, score_of(self.elo0)), tilt(&seen, score_of(self.elo1)));
        (0..5)
            .map(|points| seen[points] * (tilt1(points) / tilt0(points)).ln())
            .sum()
    }

    /// The state of the test after these results.
    pub fn verdict(&self, results: &Pentanomial) -> Verdict {
        match self.ratio(results) {
            ratio if ratio >= Self::bound() => Verdict::Accepted,
            ratio if ratio <= -Self::bound() => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

/// The factor by which the frequency of each outcome changes in the likeliest distribution with mean `score`.
fn tilt(seen: &[f64; 5], score: f64) -> impl Fn(usize) -> f64 {
    let distance = move |points: usize| points as f64 / 4.0 - score;
    // The factor is 1 / (1 + x d) for the one x at which the mean is right; the sum falls as x grows.
    let (mut low, mut high) = (-1.0 / distance(4), -1.0 / distance(0));
    for _ in 0..100 {
        let x = (low + high) / 2.0;
        let sum: f64 = (0..5)
            .map(|points| seen[points] * distance(points) / (1.0 + x * distance(points)))
            .sum();
        if sum > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    let x = (low + high) / 2.0;
    move |points| 1.0 / (1.0 + x * distance(points))
}

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (elo0, elo1) = text.split_once(',').ok_or(SprtError)?;
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0);
        match (number(elo0), number(elo1)) {
            (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Self { elo0, elo1 }),
            _ => Err(SprtError),
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.elo0, self.elo1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(value: f64, known: f64, slack: f64) {
        assert!((value - known).abs() < slack, "{value} is not {known}");
    }

    /// Values that fastchess's own tests expect (`elo_test.cpp`).
    #[test]
    fn elo_and_error_are_those_of_published_examples() {
        for (pairs, elo, error) in [
            ([34, 54, 63, 64, 75], 55.58, 27.65),
            ([332, 433, 498, 333, 334], -8.64, 10.33),
            ([7895, 8757, 5685, 568, 9999], -21.04, 2.95),
        ] {
            let estimate = Pentanomial(pairs).elo();
            is_near(estimate.elo, elo, 0.01);
            is_near(estimate.error, error, 0.01);
        }
    }

    /// Values that fastchess's own tests expect (`sprt_test.cpp`, logistic pentanomial).
    #[test]
    fn the_ratio_is_that_of_published_examples() {
        for (pairs, elo0, elo1, ratio) in [
            ([223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07),
            ([871, 26175, 55983, 26678, 821], 0.0, 2.0, -4.98),
        ] {
            is_near(Sprt { elo0, elo1 }.ratio(&Pentanomial(pairs)), ratio, 0.01);
        }
        is_near(Sprt::bound(), 2.944, 0.001);
    }

    #[test]
    fn sides_changed_turn_the_signs_round() {
        let results = Pentanomial([3, 10, 20, 14, 9]);
        let turned = Pentanomial([9, 14, 20, 10, 3]);
        is_near(results.elo().elo, -turned.elo().elo, 1e-9);
        is_near(results.elo().error, turned.elo().error, 1e-9);
        let (ahead, behind) = (Sprt { elo0: 0.0, elo1: 30.0 }, Sprt { elo0: -30.0, elo1: 0.0 });
        is_near(ahead.ratio(&results), -behind.ratio(&turned), 1e-9);
    }

    #[test]
    fn results_without_variance_are_handled() {
        let sprt = Sprt { elo0: 0.0, elo1: 5.0 };
        assert_eq!(sprt.verdict(&Pentanomial::default()), Verdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial([0, 0, 0, 0, 5000])), Verdict::Accepted);
        assert_eq!(sprt.verdict(&Pentanomial([0, 0, 100_000, 0, 0])), Verdict::Rejected);
        assert_eq!(Pentanomial([0, 0, 0, 0, 7]).elo().to_string(), "+inf");
        assert_eq!(Pentanomial([7, 0, 0, 0, 0]).elo().to_string(), "-inf");
        assert_eq!(Pentanomial::default().elo().to_string(), "+0.0 ± 0.0");
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for text in ["", "5", "5,0", "0,0", "0,x", "0,5,9", "0,inf", "nan,5"] {
            assert_eq!(text.parse::<Sprt>(), Err(SprtError), "{text}");
        }
        assert_eq!(" 0 , 2.5 ".parse(), Ok(Sprt { elo0: 0.0, elo1: 2.5 }));
    }
}
