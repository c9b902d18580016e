//! The player of each side: a human, here or elsewhere, or the computer at some level.

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::rules::Side;

/// The player of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A human at this screen. If the name is empty, the side's name is shown.
    Human {
        /// The name the player has chosen.
        name: String,
    },
    /// A human elsewhere, who answers by link. If the name is empty, the side's name is shown.
    Afar {
        /// The name.
        name: String,
    },
    /// The computer.
    Computer {
        /// The playing strength.
        level: Level,
    },
}

/// The players of both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Players {
    /// White's player.
    pub white: Player,
    /// Black's player.
    pub black: Player,
}

impl Players {
    /// Two humans at one screen.
    pub fn two_people(white: impl Into<String>, black: impl Into<String>) -> Self {
        Self {
            white: Player::Human { name: white.into() },
            black: Player::Human { name: black.into() },
        }
    }

    /// A human at this screen, who has this side, against one who answers by link; with the names of White and Black.
    pub fn by_link(here: Side, names: [String; 2]) -> Self {
        let [white, black] = names;
        let player = |side, name| match side == here {
            true => Player::Human { name },
            false => Player::Afar { name },
        };
        Self {
            white: player(Side::White, white),
            black: player(Side::Black, black),
        }
    }

    /// A human against the computer.
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

    /// The player of a side.
    pub const fn of(&self, side: Side) -> &Player {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The computer's level if it plays this side.
    pub const fn level(&self, side: Side) -> Option<Level> {
        match self.of(side) {
            Player::Computer { level } => Some(*level),
            Player::Human { .. } | Player::Afar { .. } => None,
        }
    }

    /// Whether a human at this screen plays the side.
    pub const fn is_human(&self, side: Side) -> bool {
        matches!(self.of(side), Player::Human { .. })
    }

    /// The side of the player who answers by link, if there is one.
    pub fn afar(&self) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| matches!(self.of(side), Player::Afar { .. }))
    }

    /// Whether one of them answers by link.
    pub fn are_by_link(&self) -> bool {
        self.afar().is_some()
    }

    /// The names of White and Black; empty if they have none.
    pub fn names(&self) -> [&str; 2] {
        Side::ALL.map(|side| match self.of(side) {
            Player::Human { name } | Player::Afar { name } => &**name,
            Player::Computer { .. } => "",
        })
    }

    /// Whether both sides are played by humans, who share the screen.
    pub const fn are_two_people(&self) -> bool {
        self.is_human(Side::White) && self.is_human(Side::Black)
    }

    /// The side of the human at this screen, if there is exactly one.
    pub const fn single_human(&self) -> Option<Side> {
        match (self.is_human(Side::White), self.is_human(Side::Black)) {
            (true, false) => Some(Side::White),
            (false, true) => Some(Side::Black),
            _ => None,
        }
    }

    /// The computer's next level, if one side is the computer's and there is a stronger one.
    pub fn next_level(&self) -> Option<Level> {
        let level = self.level(self.single_human()?.opponent())?;
        Level::ALL.into_iter().find(|&other| other > level)
    }

    /// These players, with the computer at another level.
    #[must_use]
    pub fn at_level(&self, level: Level) -> Self {
        match self.single_human() {
            Some(human) if !self.are_by_link() => Self::against_computer(human, level),
            _ => self.clone(),
        }
    }

    /// These players, with colours swapped.
    #[must_use]
    pub fn swapped(&self) -> Self {
        Self {
            white: self.black.clone(),
            black: self.white.clone(),
        }
    }
}
