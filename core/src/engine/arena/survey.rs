//! Surveys of a player's games against itself under a rule set: length, ends, White's score, captures, how often the lead
//! changes, and how many moves are forced.

use std::fmt;

use super::pairing::{Ending, Fault, GameResult, Pairing, Points, random_opening};
use super::player::Player;
use crate::engine::evaluation::race;
use crate::engine::limits::Monitor;
use crate::rules::{Effect, Game, Position, Side};

/// A game of a player against itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurveyedGame {
    /// White's points, the ending and the length.
    pub result: GameResult,
    /// The number of pieces captured, those trapped by their own step included.
    pub captures: u32,
    /// The number of turns, the unfinished last one included.
    pub turns: u32,
    /// How often one side took over the lead in the race from the other. A lead is more than one move, since taking
    /// turns makes so much.
    pub lead_changes: u32,
    /// The number of plies with a single legal move, of those after the opening.
    pub forced: u32,
}

/// The number of changes of the lead in the race over the positions of a game.
fn lead_changes<'a>(positions: impl Iterator<Item = &'a Position>) -> u32 {
    let leaders = positions.filter_map(|position| {
        let [white, black] = Side::ALL.map(|side| race(position, side));
        match white.abs_diff(black) {
            0 | 1 => None,
            _ if white < black => Some(Side::White),
            _ => Some(Side::Black),
        }
    });
    let (mut changes, mut before) = (0, None);
    for leader in leaders {
        changes += u32::from(before.replace(leader).is_some_and(|before| before != leader));
    }
    changes
}

impl Pairing {
    /// Plays one game from the opening with this number, with the first player as White. Returns what is counted of it,
    /// and the game; `None` if it was stopped. With deterministic players, the game depends only on its number and the
    /// settings.
    pub fn play_for_survey<M: Monitor>(
        &self,
        number: u32,
        players: &mut [Box<dyn Player>; 2],
        watch: &dyn Fn() -> M,
        faulty: &mut dyn FnMut(Fault),
    ) -> Option<(SurveyedGame, Game)> {
        let mut rng = self.rng(number);
        let mut game = random_opening(self.rules, self.openings, &mut rng);
        let opening = game.plies().len();
        let result = self.play_game(&mut game, Side::White, players, &mut rng, watch, faulty)?;
        let effects = game.plies().iter().flat_map(|ply| &ply.effects);
        let captures = effects.filter(|effect| matches!(effect, Effect::Captured { .. } | Effect::Trapped { .. }));
        let chosen = game.positions().take(game.plies().len()).skip(opening);
        let forced = chosen.filter(|position| position.legal_moves(&self.rules).len() == 1);
        let surveyed = SurveyedGame {
            result,
            captures: captures.count() as u32,
            turns: game.position().turn(),
            lead_changes: lead_changes(game.positions()),
            forced: forced.count() as u32,
        };
        Some((surveyed, game))
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
    /// The numbers of decided games by ending.
    wins: [u32; Ending::ALL.len()],
    captures: u64,
    turns: u64,
    lead_changes: u64,
    forced: u64,
}

impl Survey {
    /// The heading of a Markdown table of surveys.
    pub const HEADING: &str = "| rules | player | games | plies: mean | quartiles | turns | drawn | by repetition \
                               | by no progress | stuck | unfinished | won by the throne | by repetition \
                               | by an empty throne | by captures | White's score | captures | lead changes | forced |\n\
                               |---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|";

    /// Adds a game.
    pub fn add(&mut self, game: &SurveyedGame) {
        let GameResult { points, ending, plies } = game.result;
        self.lengths.push(plies);
        self.points[points as usize] += 1;
        let ends = match points {
            Points::Drawn => &mut self.draws,
            Points::Won | Points::Lost => &mut self.wins,
        };
        ends[ending as usize] += 1;
        self.captures += u64::from(game.captures);
        self.turns += u64::from(game.turns);
        self.lead_changes += u64::from(game.lead_changes);
        self.forced += u64::from(game.forced);
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
            let plies: u64 = lengths.iter().map(|&plies| u64::from(plies)).sum();
            let [_, drawn, _] = self.points;
            let draws = |ending: Ending| percent(self.draws[ending as usize]);
            let wins = |ending: Ending| percent(self.wins[ending as usize]);
            let (score, error) = self.white_score();
            write!(
                f,
                "| `{rules}` | `{player}` | {games} | {:.0} | {} {} {} | {:.0} | {:.1} % | {:.1} % | {:.1} % | {:.1} % \
                 | {:.1} % | {:.1} % | {:.1} % | {:.1} % | {:.1} % | {score:.1} ± {error:.1} % | {:.1} | {:.1} | {:.1} % |",
                mean(plies),
                quartile(1),
                quartile(2),
                quartile(3),
                mean(self.turns),
                percent(drawn),
                draws(Ending::Repetition),
                draws(Ending::Progress),
                draws(Ending::BothStuck),
                draws(Ending::TooLong),
                wins(Ending::Enthroned),
                wins(Ending::Repetition),
                wins(Ending::EmptyThrone),
                wins(Ending::Captured),
                mean(self.captures),
                mean(self.lead_changes),
                100.0 * self.forced as f64 / plies.max(1) as f64,
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
    use crate::notation::parse_position;
    use crate::rules::RuleSet;

    #[test]
    fn a_row_has_lengths_ends_whites_score_and_what_the_games_are_like() {
        let mut survey = Survey::default();
        for (points, ending, plies, captures) in [
            (Points::Won, Ending::Enthroned, 100, 10),
            (Points::Won, Ending::EmptyThrone, 120, 20),
            (Points::Drawn, Ending::Repetition, 140, 30),
            (Points::Lost, Ending::Repetition, 200, 0),
        ] {
            let result = GameResult { points, ending, plies };
            survey.add(&SurveyedGame {
                result,
                captures,
                turns: plies / 2,
                lead_changes: captures / 10,
                forced: plies / 4,
            });
        }
        let row = survey.row(&"globe", &"oneply").to_string();
        assert_eq!(
            row,
            "| `globe` | `oneply` | 4 | 140 | 120 140 200 | 70 | 25.0 % | 25.0 % | 0.0 % | 0.0 % | 0.0 % | 25.0 % \
             | 25.0 % | 25.0 % | 0.0 % | 62.5 ± 40.6 % | 15.0 | 1.5 | 25.0 % |"
        );
        let columns = |line: &str| line.matches('|').count();
        assert!(Survey::HEADING.lines().all(|line| columns(line) == columns(&row)));
    }

    #[test]
    fn the_lead_changes_when_the_other_side_is_more_than_a_move_ahead() {
        let rules = RuleSet::default();
        let read = |text: &str| parse_position(text, &rules).unwrap();
        let even = read("Q5/7/8/9/10/11/10/9/8/7/q5 w - 0 1");
        let ahead = read("6/7/8/9/10/5Q5/10/9/8/7/q5 w - 0 1");
        let behind = read("6/7/8/9/10/5q5/10/9/8/7/Q5 w - 0 1");
        assert_eq!(lead_changes([&even, &ahead, &even, &ahead].into_iter()), 0);
        assert_eq!(lead_changes([&ahead, &even, &behind, &ahead, &ahead].into_iter()), 2);
    }
}
