//! A game as it is saved, from which it starts or resumes.

use super::clock::Times;
use super::conditions::Terms;
use super::players::Players;
use crate::notation::GameTree;

/// A game with its players, terms and clock times.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The game, with the plies played so far.
    pub tree: GameTree,
    /// The players.
    pub players: Players,
    /// The agreed terms.
    pub terms: Terms,
    /// The clock times to resume with; `None` if they are those of the terms.
    pub times: Option<Times>,
    /// The seed for the computer's random choices. It also identifies the game.
    pub seed: u64,
}
