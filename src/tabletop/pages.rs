//! Pages that belong to a game.

use bevy::prelude::*;
use bevy_egui::egui;

use super::active_game::ActiveGame;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::Page;
use crate::shell::ui::page::add_page_if;
use crate::shell::ui::request::Do;

/// The pages of games.
#[derive(Resource, Debug, Default)]
pub struct PagesOfGames(Vec<(ActiveGame, Page)>);

impl PagesOfGames {
    /// The game that a page with an address belongs to, by the page's name; `None` if it belongs to no game.
    pub fn owner(&self, name: &str) -> Option<ActiveGame> {
        let mut pages = self.0.iter();
        let found = pages.find(|(_, page)| page.has_address && page.id == name);
        found.map(|(game, _)| *game)
    }
}

/// Adds a page of a game, as [`add_page`](crate::shell::ui::page::add_page). It is drawn while the game is on the table.
pub fn add_game_page<M>(
    app: &mut App,
    game: ActiveGame,
    page: Page,
    show: impl IntoSystem<In<egui::Context>, Option<Do>, M> + 'static,
) {
    add_page_if(app, page, in_state(game), show);
    let world = app.world_mut().add_resource::<PagesOfGames>();
    world.resource_mut::<PagesOfGames>().0.push((game, page));
}
