//! Conditions of a game besides rules and players: the time control and touch-move.

use serde::{Deserialize, Serialize};

/// The terms of a game. They carry over to rematches and are saved with the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// The time control.
    pub time: TimeControl,
    /// Whether a touched piece must move if it can.
    pub touch_move: bool,
}

/// The time control. Every move chosen counts: relocations and placements as well as steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeControl {
    /// No time limit.
    #[default]
    None,
    /// A fixed time per move, which cannot be saved up.
    PerMove {
        /// Seconds per move.
        seconds: u16,
    },
    /// Time for the whole game, plus an increment after each move.
    Fischer {
        /// Minutes for the whole game.
        minutes: u16,
        /// Seconds added after each move.
        increment: u16,
    },
    /// Time for the whole game, with the first seconds of each move free.
    Bronstein {
        /// Minutes for the whole game.
        minutes: u16,
        /// Free seconds at the start of each move.
        delay: u16,
    },
}

impl TimeControl {
    /// The value of a PGN record's `TimeControl` tag, in seconds; `None` if the game is untimed. A time per move is
    /// written as the standard's one move in so many seconds. The standard has no form for a delay, which is written
    /// like an increment but with a different letter.
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
