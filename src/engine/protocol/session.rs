//! A session of the Universal Game Interface: answers one line at a time.

use std::io::{self, Write};
use std::str::SplitWhitespace;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::job::{Job, Player};
use super::lines::{play_moves, read_position, split_moves};
use crate::engine::evaluation::Evaluation;
use crate::engine::levels::Level;
use crate::engine::limits::Limits;
use crate::engine::net::Net;
use crate::engine::searcher::Searcher;
use crate::line_protocol::{write_fault, write_line};
use crate::rules::{Game, Outcome, RuleSet, Side};

/// Runs the searches that a session asks for.
pub trait Host {
    /// Starts a search. One that is still running is stopped first, and its answer written.
    fn start(&mut self, job: Job);
    /// Stops the running search, if any, and writes its answer before returning.
    fn stop(&mut self);
    /// Reads a file that was named in an option. Fails unless implemented.
    ///
    /// # Errors
    /// If the file cannot be read.
    fn read_file(&mut self, _path: &str) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// How a line was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// The line was understood.
    Well,
    /// The line was answered with an error.
    Badly,
    /// The line was `quit`.
    Quit,
}

/// The size of the transposition table in MiB: the default, and the maximum.
const HASH: (usize, usize) = (16, 1024);
/// The maximum of the option `MultiPV`.
const MOST_LINES: usize = 100;

/// The state of a session: the game, the options and the searcher.
///
/// ```
/// use agon::engine::protocol::{Answered, Host, Job, Session};
///
/// struct Nobody;
/// impl Host for Nobody {
///     fn start(&mut self, _: Job) {}
///     fn stop(&mut self) {}
/// }
///
/// let (mut session, mut out) = (Session::new(0), Vec::new());
/// session.line("position startpos moves b1c2", &mut Nobody, &mut out)?;
/// session.line("query p1turn", &mut Nobody, &mut out)?;
/// assert_eq!(out, b"response false\n");
/// assert_eq!(session.line("castle", &mut Nobody, &mut out)?, Answered::Badly);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Session {
    game: Game,
    level: Option<Level>,
    evaluation: Evaluation,
    threads: usize,
    lines: usize,
    searcher: Arc<Mutex<Searcher>>,
    seed: u64,
}

impl Session {
    /// A session at the start of a game under `globe`. The seed varies the play of levels.
    pub fn new(seed: u64) -> Self {
        Self {
            game: Game::new(RuleSet::default()),
            level: None,
            evaluation: Evaluation::default(),
            threads: 1,
            lines: 1,
            searcher: searcher(HASH.0, 1, &Evaluation::default()),
            seed,
        }
    }

    /// Answers one line.
    ///
    /// # Errors
    /// If the output fails.
    pub fn line(&mut self, line: &str, host: &mut dyn Host, out: &mut dyn Write) -> io::Result<Answered> {
        let mut words = line.split_whitespace();
        let answered = match words.next() {
            None => Ok(String::new()),
            Some("quit") => {
                host.stop();
                return Ok(Answered::Quit);
            }
            Some("ugi") => Ok(introduction()),
            Some("isready") => Ok("readyok".into()),
            Some("uginewgame") => {
                host.stop();
                self.new_game();
                Ok(String::new())
            }
            Some("setoption") => self.set_option(words, host),
            Some("position") => self.set_position(line),
            Some("go") => self.go(words, host),
            Some("stop") => {
                host.stop();
                Ok(String::new())
            }
            Some("query") => self.query(words.next()),
            Some("draw") => self.offer_draw(words.next(), host),
            Some(other) => Err(format!("there is no command {other:?}")),
        };
        match answered {
            Ok(answer) if answer.is_empty() => Ok(Answered::Well),
            Ok(answer) => write_line(out, &answer).map(|()| Answered::Well),
            Err(fault) => write_fault(out, &fault).map(|()| Answered::Badly),
        }
    }

    fn new_game(&mut self) {
        self.game = Game::new(*self.game.rules());
        self.seed = self.seed.wrapping_add(1);
        self.searcher().clear();
    }

    fn set_option(&mut self, words: SplitWhitespace, host: &mut dyn Host) -> Result<String, String> {
        let words: Vec<_> = words.collect();
        let ["name", name, "value", value] = words[..] else {
            return Err("an option is set by: setoption name N value V".into());
        };
        let number = |most: usize| match value.parse() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(format!("{name} is a number from 1 to {most}, not {value:?}")),
        };
        match name {
            "Rules" => {
                let rules = value.parse().map_err(|error| format!("{error}"))?;
                self.game = Game::new(rules);
            }
            "Hash" => {
                let megabytes = number(HASH.1)?;
                host.stop();
                self.searcher = searcher(megabytes, self.threads, &self.evaluation);
            }
            "Eval" => {
                let evaluation = value.parse().map_err(|error| format!("{error}"))?;
                self.set_evaluation(evaluation, host);
            }
            "Net" => {
                let net = host.read_file(value).map_err(|error| format!("{value}: {error}"))?;
                let net = Net::from_bytes(&net).map_err(|error| format!("{value}: {error}"))?;
                self.set_evaluation(Evaluation::Net(Arc::new(net)), host);
            }
            "Threads" => {
                self.threads = number(Searcher::MOST_THREADS)?;
                host.stop();
                self.searcher().set_threads(self.threads);
            }
            "MultiPV" => self.lines = number(MOST_LINES)?,
            "Level" => {
                self.level = match Level::from_name(value) {
                    None if value != "full" => {
                        let names = Level::ALL.map(Level::name).join(", ");
                        return Err(format!("there is no level {value:?}; there are full, {names}"));
                    }
                    level => level,
                }
            }
            _ => return Err(format!("there is no option {name:?}")),
        }
        Ok(String::new())
    }

    fn set_evaluation(&mut self, evaluation: Evaluation, host: &mut dyn Host) {
        host.stop();
        self.searcher().set_evaluation(evaluation.clone());
        self.evaluation = evaluation;
    }

    /// The searcher; waits for a running search. One that panicked leaves at worst a half-written table behind.
    fn searcher(&self) -> MutexGuard<'_, Searcher> {
        self.searcher.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_position(&mut self, line: &str) -> Result<String, String> {
        let text = line.trim_start().strip_prefix("position").unwrap_or(line).trim_start();
        let (position, moves) = split_moves(text);
        let position = match position.trim().strip_prefix("fen") {
            Some(fen) => fen,
            None if position.trim() == "startpos" => position,
            None => return Err("a position is startpos, or fen and a position text".into()),
        };
        let rules = *self.game.rules();
        let mut game = Game::from_position(rules, read_position(line, position, &rules)?);
        play_moves(&mut game, moves)?;
        self.game = game;
        Ok(String::new())
    }

    fn go(&self, mut words: SplitWhitespace, host: &mut dyn Host) -> Result<String, String> {
        let mut limits = Limits::default();
        let mut infinite = false;
        let (mut clocks, mut increments) = ([None; 2], [Duration::ZERO; 2]);
        while let Some(word) = words.next() {
            if word == "infinite" {
                infinite = true;
                continue;
            }
            let number = words.next().ok_or_else(|| format!("{word} wants a number"))?;
            // Remaining times can be negative.
            let number: i64 = number
                .parse()
                .map_err(|_| format!("{word} is a whole number, not {number:?}"))?;
            let number = u64::try_from(number).unwrap_or(0);
            let time = Duration::from_millis(number);
            match word {
                "p1time" => clocks[0] = Some(time),
                "p2time" => clocks[1] = Some(time),
                "p1inc" => increments[0] = time,
                "p2inc" => increments[1] = time,
                "movetime" => limits.time = Some(time),
                "depth" => limits.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
                "nodes" => limits.nodes = Some(number),
                _ => return Err(format!("go knows no {word:?}")),
            }
        }
        let player = self.game.chooser().index();
        if let (None, Some(clock)) = (limits.time, clocks[player]) {
            limits.time = Limits::clock(clock, increments[player]).time;
        }
        if infinite {
            limits = Limits::default();
        }
        host.start(Job {
            game: self.game.clone(),
            infinite: infinite || limits == Limits::default() && self.level.is_none(),
            limits,
            player: match self.level {
                Some(level) => Player::Level(level, self.seed),
                None => Player::Full(Arc::clone(&self.searcher), self.lines),
            },
        });
        Ok(String::new())
    }

    /// Our own addition to the interface: asks whether the level would accept a draw now, for a side.
    fn offer_draw(&self, side: Option<&str>, host: &mut dyn Host) -> Result<String, String> {
        let side = match side {
            Some("p1") => Side::White,
            Some("p2") => Side::Black,
            _ => return Err("a draw is offered to p1 or p2".into()),
        };
        let level = self.level.ok_or("only a level can be offered a draw")?;
        host.start(Job {
            game: self.game.clone(),
            infinite: false,
            limits: Limits::default(),
            player: Player::Draw(level, side),
        });
        Ok(String::new())
    }

    fn query(&self, what: Option<&str>) -> Result<String, String> {
        let answer = match what {
            Some("gameover") => self.game.outcome().is_some().to_string(),
            // Asked to find out who has to think: the captor, where he sets the queen back.
            Some("p1turn") => (self.game.chooser() == Side::White).to_string(),
            Some("result") => match self.game.outcome() {
                None => "none".into(),
                Some(Outcome::Draw(_)) => "draw".into(),
                Some(Outcome::Win {
                    winner: Side::White, ..
                }) => "p1win".into(),
                Some(Outcome::Win {
                    winner: Side::Black, ..
                }) => "p2win".into(),
            },
            _ => return Err("a query is for gameover, p1turn or result".into()),
        };
        Ok(format!("response {answer}"))
    }
}

fn searcher(megabytes: usize, threads: usize, evaluation: &Evaluation) -> Arc<Mutex<Searcher>> {
    let mut searcher = Searcher::new(megabytes << 20);
    searcher.set_threads(threads);
    searcher.set_evaluation(evaluation.clone());
    Arc::new(Mutex::new(searcher))
}

fn introduction() -> String {
    let evaluations = Evaluation::NAMES.map(|name| format!(" var {name}")).concat();
    let levels = Level::ALL.map(|level| format!(" var {}", level.name())).concat();
    format!(
        "id name Agon {}\n\
         id author the Agon project\n\
         option name Rules type string default globe\n\
         option name Hash type spin default {} min 1 max {}\n\
         option name Threads type spin default 1 min 1 max {}\n\
         option name Level type combo default full var full{levels}\n\
         option name MultiPV type spin default 1 min 1 max {MOST_LINES}\n\
         option name Eval type combo default {}{evaluations}\n\
         option name Net type string default <none>\n\
         ugiok",
        env!("CARGO_PKG_VERSION"),
        HASH.0,
        HASH.1,
        Searcher::MOST_THREADS,
        Evaluation::default().name(),
    )
}
