//! How the net learns: positions of games that the engine plays against itself, and training on them.
//!
//! Knows no threads and no files: whoever generates asks for one game after the other, and whoever trains brings all
//! the samples.

mod adam;
mod fitting;
mod samples;
mod selfplay;
mod trainer;

pub use fitting::Outcomes;
pub use samples::{Sample, SamplesError, read_samples, whole_games, write_game};
pub use selfplay::SelfPlay;
pub use trainer::{Progress, Recipe, train};
