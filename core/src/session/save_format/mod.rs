//! The save format of a game: JSON, with positions and moves as in `docs/rules.md` §7 and §8.
//!
//! Reading trusts nothing: a game is replayed under its rules as it is read. Its list entry stands at the beginning and
//! is read [alone](summary), without replaying anything.

pub mod error;
mod fields;
mod version_1;

use serde::Deserialize;

use super::players::Players;
use super::saved_game::{FOLDER, SavedGame, TITLE, are_of_analysis, hints_in, value_in};
use super::summary::Summary;
use crate::notation::{GameTree, read_introduction};
use crate::rules::{Outcome, Ply, Side};
use error::SaveError;
use fields::{GAME, Header, Record, from_json};

/// Incremented when older programs would misread newer saves.
const VERSION: u32 = 3;
/// The version of a game without anything that came later, which older programs can read.
const PLAIN: u32 = 2;

/// The fields of a [`Summary`].
#[derive(Deserialize)]
struct SummaryFields {
    saved: String,
    rules: String,
    players: Players,
    turns: u32,
    #[serde(default)]
    chooser: Option<Side>,
    #[serde(default)]
    result: Option<Outcome>,
    #[serde(default)]
    tags: Vec<(String, String)>,
    #[serde(default)]
    record: Option<String>,
}

/// Serialises a game that is saved, or ended, at this time.
pub fn write(game: &SavedGame, saved: &str) -> String {
    let tree = &game.tree;
    let line = tree.line();
    let texts = |plies: &[Ply]| plies.iter().map(|ply| ply.mv.to_string()).collect();
    let record = Record {
        game: GAME.to_owned(),
        // Players by link came with version 3.
        version: if game.players.are_by_link() { VERSION } else { PLAIN },
        saved: saved.to_owned(),
        rules: line.rules().to_string(),
        players: game.players.clone(),
        turns: game.turns(),
        chooser: game.chooser_by_link(),
        result: tree.result(),
        seed: game.seed,
        terms: game.terms,
        times: game.times,
        tags: game.tags.clone(),
        start: line.start().to_string(),
        handicap: line.handicap().map(|handicap| handicap.to_string()),
        moves: texts(line.plies()),
        undone: texts(line.undone()),
        declared: line.declared(),
        record: has_more(tree).then(|| tree.to_record(&[]).to_string()),
    };
    serde_json::to_string_pretty(&record).expect("a record is plain fields")
}

/// Reads a saved game.
///
/// # Errors
/// If the text is damaged, describes a game that the rules do not allow, or comes from an unknown version.
pub fn read(text: &str) -> Result<SavedGame, SaveError> {
    match version(text)? {
        Some(PLAIN..=VERSION) => from_json::<Record>(text)?.game(),
        Some(_) => version_1::read(text),
        None => version_1::read_finished(text, version),
    }
}

/// Reads what a list shows of a saved game.
///
/// # Errors
/// If the text is damaged, or comes from an unknown version. The game itself may still be unreadable.
pub fn summary(text: &str) -> Result<Summary, SaveError> {
    match version(text)? {
        Some(PLAIN..=VERSION) => {
            let SummaryFields {
                saved,
                rules,
                players,
                turns,
                chooser,
                result,
                tags,
                record,
            } = from_json(text)?;
            Ok(Summary {
                saved,
                title: value_in(&tags, TITLE).to_owned(),
                folder: value_in(&tags, FOLDER).to_owned(),
                introduction: record.map_or_else(String::new, |record| read_introduction(&record)),
                players,
                rules: rules.parse().map_err(SaveError::Rules)?,
                result,
                turns,
                chooser,
                is_analysis: are_of_analysis(&tags),
                hints: hints_in(&tags),
            })
        }
        Some(_) => version_1::read(text).map(|game| Summary::of(&game, "")),
        None => version_1::summary_of_finished(text),
    }
}

/// The version of a save, if it is known; a finished game of version 1 has none.
fn version(text: &str) -> Result<Option<u32>, SaveError> {
    let Header { game, version } = from_json(text)?;
    match version {
        Some(version) if game != GAME || !(version_1::VERSION..=VERSION).contains(&version) => {
            Err(SaveError::Foreign { game, version })
        }
        version => Ok(version),
    }
}

/// Whether a tree holds more than the current line.
fn has_more(tree: &GameTree) -> bool {
    let line = tree.line();
    let is_line_the_game = tree.main_line().count() == line.plies().len() + line.undone().len();
    tree.has_variations() || !is_line_the_game || tree.has_remarks()
}

#[cfg(test)]
pub(crate) mod tests;
