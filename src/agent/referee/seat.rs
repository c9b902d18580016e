//! Who sits at the table.

use serde::{Deserialize, Serialize};

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
}

impl Seat {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            computer: None,
        }
    }

    /// A computer player.
    pub fn computer(name: impl Into<String>, character: Character) -> Self {
        Self {
            name: name.into(),
            computer: Some(character),
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
