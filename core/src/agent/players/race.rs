//! The race for the case on a board: how many actions each agent still needs, and who guards whom.

use crate::agent::action::Announcement;
use crate::agent::board::Board;
use crate::agent::map::City;
use crate::agent::pieces::Agent;

/// More actions than any agent needs.
pub(super) const FAR: usize = 24;

/// Weight of an agent by the number of actions needed: six tenths as much for each more.
const WEIGHTS: [f64; FAR + 1] = {
    let mut weights = [1.0; FAR + 1];
    let mut needed = 1;
    while needed <= FAR {
        weights[needed] = weights[needed - 1] * 0.6;
        needed += 1;
    }
    weights
};

pub(super) fn weight(needed: usize) -> f64 {
    WEIGHTS[needed.min(FAR)]
}

impl Board {
    fn distance(&self, from: City, to: City) -> usize {
        self.map_distance(from, to).into()
    }

    fn map_distance(&self, from: City, to: City) -> u8 {
        from.distance(to, self.map)
    }

    /// The number of actions in which this agent brings the case home, if not hindered. Another holder must be exiled
    /// first, which counts as two more.
    pub fn needed(&self, agent: Agent) -> usize {
        let Some(place) = self.place(agent) else { return FAR };
        let home = self.distance(self.case, agent.home());
        let to_case = self.distance(place, self.case);
        match self.holder {
            Some(holder) if holder == agent => home,
            // An attack comes along a link.
            Some(_) => (to_case.max(1) + usize::from(to_case == 0) + home + 2).min(FAR),
            None => (to_case.max(1) + home).min(FAR),
        }
    }

    /// Whether one action of this agent ends the game.
    pub fn can_finish(&self, agent: Agent) -> bool {
        let Some(place) = self.place(agent) else { return false };
        let home = agent.home();
        match self.holder {
            Some(holder) => holder == agent && self.map_distance(place, home) == 1,
            None => self.case == home && self.map_distance(place, home) <= 1,
        }
    }

    /// Whether the attacker could exile the victim now, money apart.
    pub fn can_attack(&self, attacker: Agent, victim: Agent) -> bool {
        match (self.place(attacker), self.place(victim)) {
            (Some(from), Some(to)) => self.map_distance(from, to) == 1 && to != victim.home(),
            _ => false,
        }
    }

    /// Whether the attacker could exile the victim after one more action.
    pub fn can_approach(&self, attacker: Agent, victim: Agent) -> bool {
        match (self.place(attacker), self.place(victim)) {
            (Some(from), Some(to)) => self.map_distance(from, to) == 2 && to != victim.home(),
            _ => false,
        }
    }

    /// The board after a deed.
    pub fn after(mut self, deed: Announcement) -> Self {
        self.carry_out(deed);
        self
    }

    /// The agent's best step towards their goal: onto the case, or home with it.
    pub fn best_step(&self, agent: Agent) -> Option<Announcement> {
        let place = self.place(agent)?;
        let holds = self.holder == Some(agent);
        if !holds && self.holder.is_none() && place == self.case {
            return Some(Announcement::Take(agent));
        }
        let goal = if holds { agent.home() } else { self.case };
        let steps = place.neighbours(self.map).iter();
        let to = *steps.min_by_key(|city| city.distance(goal, self.map))?;
        let with_case = holds || self.holder.is_none() && to == self.case;
        Some(Announcement::Move { agent, to, with_case })
    }

    /// The number of actions by which a deed brings its agent nearer to the goal; negative if it leads away.
    pub fn progress(&self, deed: Announcement) -> i32 {
        let agent = deed.agent();
        self.needed(agent) as i32 - self.after(deed).needed(agent) as i32
    }
}
