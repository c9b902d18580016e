//! One player against a table of another.

use std::fmt;

use super::game::play;
use crate::agent::options::Options;
use crate::agent::pieces::Player;
use crate::agent::players::Character;

/// What came of games of one player against a table of others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Players at the table.
    pub players: usize,
    /// Games played.
    pub games: u32,
    /// Games won by the one.
    pub won: u32,
    /// Games without a winner.
    pub drawn: u32,
}

impl Tally {
    /// The share of the games that was won; a draw counts as much for everybody.
    pub fn share(&self) -> f64 {
        let drawn = f64::from(self.drawn) / self.players as f64;
        (f64::from(self.won) + drawn) / f64::from(self.games)
    }

    /// The standard error of the share.
    pub fn error(&self) -> f64 {
        let (n, part) = (f64::from(self.games), 1.0 / self.players as f64);
        let squares = (f64::from(self.won) + f64::from(self.drawn) * part * part) / n;
        ((squares - self.share() * self.share()).max(0.0) / n).sqrt()
    }

    /// The share as a multiple of what is fair among so many.
    pub fn times_fair(&self) -> f64 {
        self.share() * self.players as f64
    }

    /// The two together.
    pub const fn plus(self, other: Self) -> Self {
        Self {
            players: other.players,
            games: self.games + other.games,
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, error) = (100.0 * self.share(), 100.0 * self.error());
        let fair = self.times_fair();
        write!(
            f,
            "{} games: {share:.1} % ± {error:.1}, {fair:.2} times the fair share",
            self.games
        )
    }
}

/// Plays the game with this number in a series: the one sits and the start goes round with the number. The others sit
/// after the one in their order, which begins anew where there are more seats; without any, the one plays against itself.
pub fn one_against_all(options: &Options, one: Character, others: &[Character], seed: u64, number: u32) -> Tally {
    let players = options.players();
    let seat = Player::ALL[number as usize % players];
    let start = Player::ALL[number as usize / players % players];
    let mut characters = [one; Player::MOST];
    let after = (1..players).map(|place| (seat.index() + place) % players);
    for (seat, &other) in after.zip(others.iter().cycle()) {
        characters[seat] = other;
    }
    let seed = seed.wrapping_mul(1_000_003).wrapping_add(number.into());
    let played = play(options, start, &characters, seed, |_, _| {});
    Tally {
        players,
        games: 1,
        won: u32::from(played.winner() == Some(seat)),
        drawn: u32::from(played.winner().is_none()),
    }
}
