//! Public knowledge at the table: board, turn, phase, and proven stakes (`docs/agent.md` §5, §6).

use super::action::{Announcement, Outcome};
use super::board::Board;
use super::contest::Contest;
use super::map::City;
use super::money::{CAPITAL, Dollars, Lots};
use super::options::{ContestBetween, HeldCase, Options};
use super::pieces::{Agent, Player, Players};

/// Phase of a game: its pending decision, or the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The opening stakes of a player.
    Stake {
        /// The player filling in their sheet; the order has no meaning.
        asked: Player,
    },
    /// An action of the player whose turn it is.
    Act,
    /// Whether a player objects.
    Object {
        /// The player who may object now.
        asked: Player,
        /// The deed that was announced.
        action: Announcement,
    },
    /// Whether the mover insists.
    Answer {
        /// The player who objected.
        objector: Player,
        /// The deed that was announced.
        action: Announcement,
    },
    /// A claim.
    Claim(Contest),
    /// Whether the leader of a contest, other than the mover, allows the deed.
    Decide(Contest),
    /// Whether a player claims the victory.
    Victory {
        /// The player who may claim the victory now.
        asked: Player,
        /// The deed that brought the case home.
        action: Announcement,
        /// The claimants so far.
        claimants: Players,
    },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// The public state of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) start: Player,
    pub(super) round: u32,
    pub(super) turn: Player,
    pub(super) phase: Phase,
    pub(super) taken_back: Vec<Announcement>,
    pub(super) minima: [[Dollars; Agent::COUNT]; Player::MOST],
    pub(super) fees: [Dollars; Player::MOST],
    pub(super) bribes: [u32; Player::MOST],
    pub(super) missing: Players,
}

impl Clone for Table {
    fn clone(&self) -> Self {
        Self {
            taken_back: self.taken_back.clone(),
            ..*self
        }
    }

    /// As `clone`, but keeps the memory of the list of actions taken back: a search copies a state at every step.
    fn clone_from(&mut self, other: &Self) {
        let mut taken_back = std::mem::take(&mut self.taken_back);
        taken_back.clone_from(&other.taken_back);
        *self = Self { taken_back, ..*other };
    }
}

impl Table {
    /// The table before the opening stakes.
    pub(super) fn new(options: Options, start: Player) -> Self {
        let start = Player::ALL[start.index() % options.players()];
        let mut places = [None; Agent::COUNT];
        for agent in options.agents() {
            places[agent.index()] = Some(agent.home());
        }
        Self {
            options,
            board: Board {
                map: options.map,
                places,
                case: City::TANGIER,
                holder: None,
            },
            start,
            round: 1,
            turn: start,
            phase: Phase::Stake { asked: Player::ALL[0] },
            taken_back: Vec::new(),
            minima: [[0; Agent::COUNT]; Player::MOST],
            fees: [0; Player::MOST],
            bribes: [0; Player::MOST],
            missing: Players::NONE,
        }
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Where agents and case are.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The city of an agent; `None` if they were exiled or do not take part.
    pub const fn place(&self, agent: Agent) -> Option<City> {
        self.board.place(agent)
    }

    /// The agents on the board, in agent order.
    pub fn living(&self) -> impl Iterator<Item = (Agent, City)> + use<'_> {
        self.board.living()
    }

    /// Whether an agent takes part, but was exiled.
    pub const fn is_exiled(&self, agent: Agent) -> bool {
        self.options.includes(agent) && self.place(agent).is_none()
    }

    /// The city where the case is.
    pub const fn case(&self) -> City {
        self.board.case
    }

    /// The holder of the case; `None` while it lies free.
    pub const fn holder(&self) -> Option<Agent> {
        self.board.holder
    }

    /// The player who had the first turn.
    pub const fn start(&self) -> Player {
        self.start
    }

    /// The round, counted from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The player whose turn it is: the mover.
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// The current phase.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The player to decide; `None` when the game is over.
    pub const fn asked(&self) -> Option<Player> {
        match self.phase {
            Phase::Stake { asked } | Phase::Object { asked, .. } | Phase::Victory { asked, .. } => Some(asked),
            Phase::Act | Phase::Answer { .. } => Some(self.turn),
            Phase::Claim(Contest { asked, .. }) | Phase::Decide(Contest { asked, .. }) => Some(asked),
            Phase::Over(_) => None,
        }
    }

    /// The deed that was announced and may still be taken back.
    pub const fn pending(&self) -> Option<Announcement> {
        match self.phase {
            Phase::Object { action, .. } | Phase::Answer { action, .. } => Some(action),
            Phase::Claim(Contest { action, .. }) | Phase::Decide(Contest { action, .. }) => Some(action),
            Phase::Stake { .. } | Phase::Act | Phase::Victory { .. } | Phase::Over(_) => None,
        }
    }

    /// The outcome, once the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The actions that were taken back in this turn, oldest first.
    pub fn taken_back(&self) -> &[Announcement] {
        &self.taken_back
    }

    /// A player's proven minimum on an agent, in dollars; on an exile the exact stake.
    pub const fn minimum(&self, player: Player, agent: Agent) -> Dollars {
        self.minima[player.index()][agent.index()]
    }

    /// A player's possible maximum on an agent, in dollars; on an exile the exact stake.
    pub fn maximum(&self, player: Player, agent: Agent) -> Dollars {
        if self.is_exiled(agent) {
            return self.minimum(player, agent);
        }
        let proven: Dollars = self.minima[player.index()].iter().sum();
        CAPITAL - self.fees[player.index()] - (proven - self.minimum(player, agent))
    }

    /// A player's fees paid for attacks, in dollars.
    pub const fn fees(&self, player: Player) -> Dollars {
        self.fees[player.index()]
    }

    /// The most that a player can still have to stake, in dollars: all but what is proven to be staked or paid, and
    /// each bribe took at least the smallest lot that was left.
    pub fn most_unplaced(&self, player: Player) -> Dollars {
        let proven: Dollars = self.minima[player.index()].iter().sum();
        let smallest = Lots::SIZES.into_iter().rev();
        let smallest = smallest.flat_map(|size| std::iter::repeat_n(size, usize::from(Lots::OF_EACH)));
        let bribes: Dollars = smallest.take(self.bribes(player) as usize).sum();
        CAPITAL - bribes.max(proven + self.fees(player))
    }

    /// The number of a player's bribes; the opening stakes do not count.
    pub const fn bribes(&self, player: Player) -> u32 {
        self.bribes[player.index()]
    }

    /// Whether a player misses their next turn.
    pub const fn misses_turn(&self, player: Player) -> bool {
        self.missing.contains(player)
    }

    /// The players of a contest in asking order: objector, mover, the others clockwise from the mover.
    pub fn rivals(&self, objector: Player) -> impl Iterator<Item = Player> + Clone + use<> {
        let duel = self.options.contest == ContestBetween::Duel;
        let others = self.options.clockwise_after(self.turn);
        let others = others.filter(move |&player| !duel && player != objector);
        [objector, self.turn].into_iter().chain(others)
    }

    /// Whether an agent who is in, or goes to, `city` may step onto the case there.
    pub(super) fn case_within_reach(&self, city: City) -> bool {
        let parted = self.holder().is_none() || self.options.held_case == HeldCase::Snatch;
        self.case() == city && parted
    }

    /// Whether an agent at home with the case ends the game by this deed, so that nobody may object.
    pub fn ends_unopposed(&self, action: Announcement) -> bool {
        let home = action.agent().home();
        match action {
            Announcement::Move { to, with_case, .. } => with_case && to == home,
            Announcement::Take(agent) => self.place(agent) == Some(home),
            Announcement::LayDown(_) | Announcement::Attack { .. } => false,
        }
    }

    pub(super) fn raise_minimum(&mut self, player: Player, agent: Agent, to: Dollars) {
        let minimum = &mut self.minima[player.index()][agent.index()];
        *minimum = to.max(*minimum);
    }
}
