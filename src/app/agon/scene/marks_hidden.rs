//! Whether choice marks are hidden while a picture of the board is taken.

use bevy::prelude::*;

/// Whether the marks for possible choices and for the hovered cell are hidden.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarksHidden(pub bool);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MarksHidden>();
}
