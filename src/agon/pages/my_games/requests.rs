//! What is asked for about the chosen games.

use super::list::lines;
use crate::agon::saves::saved_games::{ListedGame, SavedGameWanted};
use crate::shell::ui::prelude::*;

/// Asks before games are deleted.
pub(super) fn removal(games: &[&ListedGame], language: &Language) -> Do {
    let title = language.tr_with("my-games-remove-title", &[("count", games.len().into())]);
    let named = match games {
        [game] => lines(game, language).join("\n") + "\n",
        _ => String::new(),
    };
    let question = Question {
        title,
        body: named + &language.tr_with("my-games-remove-body", &[("count", games.len().into())]),
        yes: language.tr("my-games-remove"),
        no: language.tr("cancel"),
        is_grave: true,
    };
    Do::ask(question, Do::send(SavedGameWanted::Remove(names_of(games))))
}

/// The names of the games' entries.
pub(super) fn names_of(games: &[&ListedGame]) -> Vec<String> {
    games.iter().map(|game| game.name.clone()).collect()
}
