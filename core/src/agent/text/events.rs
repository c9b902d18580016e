//! Events as text (`docs/agent.md` §8.2).

use std::fmt;

use super::actions::read_heard;
use super::fault::{TextError, TextFault};
use super::places::agent_in_game;
use super::scanner::Scanner;
use crate::agent::action::{EndReason, Event, Outcome};
use crate::agent::money::{CAPITAL, Dollars, UNIT};
use crate::agent::options::Options;
use crate::agent::pieces::{Agent, Player};

/// An event with the options of its game, which give the number of players and agents.
pub struct EventText<'a> {
    event: &'a Event,
    options: &'a Options,
}

impl Event {
    /// The event ready to be written as text.
    pub fn in_game<'a>(&'a self, options: &'a Options) -> EventText<'a> {
        EventText { event: self, options }
    }
}

impl EndReason {
    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::RoundLimit => "limit",
        }
    }
}

/// Something that may be missing, which is written `-` then.
pub(super) fn or_dash<T: ToString>(value: Option<T>) -> String {
    value.map_or("-".into(), |value| value.to_string())
}

/// Numbers with commas between.
pub(super) fn list(numbers: impl Iterator<Item = Dollars>) -> String {
    let numbers: Vec<_> = numbers.map(|number| number.to_string()).collect();
    numbers.join(",")
}

impl fmt::Display for EventText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.event {
            Event::Decided { player, heard } => write!(f, "{player}:{heard}"),
            Event::TakenBack => f.write_str("back"),
            Event::Exiled { agent, stakes } => {
                let stakes = self.options.seats().map(|player| stakes[player.index()]);
                write!(f, "exile {agent} {}", list(stakes))
            }
            Event::Missed(player) => write!(f, "missed {player}"),
            Event::Over(Outcome { winner, reason, agent }) => {
                write!(f, "over {} {} {}", or_dash(*winner), reason.word(), or_dash(*agent))
            }
            Event::Shown { player, stakes } => {
                let stakes = self.options.agents().map(|agent| stakes[agent.index()]);
                write!(f, "sheet {player} {}", list(stakes))
            }
        }
    }
}

/// Reads an event of a game with these options.
///
/// # Errors
/// Says what cannot be read, and in which column.
///
/// ```
/// use agon_core::agent::{Options, read_event};
///
/// let options: Options = "3".parse()?;
/// for text in ["2:A1-PAR+", "0:$?", "back", "exile R2 0,500,1200", "missed 1", "over - limit -"] {
///     assert_eq!(read_event(text, &options)?.in_game(&options).to_string(), text);
/// }
/// let error = read_event("exile R2 0,500", &options).unwrap_err();
/// assert_eq!(error.to_string(), "column 15: a comma should stand here, not the end of the text");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_event(text: &str, options: &Options) -> Result<Event, TextError> {
    let mut scanner = Scanner::new(text);
    let scanner = &mut scanner;
    let event = if scanner.eat("back") {
        Event::TakenBack
    } else if scanner.eat("exile ") {
        let agent = agent_in_game(scanner, options)?;
        scanner.expect(" ", "a blank")?;
        let mut stakes = [0; Player::MOST];
        read_list(scanner, options.seats().map(Player::index), &mut stakes)?;
        Event::Exiled { agent, stakes }
    } else if scanner.eat("missed ") {
        Event::Missed(scanner.player(options.players())?)
    } else if scanner.eat("over ") {
        Event::Over(outcome(scanner, options, " ")?)
    } else if scanner.eat("sheet ") {
        let player = scanner.player(options.players())?;
        scanner.expect(" ", "a blank")?;
        let mut stakes = [0; Agent::COUNT];
        read_list(scanner, options.agents().map(Agent::index), &mut stakes)?;
        Event::Shown { player, stakes }
    } else if scanner.peek().is_some_and(|first| first.is_ascii_digit()) {
        let player = scanner.player(options.players())?;
        scanner.expect(":", "a colon after the player")?;
        let heard = read_heard(scanner)?;
        Event::Decided { player, heard }
    } else {
        return Err(scanner.expected("an event"));
    };
    scanner.end()?;
    Ok(event)
}

/// Reads winner, reason and agent with `between` between them.
pub(super) fn outcome(scanner: &mut Scanner, options: &Options, between: &str) -> Result<Outcome, TextError> {
    let winner = match scanner.eat("-") {
        true => None,
        false => Some(scanner.player(options.players())?),
    };
    scanner.expect(between, "the reason of the end")?;
    let reason = match (scanner.eat("home"), scanner.eat("limit")) {
        (true, false) => EndReason::Home,
        (false, true) => EndReason::RoundLimit,
        _ => return Err(scanner.expected("home or limit")),
    };
    scanner.expect(between, "the agent who has the case")?;
    let agent = match scanner.eat("-") {
        true => None,
        false => Some(agent_in_game(scanner, options)?),
    };
    Ok(Outcome { winner, reason, agent })
}

/// Reads dollars with commas between into these places.
pub(super) fn read_list(
    scanner: &mut Scanner,
    places: impl Iterator<Item = usize>,
    list: &mut [Dollars],
) -> Result<(), TextError> {
    for (i, place) in places.enumerate() {
        if i > 0 {
            scanner.expect(",", "a comma")?;
        }
        list[place] = read_dollars(scanner, UNIT)?;
    }
    Ok(())
}

/// Reads dollars from 0 to 10000, a multiple of `step`.
pub(super) fn read_dollars(scanner: &mut Scanner, step: Dollars) -> Result<Dollars, TextError> {
    let before = scanner.clone();
    let dollars = scanner.number(0, CAPITAL.into(), "a number of dollars up to 10000")? as Dollars;
    if dollars.is_multiple_of(step) {
        Ok(dollars)
    } else {
        Err(before.fault(TextFault::NotMultiple(step)))
    }
}
