//! Where the agents and the case are, and what deeds change about it.

use super::action::Announcement;
use super::map::{City, Map};
use super::pieces::Agent;

/// The places of the agents and of the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Which cities and links there are.
    pub map: Map,
    /// Where each agent is; `None` for exiles and for those who do not take part.
    pub places: [Option<City>; Agent::COUNT],
    /// Where the case is.
    pub case: City,
    /// Who holds the case.
    pub holder: Option<Agent>,
}

impl Board {
    /// Where an agent is; `None` for exiles and for those who do not take part.
    pub const fn place(&self, agent: Agent) -> Option<City> {
        self.places[agent.index()]
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
            // It stays behind in the city he left.
            self.holder = None;
        }
    }
}
