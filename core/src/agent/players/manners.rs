//! What a player is like, by their public deeds: whether they only run, and how often they give way; and by what is known
//! of them from earlier games.

use super::reputation::Reputation;
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
    /// From earlier games.
    reputation: Option<Reputation>,
}

/// The answers that a reputation counts for at most: who changes their manners is found out within a game.
const REMEMBERED: f64 = 16.0;

impl Manners {
    pub const UNKNOWN: Self = Self {
        odds_of_running: 0.2,
        withdrew: 1.0,
        insisted: 3.0,
        reputation: None,
    };

    /// What is known beforehand of a player with this reputation.
    pub fn known(reputation: Reputation) -> Self {
        let answers = [reputation.withdrawals, reputation.insists].map(f64::from);
        let all: f64 = answers.iter().sum();
        let weight = if all > REMEMBERED { REMEMBERED / all } else { 1.0 };
        Self {
            withdrew: Self::UNKNOWN.withdrew + weight * answers[0],
            insisted: Self::UNKNOWN.insisted + weight * answers[1],
            reputation: Some(reputation),
            ..Self::UNKNOWN
        }
    }

    /// Whether anything is known from earlier games.
    pub const fn is_known(&self) -> bool {
        self.reputation.is_some()
    }

    /// How likely something is that they did, if it is so likely of others with the same money. The more they bluff, the
    /// less it says.
    pub fn deed(&self, likelihood: f64) -> f64 {
        flattened(likelihood, self.reputation.map_or(0.0, Reputation::bluffing))
    }

    /// As [`deed`](Self::deed), of an objection. The more they object to, the less it says.
    pub fn objection(&self, likelihood: f64) -> f64 {
        flattened(likelihood, self.reputation.map_or(0.0, Reputation::indifference))
    }

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

/// This share of it happens whatever the money.
fn flattened(likelihood: f64, share: f64) -> f64 {
    likelihood * (1.0 - share) + share
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

    #[test]
    fn a_reputation_comes_first_and_gives_way_to_what_is_seen() {
        let known = |withdrawals, insists| {
            Manners::known(Reputation {
                withdrawals,
                insists,
                ..Reputation::default()
            })
        };
        assert!(known(8, 0).withdraws() > 0.7 && known(0, 8).withdraws() < 0.1);
        let mut manners = known(200, 0);
        (0..30).for_each(|_| manners.note_answer(Call::Insist));
        assert!(manners.withdraws() < 0.4, "{manners:?}");
    }

    #[test]
    fn the_deeds_of_bluffers_say_less_of_their_money() {
        let bluffer = Manners::known(Reputation {
            chances: 40,
            objections: 20,
            insists: 6,
            bluffs: 20,
            ..Reputation::default()
        });
        for (poor, rich) in [(0.6, 1.2), (1.0, 0.5)] {
            let honest = Manners::UNKNOWN.deed(rich) / Manners::UNKNOWN.deed(poor);
            let bluffed = bluffer.deed(rich) / bluffer.deed(poor);
            assert!((bluffed - 1.0).abs() < (honest - 1.0).abs(), "{bluffed} {honest}");
            assert!((bluffer.objection(rich) / bluffer.objection(poor) - 1.0).abs() < (honest - 1.0).abs());
        }
        assert_eq!(
            Manners::UNKNOWN.objection(0.5).to_bits(),
            0.5_f64.to_bits(),
            "of strangers nothing is known"
        );
    }
}
