//! The interface between a match and its players.

use crate::engine::limits::Monitor;
use crate::rules::{Game, Move};

/// Picks the moves of one side of a game.
pub trait Player {
    /// Begins a new game. All randomness of the play comes from the seed.
    fn begin(&mut self, seed: u64);

    /// Picks a move in a game that is not over.
    ///
    /// # Errors
    /// Says why there is no move, as the rest of a sentence that begins with the player's name. It loses the game.
    fn pick(&mut self, game: &Game, monitor: &mut dyn Monitor) -> Result<Move, String>;
}
