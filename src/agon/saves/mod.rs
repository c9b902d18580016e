//! Starting and saving games.

mod analysis_board;
pub mod autosave;
pub mod kept_reviews;
pub mod last_draft;
mod lessons;
pub mod played;
pub mod progress_file;
pub mod puzzles;
pub mod saved_games;
pub mod start_game;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        saved_games::plugin,
        autosave::plugin,
        kept_reviews::plugin,
        last_draft::plugin,
        lessons::plugin,
        puzzles::plugin,
        played::plugin,
        progress_file::plugin,
        start_game::plugin,
        analysis_board::plugin,
    ));
}
