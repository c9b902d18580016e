//! The totals of a match.

use std::fmt;

use super::pairing::{Ending, PairResult, Points};
use super::statistics::Pentanomial;

/// The totals of the pairs so far, from the view of the first contestant.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// The numbers of pairs with 0 … 2 points.
    pub pairs: Pentanomial,
    /// The numbers of games won, drawn and lost.
    pub games: [u32; 3],
    /// The number of games that White won.
    white: u32,
    endings: [u32; Ending::ALL.len()],
    plies: u64,
    shortest: u32,
    longest: u32,
}

impl Tally {
    /// Adds a pair.
    pub fn add(&mut self, pair: &PairResult) {
        let mut halves = 0;
        for (i, game) in pair.games.iter().enumerate() {
            let (column, points) = match game.points {
                Points::Won => (0, 2),
                Points::Drawn => (1, 1),
                Points::Lost => (2, 0),
            };
            halves += points;
            self.games[column] += 1;
            self.white += u32::from(game.points == [Points::Won, Points::Lost][i]);
            self.endings[game.ending as usize] += 1;
            self.plies += u64::from(game.plies);
            let first = self.games.iter().sum::<u32>() == 1;
            self.shortest = if first {
                game.plies
            } else {
                self.shortest.min(game.plies)
            };
            self.longest = self.longest.max(game.plies);
        }
        self.pairs.0[halves] += 1;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [won, drawn, lost] = self.games;
        let games = won + drawn + lost;
        writeln!(f, "games {games}: {won} won, {drawn} drawn, {lost} lost by A")?;
        let [p0, p1, p2, p3, p4] = self.pairs.0;
        writeln!(
            f,
            "pairs {}: {p0} {p1} {p2} {p3} {p4} with 0, 1/2, 1, 3/2, 2 points",
            self.pairs.pairs()
        )?;
        writeln!(
            f,
            "Elo {} (95 %), score {:.1} %",
            self.pairs.elo(),
            100.0 * self.pairs.score()
        )?;
        let mean = self.plies as f64 / f64::from(games.max(1));
        writeln!(f, "length {mean:.0} plies, from {} to {}", self.shortest, self.longest)?;
        write!(f, "White won {} of {} decided; ends:", self.white, won + lost)?;
        for (ending, count) in Ending::ALL
            .into_iter()
            .zip(self.endings)
            .filter(|(_, count)| *count > 0)
        {
            write!(f, " {} {count}", ending.name())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::arena::pairing::GameResult;

    #[test]
    fn pairs_are_counted_by_their_points_and_colours() {
        let mut tally = Tally::default();
        for (first, second) in [
            (Points::Won, Points::Won),
            (Points::Won, Points::Lost),
            (Points::Drawn, Points::Lost),
        ] {
            let game = |points, plies| GameResult {
                points,
                ending: if points == Points::Drawn {
                    Ending::Progress
                } else {
                    Ending::Enthroned
                },
                plies,
            };
            tally.add(&PairResult {
                pair: 0,
                games: [game(first, 120), game(second, 180)],
            });
        }
        assert_eq!(
            (tally.pairs, tally.games, tally.white),
            (Pentanomial([0, 1, 1, 0, 1]), [3, 1, 2], 4)
        );
        let text = tally.to_string();
        assert!(text.contains("length 150 plies, from 120 to 180"), "{text}");
        assert!(
            text.ends_with("White won 4 of 5 decided; ends: enthroned 5 progress 1"),
            "{text}"
        );
    }
}
