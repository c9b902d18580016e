//! Records of whole games (`docs/agent.md` §8.5): who played, and every decision. Money is hidden until the end.

use std::fmt;

use super::actions::read_action;
use super::fault::TextError;
use crate::agent::action::{Action, Event, Heard};
use crate::agent::game::Game;
use crate::agent::illegal::IllegalAction;
use crate::agent::options::{Options, OptionsError};
use crate::agent::pieces::Player;

/// A decision in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Decision {
    /// Known to the last dollar.
    Open(Action),
    /// Money that is not shown yet.
    Hidden,
}

/// A game from its opening stakes on. While the game runs, the record has nothing that is not public; when it is over,
/// the money too.
///
/// ```
/// use agon_core::agent::{Game, Options, Player, Record, read_action, read_record};
///
/// let options: Options = "2,agents=1,map=short".parse()?;
/// let mut actions = Vec::new();
/// for text in ["$A1=1000", "$", "A1-NYC", "let"] {
///     actions.push(read_action(text)?);
/// }
/// let record = Record::new(options, Player::ALL[0], &["Anna", "Bo"], &actions)?;
/// assert_eq!(
///     record.to_string(),
///     "agent 1\noptions 2,agents=1,map=short\nstart 0\nplayer 0 Anna\nplayer 1 Bo\n0:$?\n1:$?\n0:A1-NYC\n1:let\n"
/// );
/// assert_eq!(read_record(&record.to_string())?, record);
/// assert_eq!(
///     record.replay().unwrap_err().to_string(),
///     "line 6: the money of player 0 is hidden: the game was not over"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    options: Options,
    start: Player,
    names: Vec<String>,
    decisions: Vec<(Player, Decision)>,
}

/// A record cannot be read, or cannot have been played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line of the fault, from 1.
    pub line: usize,
    /// The fault in that line.
    #[source]
    pub fault: RecordFault,
}

/// A fault in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// The line should be another one.
    #[error("{0} should stand here")]
    Expected(&'static str),
    /// The options cannot be read.
    #[error("the options: {0}")]
    Options(OptionsError),
    /// An action cannot be read.
    #[error("the action: {0}")]
    Action(TextError),
    /// An action is illegal.
    #[error("the action is not legal: {0}")]
    Illegal(IllegalAction),
    /// The decision is not this player's.
    #[error("player {0} is not asked here")]
    NotAsked(Player),
    /// The money is hidden because the game was not over.
    #[error("the money of player {0} is hidden: the game was not over")]
    HiddenMoney(Player),
    /// The game goes on after it was over.
    #[error("the game was over before")]
    Over,
}

impl Record {
    /// Makes the record of a game from all its actions. Missing names are written as the numbers of the seats.
    ///
    /// # Errors
    /// If an action was illegal.
    pub fn new(options: Options, start: Player, names: &[&str], actions: &[Action]) -> Result<Self, RecordError> {
        let mut game = Game::new(options, start);
        let mut record = Self {
            options,
            start: game.table().start(),
            names: options.seats().map(|seat| name(names, seat)).collect(),
            decisions: Vec::with_capacity(actions.len()),
        };
        let mut heard = Vec::new();
        for action in actions {
            let line = record.first_line() + record.decisions.len();
            let fault = |fault| RecordError { line, fault };
            let asked = game.table().asked().ok_or_else(|| fault(RecordFault::Over))?;
            game.play(action, &mut heard)
                .map_err(|illegal| fault(RecordFault::Illegal(illegal)))?;
            record.decisions.push((asked, Decision::Open(*action)));
        }
        if game.outcome().is_none() {
            for (_, decision) in &mut record.decisions {
                if matches!(decision, Decision::Open(Action::Stake(_))) {
                    *decision = Decision::Hidden;
                }
            }
        }
        Ok(record)
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The player who had the first turn.
    pub const fn start(&self) -> Player {
        self.start
    }

    /// The names of the players, from player 0.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Plays the whole game again: the state after it, and all that was heard.
    ///
    /// # Errors
    /// Says which line is illegal or hidden.
    pub fn replay(&self) -> Result<(Game, Vec<Event>), RecordError> {
        let (game, heard, _) = self.replayed()?;
        Ok((game, heard))
    }

    /// All decisions, with the money.
    ///
    /// # Errors
    /// Says which line is illegal or hidden.
    pub fn actions(&self) -> Result<Vec<(Player, Action)>, RecordError> {
        self.replayed().map(|(_, _, actions)| actions)
    }

    fn replayed(&self) -> Result<(Game, Vec<Event>, Vec<(Player, Action)>), RecordError> {
        let mut game = Game::new(self.options, self.start);
        let (mut heard, mut actions) = (Vec::new(), Vec::with_capacity(self.decisions.len()));
        for (i, (player, decision)) in self.decisions.iter().enumerate() {
            let line = self.first_line() + i;
            let fault = |fault| RecordError { line, fault };
            let asked = game.table().asked().ok_or_else(|| fault(RecordFault::Over))?;
            if asked != *player {
                return Err(fault(RecordFault::NotAsked(*player)));
            }
            let Decision::Open(action) = decision else {
                return Err(fault(RecordFault::HiddenMoney(*player)));
            };
            let played = game.play(action, &mut heard);
            played.map_err(|illegal| fault(RecordFault::Illegal(illegal)))?;
            actions.push((*player, *action));
        }
        Ok((game, heard, actions))
    }

    /// The line of the first decision, from 1.
    fn first_line(&self) -> usize {
        4 + self.names.len()
    }
}

/// The name of a seat in one line, without blanks at its ends.
fn name(names: &[&str], seat: Player) -> String {
    let given = names.get(seat.index()).copied().unwrap_or_default();
    let words: Vec<_> = given.split_whitespace().collect();
    if words.is_empty() {
        seat.to_string()
    } else {
        words.join(" ")
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "agent 1\noptions {}\nstart {}", self.options, self.start)?;
        for (seat, name) in self.options.seats().zip(&self.names) {
            writeln!(f, "player {seat} {name}")?;
        }
        for (player, decision) in &self.decisions {
            match decision {
                Decision::Open(action) => writeln!(f, "{player}:{action}")?,
                Decision::Hidden => writeln!(f, "{player}:{}", Heard::Staked)?,
            }
        }
        Ok(())
    }
}

/// Reads the text of a record. That the game was played by the rules is found out by [`Record::replay`].
///
/// # Errors
/// Says which line cannot be read, and why.
pub fn read_record(text: &str) -> Result<Record, RecordError> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    let last = text.lines().count() + 1;
    let mut field = |start: &'static str, expected: &'static str| {
        let (line, text) = lines.next().unwrap_or((last, ""));
        let fault = RecordFault::Expected(expected);
        let rest = text.strip_prefix(start);
        rest.map(|rest| (line, rest)).ok_or(RecordError { line, fault })
    };
    let (line, version) = field("agent ", "agent and the version of the format")?;
    let expected = |line, expected| RecordError {
        line,
        fault: RecordFault::Expected(expected),
    };
    if version != "1" {
        return Err(expected(line, "agent 1, the only version there is,"));
    }
    let (line, options) = field("options ", "options and the options")?;
    let options: Options = options.parse().map_err(|error| RecordError {
        line,
        fault: RecordFault::Options(error),
    })?;
    let (line, start) = field("start ", "start and the player who starts")?;
    let start = seat(start, &options).ok_or_else(|| expected(line, "start and the player who starts"))?;
    let mut names = Vec::new();
    for seat in options.seats() {
        let (line, rest) = field("player ", "player, the seat and the name")?;
        let name = rest.strip_prefix(&format!("{seat} "));
        let name = name.filter(|name| !name.is_empty() && self::name(&[name], Player::ALL[0]) == *name);
        names.push(
            name.ok_or_else(|| expected(line, "player, the seat and the name"))?
                .to_owned(),
        );
    }
    let mut decisions = Vec::new();
    for (line, text) in lines {
        let decision = read_decision(text, &options).map_err(|fault| RecordError { line, fault });
        let (player, action) = decision?;
        decisions.push((player, action.map_or(Decision::Hidden, Decision::Open)));
    }
    Ok(Record {
        options,
        start,
        names,
        decisions,
    })
}

/// Reads a decision, `player:action`; money that is hidden is `None`.
pub fn read_decision(text: &str, options: &Options) -> Result<(Player, Option<Action>), RecordFault> {
    let parts = text.split_once(':');
    let parts = parts.and_then(|(player, action)| Some((seat(player, options)?, action)));
    let (player, action) = parts.ok_or(RecordFault::Expected("a player, a colon and an action"))?;
    if action == Heard::Staked.to_string() {
        return Ok((player, None));
    }
    let action = read_action(action).map_err(|mut error| {
        error.column += text.chars().count() - action.chars().count();
        RecordFault::Action(error)
    })?;
    Ok((player, Some(action)))
}

fn seat(text: &str, options: &Options) -> Option<Player> {
    options.seats().find(|seat| seat.to_string() == text)
}
