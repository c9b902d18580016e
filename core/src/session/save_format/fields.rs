//! The fields of a save, and their game.

use serde::{Deserialize, Serialize};

use super::error::SaveError;
use crate::notation::{GameTree, parse_move, parse_position, read_records};
use crate::rules::{DrawReason, Game, Handicap, Outcome, RuleSet, Side, WinReason};
use crate::session::clock::Times;
use crate::session::conditions::Terms;
use crate::session::players::Players;
use crate::session::saved_game::SavedGame;

/// The name of this game in saves.
pub(super) const GAME: &str = "agon";

/// The fields present in every version, but for the finished games of version 1.
#[derive(Deserialize)]
pub(super) struct Header {
    pub(super) game: String,
    pub(super) version: Option<u32>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    pub(super) game: String,
    pub(super) version: u32,
    /// The time of saving, or of the end.
    pub(super) saved: String,
    pub(super) rules: String,
    pub(super) players: Players,
    pub(super) turns: u32,
    /// The side that chooses the next move in a game by link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) chooser: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<Outcome>,
    pub(super) seed: u64,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) terms: Terms,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) times: Option<Times>,
    /// The tags of its record, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) tags: Vec<(String, String)>,
    pub(super) start: String,
    /// Turns given up at the beginning, as in a record's tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) handicap: Option<String>,
    pub(super) moves: Vec<String>,
    /// Moves taken back, the next to be replayed first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) undone: Vec<String>,
    /// An ending not caused by a move, after all of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) declared: Option<Outcome>,
    /// The game with its variations as a record, if there is more than these moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) record: Option<String>,
}

/// Whether the terms are the defaults.
fn is_usual(terms: &Terms) -> bool {
    *terms == Terms::default()
}

pub(super) fn from_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, SaveError> {
    serde_json::from_str(text).map_err(SaveError::Unreadable)
}

impl Record {
    /// The game, replayed.
    pub(super) fn game(self) -> Result<SavedGame, SaveError> {
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

/// The tree of a record, positioned at a game that is part of it.
fn with_variations(text: &str, game: &Game) -> Result<GameTree, SaveError> {
    let records = read_records(text).whole();
    let records = records.map_err(|error| SaveError::Record(error.to_string()))?;
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
