//! Seats at the table: people and computer players.

use serde::{Deserialize, Serialize};

use crate::agent::action::Announcement;
use crate::agent::pieces::Agent;
use crate::agent::players::{Character, UnknownCharacter};

/// A seat: a person, or a computer player. It may change from one to the other in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The name by which the table knows the player. May be empty.
    pub name: String,
    /// The computer player who sits here; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<Character>,
    /// The number of the colour that was chosen, from 0; `None` for that of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// A person's default passes at a table with several.
    #[serde(default, skip_serializing_if = "PassesByDefault::is_nothing")]
    pub passes: PassesByDefault,
}

/// Announcements that a person lets pass by default: without an objection within some seconds they pass. It follows
/// from public knowledge, so that neither the answer nor its time gives away what the person has staked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassesByDefault {
    /// None: the person is asked each time.
    #[default]
    Nothing,
    /// All but attacks.
    AllButAttacks,
    /// All but attacks and actions of the agent who holds the case.
    AllButAttacksAndCase,
}

impl PassesByDefault {
    const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// Whether an announcement passes by default, while this agent holds the case.
    pub fn covers(self, deed: Announcement, holder: Option<Agent>) -> bool {
        let is_attack = matches!(deed, Announcement::Attack { .. });
        match self {
            Self::Nothing => false,
            Self::AllButAttacks => !is_attack,
            Self::AllButAttacksAndCase => !is_attack && holder != Some(deed.agent()),
        }
    }
}

impl Seat {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            computer: None,
            colour: None,
            passes: PassesByDefault::Nothing,
        }
    }

    /// A computer player.
    pub fn computer(name: impl Into<String>, character: Character) -> Self {
        Self {
            name: name.into(),
            computer: Some(character),
            colour: None,
            passes: PassesByDefault::Nothing,
        }
    }
}

impl Serialize for Character {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Character {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|error: UnknownCharacter| serde::de::Error::custom(error))
    }
}
