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

impl TimeControl {
    /// As the tag `TimeControl` of a PGN record says it, in seconds; none where nobody had a clock. A time per move is the
    /// standard's one move in so many seconds. The standard has no form for a delay, which is written as an increment is,
    /// with a letter of its own.
    pub fn in_record(self) -> Option<String> {
        let seconds = |minutes: u16| u32::from(minutes) * 60;
        Some(match self {
            Self::None => return None,
            Self::PerMove { seconds } => format!("1/{seconds}"),
            Self::Fischer { minutes, increment } => format!("{}+{increment}", seconds(minutes)),
            Self::Bronstein { minutes, delay } => format!("{}d{delay}", seconds(minutes)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_says_how_time_was_kept() {
        let fischer = |minutes, increment| TimeControl::Fischer { minutes, increment };
        for (time, text) in [
            (TimeControl::None, None),
            (TimeControl::PerMove { seconds: 30 }, Some("1/30")),
            (fischer(5, 0), Some("300+0")),
            (fischer(10, 5), Some("600+5")),
            (TimeControl::Bronstein { minutes: 5, delay: 3 }, Some("300d3")),
        ] {
            assert_eq!(time.in_record().as_deref(), text);
        }
    }
}
