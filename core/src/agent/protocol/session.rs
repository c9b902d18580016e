//! A session with the referee: every line names a seat, and its answer has nothing that this seat may not know.

use std::io::{self, Write};

use crate::agent::action::{Action, Event};
use crate::agent::options::Options;
use crate::agent::pieces::Player;
use crate::agent::players::{Character, Question, UnknownCharacter};
use crate::agent::quote::beginning;
use crate::agent::referee::{Referee, Refusal};
use crate::agent::text::read_action;
use crate::line_protocol::write_fault;

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
/// use agon_core::agent::protocol::{Answered, Session};
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
    game: Option<Referee>,
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
                Ok(asked(self.game.insert(Referee::new(options, start, &[], 0))))
            }
            ["asked"] => Ok(asked(self.game()?)),
            ["view", player] => {
                let game = self.game()?;
                Ok(format!("view {}\n", game.view(seat(player, game.options())?)))
            }
            ["legal", player] => legal(self.game()?, player),
            ["do", player, action] => play(self.game()?, player, action),
            ["play", player, character, seed] => {
                let character = character.parse().map_err(|error: UnknownCharacter| error.to_string())?;
                let seed = seed
                    .parse()
                    .map_err(|_| format!("a seed is a whole number, not {seed:?}"))?;
                choose(self.game()?, player, character, seed)
            }
            ["events"] => {
                let game = self.game()?;
                Ok(format!("events {}\n", joined(game.events(), game.options())))
            }
            ["record"] => Ok(format!("{}end\n", self.game()?.record())),
            [command, ..] => Err(format!(
                "{:?} is no command, or is not complete; there are new OPTIONS start N, asked, view SEAT, \
                 legal SEAT, do SEAT ACTION, play SEAT CHARACTER SEED, events, record and quit",
                beginning(command)
            )),
        }
    }

    fn game(&mut self) -> Result<&mut Referee, String> {
        self.game
            .as_mut()
            .ok_or_else(|| "there is no game yet; begin one with new OPTIONS start N".into())
    }
}

fn asked(game: &Referee) -> String {
    match game.asked() {
        Some(player) => format!("asked {player}\n"),
        None => "asked -\n".into(),
    }
}

/// The seat, if it is asked.
fn asked_seat(game: &Referee, text: &str) -> Result<Player, String> {
    let seat = seat(text, game.options())?;
    match game.asked() {
        None => Err("the game is over".into()),
        Some(asked) if asked != seat => Err(Refusal::NotAsked(asked).to_string()),
        Some(_) => Ok(seat),
    }
}

fn legal(game: &Referee, player: &str) -> Result<String, String> {
    let legal = game.legal(asked_seat(game, player)?);
    let money = if legal.may_stake() { " money" } else { "" };
    Ok(format!("legal {legal}{money}\n"))
}

fn play(game: &mut Referee, player: &str, action: &str) -> Result<String, String> {
    let seat = asked_seat(game, player)?;
    let action = read_action(action).map_err(|error| format!("the action: {error}"))?;
    Ok(format!("{}\n", apply(game, seat, action)?))
}

/// Plays what a computer player chooses, who is given the seat's view and the public events.
fn choose(game: &mut Referee, player: &str, character: Character, seed: u64) -> Result<String, String> {
    let seat = asked_seat(game, player)?;
    let question = Question {
        character,
        seed,
        known: None,
        view: game.view(seat),
        events: game.events().to_vec(),
    };
    let choice = question.answer().ok_or("there is nothing to choose")?;
    let heard = apply(game, seat, choice.action)?;
    Ok(format!("{heard}\t{}\n", choice.reason))
}

fn apply(game: &mut Referee, seat: Player, action: Action) -> Result<String, String> {
    let options = *game.options();
    let heard = game.play(seat, &action).map_err(|refusal| refusal.to_string())?;
    Ok(format!("heard {}", joined(heard, &options)))
}

/// Events joined by `;`.
fn joined(events: &[Event], options: &Options) -> String {
    let events = events.iter().map(|event| event.in_game(options).to_string());
    events.collect::<Vec<_>>().join(";")
}

fn seat(text: &str, options: &Options) -> Result<Player, String> {
    let seat = options.seats().find(|seat| seat.to_string() == text);
    let (text, last) = (beginning(text), options.players() - 1);
    seat.ok_or_else(|| format!("{text:?} is no seat; the seats are 0 to {last}"))
}
