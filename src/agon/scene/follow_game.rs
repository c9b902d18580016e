//! Makes the board show the position of the game, or that of a line that is played out.

use bevy::prelude::*;

use super::entities::ShowPosition;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::PositionChanged;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::schedule::EffectSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show_preview.run_if(resource_exists::<Match>.and_then(resource_exists_and_changed::<Preview>)),
            show_position,
        )
            .chain()
            .in_set(EffectSystems::Show),
    );
}

fn show_preview(preview: Res<Preview>, current: Res<Match>, mut show: MessageWriter<ShowPosition>) {
    show.write(ShowPosition(*preview.position(&current)));
}

/// The last request in a frame counts, and a change of the game has ended any preview.
fn show_position(mut changes: MessageReader<PositionChanged>, mut show: MessageWriter<ShowPosition>) {
    show.write_batch(changes.read().last().map(|change| ShowPosition(change.next)));
}
