//! A game of the house as one entry: all that the shelf, the command line and the page's start need to know of it.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::active_game::ActiveGame;
use super::title::wordmark::Sign;

/// A game of the house. A further one is such a constant, and a line in the list of games.
#[derive(Clone, Copy, Debug)]
pub struct BoardGame {
    /// Its id on the table. The name in it stands in settings and arguments; the names of its pages begin with it.
    pub id: ActiveGame,
    /// Text key of its name.
    pub name: &'static str,
    /// Text key of the line below the name on its box.
    pub line: &'static str,
    /// Text key of a line about its players and the time that it takes.
    pub about: &'static str,
    /// The front of its box.
    pub cover: Cover,
    /// Adds the game. The shell and the table are there already.
    pub plugin: fn(&mut App),
    /// Whether it can read the text of a file. The first game is asked last.
    pub reads: fn(&str) -> bool,
    /// Whether it was played here before there was a shelf to remember it.
    pub played_before_shelf: fn(&World) -> bool,
}

/// The front of a game's box.
#[derive(Clone, Copy, Debug)]
pub struct Cover {
    /// The picture on it, above its name.
    pub picture: Option<Picture>,
    /// The dark colour of the box.
    pub colour: Color32,
    /// The game's sign.
    pub sign: Sign,
}

/// A picture in PNG format.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Its path in the assets folder.
    pub path: &'static str,
    /// Its contents, if they are part of the program; in the browser they are fetched.
    pub here: Option<&'static [u8]>,
}

/// The games of the house, in the order in which they stand on the shelf. Links to games lead to the first.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Games(pub &'static [BoardGame]);

impl Games {
    /// The game of this name; the bare table if the house has none such.
    pub fn named(self, name: &str) -> ActiveGame {
        let mut ids = self.0.iter().map(|game| game.id);
        ids.find(|id| id.name() == Some(name)).unwrap_or_default()
    }

    /// The game to which the text of a file belongs; none if no game can read it. While the first game is on the table it
    /// need not read a long record twice.
    pub fn reader(self, text: &str, active: ActiveGame) -> Option<ActiveGame> {
        let (first, others) = self.0.split_first()?;
        let reader = others.iter().find(|game| (game.reads)(text));
        let reader = reader.or_else(|| (first.id == active || (first.reads)(text)).then_some(first));
        reader.map(|game| game.id)
    }
}

/// Adds the games and the list of them. Requires the table.
pub fn add_games(app: &mut App, games: &'static [BoardGame]) {
    app.insert_resource(Games(games));
    for game in games {
        (game.plugin)(app);
    }
}
