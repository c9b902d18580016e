//! Lots, stakes of lots, and a player's sheet (`docs/agent.md` §3).

use super::pieces::Agent;

/// Whole dollars, always a multiple of 100, at most 10,000.
pub type Dollars = u16;

/// Each player's money at the start.
pub const CAPITAL: Dollars = 10_000;
/// Price of an attack that stands, and the least stake with which one may attack.
pub const FEE: Dollars = 500;
/// Stakes, claims and lots are multiples of this.
pub const UNIT: Dollars = 100;

/// A number of lots of each size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lots([u8; 6]);

impl Lots {
    /// The sizes in dollars, from large to small.
    pub const SIZES: [Dollars; 6] = [1000, 500, 400, 300, 200, 100];
    /// Number of lots of each size on a sheet.
    pub const OF_EACH: u8 = 4;
    /// No lot.
    pub const NONE: Self = Self([0; 6]);
    /// All lots of a sheet.
    pub const ALL: Self = Self([Self::OF_EACH; 6]);

    /// So many lots of each size, from large to small.
    pub const fn new(counts: [u8; 6]) -> Self {
        Self(counts)
    }

    /// The number of lots of each size, from large to small.
    pub const fn counts(self) -> [u8; 6] {
        self.0
    }

    /// The number of lots.
    pub fn count(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The dollars of all lots together.
    pub fn dollars(self) -> u32 {
        let each = self.0.iter().zip(Self::SIZES);
        each.map(|(&count, size)| u32::from(count) * u32::from(size)).sum()
    }

    /// Whether there is no lot.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The lots without others; `None` if there are not so many.
    pub fn without(self, others: Self) -> Option<Self> {
        let mut left = self;
        for (count, other) in left.0.iter_mut().zip(others.0) {
            *count = count.checked_sub(other)?;
        }
        Some(left)
    }

    /// Adds a lot of the size with this place in [`SIZES`](Self::SIZES).
    pub const fn add(&mut self, size: usize) {
        self.0[size] = self.0[size].saturating_add(1);
    }

    /// The smallest lot, in dollars.
    pub fn smallest(self) -> Option<Dollars> {
        let sizes = self.0.iter().zip(Self::SIZES).rev();
        sizes.filter(|(count, _)| **count > 0).map(|(_, size)| size).next()
    }
}

/// Lots to be put on agents: the opening stakes, or a bribe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Money {
    on: [Lots; Agent::COUNT],
}

impl Money {
    /// Nothing on any agent: an opening that keeps all the money back.
    pub const NONE: Self = Self {
        on: [Lots::NONE; Agent::COUNT],
    };

    /// The lots for an agent.
    pub const fn on(&self, agent: Agent) -> Lots {
        self.on[agent.index()]
    }

    /// Changes the lots for an agent.
    pub const fn set(&mut self, agent: Agent, lots: Lots) {
        self.on[agent.index()] = lots;
    }

    /// Adds a lot of the size with this place in [`Lots::SIZES`].
    pub const fn add(&mut self, agent: Agent, size: usize) {
        self.on[agent.index()].add(size);
    }

    /// Whether there is no lot for any agent.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// The dollars on all agents together.
    pub fn dollars(&self) -> u32 {
        self.on.iter().map(|lots| lots.dollars()).sum()
    }
}

/// A player's money: stakes on agents, and lots that are still unplaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// The dollars on each agent, less fees.
    pub(super) stakes: [Dollars; Agent::COUNT],
    pub(super) lots: Lots,
}

impl Sheet {
    /// The sheet before the opening stakes.
    pub const FRESH: Self = Self {
        stakes: [0; Agent::COUNT],
        lots: Lots::ALL,
    };

    /// A sheet with these stakes, in dollars by agent, and these lots left.
    pub const fn new(stakes: [Dollars; Agent::COUNT], lots: Lots) -> Self {
        Self { stakes, lots }
    }

    /// The stake on an agent in dollars.
    pub const fn stake(&self, agent: Agent) -> Dollars {
        self.stakes[agent.index()]
    }

    /// The lots that are unplaced.
    pub const fn lots(&self) -> Lots {
        self.lots
    }

    /// All stakes together, in dollars.
    pub fn staked(&self) -> u32 {
        self.stakes.iter().map(|&stake| u32::from(stake)).sum()
    }

    /// Puts lots on agents, which must be on the sheet.
    pub(super) fn place(&mut self, money: &Money) {
        for agent in Agent::ALL {
            let lots = money.on(agent);
            self.lots = self.lots.without(lots).expect("the lots were checked");
            self.stakes[agent.index()] += lots.dollars() as Dollars;
        }
    }
}
