//! What a decision rested on, as the open sheets of a finished game show it.

use super::replay::{Replay, Step};
use crate::agent::action::{Action, Announcement, Call};
use crate::agent::money::Dollars;
use crate::agent::pieces::{Agent, Player};
use crate::agent::table::Phase;

/// A player's money on the agent that a decision was about, beside everybody else's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth {
    /// The agent: in an attack, and in an objection to one, its victim.
    pub agent: Agent,
    /// How the player stands there.
    pub backing: Backing,
    /// Whether the player claimed influence by it without any money, where another has some.
    pub is_bluff: bool,
}

/// How a player's stake on an agent compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backing {
    /// Nobody has money there.
    Nobody,
    /// The player alone has.
    Alone(Dollars),
    /// The player has more than any other.
    Most(Dollars),
    /// The player shares the highest stake.
    Shared(Dollars),
    /// Another has more.
    Less {
        /// The player's stake.
        own: Dollars,
        /// The player with the highest one, the next clockwise of several.
        other: Player,
        /// That stake.
        most: Dollars,
    },
}

impl Replay {
    /// What the decision of a step rested on; `None` at the beginning, and where money was staked.
    pub fn truth(&self, step: usize) -> Option<Truth> {
        let &(player, action) = self.steps().get(step)?.decision()?;
        let before = self.steps().get(step.checked_sub(1)?)?;
        let deed = match action {
            Action::Stake(_) => return None,
            Action::Announce(deed) => deed,
            Action::Call(_) => match before.table().phase() {
                Phase::Victory { action, .. } => *action,
                _ => before.table().pending()?,
            },
        };
        let agent = match (action, deed) {
            (Action::Announce(_) | Action::Call(Call::Object), Announcement::Attack { victim, .. }) => victim,
            _ => deed.agent(),
        };
        let backing = backing(before, player, agent);
        let claims_influence = match action {
            Action::Announce(_) | Action::Call(Call::Object) => !matches!(deed, Announcement::Attack { .. }),
            Action::Call(call) => call == Call::Insist,
            Action::Stake(_) => false,
        };
        Some(Truth {
            agent,
            backing,
            is_bluff: claims_influence && matches!(backing, Backing::Less { own: 0, .. }),
        })
    }
}

fn backing(at: &Step, player: Player, agent: Agent) -> Backing {
    let stake = |player: Player| at.sheet(player).stake(agent);
    let own = stake(player);
    let others = at.table().options().clockwise_after(player);
    let others = others
        .filter(|&other| other != player)
        .map(|other| (other, stake(other)));
    let best = others.fold(None, |best: Option<(Player, Dollars)>, (other, stake)| match best {
        Some((_, most)) if most >= stake => best,
        _ => Some((other, stake)),
    });
    match best {
        Some((other, most)) if most > own => Backing::Less { own, other, most },
        _ if own == 0 => Backing::Nobody,
        Some((_, most)) if most == own => Backing::Shared(own),
        Some((_, most)) if most > 0 => Backing::Most(own),
        _ => Backing::Alone(own),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::{Referee, read_action};

    /// The truth of each decision of a game of three with one round.
    fn truths(actions: &str) -> Vec<Option<Truth>> {
        let options = "3,agents=1,map=short,round-limit=1".parse().unwrap();
        let mut referee = Referee::new(options, Player::ALL[0], &[], 7);
        for text in actions.split(' ') {
            let asked = referee.asked().unwrap();
            referee.play(asked, &read_action(text).unwrap()).unwrap();
        }
        let replay = referee.replay().unwrap();
        (0..replay.steps().len()).map(|step| replay.truth(step)).collect()
    }

    #[test]
    fn the_truth_compares_all_sheets_on_the_agent_in_question() {
        let game = "$A1=1000 $A1=500,B1=300 $B1=300 A1-NYC let object insist give-up give-up give-up B1-HAM let let \
                    C1-BOM let let";
        let american = Agent::ALL[0];
        let british = Agent::ALL[2];
        let found = truths(game);
        let backing = |step: usize| found[step].map(|truth| (truth.agent, truth.backing, truth.is_bluff));
        assert_eq!(found[..4], [None; 4], "the beginning, and three sheets");
        assert_eq!(backing(4), Some((american, Backing::Most(1000), false)));
        let nothing = |player: usize, most| Backing::Less {
            own: 0,
            other: Player::ALL[player],
            most,
        };
        assert_eq!(
            backing(5),
            Some((american, nothing(0, 1000), true)),
            "an objection with nothing"
        );
        assert_eq!(backing(6), Some((american, Backing::Most(1000), false)));
        assert_eq!(
            backing(7),
            Some((american, nothing(0, 1000), false)),
            "to give up claims nothing"
        );
        let shared = found.iter().flatten().find(|truth| truth.agent == british).unwrap();
        assert_eq!(shared.backing, Backing::Shared(300));
        let last = found.last().copied().flatten().unwrap();
        assert_eq!((last.backing, last.is_bluff), (Backing::Nobody, false));
    }
}
