//! Hints for first-time players. Each appears when relevant, stays until the player's next move, and returns until the
//! player has had time to read it.

mod card;
mod hint;
pub mod state;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

/// Requires the [`Store`](crate::shell::system::store::Store).
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((state::plugin, card::plugin));
}
