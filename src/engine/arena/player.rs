//! What a match asks of a player.

use crate::engine::limits::Monitor;
use crate::rules::{Game, Move};

/// Picks the moves of one side of a game.
pub trait Player {
    /// A new game begins. All chance in the play comes from the seed.
    fn begin(&mut self, seed: u64);

    /// Picks a move in a game that is not over.
    ///
    /// # Errors
    /// Says why there is no move, as a sentence that goes on from the player's name; the game is lost by it.
    fn pick(&mut self, game: &Game, monitor: &mut dyn Monitor) -> Result<Move, String>;
}
