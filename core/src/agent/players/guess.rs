//! A sheet as it is guessed: in units of $100, without the sizes of lots.

use crate::agent::money::{CAPITAL, UNIT};
use crate::agent::pieces::Agent;

/// All money in units of $100.
pub(super) const ALL: u8 = (CAPITAL / UNIT) as u8;

/// A sheet that a player may hold, in units of $100.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guess {
    pub stakes: [u8; Agent::COUNT],
    pub cash: u8,
}
