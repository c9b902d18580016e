//! Levels and temperaments of computer players.

use std::fmt;
use std::str::FromStr;

/// Strength of a computer player. All get the same view; a stronger one thinks more about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Moves what it has staked on, bribes at random, rarely objects.
    Novice,
    /// Knows the race for the case, and stakes on those who are near.
    Runner,
    /// Keeps money for the end, objects to what hurts, claims little.
    Broker,
    /// Weighs what the others can hold by all that they did, and mixes its objections and claims.
    Agent,
    /// Plays the rest of the game out in worlds that it holds possible.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Runner, Self::Broker, Self::Agent, Self::Master];

    /// The name, as commands and settings write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Runner => "runner",
            Self::Broker => "broker",
            Self::Agent => "agent",
            Self::Master => "master",
        }
    }
}

/// In which manner a computer player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Temperament {
    /// No manner of its own.
    #[default]
    Even,
    /// Keeps money back and claims little.
    Banker,
    /// Bluffs more.
    Gambler,
    /// Exiles when it can.
    Hunter,
}

impl Temperament {
    /// All temperaments.
    pub const ALL: [Self; 4] = [Self::Even, Self::Banker, Self::Gambler, Self::Hunter];

    /// The name, as commands and settings write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Banker => "banker",
            Self::Gambler => "gambler",
            Self::Hunter => "hunter",
        }
    }

    /// This temperament's view of dangers, exiles and money.
    pub(super) const fn style(self) -> Style {
        match self {
            Self::Even => EVEN,
            Self::Banker => Style { thrift: 0.02, ..EVEN },
            Self::Gambler => Style { nerve: 0.7, ..EVEN },
            Self::Hunter => Style { attack: 0.05, ..EVEN },
        }
    }
}

/// A player's view of dangers, exiles and money, in shares of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// The remaining worth of a holder who may be exiled at once.
    pub nerve: f64,
    /// The worth of an exile beside its effect, from round 20 on; before that in proportion to the round. Without it
    /// nobody breaks a stare-down.
    pub attack: f64,
    /// The price of placing money.
    pub thrift: f64,
}

/// The numbers come from matches of 100 to 200 games, with one of them changed for one player.
const EVEN: Style = Style {
    nerve: 0.5,
    attack: 0.02,
    thrift: 0.004,
};

/// A habit that a good player must not fall for: it replaces single decisions of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Habit {
    /// Objects to everything.
    AlwaysObject,
    /// Objects to one announcement in three whatever it is.
    OftenObject,
    /// Never objects.
    NeverObject,
    /// Never attacks.
    NeverAttack,
    /// Withdraws after every objection.
    AlwaysWithdraw,
    /// Withdraws after the first objection of a turn.
    WithdrawOnce,
    /// Only runs for the case, and stakes evenly.
    Racer,
    /// Stakes all on one agent at the start.
    AllOnOne,
    /// Stakes nothing at the start, and all on the agent who is about to get home.
    Wait,
    /// Stakes evenly on all agents at the start.
    Spread,
    /// Claims whenever that is worth more than the disclosure costs.
    PlainClaims,
}

impl Habit {
    /// All habits.
    pub const ALL: [Self; 11] = [
        Self::AlwaysObject,
        Self::OftenObject,
        Self::NeverObject,
        Self::NeverAttack,
        Self::AlwaysWithdraw,
        Self::WithdrawOnce,
        Self::Racer,
        Self::AllOnOne,
        Self::Wait,
        Self::Spread,
        Self::PlainClaims,
    ];

    /// The name, as commands write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AlwaysObject => "always-object",
            Self::OftenObject => "often-object",
            Self::NeverObject => "never-object",
            Self::NeverAttack => "never-attack",
            Self::AlwaysWithdraw => "always-withdraw",
            Self::WithdrawOnce => "withdraw-once",
            Self::Racer => "racer",
            Self::AllOnOne => "all-on-one",
            Self::Wait => "wait",
            Self::Spread => "spread",
            Self::PlainClaims => "plain-claims",
        }
    }
}

/// A computer player's strength and manner, written as `master`, `broker,hunter` or `broker,wait`.
///
/// ```
/// use agon_core::agent::players::{Character, Level, Temperament};
///
/// let hunter: Character = "agent,hunter".parse()?;
/// assert_eq!((hunter.level, hunter.temperament), (Level::Agent, Temperament::Hunter));
/// assert_eq!(hunter.to_string(), "agent,hunter");
/// assert!("agent,brave".parse::<Character>().is_err());
/// assert!("agent,hunter,banker".parse::<Character>().is_err(), "two temperaments");
/// # Ok::<(), agon_core::agent::players::UnknownCharacter>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    /// The strength.
    pub level: Level,
    /// In which manner.
    pub temperament: Temperament,
    /// A habit: of personas, and for tests of others.
    pub habit: Option<Habit>,
}

impl Character {
    /// A player of this level without a manner of its own.
    pub const fn even(level: Level) -> Self {
        Self {
            level,
            temperament: Temperament::Even,
            habit: None,
        }
    }

    /// Whether the round limit counts before it is reached.
    pub(super) fn heeds_limit(self) -> bool {
        self.level >= Level::Agent
    }

    /// Whether holders count less who may be exiled after another action, and agents whom nobody dares bring near home.
    pub(super) fn has_foresight(self) -> bool {
        self.level == Level::Master
    }

    /// Whether choices are played out, by what the others are like.
    pub(super) fn plays_out(self) -> bool {
        self.level == Level::Master
    }

    /// Whether the attacks count that are likely to follow a choice at once. With more than two players that was not seen
    /// to help.
    pub(super) fn sees_strikes(self, players: usize) -> bool {
        self.level >= Level::Agent && players == 2
    }

    /// The most by which the worth of a choice is misjudged.
    pub(super) const fn carelessness(self) -> f64 {
        match self.level {
            Level::Novice | Level::Runner | Level::Broker => 0.03,
            Level::Agent => 0.003,
            Level::Master => 0.001,
        }
    }

    /// The number of worlds drawn per decision.
    pub(super) const fn worlds(self) -> usize {
        match self.level {
            Level::Novice | Level::Runner => 4,
            Level::Broker => 6,
            Level::Agent => 24,
            Level::Master => 48,
        }
    }
}

/// No computer player is called this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no computer player: write novice, runner, broker, agent or master, then perhaps a comma and a temperament \
     (banker, gambler, hunter) or a habit (always-object, often-object, never-object, never-attack, always-withdraw, \
     withdraw-once, racer, all-on-one, wait, spread, plain-claims), one of each at most"
)]
pub struct UnknownCharacter(String);

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if self.temperament != Temperament::Even {
            write!(f, ",{}", self.temperament.name())?;
        }
        self.habit.map_or(Ok(()), |habit| write!(f, ",{}", habit.name()))
    }
}

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(text: &str) -> Result<Self, UnknownCharacter> {
        let unknown = || UnknownCharacter(text.into());
        let mut parts = text.split(',');
        let first = parts.next();
        let level = Level::ALL.into_iter().find(|level| first == Some(level.name()));
        let level = level.ok_or_else(unknown)?;
        let (mut temperament, mut habit) = (None, None);
        for part in parts {
            let manner = Temperament::ALL
                .into_iter()
                .find(|temperament| temperament.name() == part);
            let again = match (manner, Habit::ALL.into_iter().find(|habit| habit.name() == part)) {
                (Some(found), _) => temperament.replace(found).is_some(),
                (None, Some(found)) => habit.replace(found).is_some(),
                (None, None) => true,
            };
            if again {
                return Err(unknown());
            }
        }
        Ok(Self {
            level,
            temperament: temperament.unwrap_or(Temperament::Even),
            habit,
        })
    }
}
