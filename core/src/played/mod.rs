//! History of games against the computer: an entry for each, which outlasts the game itself, with the distinctions that
//! were earned in it; of Agent also what is known of the cast, the game of a day and the season.

pub mod acquaintances;
pub mod career;
pub mod distinction;
pub mod game;
pub mod game_of_day;
pub mod history;
pub mod season;
