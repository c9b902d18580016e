//! Why a computer player does something, from public knowledge alone.

use std::fmt;

use crate::agent::action::{Action, Announcement, Call};
use crate::agent::board::Board;
use crate::agent::pieces::{Agent, Player};
use crate::agent::table::{Phase, Table};

/// Why something was done, as anybody at the table may think it. It gives nothing away: it follows from the action and
/// from what is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The agent comes home with the case.
    BringsHome(Agent),
    /// The agent gets the case.
    GetsCase(Agent),
    /// The agent comes nearer to the case, or with it nearer to home.
    Advances(Agent),
    /// The agent is kept from the case, or the case from the agent's home.
    HoldsBack(Agent),
    /// The agent comes next to the one who holds the case.
    Threatens {
        /// The threatening agent.
        agent: Agent,
        /// The holder of the case.
        holder: Agent,
    },
    /// An agent is exiled who holds the case.
    StopsHolder(Agent),
    /// An agent is exiled, which proves money on the attacker.
    ShowsStrength(Agent),
    /// Nothing much changes.
    Waits(Agent),
    /// Money is staked.
    Bribes,
    /// An objection that keeps an agent from advancing.
    Stops(Agent),
    /// An objection that tests what the mover has on the agent.
    Tests {
        /// The mover.
        player: Player,
        /// The agent who is to act.
        agent: Agent,
    },
    /// The deed does no harm.
    LetsPass,
    /// The mover stands by it.
    StandsBy(Agent),
    /// The mover looks for something else.
    Yields,
    /// A claim outbids the others.
    Outbids(Agent),
    /// To disclose no more money.
    KeepsQuiet,
    /// The victory is claimed, or not.
    ClaimsVictory(bool),
}

impl Reason {
    /// The reason that anybody may think of for an action of the player to decide.
    pub fn of(table: &Table, action: &Action) -> Self {
        let board = table.board;
        match *action {
            Action::Stake(_) => Self::Bribes,
            Action::Announce(deed) => Self::of_deed(&board, deed),
            Action::Call(call) => Self::of_call(table, &board, call),
        }
    }

    fn of_deed(board: &Board, deed: Announcement) -> Self {
        let agent = deed.agent();
        let after = board.after(deed);
        if after.holder == Some(agent) && after.case == agent.home() {
            return Self::BringsHome(agent);
        }
        if let Announcement::Attack { attacker, victim, .. } = deed {
            return match board.holder {
                Some(holder) if holder == victim => Self::StopsHolder(victim),
                _ => Self::ShowsStrength(attacker),
            };
        }
        if after.holder == Some(agent) && board.holder != Some(agent) {
            return Self::GetsCase(agent);
        }
        let progress = board.progress(deed);
        match after.holder {
            _ if progress < 0 => Self::HoldsBack(agent),
            Some(holder) if after.can_attack(agent, holder) && !board.can_attack(agent, holder) => {
                Self::Threatens { agent, holder }
            }
            _ if progress > 0 => Self::Advances(agent),
            _ => Self::Waits(agent),
        }
    }

    fn of_call(table: &Table, board: &Board, call: Call) -> Self {
        let deed = match table.phase() {
            Phase::Victory { action, .. } => Some(*action),
            _ => table.pending(),
        };
        match (call, deed) {
            (Call::Object, Some(deed)) if board.progress(deed) > 0 => Self::Stops(deed.agent()),
            // The player with the last word has claimed money on the agent, to keep them from being sent away.
            (Call::Refuse, Some(deed)) if board.progress(deed) < 0 => Self::StandsBy(deed.agent()),
            (Call::Refuse, Some(deed)) => Self::Stops(deed.agent()),
            (Call::Object, Some(deed)) => Self::Tests {
                player: table.turn(),
                agent: deed.agent(),
            },
            (Call::Insist, Some(deed)) => Self::StandsBy(deed.agent()),
            (Call::Claim(_), Some(deed)) => Self::Outbids(deed.agent()),
            (Call::Win, _) => Self::ClaimsVictory(true),
            (Call::Let, _) if matches!(table.phase(), Phase::Victory { .. }) => Self::ClaimsVictory(false),
            (Call::GiveUp, _) => Self::KeepsQuiet,
            (Call::Withdraw | Call::Skip, _) => Self::Yields,
            _ => Self::LetsPass,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BringsHome(agent) => write!(f, "brings the case home with {agent}"),
            Self::GetsCase(agent) => write!(f, "gets the case with {agent}"),
            Self::Advances(agent) => write!(f, "advances {agent}"),
            Self::HoldsBack(agent) => write!(f, "holds {agent} back"),
            Self::Threatens { agent, holder } => write!(f, "threatens {holder} with {agent}"),
            Self::StopsHolder(victim) => write!(f, "keeps the case from {victim}"),
            Self::ShowsStrength(agent) => write!(f, "shows strength on {agent}"),
            Self::Waits(agent) => write!(f, "waits with {agent}"),
            Self::Bribes => f.write_str("bribes"),
            Self::Stops(agent) => write!(f, "stops {agent}"),
            Self::Tests { player, agent } => write!(f, "tests whether player {player} holds {agent}"),
            Self::LetsPass => f.write_str("lets it pass"),
            Self::StandsBy(agent) => write!(f, "stands by {agent}"),
            Self::Yields => f.write_str("yields"),
            Self::Outbids(agent) => write!(f, "outbids the others on {agent}"),
            Self::KeepsQuiet => f.write_str("keeps quiet"),
            Self::ClaimsVictory(true) => f.write_str("claims the victory"),
            Self::ClaimsVictory(false) => f.write_str("leaves the victory to the others"),
        }
    }
}
