//! The places of the agents and the case, and the effects of deeds on them.

use super::action::Announcement;
use super::map::{City, Map};
use super::pieces::Agent;

/// The places of the agents and of the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cities and links in play.
    pub map: Map,
    /// The city of each agent; `None` for exiles and for those who do not take part.
    pub places: [Option<City>; Agent::COUNT],
    /// The city of the case.
    pub case: City,
    /// The holder of the case.
    pub holder: Option<Agent>,
}

impl Board {
    /// The city of an agent; `None` for exiles and for those who do not take part.
    pub const fn place(&self, agent: Agent) -> Option<City> {
        self.places[agent.index()]
    }

    /// The city in which a deed ends; `None` if it cannot take place.
    pub const fn place_of(&self, deed: Announcement) -> Option<City> {
        match deed {
            Announcement::Move { to, .. } => Some(to),
            Announcement::Take(agent) | Announcement::LayDown(agent) => self.place(agent),
            Announcement::Attack { victim, .. } => self.place(victim),
        }
    }

    /// The agents on the board, in agent order.
    pub fn living(&self) -> impl Iterator<Item = (Agent, City)> + use<'_> {
        Agent::ALL
            .into_iter()
            .filter_map(|agent| Some((agent, self.place(agent)?)))
    }

    /// Puts a deed into effect. One that is impossible changes nothing.
    pub fn carry_out(&mut self, deed: Announcement) {
        match deed {
            Announcement::Move { agent, to, with_case } => self.arrive(agent, to, with_case),
            Announcement::Take(agent) => self.holder = Some(agent),
            Announcement::LayDown(_) => self.holder = None,
            Announcement::Attack {
                attacker,
                victim,
                with_case,
            } => {
                let Some(to) = self.places[victim.index()].take() else {
                    return;
                };
                if self.holder == Some(victim) {
                    self.holder = None;
                }
                self.arrive(attacker, to, with_case);
            }
        }
    }

    fn arrive(&mut self, agent: Agent, to: City, with_case: bool) {
        self.places[agent.index()] = Some(to);
        if with_case {
            (self.holder, self.case) = (Some(agent), to);
        } else if self.holder == Some(agent) {
            // It stays behind in the city that the agent left.
            self.holder = None;
        }
    }
}
