//! Training the net: samples from games of the engine against itself, and training on them.
//!
//! Threads and files belong to the caller, who asks for games one by one, and passes all samples to the training.

mod adam;
mod fitting;
mod samples;
mod selfplay;
mod trainer;

pub use fitting::{Fit, Outcomes};
pub use samples::{Sample, SamplesError, read_samples, whole_games, write_game};
pub use selfplay::SelfPlay;
pub use trainer::{Progress, Recipe, train};
