//! How long a move took, in words and in digits.

use std::time::Duration;

use agon_core::session::clock::{count, readout};

use crate::shell::system::language::Language;

const SECOND: Duration = Duration::from_secs(1);

/// The time that a move took, in whole seconds as on a clock: `0:07`.
pub(crate) fn digits(taken: Duration) -> String {
    readout(Duration::from_secs(count(taken, SECOND))).0
}

/// A move in words, with the time that it took.
pub(crate) fn with_time(language: &Language, told: &str, taken: Duration) -> String {
    let seconds = count(taken, SECOND);
    let took = language.tr_with("moves-took", &[("seconds", seconds.into())]);
    format!("{}. {took}", told.trim_end_matches('.'))
}
