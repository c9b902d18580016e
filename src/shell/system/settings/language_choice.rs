//! The choice of the language.

use serde::{Deserialize, Serialize};

use crate::shell::system::language::Locale;

/// The language the player wants. Saved as its [id](Locale::id), or `system`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum LanguageChoice {
    /// The system's language.
    #[default]
    System,
    /// This one.
    Is(Locale),
}

/// Saved form of [`LanguageChoice::System`].
const SYSTEM: &str = "system";

impl LanguageChoice {
    /// The actual language on this system.
    pub fn locale(self) -> Locale {
        match self {
            Self::System => Locale::system(),
            Self::Is(locale) => locale,
        }
    }
}

impl TryFrom<String> for LanguageChoice {
    type Error = String;

    fn try_from(id: String) -> Result<Self, Self::Error> {
        if id == SYSTEM {
            return Ok(Self::System);
        }
        Locale::from_id(&id)
            .map(Self::Is)
            .ok_or_else(|| format!("there is no language {id:?}"))
    }
}

impl From<LanguageChoice> for String {
    fn from(choice: LanguageChoice) -> Self {
        match choice {
            LanguageChoice::System => SYSTEM,
            LanguageChoice::Is(locale) => locale.id(),
        }
        .to_owned()
    }
}
