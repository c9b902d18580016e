//! A session of the Universal Game Interface: answers one line at a time.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::job::{Job, Player};
use super::lines::{play_moves, read_position, split_at_word, split_moves};
use super::request::Request;
use crate::engine::evaluation::Evaluation;
use crate::engine::levels::Level;
use crate::engine::limits::Limits;
use crate::engine::net::Net;
use crate::engine::searcher::Searcher;
use crate::line_protocol::{shortened, write_fault, write_line};
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

/// Effect of a line.
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
/// The time of a search of which only is known that it shall be limited.
const UNKNOWN_LIMIT: Duration = Duration::from_secs(1);
/// The maximum of the option `MultiPV`.
const MOST_LINES: usize = 100;

/// The state of a session: the game, the options and the searcher.
///
/// ```
/// use agon_core::engine::protocol::{Answered, Host, Job, Session};
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
            searcher: Arc::new(Mutex::new(searcher(HASH.0, 1, &Evaluation::default()))),
            seed,
        }
    }

    /// Answers one line.
    ///
    /// # Errors
    /// If the output fails.
    pub fn line(&mut self, line: &str, host: &mut dyn Host, out: &mut dyn Write) -> io::Result<Answered> {
        let words: Vec<_> = line.split_whitespace().collect();
        let (command, words) = words
            .split_first()
            .map_or(("", &words[..]), |(command, words)| (*command, words));
        let answered = match command {
            "" => Ok(String::new()),
            "quit" => {
                host.stop();
                return Ok(Answered::Quit);
            }
            "ugi" => Ok(introduction()),
            "isready" => Ok("readyok".into()),
            "uginewgame" => {
                host.stop();
                self.new_game();
                Ok(String::new())
            }
            "setoption" => self.set_option(line, host),
            "position" => self.set_position(line),
            "go" => return self.go(words, host, out),
            "stop" => {
                host.stop();
                Ok(String::new())
            }
            "query" => self.query(words),
            "draw" => self.offer_draw(words, host),
            _ => Err(format!("there is no command \"{command}\"")),
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

    fn set_option(&mut self, line: &str, host: &mut dyn Host) -> Result<String, String> {
        let (name, value) = name_and_value(line).ok_or("an option is set by: setoption name N value V")?;
        let number = |most: usize| match value.parse() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(format!("{name} is a number from 1 to {most}, not \"{value}\"")),
        };
        // Only in the name of a file do capitals differ from small letters.
        let word = value.to_ascii_lowercase();
        match &*name.to_ascii_lowercase() {
            "rules" => {
                let rules = word.parse().map_err(|error| format!("{error}"))?;
                self.game = Game::new(rules);
            }
            "hash" => {
                let megabytes = number(HASH.1)?;
                host.stop();
                let searcher = searcher(megabytes, self.threads, &self.evaluation);
                if searcher.hash_bytes() < megabytes << 20 {
                    return Err(format!(
                        "there is no memory for a table of {megabytes} MB; it stays as it was"
                    ));
                }
                self.searcher = Arc::new(Mutex::new(searcher));
            }
            "eval" => {
                let evaluation = word.parse().map_err(|error| format!("{error}"))?;
                self.set_evaluation(evaluation, host);
            }
            "net" => {
                let net = host.read_file(value).map_err(|error| format!("{value}: {error}"))?;
                let net = Net::from_bytes(&net).map_err(|error| format!("{value}: {error}"))?;
                self.set_evaluation(Evaluation::Net(Arc::new(net)), host);
            }
            "threads" => {
                self.threads = number(Searcher::MOST_THREADS)?;
                host.stop();
                self.searcher().set_threads(self.threads);
            }
            "multipv" => self.lines = number(MOST_LINES)?,
            "level" => {
                self.level = match Level::from_name(&word) {
                    None if word != "full" => {
                        let names = Level::ALL.map(Level::name).join(", ");
                        return Err(format!("there is no level \"{value}\"; there are full, {names}"));
                    }
                    level => level,
                }
            }
            _ => return Err(format!("there is no option \"{name}\"")),
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
            None => {
                return Err("a position is startpos, or fen and a position text".into());
            }
        };
        let rules = *self.game.rules();
        let mut game = Game::from_position(rules, read_position(line, position, &rules)?);
        play_moves(&mut game, moves)?;
        self.game = game;
        Ok(String::new())
    }

    /// Starts a search, even if the words make no sense: the sender of `go` waits for a move.
    fn go(&self, words: &[&str], host: &mut dyn Host, out: &mut dyn Write) -> io::Result<Answered> {
        let request = Request::read(words);
        // The answer of an earlier search comes before what is said about this one.
        host.stop();
        let mut answered = Answered::Well;
        if let Some(fault) = &request.fault {
            write_fault(out, fault)?;
            answered = Answered::Badly;
        }
        if !request.ignored.is_empty() {
            write_line(out, &format!("info string ignored:{}", shortened(&request.ignored)))?;
        }
        let mut limits = request.limits(self.game.chooser());
        let mut infinite = request.infinite;
        if limits == Limits::default() && self.level.is_none() {
            if request.is_empty() {
                infinite = true;
            } else if !infinite {
                limits = Limits::time(UNKNOWN_LIMIT);
            }
        }
        host.start(Job {
            game: self.game.clone(),
            infinite,
            limits,
            player: match self.level {
                Some(level) => Player::Level(level, self.seed),
                None => Player::Full(Arc::clone(&self.searcher), self.lines),
            },
        });
        Ok(answered)
    }

    /// Our own addition to the interface: asks whether the level would accept a draw now, for a side.
    fn offer_draw(&self, words: &[&str], host: &mut dyn Host) -> Result<String, String> {
        let side = match words.first() {
            Some(&"p1") => Side::White,
            Some(&"p2") => Side::Black,
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

    fn query(&self, words: &[&str]) -> Result<String, String> {
        let answer = match words.first() {
            Some(&"gameover") => self.game.outcome().is_some().to_string(),
            // Asked to find out who has to think: the captor, while putting the queen back.
            Some(&"p1turn") => (self.game.chooser() == Side::White).to_string(),
            Some(&"result") => match self.game.outcome() {
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

/// The name and the value in `setoption name N value V`; the value may have blanks.
fn name_and_value(line: &str) -> Option<(&str, &str)> {
    let (_, option) = split_at_word(line, "name")?;
    let (name, value) = split_at_word(option, "value")?;
    Some((name.trim(), value.trim())).filter(|(_, value)| !value.is_empty())
}

fn searcher(megabytes: usize, threads: usize, evaluation: &Evaluation) -> Searcher {
    let mut searcher = Searcher::new(megabytes << 20);
    searcher.set_threads(threads);
    searcher.set_evaluation(evaluation.clone());
    searcher
}

fn introduction() -> String {
    let choices = |names: &[&str]| {
        names
            .iter()
            .fold(String::new(), |choices, name| choices + " var " + name)
    };
    let evaluations = choices(&Evaluation::NAMES);
    let levels = choices(&Level::ALL.map(Level::name));
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
