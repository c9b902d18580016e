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
    GetsCase {
        /// The agent.
        agent: Agent,
        /// The steps that are left to their home.
        steps: usize,
    },
    /// The agent comes near home with the case.
    NearsHome {
        /// The agent.
        agent: Agent,
        /// The steps that are left, a few at most.
        steps: usize,
    },
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
    /// An agent is exiled who needed fewer actions to win than any other.
    StopsNearest(Agent),
    /// An agent is exiled, which proves money on the attacker.
    ShowsStrength(Agent),
    /// Nothing much changes.
    Waits(Agent),
    /// Money is staked.
    Bribes,
    /// An objection that keeps an agent from the case.
    KeepsCase(Agent),
    /// An objection that keeps an agent with the case away from home.
    KeepsAway {
        /// The agent.
        agent: Agent,
        /// The steps that would be left.
        steps: usize,
    },
    /// An objection to an attack, or to a threat, on this agent.
    Protects(Agent),
    /// An objection that keeps an agent from advancing.
    Stops(Agent),
    /// An objection to what would hold the agent back.
    StandsBy(Agent),
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
    Insists(Agent),
    /// The mover looks for something else.
    Yields,
    /// A claim outbids the others.
    Outbids(Agent),
    /// To disclose no more money.
    KeepsQuiet,
    /// The victory is claimed, or not.
    ClaimsVictory(bool),
}

/// The most steps from home at which an agent with the case is near.
const NEAR: usize = 2;

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
        let steps = after.needed(agent);
        if after.holder == Some(agent) && after.case == agent.home() {
            return Self::BringsHome(agent);
        }
        if let Announcement::Attack { attacker, victim, .. } = deed {
            let mut others = board.living().filter(|(other, _)| *other != victim);
            return match board.holder {
                Some(holder) if holder == victim => Self::StopsHolder(victim),
                _ if others.all(|(other, _)| board.needed(other) > board.needed(victim)) => Self::StopsNearest(victim),
                _ => Self::ShowsStrength(attacker),
            };
        }
        if after.holder == Some(agent) && board.holder != Some(agent) {
            return Self::GetsCase { agent, steps };
        }
        let progress = board.progress(deed);
        match after.holder {
            _ if progress < 0 => Self::HoldsBack(agent),
            Some(holder) if after.can_attack(agent, holder) && !board.can_attack(agent, holder) => {
                Self::Threatens { agent, holder }
            }
            Some(holder) if holder == agent && progress > 0 && steps <= NEAR => Self::NearsHome { agent, steps },
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
            (Call::Object | Call::Refuse, Some(deed)) => Self::against(deed, table.turn(), board),
            (Call::Insist, Some(deed)) => Self::Insists(deed.agent()),
            (Call::Claim(_), Some(deed)) => Self::Outbids(deed.agent()),
            (Call::Win, _) => Self::ClaimsVictory(true),
            (Call::Let, _) if matches!(table.phase(), Phase::Victory { .. }) => Self::ClaimsVictory(false),
            (Call::GiveUp, _) => Self::KeepsQuiet,
            (Call::Withdraw | Call::Skip, _) => Self::Yields,
            _ => Self::LetsPass,
        }
    }

    /// Why somebody is against a deed of this player.
    fn against(deed: Announcement, player: Player, board: &Board) -> Self {
        match (Self::of_deed(board, deed), deed) {
            (Self::BringsHome(agent), _) => Self::KeepsAway { agent, steps: 0 },
            (_, Announcement::Attack { victim, .. }) => Self::Protects(victim),
            (Self::GetsCase { agent, .. }, _) => Self::KeepsCase(agent),
            (Self::NearsHome { agent, steps }, _) => Self::KeepsAway { agent, steps },
            (Self::Threatens { holder, .. }, _) => Self::Protects(holder),
            (Self::HoldsBack(agent), _) => Self::StandsBy(agent),
            (Self::Advances(agent), _) => Self::Stops(agent),
            _ => Self::Tests {
                player,
                agent: deed.agent(),
            },
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BringsHome(agent) => write!(f, "brings the case home with {agent}"),
            Self::GetsCase { agent, steps } => write!(f, "gets the case with {agent}, {steps} from home"),
            Self::NearsHome { agent, steps } => write!(f, "brings {agent} to {steps} from home"),
            Self::Advances(agent) => write!(f, "advances {agent}"),
            Self::HoldsBack(agent) => write!(f, "holds {agent} back"),
            Self::Threatens { agent, holder } => write!(f, "threatens {holder} with {agent}"),
            Self::StopsHolder(victim) => write!(f, "takes the case from {victim}"),
            Self::StopsNearest(victim) => write!(f, "stops {victim}, who was nearest to winning"),
            Self::ShowsStrength(agent) => write!(f, "shows strength on {agent}"),
            Self::Waits(agent) => write!(f, "waits with {agent}"),
            Self::Bribes => f.write_str("bribes"),
            Self::KeepsCase(agent) => write!(f, "keeps the case from {agent}"),
            Self::KeepsAway { agent, steps } => write!(f, "keeps {agent} from being {steps} from home"),
            Self::Protects(agent) => write!(f, "protects {agent}"),
            Self::Stops(agent) => write!(f, "stops {agent}"),
            Self::StandsBy(agent) => write!(f, "stands by {agent}"),
            Self::Tests { player, agent } => write!(f, "tests whether player {player} holds {agent}"),
            Self::LetsPass => f.write_str("lets it pass"),
            Self::Insists(agent) => write!(f, "insists on {agent}"),
            Self::Yields => f.write_str("yields"),
            Self::Outbids(agent) => write!(f, "outbids the others on {agent}"),
            Self::KeepsQuiet => f.write_str("keeps quiet"),
            Self::ClaimsVictory(true) => f.write_str("claims the victory"),
            Self::ClaimsVictory(false) => f.write_str("leaves the victory to the others"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::{Game, read_action};

    /// The reasons for the last action, and for objecting to it, after these actions in a game of two.
    fn reasons(actions: &str) -> (String, String) {
        let options = "2,agents=1,map=short".parse().unwrap();
        let mut game = Game::new(options, Player::ALL[0]);
        let actions: Vec<_> = actions.split(' ').map(|text| read_action(text).unwrap()).collect();
        let (last, before) = actions.split_last().unwrap();
        for action in before {
            game.play(action, &mut Vec::new()).unwrap();
        }
        let reason = Reason::of(game.table(), last);
        game.play(last, &mut Vec::new()).unwrap();
        let against = Reason::of(game.table(), &Call::Object.into());
        (reason.to_string(), against.to_string())
    }

    #[test]
    fn a_reason_says_what_the_deed_means_in_the_race() {
        let to_case = "$A1=1000 $B1=1000 A1-NYC let B1-HAM let A1-BMU let B1-BRU let A1-AZO let R1-WAR";
        let carried = format!("{to_case} let A1-TAN+ let R1-MOS let A1-AZO+ let R1-WAR let A1-BMU+");
        for (actions, reason, against) in [
            ("$ $ A1-NYC".to_owned(), "advances A1", "stops A1"),
            ("$ $ B1-HAM let B1-LON".to_owned(), "holds B1 back", "stands by B1"),
            (
                format!("{to_case} let A1-TAN+"),
                "gets the case with A1, 4 from home",
                "keeps the case from A1",
            ),
            (
                format!("{to_case} let A1-TAN+ let B1-PAR"),
                "threatens A1 with B1",
                "protects A1",
            ),
            (carried, "brings A1 to 2 from home", "keeps A1 from being 2 from home"),
            (
                format!("{to_case} let A1-TAN+ let B1-PAR let C1-BOM let B1xA1+"),
                "takes the case from A1",
                "protects A1",
            ),
        ] {
            assert_eq!(reasons(&actions), (reason.to_owned(), against.to_owned()), "{actions}");
        }
    }
}
