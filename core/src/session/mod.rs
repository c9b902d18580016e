//! A game in play: its players, conditions and clock, and how it is saved. Knows neither the time of day nor files.

pub mod by_link;
pub mod clock;
pub mod conditions;
pub mod draft;
pub mod drawing;
pub mod entry_names;
pub mod found;
pub mod kept_review;
pub mod players;
pub mod problem;
pub mod save_format;
pub mod saved_game;
pub mod summary;
pub mod timing;
