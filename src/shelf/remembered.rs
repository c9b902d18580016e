//! The game that was on the table last: the program begins with it, so that players of one game see the shelf once.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::shell::system::settings::section::{Section, add_section};
use crate::tabletop::active_game::{ActiveGame, GameExchanged};
use crate::tabletop::game::Games;

/// Requires the settings plugin.
pub(crate) fn plugin(app: &mut App) {
    add_section::<LastGame>(app);
    app.add_systems(Update, remember.run_if(on_message::<GameExchanged>));
}

/// The game that was on the table last; none before the first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastGame {
    /// Its name, which may be that of a game that only a later version has.
    game: Option<String>,
}

impl Section for LastGame {
    const NAME: &'static str = "shelf";

    fn usual(&self) -> Self {
        self.clone()
    }
}

impl LastGame {
    /// The game; the bare table before the first.
    pub fn game(&self, games: Games) -> ActiveGame {
        let name = self.game.as_deref();
        name.map_or(ActiveGame::None, |name| games.named(name))
    }

    /// Remembers a game; the bare table is none.
    fn remember(&mut self, game: ActiveGame) {
        if let Some(name) = game.name() {
            self.game = Some(name.to_owned());
        }
    }
}

fn remember(mut exchanged: MessageReader<GameExchanged>, mut last: ResMut<LastGame>) {
    for &GameExchanged(game) in exchanged.read() {
        last.remember(game);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn the_last_game_is_remembered_by_its_name() {
        let games = Games(GAMES);
        let mut last = LastGame::default();
        assert_eq!(last.game(games), ActiveGame::None);
        for (game, text) in GAMES.iter().zip([r#"{"game":"agon"}"#, r#"{"game":"agent"}"#]) {
            last.remember(game.id);
            last.remember(ActiveGame::None);
            assert_eq!(serde_json::to_string(&last).unwrap(), text);
            assert_eq!(serde_json::from_str::<LastGame>(text).unwrap().game(games), game.id);
        }
        let later = serde_json::from_str::<LastGame>(r#"{"game":"chess"}"#).unwrap();
        assert_eq!(later.game(games), ActiveGame::None, "the house has no chess");
    }
}
