//! Rating of a solver, by Glicko-2 (M. Glickman, <http://www.glicko.net/glicko/glicko2.pdf>): every first try is a game
//! against the puzzle.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2};

use super::puzzle::Rating;

/// Somebody's rating on the scale of the puzzles and levels.
///
/// ```
/// use agon_core::puzzles::puzzle::Rating;
/// use agon_core::puzzles::skill::Skill;
///
/// let skill = Skill::default();
/// let puzzle = Rating { value: 1200, error: 70 };
/// let [better, worse] = [true, false].map(|solved| skill.after(puzzle, solved));
/// assert!(better.value() > skill.value() && skill.value() > worse.value());
/// assert!(better.deviation() < skill.deviation(), "more is known than before");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "[f64; 3]", try_from = "[f64; 3]")]
pub struct Skill(Glicko2Rating);

/// The rating of somebody of whom nothing is known: the middle of the puzzles (median 1206).
const FIRST: f64 = 1200.0;
/// Its deviation, and the volatility, as Glickman proposes them.
const FIRST_DEVIATION: f64 = 350.0;
const FIRST_VOLATILITY: f64 = 0.06;

/// From this deviation on, a rating is a guess, as on Lichess.
const GUESS: f64 = 110.0;

/// From this deviation on, not even that.
const UNKNOWN: f64 = 150.0;

impl Default for Skill {
    fn default() -> Self {
        Self(Glicko2Rating {
            rating: FIRST,
            deviation: FIRST_DEVIATION,
            volatility: FIRST_VOLATILITY,
        })
    }
}

impl Skill {
    /// The rating after a first try at a puzzle. The puzzle's own rating is known and stays.
    #[must_use]
    pub fn after(self, puzzle: Rating, is_solved: bool) -> Self {
        let outcome = if is_solved { Outcomes::WIN } else { Outcomes::LOSS };
        Self(glicko2(&self.0, &opponent(puzzle), &outcome, &Glicko2Config::new()).0)
    }

    /// The chance that a first try at a puzzle succeeds, 0 … 1.
    pub fn chance(self, puzzle: Rating) -> f64 {
        expected_score(&self.0, &opponent(puzzle)).0
    }

    /// The rating.
    pub fn value(self) -> i32 {
        self.0.rating.round() as i32
    }

    /// Its standard error.
    pub fn deviation(self) -> i32 {
        self.0.deviation.round() as i32
    }

    /// Whether too little is known for more than a guess.
    pub fn is_guess(self) -> bool {
        self.0.deviation > GUESS
    }

    /// Whether too little is known even for that: each try would throw the rating far up or down.
    pub fn is_unknown(self) -> bool {
        self.0.deviation > UNKNOWN
    }

    /// The rating of the puzzles to begin with: easier than the player's own, the less is known of it. A beginner would
    /// rather find the first answers than miss them.
    ///
    /// ```
    /// use agon_core::puzzles::skill::Skill;
    ///
    /// let new = Skill::default();
    /// assert!(new.aim() < new.value());
    /// ```
    pub fn aim(self) -> i32 {
        (self.0.rating - (self.0.deviation - GUESS).max(0.0)).round() as i32
    }
}

/// A puzzle as the other side of a game.
fn opponent(puzzle: Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: f64::from(puzzle.value),
        deviation: f64::from(puzzle.error),
        volatility: FIRST_VOLATILITY,
    }
}

impl From<Skill> for [f64; 3] {
    fn from(skill: Skill) -> Self {
        [skill.0.rating, skill.0.deviation, skill.0.volatility]
    }
}

impl TryFrom<[f64; 3]> for Skill {
    type Error = &'static str;

    fn try_from([rating, deviation, volatility]: [f64; 3]) -> Result<Self, Self::Error> {
        let is_known = rating.is_finite() && deviation.is_finite() && deviation > 0.0;
        if !is_known || !(0.0..1.0).contains(&volatility) {
            return Err("not a rating");
        }
        Ok(Self(Glicko2Rating {
            rating,
            deviation,
            volatility,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Glickman's paper has one rating period of three games; this is its first game alone, worked out
    /// by the formulas with τ = 0.5.
    #[test]
    fn a_game_changes_the_rating_as_the_formulas_say() {
        let skill = Skill::try_from([1500.0, 200.0, 0.06]).unwrap();
        let after = skill.after(Rating { value: 1400, error: 30 }, true);
        assert_eq!((after.value(), after.deviation()), (1564, 175));
    }

    #[test]
    fn solving_every_other_puzzle_leads_to_their_rating() {
        let puzzle = Rating { value: 700, error: 70 };
        let skill = (0..60).fold(Skill::default(), |skill, number| skill.after(puzzle, number % 2 == 0));
        assert!((skill.value() - 700).abs() < 60, "{skill:?}");
        assert!(!skill.is_guess() && Skill::default().is_guess());
    }

    #[test]
    fn a_rating_is_unknown_then_a_guess_and_the_puzzles_come_nearer_to_it() {
        let mut skill = Skill::default();
        let mut seen = Vec::new();
        for number in 0..20 {
            let below = skill.value() - skill.aim();
            seen.push((skill.is_unknown(), skill.is_guess(), below));
            let puzzle = Rating {
                value: skill.aim() as u16,
                error: 70,
            };
            skill = skill.after(puzzle, number % 2 == 0);
        }
        assert_eq!(seen[0], (true, true, 240));
        assert!(seen.is_sorted_by_key(|(_, _, below)| -below), "{seen:?}");
        assert!(seen.contains(&(false, true, seen[10].2)), "{seen:?}");
        assert_eq!(seen[19], (false, false, 0));
    }

    #[test]
    fn impossible_ratings_are_refused() {
        for damaged in ["[1200.0,0.0,0.06]", "[1200.0,350.0,-1.0]", "[1200.0]", "null"] {
            assert!(serde_json::from_str::<Skill>(damaged).is_err(), "{damaged}");
        }
        let text = serde_json::to_string(&Skill::default()).unwrap();
        assert_eq!(serde_json::from_str::<Skill>(&text).unwrap(), Skill::default());
    }
}
