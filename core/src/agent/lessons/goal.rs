//! Goals of a lesson's scene: statements that hold of the table once it is done.

use std::fmt;

use crate::agent::game::Game;
use crate::agent::map::City;
use crate::agent::money::Dollars;
use crate::agent::pieces::{Agent, Player};

/// A condition on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// This agent has the case.
    Holder(Agent),
    /// The case is in this city.
    CaseIn(City),
    /// No agent has the case.
    Free,
    /// The game is over, and this player has won.
    Winner(Player),
    /// The game is not over.
    Running,
    /// This agent is off to the Bahamas.
    Exiled(Agent),
    /// The others know of no more than so much of the learner's money on this agent.
    Proven(Agent, Dollars),
}

impl Goal {
    /// Reads a goal as the course writes it; `None` if it is none.
    pub(super) fn read(text: &str) -> Option<Self> {
        let agent = |text: &str| Agent::ALL.into_iter().find(|agent| agent.to_string() == text);
        Some(match text.split_once('=') {
            None if text == "free" => Self::Free,
            None if text == "running" => Self::Running,
            Some(("holder", name)) => Self::Holder(agent(name)?),
            Some(("case", code)) => Self::CaseIn(City::ALL.into_iter().find(|city| city.code() == code)?),
            Some(("exiled", name)) => Self::Exiled(agent(name)?),
            Some(("winner", number)) => Self::Winner(Player::new(number.parse().ok()?)?),
            Some(("proven", rest)) => {
                let (name, most) = rest.split_once("..")?;
                Self::Proven(agent(name)?, most.parse().ok()?)
            }
            _ => return None,
        })
    }

    /// Whether it is reached by a learner on a seat.
    pub fn is_reached(&self, game: &Game, seat: Player) -> bool {
        let table = game.table();
        match *self {
            Self::Holder(agent) => table.holder() == Some(agent),
            Self::CaseIn(city) => table.case() == city,
            Self::Free => table.holder().is_none(),
            Self::Winner(player) => game.outcome().is_some_and(|outcome| outcome.winner == Some(player)),
            Self::Running => game.outcome().is_none(),
            Self::Exiled(agent) => table.is_exiled(agent),
            Self::Proven(agent, most) => table.minimum(seat, agent) <= most,
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Holder(agent) => write!(f, "holder={agent}"),
            Self::CaseIn(city) => write!(f, "case={}", city.code()),
            Self::Free => f.write_str("free"),
            Self::Winner(player) => write!(f, "winner={player}"),
            Self::Running => f.write_str("running"),
            Self::Exiled(agent) => write!(f, "exiled={agent}"),
            Self::Proven(agent, most) => write!(f, "proven={agent}..{most}"),
        }
    }
}
