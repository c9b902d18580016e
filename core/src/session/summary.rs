//! Summary of a saved game, known without replaying it.

use super::players::Players;
use super::saved_game::{FOLDER, SavedGame, TITLE, hints_in, value_in};
use crate::rules::{Outcome, RuleSet, Side};

/// A saved game's summary for lists. Written by this program, but not compared with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The time of the last save, or of the end, such as `2026.11.21-094355`. Of games that version 1 saved only the
    /// day is known, or nothing.
    pub saved: String,
    /// The title; empty if it has none.
    pub title: String,
    /// The folder in which it is kept; empty if it is in none.
    pub folder: String,
    /// The words before its first move; empty if there are none.
    pub introduction: String,
    /// The players.
    pub players: Players,
    /// The rules.
    pub rules: RuleSet,
    /// The outcome; `None` if it can be continued, or is an analysis.
    pub result: Option<Outcome>,
    /// Whether nobody plays it: both sides' moves are tried.
    pub is_analysis: bool,
    /// The side that chooses the next move, if it is a game by link.
    pub chooser: Option<Side>,
    /// The number of turns played.
    pub turns: u32,
    /// The number of hints given.
    pub hints: u32,
}

impl Summary {
    /// In a game by link that is not over, whether it is the turn of the player at this screen.
    pub fn is_own_turn(&self) -> Option<bool> {
        self.chooser.map(|side| self.players.is_human(side))
    }

    /// The summary of a game that is saved, or ended, at this time.
    pub fn of(game: &SavedGame, saved: &str) -> Self {
        Self {
            saved: saved.to_owned(),
            title: value_in(&game.tags, TITLE).to_owned(),
            folder: value_in(&game.tags, FOLDER).to_owned(),
            introduction: game.tree.introduction(),
            players: game.players.clone(),
            rules: *game.tree.line().rules(),
            result: game.tree.result(),
            is_analysis: game.is_analysis(),
            chooser: game.chooser_by_link(),
            turns: game.turns(),
            hints: hints_in(&game.tags),
        }
    }
}
