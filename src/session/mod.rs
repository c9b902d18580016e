//! A game in play: its players, conditions and clock, and how it is saved. Knows neither the time of day nor files.

pub mod clock;
pub mod conditions;
pub mod game_list;
pub mod players;
pub mod save_format;
pub mod saved_game;
pub mod summary;
