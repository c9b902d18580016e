//! What is agreed for a game besides its rules and who plays: how time is kept, and whether a touched piece must move.

use serde::{Deserialize, Serialize};

/// The terms of a game. They go from rematch to rematch, and are kept with the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// How time is kept.
    pub time: TimeControl,
    /// Whether a piece that was picked up must move if it can.
    pub touch_move: bool,
}

/// How time is kept. Every move that somebody chooses counts, a relocation and a placement as well as a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeControl {
    /// Everybody takes their time.
    #[default]
    None,
    /// So many seconds for each move, none of which can be saved up.
    PerMove {
        /// For each move.
        seconds: u16,
    },
    /// Time for the whole game, and some more after each move.
    Fischer {
        /// For the whole game.
        minutes: u16,
        /// Added after each move.
        increment: u16,
    },
    /// Time for the whole game, of which the first seconds of each move cost nothing.
    Bronstein {
        /// For the whole game.
        minutes: u16,
        /// The seconds of each move that cost nothing.
        delay: u16,
    },
}
