//! Opening stakes: plans from which players choose at random, and from which they guess what others chose.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::guess::{ALL, Guess};
use crate::agent::money::{Dollars, Lots, Money, UNIT};
use crate::agent::options::Options;
use crate::agent::pieces::Agent;

/// Opening stakes in units of $100: on a favourite, on a second, and on `others` more agents, `each` on every one. The
/// rest is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub favourite: u8,
    pub second: u8,
    pub others: u8,
    pub each: u8,
}

const fn plan(favourite: u8, second: u8, others: u8, each: u8) -> Plan {
    Plan {
        favourite,
        second,
        others,
        each,
    }
}

/// The plans of players in general, with how often each is met in ten.
const MET: [(u32, Plan); 6] = [
    (2, plan(15, 10, 3, 5)),
    (2, plan(30, 20, 3, 8)),
    (2, plan(0, 0, 0, 0)),
    (1, plan(100, 0, 0, 0)),
    (1, plan(13, 13, 6, 12)),
    (2, plan(10, 6, 4, 6)),
];

impl Plan {
    pub const ALL_ON_ONE: Self = plan(100, 0, 0, 0);
    pub const NOTHING: Self = plan(0, 0, 0, 0);
    pub const SPREAD: Self = plan(13, 13, 6, 12);

    /// A plan that one may meet.
    pub fn draw(options: &Options, rng: &mut Xoshiro256PlusPlus) -> Self {
        if rng.random_range(0..2_u32) == 0 {
            return Self::good(options, rng);
        }
        Self::met(rng)
    }

    /// A plan of any player.
    pub fn met(rng: &mut Xoshiro256PlusPlus) -> Self {
        draw(&MET, rng)
    }

    /// A beginner's plan: a player with everything on one agent has lost once that agent is exiled, with most of the
    /// game still to come.
    pub fn of_beginner(rng: &mut Xoshiro256PlusPlus) -> Self {
        loop {
            let plan = Self::met(rng);
            if plan != Self::ALL_ON_ONE {
                return plan;
            }
        }
    }

    /// A plan of a good player, from a table that was found by matches of single plans against mixtures of them. Without
    /// a low cap on bribes, only nothing and all on one agent hold their own.
    pub fn good(options: &Options, rng: &mut Xoshiro256PlusPlus) -> Self {
        let plans: &[(u32, Self)] = match (is_capped(options), options.players()) {
            (false, 2) => &[(2, Self::NOTHING), (2, plan(50, 50, 0, 0)), (6, Self::ALL_ON_ONE)],
            (false, _) => &[(4, Self::NOTHING), (1, Self::ALL_ON_ONE)],
            (true, 2) => &[(1, plan(60, 0, 0, 0)), (1, plan(50, 30, 0, 0))],
            (true, _) => &[(1, plan(70, 20, 0, 0)), (1, plan(90, 5, 0, 0)), (2, Self::ALL_ON_ONE)],
        };
        draw(plans, rng)
    }

    /// A plan of a master. With a low cap and more than two players, all on one agent alone won more than the mixtures of
    /// `good`: with four 1.60 ± 0.11 times the fair share against 1.36 ± 0.06, with six 1.43 ± 0.15 against 1.00 ± 0.14.
    /// One in five is another plan, so that nobody can be sure of it.
    pub fn of_master(options: &Options, rng: &mut Xoshiro256PlusPlus) -> Self {
        if is_capped(options) && options.players() > 2 {
            draw(&[(1, plan(90, 5, 0, 0)), (4, Self::ALL_ON_ONE)], rng)
        } else {
            Self::good(options, rng)
        }
    }

    /// Agents in a random order, and the units for each by the plan.
    fn shares(self, options: &Options, rng: &mut Xoshiro256PlusPlus) -> Vec<(Agent, u8)> {
        let mut agents: Vec<Agent> = options.agents().collect();
        for i in (1..agents.len()).rev() {
            agents.swap(i, rng.random_range(0..=i as u32) as usize);
        }
        let units = [self.favourite, self.second].into_iter();
        let units = units.chain(std::iter::repeat_n(self.each, self.others.into()));
        agents.into_iter().zip(units).collect()
    }

    /// A sheet as it may be after this opening.
    pub fn guess(self, options: &Options, rng: &mut Xoshiro256PlusPlus) -> Guess {
        let mut guess = Guess {
            stakes: [0; Agent::COUNT],
            cash: ALL,
        };
        for (agent, units) in self.shares(options, rng) {
            let units = units.min(guess.cash);
            guess.stakes[agent.index()] = units;
            guess.cash -= units;
        }
        guess
    }

    /// The lots for this opening.
    pub fn money(self, options: &Options, rng: &mut Xoshiro256PlusPlus) -> Money {
        let (mut money, mut left) = (Money::NONE, Lots::ALL);
        for (agent, units) in self.shares(options, rng) {
            let lots = lots_for(left, Dollars::from(units) * UNIT);
            money.set(agent, lots);
            left = left.without(lots).expect("the lots are taken from those left");
        }
        money
    }
}

/// Whether bribes are capped so low that what is staked at the opening decides.
fn is_capped(options: &Options) -> bool {
    options.bribe_cap().is_some_and(|cap| cap <= 2_000)
}

fn draw(plans: &[(u32, Plan)], rng: &mut Xoshiro256PlusPlus) -> Plan {
    let mut left = rng.random_range(0..plans.iter().map(|(often, _)| often).sum::<u32>());
    for &(often, plan) in plans {
        if left < often {
            return plan;
        }
        left -= often;
    }
    Plan::NOTHING
}

/// Lots that make so many dollars, or as little more or less as they can: large lots first, with the small ones left to
/// make the rest exact.
pub(super) fn lots_for(left: Lots, dollars: Dollars) -> Lots {
    let mut counts = [0; 6];
    let mut missing = u32::from(dollars);
    for (size, &worth) in Lots::SIZES.iter().enumerate() {
        let most = u32::from(left.counts()[size]);
        let used = most.min(missing / u32::from(worth));
        counts[size] = used as u8;
        missing -= used * u32::from(worth);
    }
    Lots::new(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn lots_make_the_dollars_as_long_as_small_ones_are_left() {
        for dollars in (0..=10_000).step_by(100) {
            assert_eq!(lots_for(Lots::ALL, dollars).dollars(), u32::from(dollars));
        }
        let large = Lots::new([4, 0, 0, 0, 0, 0]);
        assert_eq!(lots_for(large, 2_500).dollars(), 2_000);
    }

    #[test]
    fn a_beginner_never_has_everything_on_one_agent() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let plans: Vec<Plan> = (0..200).map(|_| Plan::of_beginner(&mut rng)).collect();
        assert!(!plans.contains(&Plan::ALL_ON_ONE));
        for (_, plan) in MET.iter().filter(|(_, plan)| *plan != Plan::ALL_ON_ONE) {
            assert!(plans.contains(plan), "{plan:?} is played");
        }
    }

    #[test]
    fn plans_keep_to_the_money_there_is() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for text in ["2", "4,agents=1", "3,bribe-cap=1000"] {
            let options: Options = text.parse().unwrap();
            for _ in 0..200 {
                let money = Plan::draw(&options, &mut rng).money(&options, &mut rng);
                assert!(money.dollars() <= 10_000);
                let guess = Plan::good(&options, &mut rng).guess(&options, &mut rng);
                assert_eq!(guess.stakes.iter().sum::<u8>() + guess.cash, ALL);
            }
        }
    }
}
