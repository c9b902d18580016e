//! Whether choice marks are hidden while a picture of the board is taken.

use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::tabletop::active_game::init_with_game;

/// Whether the marks for possible choices and for the hovered cell are hidden.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarksHidden(pub bool);

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<MarksHidden>(app, AGON);
}
