//! Static evaluation: the value of a position without looking ahead.

mod evaluator;
mod homeward;
mod plain;
mod race;
mod ring;

pub(super) use evaluator::Evaluator;
pub use evaluator::{Evaluation, UnknownEvaluation};
pub(super) use homeward::{homeward, moves_ahead};
pub use plain::setbacks;
pub(super) use plain::{GUARD, setback, value as plain};
pub(super) use race::guards_race;
pub use race::race;
