//! A session with the referee: every line names a seat, and its answer has nothing that this seat may not know.

use std::io::{self, Write};

use crate::agent::action::{Action, Event};
use crate::agent::game::Game;
use crate::agent::options::Options;
use crate::agent::pieces::Player;
use crate::agent::players::{Character, Thinker, UnknownCharacter};
use crate::agent::quote::beginning;
use crate::agent::text::{Record, read_action};
use crate::line_protocol::write_fault;

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

/// A game with its history, as the referee keeps it.
struct RefereedGame {
    game: Game,
    actions: Vec<Action>,
    heard: Vec<Event>,
}

/// The state of a session: at most one game.
///
/// | line | answer |
/// |---|---|
/// | `new OPTIONS start N` | `asked P`: a new game |
/// | `view SEAT` | `view …`: the state as the seat sees it |
/// | `legal SEAT` | `legal …`: as in a batch; only if the seat is asked |
/// | `do SEAT ACTION` | `heard …`: the public events, joined by `;` |
/// | `play SEAT CHARACTER SEED` | as `do`, with what a computer player chooses by the seat's view; then a tab and why |
/// | `events` | `events …`: all public events so far, joined by `;` |
/// | `asked` | `asked P`, or `asked -` when the game is over |
/// | `record` | the lines of the game's record, then `end`; money is hidden until the game is over |
/// | `quit` | nothing |
///
/// ```
/// use agon::agent::protocol::{Answered, Session};
///
/// let (mut session, mut out) = (Session::default(), Vec::new());
/// for line in ["new 2,agents=1 start 0", "do 0 $A1=1000", "do 1 $", "do 0 A1-NYC", "view 1"] {
///     assert_eq!(session.line(line, &mut out)?, Answered::Well);
/// }
/// assert_eq!(session.line("legal 0", &mut out)?, Answered::Badly);
/// let lines: Vec<_> = std::str::from_utf8(&out)?.lines().collect();
/// assert_eq!(lines[..4], ["asked 0", "heard 0:$?", "heard 1:$?", "heard 0:A1-NYC"]);
/// assert!(lines[4].starts_with("view WAS,LON,MOS,PEK TAN 0.1.0 object:1:A1-NYC "));
/// assert!(lines[4].ends_with(" ?/0,0,0,0;444444"));
/// assert_eq!(lines[5], "error: it is for player 1 to decide");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Session {
    current: Option<RefereedGame>,
}

impl Session {
    /// Answers one line.
    ///
    /// # Errors
    /// If the output fails.
    pub fn line(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Answered> {
        let words: Vec<_> = line.split_whitespace().collect();
        if words == ["quit"] {
            return Ok(Answered::Quit);
        }
        match self.answer(&words) {
            Ok(answer) => {
                out.write_all(answer.as_bytes())?;
                out.flush()?;
                Ok(Answered::Well)
            }
            Err(fault) => write_fault(out, &fault).map(|()| Answered::Badly),
        }
    }

    /// The lines of the answer.
    fn answer(&mut self, words: &[&str]) -> Result<String, String> {
        match *words {
            [] => Ok(String::new()),
            ["new", options, "start", start] => {
                let options: Options = options.parse().map_err(|error| format!("the options: {error}"))?;
                let start = seat(start, &options)?;
                self.current = Some(RefereedGame {
                    game: Game::new(options, start),
                    actions: Vec::new(),
                    heard: Vec::new(),
                });
                self.current()?.asked()
            }
            ["asked"] => self.current()?.asked(),
            ["view", player] => {
                let current = self.current()?;
                Ok(format!("view {}\n", current.game.view(current.seat(player)?)))
            }
            ["legal", player] => self.current()?.legal(player),
            ["do", player, action] => self.current()?.play(player, action),
            ["play", player, character, seed] => {
                let character = character.parse().map_err(|error: UnknownCharacter| error.to_string())?;
                let seed = seed
                    .parse()
                    .map_err(|_| format!("a seed is a whole number, not {seed:?}"))?;
                self.current()?.choose(player, character, seed)
            }
            ["events"] => {
                let current = self.current()?;
                Ok(format!("events {}\n", current.events(0)))
            }
            ["record"] => self.current()?.record(),
            [command, ..] => Err(format!(
                "{:?} is no command, or is not complete; there are new OPTIONS start N, asked, view SEAT, \
                 legal SEAT, do SEAT ACTION, play SEAT CHARACTER SEED, events, record and quit",
                beginning(command)
            )),
        }
    }

    fn current(&mut self) -> Result<&mut RefereedGame, String> {
        self.current
            .as_mut()
            .ok_or_else(|| "there is no game yet; begin one with new OPTIONS start N".into())
    }
}

impl RefereedGame {
    fn seat(&self, text: &str) -> Result<Player, String> {
        seat(text, self.game.table().options())
    }

    fn asked(&self) -> Result<String, String> {
        Ok(match self.game.table().asked() {
            Some(player) => format!("asked {player}\n"),
            None => "asked -\n".into(),
        })
    }

    /// The seat, if it is asked.
    fn asked_seat(&self, text: &str) -> Result<Player, String> {
        let seat = self.seat(text)?;
        match self.game.table().asked() {
            None => Err("the game is over".into()),
            Some(asked) if asked != seat => Err(format!("it is for player {asked} to decide")),
            Some(_) => Ok(seat),
        }
    }

    fn legal(&self, player: &str) -> Result<String, String> {
        self.asked_seat(player)?;
        let legal = self.game.legal();
        let money = if legal.may_stake() { " money" } else { "" };
        Ok(format!("legal {legal}{money}\n"))
    }

    fn play(&mut self, player: &str, action: &str) -> Result<String, String> {
        self.asked_seat(player)?;
        let action = read_action(action).map_err(|error| format!("the action: {error}"))?;
        Ok(format!("{}\n", self.apply(action)?))
    }

    /// Plays what a computer player chooses, who is given the seat's view and the public events.
    fn choose(&mut self, player: &str, character: Character, seed: u64) -> Result<String, String> {
        let seat = self.asked_seat(player)?;
        let mut thinker = Thinker::new(self.game.table().options(), seat, character, seed);
        let choice = thinker.decide(&self.game.view(seat), &self.heard);
        let choice = choice.ok_or("there is nothing to choose")?;
        let heard = self.apply(choice.action)?;
        Ok(format!("{heard}\t{}\n", choice.reason))
    }

    fn apply(&mut self, action: Action) -> Result<String, String> {
        let before = self.heard.len();
        let played = self.game.play(&action, &mut self.heard);
        played.map_err(|illegal| illegal.to_string())?;
        self.actions.push(action);
        Ok(format!("heard {}", self.events(before)))
    }

    /// What was heard from an event on, joined by `;`.
    fn events(&self, from: usize) -> String {
        let options = self.game.table().options();
        let events = self.heard[from..]
            .iter()
            .map(|event| event.in_game(options).to_string());
        events.collect::<Vec<_>>().join(";")
    }

    fn record(&self) -> Result<String, String> {
        let table = self.game.table();
        let record = Record::new(*table.options(), table.start(), &[], &self.actions);
        let record = record.map_err(|error| error.to_string())?;
        Ok(format!("{record}end\n"))
    }
}

fn seat(text: &str, options: &Options) -> Result<Player, String> {
    let seat = options.seats().find(|seat| seat.to_string() == text);
    let (text, last) = (beginning(text), options.players() - 1);
    seat.ok_or_else(|| format!("{text:?} is no seat; the seats are 0 to {last}"))
}
