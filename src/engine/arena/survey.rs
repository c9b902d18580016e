//! Surveys of a player's games against itself under a rule set: length, draws and their reasons, White's score,
//! captures.

use std::fmt;

use super::pairing::{Ending, Fault, GameResult, Pairing, Points, random_opening};
use super::player::Player;
use crate::engine::limits::Monitor;
use crate::rules::{Effect, Side};

/// A game of a player against itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurveyedGame {
    /// White's points, the ending and the length.
    pub result: GameResult,
    /// The number of pieces captured, those trapped by their own step included.
    pub captures: u32,
}

impl Pairing {
    /// Plays one game from the opening with this number, with the first player as White; `None` if it was stopped. With
    /// deterministic players, the game depends only on its number and the settings.
    pub fn play_for_survey<M: Monitor>(
        &self,
        number: u32,
        players: &mut [Box<dyn Player>; 2],
        watch: &dyn Fn() -> M,
        faulty: &mut dyn FnMut(Fault),
    ) -> Option<SurveyedGame> {
        let mut rng = self.rng(number);
        let mut game = random_opening(self.rules, self.openings, &mut rng);
        let result = self.play_game(&mut game, Side::White, players, &mut rng, watch, faulty)?;
        let effects = game.plies().iter().flat_map(|ply| &ply.effects);
        let captures = effects.filter(|effect| matches!(effect, Effect::Captured { .. } | Effect::Trapped { .. }));
        Some(SurveyedGame {
            result,
            captures: captures.count() as u32,
        })
    }
}

/// The totals of games under the same rules.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Survey {
    lengths: Vec<u32>,
    /// The numbers of games that White lost, drew and won.
    points: [u32; 3],
    /// The numbers of drawn games by ending.
    draws: [u32; Ending::ALL.len()],
    /// The number of games lost by closing guards round an empty throne.
    empty_thrones: u32,
    captures: u64,
}

impl Survey {
    /// The heading of a Markdown table of surveys.
    pub const HEADING: &str = "| rules | player | games | plies: mean | quartiles | drawn | by repetition | by no progress \
                               | stuck | unfinished | empty throne | White's score | captures |\n\
                               |---|---|---|---|---|---|---|---|---|---|---|---|---|";

    /// Adds a game.
    pub fn add(&mut self, game: &SurveyedGame) {
        let GameResult { points, ending, plies } = game.result;
        self.lengths.push(plies);
        self.points[points as usize] += 1;
        match ending {
            _ if points == Points::Drawn => self.draws[ending as usize] += 1,
            Ending::EmptyThrone => self.empty_thrones += 1,
            _ => {}
        }
        self.captures += u64::from(game.captures);
    }

    /// A row of the table under [`HEADING`](Self::HEADING).
    pub fn row<'a>(&'a self, rules: &'a dyn fmt::Display, player: &'a dyn fmt::Display) -> impl fmt::Display + 'a {
        fmt::from_fn(move |f| {
            let games = self.lengths.len();
            let percent = |count: u32| 100.0 * f64::from(count) / games.max(1) as f64;
            let mean = |sum: u64| sum as f64 / games.max(1) as f64;
            let mut lengths = self.lengths.clone();
            lengths.sort_unstable();
            let quartile = |quarter: usize| lengths.get(games * quarter / 4).copied().unwrap_or_default();
            let plies = lengths.iter().map(|&plies| u64::from(plies)).sum();
            let [_, drawn, _] = self.points;
            let draws = |ending: Ending| percent(self.draws[ending as usize]);
            let (score, error) = self.white_score();
            write!(
                f,
                "| `{rules}` | `{player}` | {games} | {:.0} | {} {} {} | {:.1} % | {:.1} % | {:.1} % | {:.1} % | {:.1} % \
                 | {:.1} % | {score:.1} ± {error:.1} % | {:.1} |",
                mean(plies),
                quartile(1),
                quartile(2),
                quartile(3),
                percent(drawn),
                draws(Ending::Repetition),
                draws(Ending::Progress),
                draws(Ending::BothStuck),
                draws(Ending::TooLong),
                percent(self.empty_thrones),
                mean(self.captures),
            )
        })
    }

    /// White's score in percent, and half the width of its 95 % confidence interval.
    fn white_score(&self) -> (f64, f64) {
        let games = self.lengths.len().max(1) as f64;
        let [lost, drawn, won] = self.points.map(|count| f64::from(count) / games);
        let score = won + drawn / 2.0;
        let variance = lost * score.powi(2) + drawn * (0.5 - score).powi(2) + won * (1.0 - score).powi(2);
        (100.0 * score, 196.0 * (variance / games).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_lengths_draws_whites_score_and_captures() {
        let mut survey = Survey::default();
        for (points, ending, plies, captures) in [
            (Points::Won, Ending::Enthroned, 100, 10),
            (Points::Won, Ending::EmptyThrone, 120, 20),
            (Points::Drawn, Ending::Repetition, 140, 30),
            (Points::Lost, Ending::Repetition, 200, 0),
        ] {
            let result = GameResult { points, ending, plies };
            survey.add(&SurveyedGame { result, captures });
        }
        let row = survey.row(&"globe", &"oneply").to_string();
        assert_eq!(
            row,
            "| `globe` | `oneply` | 4 | 140 | 120 140 200 | 25.0 % | 25.0 % | 0.0 % | 0.0 % | 0.0 % | 25.0 % \
             | 62.5 ± 40.6 % | 15.0 |"
        );
        let columns = |line: &str| line.matches('|').count();
        assert!(Survey::HEADING.lines().all(|line| columns(line) == columns(&row)));
    }
}
