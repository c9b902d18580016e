//! Addresses of pages that belong to a game, as in `…/agon/#rules`.

use bevy::prelude::*;

use super::active_game::ActiveGame;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::browser_history::add_address;
use crate::shell::ui::navigation::Page;

/// The pages of games that have an address.
#[derive(Resource, Debug, Default)]
pub struct PagesOfGames(Vec<(ActiveGame, Page)>);

impl PagesOfGames {
    /// The game that a page belongs to, by the page's name; `None` if it belongs to no game.
    pub fn owner(&self, name: &str) -> Option<ActiveGame> {
        let found = self.0.iter().find(|(_, page)| page.id == name);
        found.map(|(game, _)| *game)
    }
}

/// Gives a page of a game an address.
pub fn add_game_address(app: &mut App, game: ActiveGame, page: Page) {
    add_address(app, page);
    let world = app.world_mut().add_resource::<PagesOfGames>();
    world.resource_mut::<PagesOfGames>().0.push((game, page));
}
