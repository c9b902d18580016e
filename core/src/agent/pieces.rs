//! Nations, agents and players (`docs/agent.md` §1).

use std::fmt;

use super::map::City;

/// One of the four nations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nation {
    /// Green, at home in Washington.
    Americans,
    /// Blue, at home in London.
    British,
    /// Red, at home in Moscow.
    Russians,
    /// Yellow, at home in Peking.
    Chinese,
}

impl Nation {
    /// All nations in agent order.
    pub const ALL: [Self; 4] = [Self::Americans, Self::British, Self::Russians, Self::Chinese];

    /// The city where the agents begin, and to which they bring the case.
    pub const fn home(self) -> City {
        match self {
            Self::Americans => City::WASHINGTON,
            Self::British => City::LONDON,
            Self::Russians => City::MOSCOW,
            Self::Chinese => City::PEKING,
        }
    }

    /// The nation that is at home in a city.
    pub fn at_home_in(city: City) -> Option<Self> {
        Self::ALL.into_iter().find(|nation| nation.home() == city)
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Americans => 'A',
            Self::British => 'B',
            Self::Russians => 'R',
            Self::Chinese => 'C',
        }
    }
}

/// One of the eight agents. Agents sort in *agent order*: `A1 A2 B1 B2 R1 R2 C1 C2`.
///
/// ```
/// use agon_core::agent::{Agent, Nation};
///
/// let agent = Agent::new(Nation::Russians, 2).expect("there are two of each nation");
/// assert_eq!((agent.to_string().as_str(), agent.home().name()), ("R2", "Moscow"));
/// assert_eq!(Agent::new(Nation::Russians, 3), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Agent(u8);

impl Agent {
    /// The number of agents with two per nation, and the length of tables indexed by [`index`](Self::index).
    pub const COUNT: usize = 8;
    /// All agents in agent order.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// The agent of a nation with the number 1 or 2.
    pub fn new(nation: Nation, number: u8) -> Option<Self> {
        matches!(number, 1 | 2).then(|| Self(2 * nation as u8 + number - 1))
    }

    /// The place in agent order, 0 … 7; with one agent per nation only the even ones are in the game.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The agent's nation.
    pub const fn nation(self) -> Nation {
        Nation::ALL[self.index() / 2]
    }

    /// The number of the agent in their nation, 1 or 2.
    pub const fn number(self) -> u8 {
        self.0 % 2 + 1
    }

    /// The home city of the agent's nation.
    pub const fn home(self) -> City {
        self.nation().home()
    }
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.nation().letter(), self.number())
    }
}

impl fmt::Debug for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A player, by seat: numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u8);

impl Player {
    /// The most players at a table, and the length of tables indexed by [`index`](Self::index).
    pub const MOST: usize = 8;
    /// All seats of the largest table.
    pub const ALL: [Self; Self::MOST] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// The player with a number from 0 to 7.
    pub fn new(number: usize) -> Option<Self> {
        Self::ALL.get(number).copied()
    }

    /// The number, 0 … 7.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next player clockwise at a table of so many; player 0 after the last, and after all who have no seat there.
    pub const fn next(self, players: usize) -> Self {
        Self(if self.index() + 1 >= players { 0 } else { self.0 + 1 })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Players(u8);

impl FromIterator<Player> for Players {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        let mut all = Self::NONE;
        players.into_iter().for_each(|player| all.insert(player));
        all
    }
}

impl Players {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Whether the player is in the set.
    pub const fn contains(self, player: Player) -> bool {
        self.0 >> player.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a player.
    pub const fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.0;
    }

    /// Takes a player out, and returns whether they were in.
    pub const fn remove(&mut self, player: Player) -> bool {
        let was = self.contains(player);
        self.0 &= !(1 << player.0);
        was
    }

    /// The players in the set by number.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        Player::ALL.into_iter().filter(move |&player| self.contains(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agents_and_players_have_one_name_in_faults_of_the_program_too() {
        for agent in Agent::ALL {
            assert_eq!(format!("{agent:?}"), agent.to_string());
        }
        assert_eq!(Agent::ALL.map(|agent| agent.to_string()).concat(), "A1A2B1B2R1R2C1C2");
        for player in Player::ALL {
            assert_eq!(format!("{player:?}"), player.to_string());
        }
    }
}
