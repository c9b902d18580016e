//! The interface around the board during a game: panel, banner, hints and result card. It shows the state of the game
//! and sends requests as messages; it holds no game state itself.

mod action_buttons;
pub mod advice_card;
pub mod analysis;
pub mod banner;
mod capture_card;
pub(crate) mod crosses;
mod exercises;
mod figure;
pub mod frame;
pub mod hints;
mod layout;
mod lesson;
pub mod moves;
mod note_card;
mod panel;
pub mod panel_actions;
mod panel_view;
mod players;
mod puzzle;
mod puzzle_words;
pub mod race;
pub mod refusal_notices;
pub mod result_card;
pub mod result_state;
mod review;
mod try_again;
mod warnings;
mod way;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (
            frame::plugin,
            panel::plugin,
            panel_actions::plugin,
            moves::plugin,
            banner::plugin,
        ),
        (
            refusal_notices::plugin,
            warnings::plugin,
            crosses::plugin,
            hints::plugin,
        ),
        (result_state::plugin, result_card::plugin, analysis::plugin),
    ));
}
