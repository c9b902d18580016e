//! The contestants of a match as text, and the players behind them.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use super::player::Player;
use super::simple::{OnePly, Random};
use crate::engine::evaluation::{Evaluation, UnknownEvaluation};
use crate::engine::levels::{Level, choose_move};
use crate::engine::limits::{Limits, Monitor};
use crate::engine::net::Net;
use crate::engine::searcher::Searcher;
use crate::rules::{Game, Move};

/// A player, given by its settings.
///
/// ```
/// use agon_core::engine::arena::Contestant;
///
/// let contestant: Contestant = "nodes=2000,eval=ring".parse()?;
/// assert_eq!(contestant.to_string(), "nodes=2000,eval=ring");
/// assert!("nodes=many".parse::<Contestant>().is_err());
/// # Ok::<(), agon_core::engine::arena::ContestantError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Contestant {
    /// Plays random legal moves.
    Random,
    /// Looks one ply ahead: steps inwards if possible, and avoids custody.
    OnePly,
    /// A level for people.
    Level(Level),
    /// The full search with limits, an evaluation, and a number of threads.
    Search(Limits, Evaluation, usize),
    /// A program that speaks the Universal Game Interface, which the caller has to run.
    External(External),
}

/// A program as a player.
#[derive(Clone, Debug, PartialEq)]
pub struct External {
    /// The program and its arguments, separated by spaces.
    pub command: String,
    /// The limits of its searches.
    pub limits: Limits,
}

/// The text is not a contestant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestantError {
    /// Neither a player nor a setting.
    #[error("{0:?} is no player: there are random, oneply, {levels}, settings such as nodes=5000, depth=4, movetime=100 (milliseconds), eval=ring, net=FILE or threads=2, and after the limits perhaps ugi:COMMAND", levels = Level::ALL.map(Level::name).join(", "))]
    Unknown(String),
    /// The setting needs a number from 1; holds its text.
    #[error("{0} is a whole number from 1, not {1:?}")]
    NotANumber(&'static str, String),
    /// More threads than a search can have.
    #[error("threads is at most {most}", most = Searcher::MOST_THREADS)]
    Threads(usize),
    /// There is no such evaluation.
    #[error(transparent)]
    Evaluation(UnknownEvaluation),
    /// The net in this file cannot be used, for this reason.
    #[error("{0}: {1}")]
    Net(String, String),
    /// A setting of our own search was given for an external program.
    #[error("eval=, net= and threads= are for our own search, not for a program after ugi:")]
    SearchSettingForProgram,
    /// The search has no limit.
    #[error("a search needs a limit: nodes, depth or movetime")]
    Endless,
    /// There is no command after `ugi:`.
    #[error("after ugi: the command of a program should follow")]
    NoCommand,
}

impl FromStr for Contestant {
    type Err = ContestantError;

    /// Reads settings, of which `net=` fails, since no files can be read here.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(text, &|_| Err("nets cannot be loaded here".into()))
    }
}

impl Contestant {
    /// Reads settings; `load` reads a net from a file.
    ///
    /// # Errors
    /// If the text is not a contestant, or the net cannot be loaded.
    pub fn read(text: &str, load: &dyn Fn(&str) -> Result<Net, String>) -> Result<Self, ContestantError> {
        match text {
            "random" => return Ok(Self::Random),
            "oneply" => return Ok(Self::OnePly),
            _ => {}
        }
        if let Some(level) = Level::from_name(text) {
            return Ok(Self::Level(level));
        }
        // A command can contain commas, so it comes last.
        let (settings, command) = match text.split_once("ugi:") {
            Some((settings, command)) => (settings.strip_suffix(',').unwrap_or(settings), Some(command.trim())),
            None => (text, None),
        };
        let (mut limits, mut evaluation, mut threads) = (Limits::default(), None, None);
        for setting in settings.split(',').filter(|_| !settings.is_empty()) {
            match setting.split_once('=') {
                Some(("nodes", value)) => limits.nodes = Some(number("nodes", value)?),
                Some(("depth", value)) => limits.depth = Some(number("depth", value)?),
                Some(("movetime", value)) => limits.time = Some(Duration::from_millis(number("movetime", value)?)),
                Some(("threads", value)) => threads = Some(number("threads", value)?),
                Some(("eval", value)) => evaluation = Some(value.parse().map_err(ContestantError::Evaluation)?),
                Some(("net", file)) => {
                    let net = load(file).map_err(|reason| ContestantError::Net(file.into(), reason))?;
                    evaluation = Some(Evaluation::Net(Arc::new(net)));
                }
                _ => return Err(ContestantError::Unknown(setting.into())),
            }
        }
        if limits == Limits::default() {
            return Err(match command {
                None if settings.is_empty() => ContestantError::Unknown(text.into()),
                _ => ContestantError::Endless,
            });
        }
        match command {
            None => match threads.unwrap_or(1) {
                threads if threads > Searcher::MOST_THREADS => Err(ContestantError::Threads(threads)),
                threads => Ok(Self::Search(limits, evaluation.unwrap_or_default(), threads)),
            },
            Some("") => Err(ContestantError::NoCommand),
            Some(_) if evaluation.is_some() || threads.is_some() => Err(ContestantError::SearchSettingForProgram),
            Some(command) => Ok(Self::External(External {
                command: command.into(),
                limits,
            })),
        }
    }
}

fn number<N: FromStr + PartialOrd + From<u8>>(setting: &'static str, text: &str) -> Result<N, ContestantError> {
    let number = text.parse().ok().filter(|number| *number >= N::from(1));
    number.ok_or_else(|| ContestantError::NotANumber(setting, text.into()))
}

impl fmt::Display for Contestant {
    /// Reads back as the same contestant, unless it has a net from a file, of which only the checksum is written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::OnePly => f.write_str("oneply"),
            Self::Level(level) => f.write_str(level.name()),
            Self::Search(limits, evaluation, threads) => {
                write!(f, "{},eval={}", settings(limits).join(","), evaluation.name())?;
                match threads {
                    1 => Ok(()),
                    threads => write!(f, ",threads={threads}"),
                }
            }
            Self::External(External { command, limits }) => {
                write!(f, "{},ugi:{command}", settings(limits).join(","))
            }
        }
    }
}

fn settings(limits: &Limits) -> Vec<String> {
    let nodes = limits.nodes.map(|nodes| format!("nodes={nodes}"));
    let depth = limits.depth.map(|depth| format!("depth={depth}"));
    let time = limits.time.map(|time| format!("movetime={}", time.as_millis()));
    [nodes, depth, time].into_iter().flatten().collect()
}

impl Contestant {
    /// The player, or the external program that the caller has to run.
    ///
    /// # Errors
    /// Returns the settings of an external program.
    pub fn player(&self) -> Result<Box<dyn Player>, &External> {
        Ok(match self {
            Self::Random => Box::new(Random::new()),
            Self::OnePly => Box::new(OnePly::new()),
            Self::Level(level) => Box::new(LevelPlayer { level: *level, seed: 0 }),
            Self::Search(limits, evaluation, threads) => {
                let mut searcher = Searcher::new(hash_bytes(limits));
                searcher.set_threads(*threads);
                searcher.set_evaluation(evaluation.clone());
                Box::new(SearchPlayer {
                    limits: *limits,
                    searcher,
                })
            }
            Self::External(external) => return Err(external),
        })
    }
}

/// The size of a table that the search fills within a few moves and that is quickly cleared for the next game.
fn hash_bytes(limits: &Limits) -> usize {
    const LEAST: u64 = 1 << 18;
    const MOST: u64 = 1 << 24;
    limits
        .nodes
        .map_or(MOST, |nodes| nodes.saturating_mul(256).clamp(LEAST, MOST)) as usize
}

struct LevelPlayer {
    level: Level,
    seed: u64,
}

impl Player for LevelPlayer {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn pick(&mut self, game: &Game, monitor: &mut dyn Monitor) -> Result<Move, String> {
        let reply = choose_move(game, self.level, self.seed, monitor);
        reply.map(|reply| reply.mv).ok_or_else(|| NO_MOVE.into())
    }
}

struct SearchPlayer {
    limits: Limits,
    searcher: Searcher,
}

impl Player for SearchPlayer {
    fn begin(&mut self, _: u64) {
        self.searcher.clear();
    }

    fn pick(&mut self, game: &Game, monitor: &mut dyn Monitor) -> Result<Move, String> {
        let result = self.searcher.search(game, &self.limits, monitor);
        result.map(|result| result.best).ok_or_else(|| NO_MOVE.into())
    }
}

/// The fault if the game is over, which a match never asks for.
const NO_MOVE: &str = "found no move";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_back_as_they_are_written() {
        for text in [
            "random",
            "oneply",
            "casual",
            "nodes=5000,eval=plain",
            "movetime=100,eval=ring",
            "nodes=5000,depth=4,movetime=7,eval=ring",
            "movetime=100,eval=ring,threads=2",
            "nodes=100,ugi:./engine --quick a,b",
        ] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_names_no_player_is_refused() {
        for text in [
            "",
            ",",
            "nodes",
            "nodes=",
            "nodes=0",
            "nodes=-5",
            "depth=4000000000000",
            "nodes=5,",
            "grandmaster",
            "eval=ring",
            "nodes=5,eval=guess",
            "nodes=5,eval=ring,ugi:./engine",
            "nodes=5,threads=2,ugi:./engine",
            "nodes=5,threads=0",
            "nodes=5,threads=65",
            "nodes=5,net=somewhere",
            "casual,nodes=5",
            "nodes=5,ugi:",
            "ugi:./engine",
            "time=5",
        ] {
            assert!(text.parse::<Contestant>().is_err(), "{text}");
        }
    }
}
