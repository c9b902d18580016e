//! Who sits on each side: a person or the computer at some level.

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::rules::Side;

/// Who plays one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person at this screen. An empty name is shown as the side's.
    Human {
        /// As the person wants to be called.
        name: String,
    },
    /// The computer.
    Computer {
        /// How strong it plays.
        level: Level,
    },
}

/// Who plays White and who plays Black.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Players {
    /// White's player.
    pub white: Player,
    /// Black's player.
    pub black: Player,
}

impl Players {
    /// Two people at one screen.
    pub fn two_people(white: impl Into<String>, black: impl Into<String>) -> Self {
        Self {
            white: Player::Human { name: white.into() },
            black: Player::Human { name: black.into() },
        }
    }

    /// A person against the computer.
    pub fn against_computer(human: Side, level: Level) -> Self {
        let (person, computer) = (Player::Human { name: String::new() }, Player::Computer { level });
        match human {
            Side::White => Self {
                white: person,
                black: computer,
            },
            Side::Black => Self {
                white: computer,
                black: person,
            },
        }
    }

    /// Who plays a side.
    pub const fn of(&self, side: Side) -> &Player {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The level of the computer on a side, if it plays there.
    pub const fn level(&self, side: Side) -> Option<Level> {
        match self.of(side) {
            Player::Computer { level } => Some(*level),
            Player::Human { .. } => None,
        }
    }

    /// Whether a person plays the side.
    pub const fn is_human(&self, side: Side) -> bool {
        self.level(side).is_none()
    }

    /// The only person's side, if exactly one side is a person's.
    pub const fn single_human(&self) -> Option<Side> {
        match (self.is_human(Side::White), self.is_human(Side::Black)) {
            (true, false) => Some(Side::White),
            (false, true) => Some(Side::Black),
            _ => None,
        }
    }

    /// The same players with colours swapped.
    #[must_use]
    pub fn swapped(&self) -> Self {
        Self {
            white: self.black.clone(),
            black: self.white.clone(),
        }
    }
}
