//! The save format of a game: JSON, with positions and moves as in `docs/rules.md` §7 and §8.
//!
//! Reading trusts nothing: a game is replayed under its rules as it is read. What a list of games shows of it stands at
//! the beginning and is read [alone](summary), without replaying anything.

mod error;
mod version_1;

use serde::{Deserialize, Serialize};

use super::clock::Times;
use super::conditions::Terms;
use super::players::Players;
use super::saved_game::SavedGame;
use crate::notation::{GameTree, parse_move, parse_position, read_records};
use crate::rules::{DrawReason, Game, Handicap, Outcome, Ply, RuleSet, WinReason};

pub use error::SaveError;

/// The name of this game in saves.
const GAME: &str = "agon";

/// Incremented when older programs would misread newer saves.
const VERSION: u32 = 2;

/// The fields present in every version, but for the finished games of version 1.
#[derive(Deserialize)]
struct Header {
    game: String,
    version: Option<u32>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    game: String,
    version: u32,
    /// When it was saved, or when it ended.
    saved: String,
    rules: String,
    players: Players,
    turns: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Outcome>,
    seed: u64,
    #[serde(default, skip_serializing_if = "is_usual")]
    terms: Terms,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    times: Option<Times>,
    /// The tags of its record, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
    start: String,
    /// Turns given up at the beginning, as in a record's tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    handicap: Option<String>,
    moves: Vec<String>,
    /// Moves taken back, the next to be replayed first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<String>,
    /// An ending not caused by a move, after all of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    declared: Option<Outcome>,
    /// The game with its variations as a record, if there is more than these moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// What a list shows of a saved game. Written by this program, but not compared with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// When it was last saved, or ended, such as `2026.11.21-094355`. Of games that version 1 saved only the day is
    /// known, or nothing.
    pub saved: String,
    /// The players.
    pub players: Players,
    /// The rules.
    pub rules: RuleSet,
    /// How it ended; `None` if it can be continued.
    pub result: Option<Outcome>,
    /// The number of turns played.
    pub turns: u32,
}

/// The fields of a [`Summary`].
#[derive(Deserialize)]
struct SummaryFields {
    saved: String,
    rules: String,
    players: Players,
    turns: u32,
    #[serde(default)]
    result: Option<Outcome>,
}

/// Whether the terms are the defaults.
fn is_usual(terms: &Terms) -> bool {
    *terms == Terms::default()
}

/// Serialises a game that is saved, or ended, at this time.
pub fn write(kept: &SavedGame, saved: &str) -> String {
    let tree = &kept.tree;
    let game = tree.line();
    let texts = |plies: &[Ply]| plies.iter().map(|ply| ply.mv.to_string()).collect();
    let record = Record {
        game: GAME.to_owned(),
        version: VERSION,
        saved: saved.to_owned(),
        rules: game.rules().to_string(),
        players: kept.players.clone(),
        turns: kept.turns(),
        result: tree.result(),
        seed: kept.seed,
        terms: kept.terms,
        times: kept.times,
        tags: kept.tags.clone(),
        start: game.start().to_string(),
        handicap: game.handicap().map(|handicap| handicap.to_string()),
        moves: texts(game.plies()),
        undone: texts(game.undone()),
        declared: game.declared(),
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
        Some(VERSION) => from_json::<Record>(text)?.game(),
        Some(_) => version_1::read(text),
        None => version_1::read_finished(text),
    }
}

/// Reads what a list shows of a saved game.
///
/// # Errors
/// If the text is damaged, or comes from an unknown version. The game itself may still be unreadable.
pub fn summary(text: &str) -> Result<Summary, SaveError> {
    match version(text)? {
        Some(VERSION) => {
            let SummaryFields {
                saved,
                rules,
                players,
                turns,
                result,
            } = from_json(text)?;
            Ok(Summary {
                saved,
                players,
                rules: rules.parse().map_err(SaveError::Rules)?,
                result,
                turns,
            })
        }
        Some(_) => version_1::read(text).map(|game| Summary::of(&game, "")),
        None => version_1::summary_of_finished(text),
    }
}

impl Summary {
    /// What is shown of a game that is saved, or ended, at this time.
    pub fn of(game: &SavedGame, saved: &str) -> Self {
        Self {
            saved: saved.to_owned(),
            players: game.players.clone(),
            rules: *game.tree.line().rules(),
            result: game.tree.result(),
            turns: game.turns(),
        }
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

fn from_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, SaveError> {
    serde_json::from_str(text).map_err(SaveError::Unreadable)
}

impl Record {
    /// The game, replayed.
    fn game(self) -> Result<SavedGame, SaveError> {
        let rules: RuleSet = self.rules.parse().map_err(SaveError::Rules)?;
        let start = parse_position(&self.start, &rules).map_err(SaveError::Start)?;
        let handicap = self.handicap.map(|text| text.parse::<Handicap>());
        let handicap = handicap.transpose().map_err(SaveError::Handicap)?;
        let mut game = Game::from_position(rules, start).with_handicap(handicap);
        for (text, number) in self.moves.iter().chain(&self.undone).zip(1..) {
            let mv = parse_move(text, game.position(), &rules).map_err(|error| SaveError::MoveText(number, error))?;
            game.play(mv).map_err(|reason| SaveError::Illegal(number, reason))?;
        }
        if let Some(outcome) = self.declared {
            declare(&mut game, outcome)?;
        }
        let mut tree = match &self.record {
            Some(text) => with_variations(text, &game)?,
            None => game.into(),
        };
        for _ in &self.undone {
            tree.back();
        }
        Ok(SavedGame {
            tree,
            players: self.players,
            terms: self.terms,
            times: self.times,
            tags: self.tags,
            seed: self.seed,
        })
    }
}

/// Whether a tree holds more than the current line.
fn has_more(tree: &GameTree) -> bool {
    let line = tree.line();
    let is_line_the_game = tree.main_line().count() == line.plies().len() + line.undone().len();
    tree.has_variations() || !is_line_the_game || tree.has_remarks()
}

/// The tree of a record, positioned at a game that is part of it.
fn with_variations(text: &str, game: &Game) -> Result<GameTree, SaveError> {
    let records = read_records(text).map_err(|error| SaveError::Record(error.to_string()))?;
    let record = records
        .first()
        .filter(|record| (&record.rules, &record.start) == (game.rules(), game.start()));
    let record = record.ok_or_else(|| SaveError::Record("it is of another game".to_owned()))?;
    let mut tree = GameTree::from_record(record).map_err(|error| SaveError::Record(error.to_string()))?;
    let moves = game.plies().iter().map(|ply| ply.mv);
    if !tree.show_line(moves) {
        return Err(SaveError::Record("the line that was looked at is not in it".to_owned()));
    }
    Ok(tree)
}

/// Whether such an outcome comes by a player's declaration rather than by a move.
const fn is_declared(outcome: Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Win {
            reason: WinReason::Resignation | WinReason::Time,
            ..
        } | Outcome::Draw(DrawReason::Agreement)
    )
}

fn declare(game: &mut Game, outcome: Outcome) -> Result<(), SaveError> {
    if game.outcome().is_some() || !is_declared(outcome) {
        return Err(SaveError::End(outcome));
    }
    match outcome {
        Outcome::Win { winner, reason } => game.lose(winner.opponent(), reason),
        Outcome::Draw(_) => game.agree_draw(),
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests;
