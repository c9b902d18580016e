//! The options of a game and their text (`docs/agent.md` §2).

use std::fmt;
use std::str::FromStr;

use super::map::Map;
use super::pieces::{Agent, Player};
use super::quote::beginning;

/// Players who claim after an objection (option `contest`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ContestBetween {
    /// Every player.
    #[default]
    All,
    /// The mover and the objector only.
    Duel,
}

/// Price of a failed objection (option `lost-objection`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LostObjection {
    /// Nothing.
    #[default]
    Free,
    /// The objector's next turn.
    Turn,
}

/// Ways to part a holder from the case (option `held-case`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HeldCase {
    /// Only the holder's exile.
    #[default]
    Safe,
    /// Any agent that comes to the holder's city or stands there may take it.
    Snatch,
}

/// Whose sheets are compared when an agent came home (option `victory`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Victory {
    /// Everybody's.
    #[default]
    Sheets,
    /// Those of the mover and of the players who claim the victory.
    Claim,
}

/// Everything that is agreed before a game.
///
/// The text is the number of players, then what differs from the default:
///
/// ```
/// use agon_core::agent::{Map, Options};
///
/// let options: Options = "3,map=short,bribe-cap=1000".parse()?;
/// assert_eq!((options.players(), options.map, options.bribe_cap()), (3, Map::Short, Some(1000)));
/// assert_eq!(options.to_string(), "3,map=short,bribe-cap=1000");
/// assert_eq!("4,map=long".parse::<Options>()?.to_string(), "4");
///
/// let refused = "4,bribe-cap=50".parse::<Options>().unwrap_err();
/// assert_eq!(refused.to_string(), "column 3: bribe-cap is 0 or hundreds from 100 to 10000, not \"50\"");
/// # Ok::<(), agon_core::agent::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    players: u8,
    /// Per nation, 1 or 2.
    per_nation: u8,
    /// The map.
    pub map: Map,
    /// The players who claim after an objection.
    pub contest: ContestBetween,
    /// The price of a failed objection.
    pub lost_objection: LostObjection,
    /// The ways to part a holder from the case.
    pub held_case: HeldCase,
    /// Whose sheets are compared at the end.
    pub victory: Victory,
    bribe_cap: u16,
    attempts: u8,
    round_limit: u16,
}

/// The options cannot be played, or their text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {fault}")]
pub struct OptionsError {
    /// The place of the fault in the text, in characters from 1.
    pub column: usize,
    /// The fault at that place.
    #[source]
    pub fault: OptionsFault,
}

/// A fault in options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsFault {
    /// The number of players is missing or out of range.
    #[error("the options begin with the number of players, from 2 to 8")]
    Players,
    /// No option has this name.
    #[error(
        "there is no option {0:?}; there are agents, map, contest, lost-objection, held-case, victory, bribe-cap, \
         attempts and round-limit"
    )]
    UnknownOption(String),
    /// The option does not have this value.
    #[error("{option} is {allowed}, not {value:?}")]
    UnknownValue {
        /// The name of the option.
        option: &'static str,
        /// The values it has, in words.
        allowed: &'static str,
        /// The value given.
        value: String,
    },
    /// An option is given twice.
    #[error("{0} is given twice")]
    Twice(&'static str),
}

/// The names of the options after the number of players, in the order in which they are written, with their values.
const NAMED: [(&str, &str); 9] = [
    ("agents", "2 or 1"),
    ("map", "long or short"),
    ("contest", "all or duel"),
    ("lost-objection", "free or turn"),
    ("held-case", "safe or snatch"),
    ("victory", "sheets or claim"),
    ("bribe-cap", "0 or hundreds from 100 to 10000"),
    ("attempts", "a number from 0 to 99"),
    ("round-limit", "a number from 0 to 999"),
];

impl Options {
    /// The rules of the sheet for 2 to 8 players.
    pub fn new(players: usize) -> Option<Self> {
        let players = u8::try_from(players).ok().filter(|players| (2..=8).contains(players))?;
        Some(Self {
            players,
            per_nation: 2,
            map: Map::default(),
            contest: ContestBetween::default(),
            lost_objection: LostObjection::default(),
            held_case: HeldCase::default(),
            victory: Victory::default(),
            bribe_cap: 0,
            attempts: 0,
            round_limit: 40,
        })
    }

    /// The best game for 2 to 8 players, by games between computer players (`docs/agent-players.md`): bribes of at most
    /// $1000, without which good players keep all their money, and games last until the round limit is near. With two,
    /// bribes of at most $500: then both places win as often, and the most games end at home.
    ///
    /// ```
    /// use agon_core::agent::Options;
    ///
    /// let suggested = |players| Options::suggested(players).map(|options| options.to_string());
    /// assert_eq!(suggested(2).as_deref(), Some("2,bribe-cap=500"));
    /// assert_eq!(suggested(3).as_deref(), Some("3,bribe-cap=1000"));
    /// assert_eq!(suggested(8).as_deref(), Some("8,bribe-cap=1000"));
    /// assert_eq!(suggested(9), None);
    /// ```
    pub fn suggested(players: usize) -> Option<Self> {
        let bribe_cap = if players == 2 { 500 } else { 1_000 };
        Self::new(players).map(|sheet| Self { bribe_cap, ..sheet })
    }

    /// The number of players, 2 … 8.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The players, clockwise from 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + use<> {
        Player::ALL.into_iter().take(self.players())
    }

    /// The players from the one after `first` clockwise round to the last before `first`.
    pub fn clockwise_after(&self, first: Player) -> impl Iterator<Item = Player> + Clone + use<> {
        let players = self.players();
        let mut player = first;
        (1..players).map(move |_| {
            player = player.next(players);
            player
        })
    }

    /// Whether an agent takes part: with one agent per nation, those with the number 2 do not.
    pub const fn includes(&self, agent: Agent) -> bool {
        agent.number() <= self.per_nation
    }

    /// The agents in the game in agent order.
    pub fn agents(&self) -> impl Iterator<Item = Agent> + use<> {
        let step = 3 - usize::from(self.per_nation);
        Agent::ALL.into_iter().step_by(step)
    }

    /// The most dollars of one bribe, if there is a limit.
    pub const fn bribe_cap(&self) -> Option<u16> {
        if self.bribe_cap == 0 {
            None
        } else {
            Some(self.bribe_cap)
        }
    }

    /// The number of actions that may be taken back in a turn before only a bribe is left, if there is a limit.
    pub const fn attempts(&self) -> Option<usize> {
        if self.attempts == 0 {
            None
        } else {
            Some(self.attempts as usize)
        }
    }

    /// The round after which the game is decided, if there is a limit.
    pub const fn round_limit(&self) -> Option<u32> {
        if self.round_limit == 0 {
            None
        } else {
            Some(self.round_limit as u32)
        }
    }

    /// The value of one of the options in `NAMED`, as written.
    fn value(&self, name: &str) -> String {
        let (is_default, values) = match name {
            "agents" => return self.per_nation.to_string(),
            "bribe-cap" => return self.bribe_cap.to_string(),
            "attempts" => return self.attempts.to_string(),
            "round-limit" => return self.round_limit.to_string(),
            "map" => (self.map == Map::Long, ["long", "short"]),
            "contest" => (self.contest == ContestBetween::All, ["all", "duel"]),
            "lost-objection" => (self.lost_objection == LostObjection::Free, ["free", "turn"]),
            "held-case" => (self.held_case == HeldCase::Safe, ["safe", "snatch"]),
            _ => (self.victory == Victory::Sheets, ["sheets", "claim"]),
        };
        values[usize::from(!is_default)].into()
    }

    /// Sets one of the options in `NAMED`; `None` if it does not have this value.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        let number = |most: u16| plain_number(value).filter(|&number| number <= most);
        match (name, value) {
            ("agents", "2") => self.per_nation = 2,
            ("agents", "1") => self.per_nation = 1,
            ("map", "long") => self.map = Map::Long,
            ("map", "short") => self.map = Map::Short,
            ("contest", "all") => self.contest = ContestBetween::All,
            ("contest", "duel") => self.contest = ContestBetween::Duel,
            ("lost-objection", "free") => self.lost_objection = LostObjection::Free,
            ("lost-objection", "turn") => self.lost_objection = LostObjection::Turn,
            ("held-case", "safe") => self.held_case = HeldCase::Safe,
            ("held-case", "snatch") => self.held_case = HeldCase::Snatch,
            ("victory", "sheets") => self.victory = Victory::Sheets,
            ("victory", "claim") => self.victory = Victory::Claim,
            ("bribe-cap", _) => self.bribe_cap = number(10_000).filter(|cap| cap % 100 == 0)?,
            ("attempts", _) => self.attempts = number(99)? as u8,
            ("round-limit", _) => self.round_limit = number(999)?,
            _ => return None,
        }
        Some(())
    }
}

/// A number in plain digits, without a sign or leading zeros.
fn plain_number(text: &str) -> Option<u16> {
    let plain = text == "0" || !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sheet = Self::new(self.players()).expect("the number of players was checked");
        write!(f, "{}", self.players)?;
        for (name, _) in NAMED {
            let value = self.value(name);
            if value != sheet.value(name) {
                write!(f, ",{name}={value}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Self, OptionsError> {
        let mut parts = text.split(',');
        let players = parts.next().and_then(plain_number);
        let mut options = players
            .and_then(|players| Self::new(players.into()))
            .ok_or(OptionsError {
                column: 1,
                fault: OptionsFault::Players,
            })?;
        let mut column = text.find(',').map_or(0, |comma| comma + 2);
        let mut seen = [false; NAMED.len()];
        for part in parts {
            let fault = |fault| OptionsError { column, fault };
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let known = NAMED.iter().position(|&(known, _)| known == name);
            let known = known.ok_or_else(|| fault(OptionsFault::UnknownOption(beginning(name))))?;
            let (option, allowed) = NAMED[known];
            if std::mem::replace(&mut seen[known], true) {
                return Err(fault(OptionsFault::Twice(option)));
            }
            options.set(option, value).ok_or_else(|| {
                fault(OptionsFault::UnknownValue {
                    option,
                    allowed,
                    value: beginning(value),
                })
            })?;
            column += part.chars().count() + 1;
        }
        Ok(options)
    }
}
