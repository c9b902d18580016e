//! The game of a day of Agent: the same table, lot and chance for everybody.

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::agent::players::{Character, Level};
use crate::agent::{Options, Player, Referee, Seat, draw_cast};

/// Keeps the days apart from other seeds.
///
/// The deal is the same everywhere, so whoever reads this can work out the rivals' sheets beforehand, as they could look
/// up the answer of a puzzle. A save of the game still hides the seed like that of any other.
const SALT: u64 = 0x0a6e_27da_7000_0000;

/// The strengths from which rivals are drawn. Beginners are not among them, nor is a table of masters likely.
const LEVELS: [Level; 5] = [Level::Runner, Level::Broker, Level::Broker, Level::Agent, Level::Master];

/// The first day that has a game, 1 November 2026, counted from 1 January 1970.
const FIRST: u64 = 20_758;

fn chance(day: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(day ^ SALT)
}

/// The game of a day, counted from 1 January 1970, before the opening stakes. The player is on the first seat.
///
/// ```
/// use agon_core::played::game_of_day::game_of_day;
///
/// let game = game_of_day(20_785);
/// assert_eq!(game, game_of_day(20_785));
/// assert_ne!(game.seed(), game_of_day(20_786).seed());
/// assert_eq!(game.persons().count(), 1);
/// ```
pub fn game_of_day(day: u64) -> Referee {
    let mut lot = chance(day);
    // The first number, as in `seed_of_day`.
    let seed = lot.next_u64();
    let players = lot.random_range(3..=5_u32) as usize;
    let options = Options::suggested(players).expect("so many may play");
    let mut seats = vec![Seat::person("")];
    for _ in 1..players {
        let level = LEVELS[lot.random_range(0..LEVELS.len() as u32) as usize];
        seats.push(Seat::computer("", Character::even(level)));
    }
    draw_cast(&mut seats, options.seats().collect(), lot.next_u64());
    let start = Player::ALL[lot.random_range(0..players as u32) as usize];
    Referee::new(options, start, &seats, seed)
}

/// The seed of the game of a day.
pub fn seed_of_day(day: u64) -> u64 {
    chance(day).next_u64()
}

/// The day whose game has this seed, up to a last one.
pub(super) fn day_of(seed: u64, last: u64) -> Option<u64> {
    (FIRST..=last).find(|&day| seed_of_day(day) == seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_known_by_the_seed_of_its_game() {
        for day in FIRST..FIRST + 40 {
            let game = game_of_day(day);
            assert_eq!(day_of(game.seed(), FIRST + 40), Some(day));
            assert_eq!(day_of(game.seed(), day - 1), None, "it is not played before");
            let rivals: Vec<_> = game.seats()[1..].iter().map(|seat| seat.persona).collect();
            assert!(rivals.iter().all(Option::is_some), "{rivals:?}");
        }
        assert_eq!(day_of(7, FIRST + 40), None);
    }

    #[test]
    fn days_differ_in_table_and_lot() {
        let games: Vec<_> = (FIRST..FIRST + 40).map(game_of_day).collect();
        for players in 3..=5 {
            let of_size = games.iter().filter(|game| game.options().players() == players);
            assert!(of_size.count() > 5, "{players}");
        }
        let begun = games
            .iter()
            .filter(|game| game.table().start() == Player::ALL[0])
            .count();
        assert!((4..=20).contains(&begun), "{begun}");
    }
}
