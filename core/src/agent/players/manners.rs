//! What a player is like, by their public deeds: whether they only run, and how often they give way.

use crate::agent::action::{Announcement, Call};

/// A player's manners. Tuned in series of 200 games of a `master` against `runner`s and against `agent`s with four and a
/// cap: to begin with even odds of running cost a quarter of the wins from `agent`s, none at all a quarter of those from
/// `runner`s.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manners {
    /// How much more probable it is that they only run with their agents than that they also hinder others.
    odds_of_running: f64,
    /// How often they withdrew after an objection, and how often they insisted.
    withdrew: f64,
    insisted: f64,
}

impl Manners {
    pub const UNKNOWN: Self = Self {
        odds_of_running: 0.2,
        withdrew: 1.0,
        insisted: 3.0,
    };

    /// Notes a deed, and by how many actions it brings its agent nearer to the goal. Of the deeds of `runner`s none
    /// holds an agent back or is an attack; of the others' a fifth to a third and one in fifteen.
    pub fn note_deed(&mut self, deed: Announcement, progress: i32) {
        let ratio = match deed {
            Announcement::Attack { .. } => 0.03,
            _ if progress > 0 => 1.6,
            _ => 0.1,
        };
        self.odds_of_running = (self.odds_of_running * ratio).clamp(1e-3, 1e3);
    }

    /// Notes an answer to an objection.
    pub fn note_answer(&mut self, call: Call) {
        match call {
            Call::Withdraw => self.withdrew += 1.0,
            Call::Insist => self.insisted += 1.0,
            _ => {}
        }
    }

    /// The probability that they only run.
    pub fn runs(&self) -> f64 {
        self.odds_of_running / (1.0 + self.odds_of_running)
    }

    /// The probability that they withdraw after an objection.
    pub fn withdraws(&self) -> f64 {
        self.withdrew / (self.withdrew + self.insisted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::pieces::Agent;

    #[test]
    fn an_attack_says_more_than_many_steps() {
        let step = Announcement::Take(Agent::ALL[0]);
        let attack = Announcement::Attack {
            attacker: Agent::ALL[0],
            victim: Agent::ALL[2],
            with_case: false,
        };
        let mut manners = Manners::UNKNOWN;
        (0..6).for_each(|_| manners.note_deed(step, 1));
        assert!(manners.runs() > 0.7, "{manners:?}");
        manners.note_deed(attack, 1);
        assert!(manners.runs() < 0.2, "{manners:?}");
    }

    #[test]
    fn players_are_known_by_their_answers() {
        let mut manners = Manners::UNKNOWN;
        (0..8).for_each(|_| manners.note_answer(Call::Withdraw));
        assert!(manners.withdraws() > 0.7, "{manners:?}");
        (0..30).for_each(|_| manners.note_answer(Call::Insist));
        assert!(manners.withdraws() < 0.25, "{manners:?}");
    }
}
