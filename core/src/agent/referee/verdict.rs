//! Why the winner won.

use super::whole_game::Referee;
use crate::agent::action::{Call, EndReason, Event, Heard, Outcome};
use crate::agent::money::Dollars;
use crate::agent::options::Victory;
use crate::agent::pieces::{Agent, Player};

/// Why a game was won, or by nobody (`docs/agent.md` §5.3 to §5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The winner has the most money on the agent, at least of those who claimed the victory.
    Most {
        /// The winner.
        winner: Player,
        /// The agent on whom the game was decided.
        agent: Agent,
        /// The winner's stake on the agent.
        amount: Dollars,
        /// Whether somebody who did not claim the victory has more. Then others who claimed it may have as much.
        is_among_claimants: bool,
    },
    /// Several have the most, and the winner is the one of them who brought the agent home.
    TiedAndBrought {
        /// The winner.
        winner: Player,
        /// The agent on whom the game was decided.
        agent: Agent,
        /// The stake of each.
        amount: Dollars,
    },
    /// Several have the most, and the winner is the first of them clockwise from the one who brought the agent home.
    TiedAndNext {
        /// The winner.
        winner: Player,
        /// The player who brought the agent home.
        mover: Player,
        /// The agent on whom the game was decided.
        agent: Agent,
        /// The stake of each.
        amount: Dollars,
    },
    /// Nobody has money on the agent, and the winner brought them home.
    NobodyStaked {
        /// The winner.
        winner: Player,
        /// The agent on whom the game was decided.
        agent: Agent,
    },
    /// The winner brought the agent home, and nobody else claimed the victory.
    Unclaimed {
        /// The winner.
        winner: Player,
        /// The agent on whom the game was decided.
        agent: Agent,
    },
    /// After the last round several have the most on the agent with the case, and so nobody wins.
    DrawnByTie {
        /// The agent with the case.
        agent: Agent,
        /// The stake of each.
        amount: Dollars,
    },
    /// After the last round nobody has money on the agent with the case.
    DrawnUnstaked {
        /// The agent with the case.
        agent: Agent,
    },
    /// After the last round no agent has the case.
    DrawnFreeCase,
}

impl Referee {
    /// Why the game was won; `None` before the end.
    pub fn verdict(&self) -> Option<Verdict> {
        let Outcome { winner, reason, agent } = self.outcome()?;
        let Some(agent) = agent else {
            return Some(Verdict::DrawnFreeCase);
        };
        let view = self.view(Player::ALL[0]);
        let stake = |player: Player| view.shown(player).map_or(0, |sheet| sheet.stake(agent));
        let highest = self.options().seats().map(stake).max().unwrap_or(0);
        let Some(winner) = winner else {
            return Some(match highest {
                0 => Verdict::DrawnUnstaked { agent },
                amount => Verdict::DrawnByTie { agent, amount },
            });
        };
        let amount = stake(winner);
        let is_among_claimants = amount < highest;
        let most = Verdict::Most {
            winner,
            agent,
            amount,
            is_among_claimants,
        };
        if reason == EndReason::RoundLimit {
            return Some(most);
        }
        let mover = self.table().turn();
        let is_by_claim = self.options().victory == Victory::Claim;
        let claims = |player: Player| {
            let heard = Heard::Called(Call::Win);
            self.events().contains(&Event::Decided { player, heard })
        };
        let compared = |player: Player| !is_by_claim || player == mover || claims(player);
        if is_by_claim && !self.options().seats().any(claims) {
            return Some(Verdict::Unclaimed { winner, agent });
        }
        // Those who tie below somebody else's stake tie only among themselves.
        if is_among_claimants {
            return Some(most);
        }
        let mut others = self.options().clockwise_after(winner);
        let is_tied = others.any(|other| compared(other) && stake(other) == amount);
        Some(match (amount, is_tied) {
            (0, _) => Verdict::NobodyStaked { winner, agent },
            (_, false) => most,
            (_, true) if winner == mover => Verdict::TiedAndBrought { winner, agent, amount },
            (_, true) => Verdict::TiedAndNext {
                winner,
                mover,
                agent,
                amount,
            },
        })
    }
}
