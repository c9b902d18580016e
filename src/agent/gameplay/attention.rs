//! The screen stays on while computer players play among themselves, and somebody watches.

use bevy::prelude::*;

use super::current_game::CurrentGame;
use super::schedule::AgentSystems;
use crate::shell::input::context::board_has_keys;
use crate::shell::system::awake::Attention;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        board_has_keys
            .pipe(ask_for_attention)
            .in_set(TableSystems::Effects)
            .in_set(AgentSystems),
    );
}

fn ask_for_attention(In(table_is_free): In<bool>, current: Option<Res<CurrentGame>>, mut attention: ResMut<Attention>) {
    let is_watched = current.is_some_and(|current| {
        let goes_on = current.table().outcome().is_none();
        table_is_free && goes_on && current.people().next().is_none()
    });
    attention.set_if_neq(match is_watched {
        true => Attention::Watching,
        false => Attention::NotNeeded,
    });
}
