//! The draft of the position editor, which comes back at the next start.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::shell::system::settings::section::{Section, add_section};
use crate::session::draft::Draft;

/// Requires the settings.
pub(crate) fn plugin(app: &mut App) {
    add_section::<LastDraft>(app);
}

/// What was drawn last, as it is saved.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastDraft {
    rules: String,
    /// The position's text; empty before the first.
    position: String,
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
            rules: draft.rules().to_string(),
            position: draft.to_string(),
        }
    }

    /// The draft; `None` before the first.
    pub(crate) fn draft(&self) -> Option<Draft> {
        Draft::read(&self.position, self.rules.parse().ok()?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

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
