//! Files that do not belong to the game on the table: it is exchanged for theirs, which then receives them.

use agon_core::agent::is_game_file;
use agon_core::notation::read_text;
use agon_core::progress_file::ProgressFile;
use agon_core::rules::RuleSet;
use bevy::prelude::*;

use super::remembered::LastGame;
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agon::gameplay::agon_screen::AGON;
use crate::shell::system::exchange::events::{Arrived, ExchangeSystems, Incoming, Origin};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::{ActiveGame, GameExchanged};

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

/// The game to which a text belongs; `None` if no game can read it.
fn owner(text: &str) -> Option<ActiveGame> {
    match text {
        _ if is_game_file(text) => Some(AGENT),
        _ if ProgressFile::is_meant(text) || read_text(text, &RuleSet::default()).is_ok() => Some(AGON),
        _ => None,
    }
}

/// Takes in files of a game that is not on the table, and asks for it. What no game can read is left to the one on the
/// table, which knows best what to say of it.
fn divert(
    (mut incoming, language): (ResMut<Incoming>, Res<Language>),
    active: Res<State<ActiveGame>>,
    (mut kept, mut last): (ResMut<Kept>, ResMut<LastGame>),
    (mut exchanged, mut notices): (MessageWriter<GameExchanged>, MessageWriter<Notice>),
) {
    let active = *active.get();
    // The owner of each, if it is to be diverted.
    let foreign = |arrived: &Arrived| {
        let is_file = matches!(arrived.from, Origin::File(_));
        // Long records need not be read twice.
        let is_for_here = active == AGON && !is_game_file(&arrived.text);
        let owner = (is_file && !is_for_here).then(|| owner(&arrived.text))?;
        (active == ActiveGame::None || owner.is_some_and(|owner| owner != active)).then_some(owner)
    };
    for (owner, arrived) in incoming.intercept(foreign) {
        match owner {
            Some(game) => {
                last.remember(game);
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
