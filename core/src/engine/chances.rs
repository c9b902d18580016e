//! From scores to the chances of winning, drawing and losing, fitted to the engine's own games.

use super::score::Score;
use crate::rules::{Repetition, RuleSet};

/// The nodes with which a review looks for the best move, by default.
pub const REVIEW_NODES: u64 = 100_000;

/// The chances of a player, in thousandths that add up to 1000.
///
/// ```
/// use agon_core::engine::Score;
///
/// let even = Score::Race(0).chances();
/// assert_eq!(even.win, even.loss);
/// assert!(Score::Race(300).chances().win > even.win);
/// assert_eq!(Score::WinIn(5).chances().win, 1000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The chance of a win.
    pub win: u16,
    /// The chance of a draw.
    pub draw: u16,
    /// The chance of a loss.
    pub loss: u16,
}

/// An ordered logit model of the chances, as behind the `wdl` of other engines: the chance of a win is a logistic
/// function of the lead, that of a loss the same function of the opponent's lead, and the rest are draws.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// The lead at which a win is as likely as not, in hundredths of a move.
    pub offset: f64,
    /// The lead that multiplies the odds by e, in hundredths of a move.
    pub scale: f64,
}

impl Curve {
    /// Fitted by `agon-engine chances` to the engine's games under `globe`; see `docs/engine.md`.
    pub const MEASURED: Self = Self {
        offset: 82.4,
        scale: 1109.1,
    };

    /// The curve for reviews of games under these rules; see `docs/engine.md`. Where a repetition loses there are no
    /// draws, and so no offset. The scale is that of [`MEASURED`](Self::MEASURED): fitted to games with
    /// 20,000 nodes a move it differs by no more than its error.
    pub const fn of(rules: &RuleSet) -> Self {
        match rules.repetition {
            Repetition::Loses => Self {
                offset: 0.0,
                ..Self::MEASURED
            },
            Repetition::Draw | Repetition::Off => Self::MEASURED,
        }
    }

    /// The expected score at a lead in hundredths of a move, 0 … 1: the share of wins and half that of draws.
    pub fn expected(self, hundredths: i32) -> f64 {
        (1.0 + self.wins(hundredths) - self.wins(-hundredths)) / 2.0
    }

    /// The share of wins at a lead in hundredths of a move, 0 … 1.
    pub fn wins(self, hundredths: i32) -> f64 {
        logistic((f64::from(hundredths) - self.offset) / self.scale)
    }

    /// The chances at a lead in hundredths of a move; never certainty.
    pub fn chances(self, hundredths: i32) -> Chances {
        let [win, loss] = [hundredths, -hundredths].map(|lead| (self.wins(lead) * 1000.0) as u16);
        Chances {
            win,
            draw: 1000 - win - loss,
            loss,
        }
    }
}

impl Score {
    /// The chances of the player with this score, between equals of the engine's strength under `globe`. For display
    /// only: the search does not use them.
    pub fn chances(self) -> Chances {
        match self {
            Self::Race(hundredths) => Curve::MEASURED.chances(hundredths),
            Self::WinIn(_) => Chances {
                win: 1000,
                draw: 0,
                loss: 0,
            },
            Self::LossIn(_) => Chances {
                win: 0,
                draw: 0,
                loss: 1000,
            },
        }
    }

    /// The expected score of the player with this score, 0 … 1, between equals of the strength that reviews games: the
    /// chance of a win and half that of a draw.
    ///
    /// ```
    /// use agon_core::engine::Score;
    /// use agon_core::rules::RuleSet;
    ///
    /// let rules = RuleSet::default();
    /// assert!((Score::Race(0).expected(&rules) - 0.5).abs() < 1e-9);
    /// assert_eq!(Score::LossIn(4).expected(&rules), 0.0);
    /// ```
    pub fn expected(self, rules: &RuleSet) -> f64 {
        match self {
            Self::Race(hundredths) => Curve::of(rules).expected(hundredths),
            Self::WinIn(_) => 1.0,
            Self::LossIn(_) => 0.0,
        }
    }
}

/// The logistic function of the logarithm of the odds. Computed by multiplications and one division only, which give
/// the same result on every machine.
pub(super) fn logistic(odds: f64) -> f64 {
    const DOUBLINGS: u32 = 12;
    let mut power = 1.0 - odds.clamp(-15.0, 15.0) / f64::from(1 << DOUBLINGS);
    for _ in 0..DOUBLINGS {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{INFINITE, SURE};

    #[test]
    fn the_logistic_curve_is_followed() {
        for (odds, expected) in [(0.0, 0.5), (1.0, 0.7311), (-1.0, 0.2689), (4.0, 0.9820), (40.0, 1.0)] {
            assert!((logistic(odds) - expected).abs() < 1e-3, "{odds}: {}", logistic(odds));
        }
    }

    #[test]
    fn chances_add_up_and_grow_with_the_score() {
        let mut before = Score::from_value(1 - INFINITE).chances();
        for value in 1 - INFINITE..INFINITE {
            let score = Score::from_value(value);
            let Chances { win, draw, loss } = score.chances();
            assert_eq!(win + draw + loss, 1000);
            assert!(win >= before.win && loss <= before.loss, "{score:?}");
            let turned = (-score).chances();
            assert_eq!((turned.win, turned.draw, turned.loss), (loss, draw, win), "{score:?}");
            let certain = win == 1000 || loss == 1000;
            assert_eq!(certain, value.abs() > SURE, "{score:?}");
            before = score.chances();
        }
        assert!(before.win == 1000 && Score::Race(0).chances().draw > 0);
    }
}
