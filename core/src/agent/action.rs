//! Players' actions, and their public side (`docs/agent.md` §4, §5, §8).

use super::map::City;
use super::money::{Dollars, Money};
use super::pieces::{Agent, Player};

/// A deed of an agent on the board, which is announced and takes effect when it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Announcement {
    /// Goes along a link.
    Move {
        /// The agent who goes.
        agent: Agent,
        /// The city at the other end of the link.
        to: City,
        /// Whether the agent arrives on the case.
        with_case: bool,
    },
    /// Steps onto the case in the agent's own city.
    Take(Agent),
    /// Steps off the case.
    LayDown(Agent),
    /// Goes along a link and exiles an agent there.
    Attack {
        /// The agent who goes.
        attacker: Agent,
        /// The agent who is to be exiled.
        victim: Agent,
        /// Whether the attacker ends on the case.
        with_case: bool,
    },
}

impl Announcement {
    /// The agent who acts, on whom claims are made.
    pub const fn agent(self) -> Agent {
        match self {
            Self::Move { agent, .. }
            | Self::Take(agent)
            | Self::LayDown(agent)
            | Self::Attack { attacker: agent, .. } => agent,
        }
    }

    /// Whether the agent holds the case afterwards.
    pub const fn with_case(self) -> bool {
        match self {
            Self::Move { with_case, .. } | Self::Attack { with_case, .. } => with_case,
            Self::Take(_) => true,
            Self::LayDown(_) => false,
        }
    }
}

/// A word that needs nothing secret, but for what it gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Objects to the announcement.
    Object,
    /// Lets it pass, or does not claim the victory.
    Let,
    /// Takes the own announcement back.
    Withdraw,
    /// Stands by it, which opens the contest.
    Insist,
    /// Claims to have at least so many dollars on the agent.
    Claim(Dollars),
    /// Makes no more claims in this contest.
    GiveUp,
    /// As leader of the contest, lets the announcement stand.
    Allow,
    /// As leader of the contest, has it taken back.
    Refuse,
    /// Claims the victory.
    Win,
    /// Loses the turn because nothing can be done.
    Skip,
}

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Announces a deed of an agent.
    Announce(Announcement),
    /// Stakes money: before the first turn, or as a bribe.
    Stake(Money),
    /// Says a word.
    Call(Call),
}

impl Action {
    /// The public side of the action.
    pub const fn heard(&self) -> Heard {
        match *self {
            Self::Announce(announcement) => Heard::Announced(announcement),
            Self::Stake(_) => Heard::Staked,
            Self::Call(call) => Heard::Called(call),
        }
    }
}

impl From<Announcement> for Action {
    fn from(announcement: Announcement) -> Self {
        Self::Announce(announcement)
    }
}

impl From<Call> for Action {
    fn from(call: Call) -> Self {
        Self::Call(call)
    }
}

/// A decision as all players hear it: that money was staked, but not where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heard {
    /// A deed was announced.
    Announced(Announcement),
    /// Money was staked.
    Staked,
    /// A word was said.
    Called(Call),
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// An agent is at home with the case.
    Home,
    /// The last round is over.
    RoundLimit,
}

/// Winner, reason, and the agent who decided the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// Why the game ended.
    pub reason: EndReason,
    /// The agent with the case; `None` if it lies free at the round limit.
    pub agent: Option<Agent>,
}

/// Something that all players hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A player decided.
    Decided {
        /// The player who decided.
        player: Player,
        /// The public side of the decision.
        heard: Heard,
    },
    /// The announcement is taken back.
    TakenBack,
    /// An agent is out for good, and every player's stake on them is announced.
    Exiled {
        /// The agent who was exiled.
        agent: Agent,
        /// The stake of each player, in dollars; 0 beyond the last player.
        stakes: [Dollars; Player::MOST],
    },
    /// A player misses the turn that they owed.
    Missed(Player),
    /// The game is over.
    Over(Outcome),
    /// At the end, a player's sheet is shown.
    Shown {
        /// Whose sheet it is.
        player: Player,
        /// The stake on each agent, in dollars.
        stakes: [Dollars; Agent::COUNT],
    },
}
