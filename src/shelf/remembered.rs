//! Which game was on the table last: the program begins with it, so that whoever plays only one game sees the shelf once.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agon::gameplay::agon_screen::AGON;
use crate::shell::system::settings::section::{Section, add_section};
use crate::tabletop::active_game::ActiveGame;

/// Requires the settings plugin.
pub(crate) fn plugin(app: &mut App) {
    add_section::<LastGame>(app);
}

/// The game that was on the table last; none before the first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastGame {
    game: Option<Name>,
}

/// The games by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Name {
    Agon,
    Agent,
}

impl Section for LastGame {
    const NAME: &'static str = "shelf";

    fn usual(&self) -> Self {
        self.clone()
    }
}

impl LastGame {
    /// The game; the bare table before the first.
    pub fn game(&self) -> ActiveGame {
        match self.game {
            None => ActiveGame::None,
            Some(Name::Agon) => AGON,
            Some(Name::Agent) => AGENT,
        }
    }

    pub(super) fn remember(&mut self, game: ActiveGame) {
        let named = [(AGON, Name::Agon), (AGENT, Name::Agent)];
        if let Some((_, name)) = named.into_iter().find(|(named, _)| *named == game) {
            self.game = Some(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_game_is_remembered_by_its_name() {
        let mut last = LastGame::default();
        assert_eq!(last.game(), ActiveGame::None);
        for game in [AGON, AGENT] {
            last.remember(game);
            last.remember(ActiveGame::None);
            let text = serde_json::to_string(&last).unwrap();
            assert_eq!(serde_json::from_str::<LastGame>(&text).unwrap().game(), game);
        }
        assert!(serde_json::from_str::<LastGame>(r#"{"game":"chess"}"#).is_err());
    }
}
