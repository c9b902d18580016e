//! The draft of the position editor, which comes back at the next start.

use agon_core::session::draft::Draft;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::shell::system::settings::section::{Section, add_section};

/// Requires the settings.
pub(crate) fn plugin(app: &mut App) {
    add_section::<LastDraft>(app);
}

/// The last draft.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastDraft {
    draft: Drawn,
}

impl Section for LastDraft {
    const NAME: &'static str = "editor";

    fn usual(&self) -> Self {
        self.clone()
    }
}

impl LastDraft {
    /// This draft.
    pub(crate) fn of(draft: &Draft) -> Self {
        Self {
            draft: Drawn(Some(draft.clone())),
        }
    }

    /// The draft; `None` before the first.
    pub(crate) fn draft(&self) -> Option<Draft> {
        self.draft.0.clone()
    }
}

/// A draft, or none, as it is saved: the rules, a blank and the position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Drawn(Option<Draft>);

impl From<Drawn> for String {
    fn from(Drawn(draft): Drawn) -> Self {
        draft.map_or_else(Self::new, |draft| format!("{} {draft}", draft.rules()))
    }
}

impl TryFrom<String> for Drawn {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.is_empty() {
            return Ok(Self(None));
        }
        let draft = text.split_once(' ').and_then(|(rules, position)| {
            let rules = rules.parse().ok()?;
            Draft::read(position, rules).ok()
        });
        draft
            .map(|draft| Self(Some(draft)))
            .ok_or("this is no draft of a position")
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::Preset;

    use super::*;

    #[test]
    fn a_draft_comes_back_as_it_was_drawn_possible_or_not() {
        for text in [
            "GGGGGG/Q6/8/9/10/Q4g4q/10/9/8/7/5g[QGGGqggggggg] b a2,a3,b2 99 0",
            "6/7/8/9/10/Q9q/10/9/8/7/6 w - 0 1",
        ] {
            let draft = Draft::read(text, Preset::Globe.rules()).unwrap();
            let saved = serde_json::to_string(&LastDraft::of(&draft)).unwrap();
            let last: LastDraft = serde_json::from_str(&saved).unwrap();
            assert_eq!(last.draft(), Some(draft));
        }
        assert_eq!(LastDraft::default().draft(), None);
    }
}
