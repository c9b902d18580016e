//! Makes the board show the position of the game.

use bevy::prelude::*;

use super::entities::ShowPosition;
use crate::app::agon::gameplay::messages::PositionChanged;
use crate::app::agon::gameplay::schedule::EffectSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_position.in_set(EffectSystems::Show));
}

fn show_position(mut changes: MessageReader<PositionChanged>, mut show: MessageWriter<ShowPosition>) {
    show.write_batch(changes.read().last().map(|change| ShowPosition(change.next)));
}
