//! Puzzles: positions with one answer, mined from games of the engine and proven.
//!
//! A [`Collection`](collection::Collection) is data (`assets/puzzles`, whose README describes the format). The claim of
//! a [`Puzzle`](puzzle::Puzzle) is [proven](proof::prove) by complete search where it is about winning or losing. An
//! [`Attempt`](attempt::Attempt) follows the solver's progress from the moves made.
//!
//! One can also [compose](composing::compose) a puzzle from a drawn position.
//!
//! [`Progress`](progress::Progress) holds somebody's solved puzzles and their rating. Missed puzzles come back, with
//! the [mistakes](mistake) of one's own games and the [lines](opening_line) that somebody learns.
//!
//! The engine's search, which may guess, finds the candidates ([`mining`], [`stepping_back`]); it proves none of the
//! wins.

pub mod attempt;
pub mod collection;
pub mod composing;
pub mod danger;
pub mod duel;
pub mod error;
pub mod grading;
pub mod image;
pub mod memory;
pub mod mining;
pub mod mistake;
pub mod obvious;
pub mod opening_line;
pub mod progress;
pub mod proof;
pub mod prover;
pub mod puzzle;
pub mod run;
pub mod skill;
pub mod spotting;
pub mod stepping_back;
pub mod strength;
pub mod theme;
