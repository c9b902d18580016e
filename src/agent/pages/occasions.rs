//! The game of the day and the evenings of a season begin, or go on.

use agon_core::agent::{Player, Players, Referee};
use agon_core::played::game_of_day::{game_of_day, seed_of_day};
use agon_core::played::season::{game_of_evening, rivals};
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::agent::gameplay::messages::{GameStarted, GameWanted};
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::saves::career::Played;
use crate::agent::saves::saved_games::{SavedGame, SavedGames, game_in};
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<OccasionWanted>()
        .add_message::<StoreFailed>()
        .add_systems(
            Update,
            begin.run_if(on_message::<OccasionWanted>).in_set(MenuSystems::Learn),
        );
}

/// A game on an occasion is to begin or go on.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OccasionWanted {
    /// The game of a day; if it was played, another at its table.
    Day(u64),
    /// The next evening of the season.
    Evening,
}

/// The game of a day among the saved ones.
pub(super) fn saved_day(games: &SavedGames, day: u64) -> Option<&SavedGame> {
    let seed = seed_of_day(day);
    games.games().iter().find(|game| game.summary.seed == seed)
}

/// The unfinished evening among the saved games.
pub(super) fn saved_evening<'a>(games: &'a SavedGames, played: &Played) -> Option<&'a SavedGame> {
    let mut unfinished = games.unfinished();
    unfinished.find(|game| played.0.is_evening(game.summary.seed))
}

fn begin(
    mut wanted: MessageReader<OccasionWanted>,
    (mut played, games, mut store): (ResMut<Played>, Res<SavedGames>, ResMut<Store>),
    (mut started, mut again): (MessageWriter<GameStarted>, MessageWriter<GameWanted>),
    mut failures: MessageWriter<StoreFailed>,
) {
    let go_on = |game: Option<&SavedGame>, store: &Store| {
        let game = game.filter(|game| game.is_unfinished);
        game.and_then(|game| game_in(store, &game.name))
    };
    for &wanted in wanted.read() {
        match wanted {
            OccasionWanted::Day(day) => {
                let (game, saved) = (game_of_day(day), saved_day(&games, day));
                match go_on(saved, &store) {
                    Some(game) => drop(started.write(GameStarted(game))),
                    // The deal is known by now.
                    None if saved.is_some() || played.0.day(day).is_some() => {
                        again.write(GameWanted {
                            options: *game.options(),
                            seats: game.seats().to_vec(),
                            drawn: Players::NONE,
                        });
                    }
                    None => drop(started.write(GameStarted(game))),
                }
            }
            OccasionWanted::Evening => {
                let game = go_on(saved_evening(&games, &played), &store).unwrap_or_else(|| {
                    let game = drawn_evening(played.0.next_evening());
                    let done = played.change(&mut store, |career| career.begin_evening(&game));
                    failures.write_batch(done.err().map(StoreFailed));
                    game
                });
                started.write(GameStarted(game));
            }
        }
    }
}

/// An evening with a start player drawn by lot.
fn drawn_evening(evening: usize) -> Referee {
    let seed = fresh_seed();
    let mut lot = Xoshiro256PlusPlus::seed_from_u64(seed);
    let start = lot.random_range(0..=rivals(evening).len() as u32) as usize;
    game_of_evening(evening, Player::ALL[start], seed)
}
