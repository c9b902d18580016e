//! The save format of a game of Agent: JSON, with options and decisions as in `docs/agent.md` §2 and §8.
//!
//! Until the game is over, money and the seed of the computer players, which would give their stakes away, stand in it
//! only in a form that cannot be read (§6.5). Reading trusts nothing: a game is replayed by the rules as it is read.

use serde::{Deserialize, Serialize};

use super::marks;
use super::seal::{fingerprint, seal, unseal};
use super::seat::Seat;
use super::whole_game::{Referee, Refusal};
use crate::agent::action::{Action, EndReason, Outcome};
use crate::agent::options::{Options, OptionsError};
use crate::agent::pieces::{Agent, Player};
use crate::agent::text::{RecordFault, read_action, read_decision};

/// The name of this game in saves.
const GAME: &str = "agent";

/// Incremented when older programs would misread newer saves.
const VERSION: u32 = 3;

/// Had the seed in plain sight, and hid money and marks by it.
const VERSION_WITH_SEED: u32 = 1;

/// Why a saved text is not a game of Agent.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It is not in the format of a saved game.
    #[error("it cannot be read: {0}")]
    Unreadable(#[source] serde_json::Error),
    /// It was written for another game, or by a later version of this one.
    #[error("it is a game of {game:?}, version {version}")]
    Foreign {
        /// The game it names.
        game: String,
        /// The version it names.
        version: u32,
    },
    /// The options are not valid.
    #[error("its rules: {0}")]
    Rules(#[source] OptionsError),
    /// There is another number of seats than of players, or a player is named who has no seat.
    #[error("its seats do not fit its {0} players")]
    Seats(usize),
    /// One of its decisions, counted from 1, cannot be read or is against the rules.
    #[error("decision {0}: {1}")]
    Decision(usize, #[source] RecordFault),
    /// The hidden money is damaged.
    #[error("the money that it hides is damaged")]
    Money,
    /// The hidden marks are damaged.
    #[error("the marks that it hides are damaged")]
    Marks,
    /// The summary for lists does not fit the game.
    #[error("it tells another round or result than its game has")]
    Summary,
}

impl SaveError {
    /// Whether it may be sound, but is not for this version to read.
    pub const fn is_foreign(&self) -> bool {
        matches!(self, Self::Foreign { .. })
    }
}

/// The list entry of a saved game, made without replaying it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The time of saving, as the writer wrote it.
    pub saved: String,
    /// The options.
    pub options: Options,
    /// The seats, from player 0.
    pub seats: Vec<Seat>,
    /// The round, counted from 1.
    pub round: u32,
    /// The outcome, once it is over.
    pub outcome: Option<Outcome>,
    /// The seed of the computer players, which distinguishes games. It is as secret as the sheets until the game is
    /// over.
    pub seed: u64,
}

/// The fields present in every version.
#[derive(Deserialize)]
struct Header {
    game: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    game: String,
    version: u32,
    saved: String,
    rules: String,
    seats: Vec<Seat>,
    round: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<ResultFields>,
    /// Only once the game is over, or in version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    /// The start player.
    start: usize,
    /// The decisions as all players heard them, each `player:action`; with the money when the game is over.
    decisions: Vec<String>,
    /// Until the game is over: the seed (not in version 1), then the money of all decisions that are `$?`, one a line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hidden: Option<String>,
    /// The number of events shown to each player.
    shown: Vec<usize>,
    /// The players' own marks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    marks: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultFields {
    winner: Option<usize>,
    reason: String,
    agent: Option<String>,
}

/// The reasons of an end, as they are written.
const HOME: &str = "home";
const LIMIT: &str = "limit";

impl ResultFields {
    fn of(outcome: Outcome) -> Self {
        let reason = match outcome.reason {
            EndReason::Home => HOME,
            EndReason::RoundLimit => LIMIT,
        };
        Self {
            winner: outcome.winner.map(Player::index),
            reason: reason.into(),
            agent: outcome.agent.map(|agent| agent.to_string()),
        }
    }

    fn outcome(&self, options: &Options) -> Option<Outcome> {
        let reason = match self.reason.as_str() {
            HOME => EndReason::Home,
            LIMIT => EndReason::RoundLimit,
            _ => return None,
        };
        let agent = |name: &String| options.agents().find(|agent: &Agent| agent.to_string() == *name);
        Some(Outcome {
            winner: match self.winner {
                Some(winner) => Some(options.seats().nth(winner)?),
                None => None,
            },
            reason,
            agent: match &self.agent {
                Some(name) => Some(agent(name)?),
                None => None,
            },
        })
    }
}

impl Referee {
    /// The game as it is saved at this time. Before the end neither stakes nor the seed can be read in it; after it,
    /// everything is open. The players' own marks are never to be read in it.
    pub fn save(&self, saved: &str) -> String {
        let marks = marks::write(self.all_marks(), self.options());
        self.written(saved, marks.map(|marks| seal(&marks, fingerprint(saved))))
    }

    /// The finished game as it is given to others in a file, without anybody's marks; `None` before the end, when its
    /// sheets are secret, and if it did not begin at the beginning.
    pub fn file(&self, saved: &str) -> Option<String> {
        self.history().map(|_| self.written(saved, None))
    }

    fn written(&self, saved: &str, marks: Option<String>) -> String {
        let over = self.outcome();
        let is_hidden = |action: &Action| over.is_none() && matches!(action, Action::Stake(_));
        let decisions = self.decisions().iter().map(|(player, action)| match is_hidden(action) {
            true => format!("{player}:{}", action.heard()),
            false => format!("{player}:{action}"),
        });
        let hidden = self.decisions().iter().filter(|(_, action)| is_hidden(action));
        let hidden = hidden.map(|(_, action)| action.to_string());
        let hidden: Vec<String> = std::iter::once(self.seed().to_string()).chain(hidden).collect();
        let fields = Fields {
            game: GAME.into(),
            version: VERSION,
            saved: saved.into(),
            rules: self.options().to_string(),
            seats: self.seats().to_vec(),
            round: self.table().round(),
            result: over.map(ResultFields::of),
            seed: over.map(|_| self.seed()),
            start: self.table().start().index(),
            decisions: decisions.collect(),
            hidden: over.is_none().then(|| seal(&hidden.join("\n"), fingerprint(saved))),
            shown: self.shown().to_vec(),
            marks,
        };
        serde_json::to_string_pretty(&fields).expect("these are plain fields")
    }
}

/// Reads a saved game.
///
/// # Errors
/// If the text is damaged, tells of a game that the rules do not allow, or is of another game or an unknown version.
pub fn read_save(text: &str) -> Result<Referee, SaveError> {
    let fields = fields(text)?;
    let summary = fields.summary()?;
    let options = summary.options;
    let seats = || SaveError::Seats(options.players());
    let start = options.seats().nth(fields.start).ok_or_else(seats)?;
    if fields.shown.len() != options.players() {
        return Err(seats());
    }
    let hidden = fields.hidden()?;
    let mut hidden = hidden.money.lines();
    let mut referee = Referee::new(options, start, &fields.seats, summary.seed);
    for (text, number) in fields.decisions.iter().zip(1..) {
        let fault = |fault| SaveError::Decision(number, fault);
        let (player, action) = read_decision(text, &options).map_err(fault)?;
        let action = match action {
            Some(action) => action,
            None => match hidden.next().map(read_action) {
                Some(Ok(money @ Action::Stake(_))) => money,
                _ => return Err(SaveError::Money),
            },
        };
        referee.play(player, &action).map_err(|refusal| match refusal {
            Refusal::NotAsked(_) => fault(RecordFault::NotAsked(player)),
            Refusal::Illegal(illegal) => fault(RecordFault::Illegal(illegal)),
        })?;
    }
    if hidden.next().is_some() {
        return Err(SaveError::Money);
    }
    if (referee.table().round(), referee.outcome()) != (summary.round, summary.outcome) {
        return Err(SaveError::Summary);
    }
    referee.set_shown(&fields.shown);
    if let Some(digits) = &fields.marks {
        let text = unseal(digits, fields.key()).ok_or(SaveError::Marks)?;
        referee.set_marks(marks::read(&text, &options).ok_or(SaveError::Marks)?);
    }
    Ok(referee)
}

/// Reads what a list shows of a saved game.
///
/// # Errors
/// If the text is damaged, or is of another game or an unknown version. The game itself may still be unreadable.
pub fn read_summary(text: &str) -> Result<Summary, SaveError> {
    fields(text)?.summary()
}

fn fields(text: &str) -> Result<Fields, SaveError> {
    let Header { game, version } = serde_json::from_str(text).map_err(SaveError::Unreadable)?;
    if game != GAME || !(VERSION_WITH_SEED..=VERSION).contains(&version) {
        return Err(SaveError::Foreign { game, version });
    }
    serde_json::from_str(text).map_err(SaveError::Unreadable)
}

/// The unreadable part of a save.
struct Hidden {
    seed: u64,
    /// The money of all decisions that are `$?`, one a line.
    money: String,
}

impl Fields {
    /// The key that seals the hidden parts.
    fn key(&self) -> u64 {
        match self.seed {
            Some(seed) if self.version == VERSION_WITH_SEED => seed,
            _ => fingerprint(&self.saved),
        }
    }

    fn hidden(&self) -> Result<Hidden, SaveError> {
        let text = self.hidden.as_deref().map(|digits| unseal(digits, self.key()));
        let text = match text {
            Some(text) => text.ok_or(SaveError::Money)?,
            None => String::new(),
        };
        if let Some(seed) = self.seed {
            return Ok(Hidden { seed, money: text });
        }
        let (seed, money) = text.split_once('\n').unwrap_or((&text, ""));
        Ok(Hidden {
            seed: seed.parse().map_err(|_| SaveError::Money)?,
            money: money.to_owned(),
        })
    }

    fn summary(&self) -> Result<Summary, SaveError> {
        let options: Options = self.rules.parse().map_err(SaveError::Rules)?;
        if self.seats.len() != options.players() {
            return Err(SaveError::Seats(options.players()));
        }
        let outcome = match &self.result {
            Some(result) => Some(result.outcome(&options).ok_or(SaveError::Summary)?),
            None => None,
        };
        Ok(Summary {
            saved: self.saved.clone(),
            options,
            seats: self.seats.clone(),
            round: self.round,
            outcome,
            seed: self.hidden()?.seed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::read_action;

    fn begun() -> Referee {
        let mut referee = Referee::new("2".parse().unwrap(), Player::ALL[0], &[], 0x00c0_ffee);
        for (seat, text) in [(0, "$A1=1000+500,C2=400"), (1, "$B1=300")] {
            referee.play(Player::ALL[seat], &read_action(text).unwrap()).unwrap();
        }
        referee
    }

    #[test]
    fn the_seed_of_a_game_that_goes_on_cannot_be_read() {
        let text = begun().save("2026.11.27-080000");
        for seed in ["12648430", "c0ffee", "C0FFEE", "seed"] {
            assert!(!text.contains(seed), "{text}");
        }
        assert_eq!(read_summary(&text).unwrap().seed, 0x00c0_ffee);
    }

    #[test]
    fn a_save_of_version_1_is_read() {
        let referee = begun();
        let mut fields: Fields = serde_json::from_str(&referee.save("now")).unwrap();
        let money = fields.hidden().unwrap().money;
        fields.version = VERSION_WITH_SEED;
        fields.seed = Some(referee.seed());
        fields.hidden = Some(seal(&money, referee.seed()));
        let old = serde_json::to_string_pretty(&fields).unwrap();
        assert_eq!(read_save(&old).unwrap(), referee);
        assert_eq!(read_summary(&old).unwrap().seed, referee.seed());
    }

    #[test]
    fn a_save_of_version_2_is_read() {
        let referee = begun();
        let old = referee.save("now").replace("\"version\": 3", "\"version\": 2");
        assert!(old.contains("\"version\": 2"), "{old}");
        assert_eq!(read_save(&old).unwrap(), referee);
    }
}
