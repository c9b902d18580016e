//! Games by link: what goes with a link, and the answers that come prepared with one.

use agon_core::notation::Letter;
use bevy::prelude::*;

use super::current_game::Match;
use super::messages::MoveRequested;
use super::schedule::InputSystems;
use crate::agon::text::words::{player_name, spoken, way};
use crate::shell::ui::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Notice>().add_systems(
        Update,
        answer
            .in_set(InputSystems::Answer)
            .run_if(resource_exists_and_changed::<Match>),
    );
}

/// What goes with the link to the far player, who is to go on or to be told of the end; `None` while it is the turn of the
/// player at this screen, and in other games.
pub fn letter(current: &Match) -> Option<Letter> {
    let player = current.players().single_human()?;
    current.players().afar()?;
    if current.result().is_none() && !current.waits_for_link() {
        return None;
    }
    let own = current.answers().filter(|(side, _)| *side == player);
    Some(Letter {
        number: current.seed() as u32,
        names: current.players().names().map(str::to_owned),
        answers: own.map(|(_, answers)| answers).unwrap_or_default(),
        offers_draw: current.draw_offered_by() == Some(player),
    })
}

/// Plays the far player's answer, if one was prepared for this move.
fn answer(
    current: Res<Match>,
    language: Res<Language>,
    mut moves: MessageWriter<MoveRequested>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(afar) = current.players().afar().filter(|_| current.waits_for_link()) else {
        return;
    };
    let prepared = current.answers().filter(|(side, _)| *side == afar);
    if let Some(mv) = prepared.and_then(|(_, answers)| answers.next()) {
        let args = [
            ("name", player_name(&language, current.players(), afar).into()),
            ("move", way(&language, mv).into()),
        ];
        notices.write(Notice::info(spoken(
            &language,
            &language.tr_with("by-link-answered", &args),
        )));
        moves.write(MoveRequested::new(mv, &current));
    }
}
