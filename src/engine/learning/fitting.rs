//! Fits a [`Curve`] to the outcomes of games.

use std::collections::BTreeMap;

use super::samples::Sample;
use crate::engine::chances::Curve;

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

    /// The curve of the greatest likelihood; `None` unless there are games of each outcome. The likelihood has a single
    /// maximum, which nested golden-section searches find.
    pub fn fit(&self) -> Option<Curve> {
        let total = self.within(i16::MIN, i16::MAX);
        if total.contains(&0) {
            return None;
        }
        let curve = |scale| Curve {
            offset: maximum(0.0, 3_000.0, |offset| self.likelihood(Curve { offset, scale })),
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
    use super::*;

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
}
