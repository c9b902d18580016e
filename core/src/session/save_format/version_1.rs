//! Saves of version 1, which are only read.
//!
//! They know neither tags nor when an unfinished game was saved. A finished game was a text inside another JSON object
//! with what was known of the game; an unfinished one stood alone.

use serde::Deserialize;

use super::error::SaveError;
use super::fields::{GAME, Record, from_json};
use crate::rules::Outcome;
use crate::session::clock::Times;
use crate::session::conditions::Terms;
use crate::session::players::Players;
use crate::session::saved_game::SavedGame;
use crate::session::summary::Summary;

pub(super) const VERSION: u32 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unfinished {
    game: String,
    version: u32,
    rules: String,
    seed: u64,
    players: Players,
    #[serde(default)]
    terms: Terms,
    #[serde(default)]
    times: Option<Times>,
    start: String,
    #[serde(default)]
    handicap: Option<String>,
    moves: Vec<String>,
    #[serde(default)]
    undone: Vec<String>,
    #[serde(default)]
    declared: Option<Outcome>,
    #[serde(default)]
    record: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Finished {
    /// The day it ended, such as `2026.11.21`.
    date: String,
    players: Players,
    rules: String,
    result: Outcome,
    turns: u32,
    /// The game, in the form of an unfinished one.
    game: String,
}

/// Reads a game that stands alone.
pub(super) fn read(text: &str) -> Result<SavedGame, SaveError> {
    let old: Unfinished = from_json(text)?;
    let record = Record {
        game: old.game,
        version: old.version,
        saved: String::new(),
        rules: old.rules,
        players: old.players,
        turns: 0,
        chooser: None,
        result: None,
        seed: old.seed,
        terms: old.terms,
        times: old.times,
        tags: Vec::new(),
        start: old.start,
        handicap: old.handicap,
        moves: old.moves,
        undone: old.undone,
        declared: old.declared,
        record: old.record,
    };
    record.game()
}

/// Reads a finished game; `version` finds the version of the game in its text.
pub(super) fn read_finished(
    text: &str,
    version: fn(&str) -> Result<Option<u32>, SaveError>,
) -> Result<SavedGame, SaveError> {
    let Finished { date, game, .. } = from_json(text)?;
    match version(&game)? {
        Some(VERSION) => read(&game).map(|game| SavedGame {
            // Version 1 wrote this day into the record of the game.
            tags: vec![("Date".to_owned(), date)],
            ..game
        }),
        version => Err(SaveError::Foreign {
            game: GAME.to_owned(),
            version: version.unwrap_or_default(),
        }),
    }
}

/// The summary of a finished game, for lists.
pub(super) fn summary_of_finished(text: &str) -> Result<Summary, SaveError> {
    let old: Finished = from_json(text)?;
    Ok(Summary {
        saved: old.date,
        players: old.players,
        rules: old.rules.parse().map_err(SaveError::Rules)?,
        result: Some(old.result),
        is_analysis: false,
        turns: old.turns,
        chooser: None,
        hints: 0,
        title: String::new(),
        folder: String::new(),
        introduction: String::new(),
    })
}
