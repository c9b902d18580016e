//! Files that do not belong to the game on the table: it is exchanged for theirs, which then receives them.

use bevy::prelude::*;

use crate::shell::system::exchange::events::{Arrived, ExchangeSystems, Incoming, Origin};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::{ActiveGame, GameExchanged};
use crate::tabletop::game::Games;

/// Requires the settings and the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Kept>().add_message::<Notice>().add_systems(
        PreUpdate,
        (divert, return_kept).chain().in_set(ExchangeSystems::Intercept),
    );
}

/// The files that wait for their game to come on the table.
#[derive(Resource, Debug, Default)]
struct Kept(Vec<(ActiveGame, Arrived)>);

/// Takes in files of a game that is not on the table, and asks for it. Files that no game can read are left to the one
/// on the table, which knows best what to say of them.
fn divert(
    (mut incoming, language): (ResMut<Incoming>, Res<Language>),
    (active, games): (Res<State<ActiveGame>>, Res<Games>),
    mut kept: ResMut<Kept>,
    (mut exchanged, mut notices): (MessageWriter<GameExchanged>, MessageWriter<Notice>),
) {
    let active = *active.get();
    // The owner of each, if it is to be diverted.
    let foreign = |arrived: &Arrived| {
        let is_file = matches!(arrived.from, Origin::File(_));
        let owner = is_file.then(|| games.reader(&arrived.text, active))?;
        (active == ActiveGame::None || owner.is_some_and(|owner| owner != active)).then_some(owner)
    };
    for (owner, arrived) in incoming.intercept(foreign) {
        match owner {
            Some(game) => {
                exchanged.write(GameExchanged(game));
                kept.0.push((game, arrived));
            }
            None => drop(notices.write(Notice::warning(language.tr("shelf-file-unknown")))),
        }
    }
}

/// Gives the files that have waited for the game on the table to it.
fn return_kept(mut incoming: ResMut<Incoming>, active: Res<State<ActiveGame>>, mut kept: ResMut<Kept>) {
    for (_, arrived) in kept.0.extract_if(.., |(game, _)| *game == *active.get()) {
        incoming.put(arrived);
    }
}
