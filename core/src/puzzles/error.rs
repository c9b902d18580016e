//! Why puzzles cannot be read.

use crate::notation::GameTextError;

/// Why a text is not a collection of puzzles.
#[derive(Debug, thiserror::Error)]
pub enum CollectionError {
    /// It is not in the format of a collection.
    #[error("the puzzles cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Two puzzles are the same, or images of each other.
    #[error("the puzzle {0:?} is there twice")]
    Twice(String),
    /// One of the puzzles is not possible.
    #[error("the puzzle {id:?}: {fault}")]
    Puzzle {
        /// The puzzle's name.
        id: String,
        /// The fault.
        #[source]
        fault: PuzzleFault,
    },
}

/// A fault in a puzzle.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleFault {
    /// Its rules, its position or one of its moves is not valid.
    #[error(transparent)]
    Game(#[from] GameTextError),
    /// Pieces are in hand; puzzles begin when all are placed.
    #[error("its position has pieces in hand")]
    PiecesInHand,
    /// The clock runs, or turns were played: puzzles have no history.
    #[error("its position must end with the clock 0 and the turn 1")]
    History,
    /// A move of the enemy's is marked as an only move.
    #[error("the move {0:?} is the enemy's, and only the player's can be marked with an exclamation mark")]
    EnemyMarked(String),
    /// The line does not end with the player's win, or is shorter or longer than 2 to 6 moves.
    #[error("its line is no win in 2 to 6 moves")]
    NoWin,
    /// A puzzle of another task has one move, which does not end the game.
    #[error("its answer must be one move that does not end the game")]
    NotOneMove,
    /// Where nothing is hidden there is no answer, and the game goes on.
    #[error("nothing is hidden in it, so it must have no answer and not be over")]
    NotNothing,
    /// Mistakes of one's own games are kept elsewhere.
    #[error("a collection has no mistakes of one's own games")]
    OwnMistake,
    /// There is no theme with this name.
    #[error("there is no theme {0:?}")]
    Theme(String),
}
