//! A contest after an objection that the mover stands by: claims, the leader, and the next player asked
//! (`docs/agent.md` §5).

use super::action::Announcement;
use super::money::Dollars;
use super::pieces::{Player, Players};

/// Claims on the agent that is to act, and the players who gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contest {
    /// The player to decide.
    pub asked: Player,
    /// The player who objected.
    pub objector: Player,
    /// The deed that was announced.
    pub action: Announcement,
    pub(super) claims: [Dollars; Player::MOST],
    pub(super) out: Players,
}

impl Contest {
    /// A player's highest claim, if any.
    pub const fn claim(&self, player: Player) -> Option<Dollars> {
        match self.claims[player.index()] {
            0 => None,
            claim => Some(claim),
        }
    }

    /// The highest claim of all; 0 if there is none.
    pub fn highest(&self) -> Dollars {
        self.claims.into_iter().max().unwrap_or(0)
    }

    /// The players who gave up.
    pub const fn out(&self) -> Players {
        self.out
    }

    /// The player with the highest claim; on a tie the mover, who also leads while nobody has claimed.
    pub fn leader(&self, mover: Player) -> Player {
        let highest = self.highest();
        if self.claims[mover.index()] == highest {
            return mover;
        }
        let leads = |player: &Player| self.claims[player.index()] == highest;
        Player::ALL
            .into_iter()
            .find(leads)
            .expect("some player has the highest claim")
    }

    /// The next of the `rivals`, given in asking order; `None` when all but the leader have given up. The leader is
    /// asked only while nobody has claimed.
    pub(super) fn next_asked(&self, rivals: impl Iterator<Item = Player> + Clone, mover: Player) -> Option<Player> {
        let leader = self.leader(mover);
        let remains = |&player: &Player| player != leader && !self.out.contains(player);
        if !rivals.clone().any(|player| remains(&player)) {
            return None;
        }
        let unclaimed = self.highest() == 0;
        let is_asked = |&player: &Player| !self.out.contains(player) && (player != leader || unclaimed);
        let after = rivals.clone().skip_while(|&player| player != self.asked).skip(1);
        after.chain(rivals).find(is_asked)
    }
}
