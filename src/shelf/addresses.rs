//! Addresses of pages that do not belong to the game on the table: it is exchanged for theirs, which then opens them.

use bevy::prelude::*;

use crate::shell::system::exchange::events::{ExchangeSystems, Incoming, PageAddressed};
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::{ActiveGame, GameExchanged};
use crate::tabletop::pages::PagesOfGames;

/// Requires the settings and the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Waiting>()
        .add_resource::<PagesOfGames>()
        .add_systems(
            PreUpdate,
            (divert, open_waiting).chain().in_set(ExchangeSystems::Intercept),
        );
}

/// The page that waits for its game to come on the table.
#[derive(Resource, Debug, Default)]
struct Waiting(Option<(ActiveGame, PageAddressed)>);

fn divert(
    (mut incoming, pages): (ResMut<Incoming>, Res<PagesOfGames>),
    active: Res<State<ActiveGame>>,
    mut waiting: ResMut<Waiting>,
    mut exchanged: MessageWriter<GameExchanged>,
) {
    let owner = |name: &str| pages.owner(name).filter(|owner| owner != active.get());
    let Some(page) = incoming.intercept_page(|name| owner(name).is_some()) else {
        return;
    };
    if let Some(game) = owner(&page.0) {
        exchanged.write(GameExchanged(game));
        waiting.0 = Some((game, page));
    }
}

fn open_waiting(mut incoming: ResMut<Incoming>, active: Res<State<ActiveGame>>, mut waiting: ResMut<Waiting>) {
    if let Some((_, page)) = waiting.0.take_if(|(game, _)| game == active.get()) {
        incoming.put_page(page);
    }
}
